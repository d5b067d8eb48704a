/** Which feature pages have a figure in sand beside their loudest section: not the one that has a drawing there. */
import type { Feature } from '../../content/schemas.ts';

/** @param screen the picture that gives the page its arrangement */
export const hasSand = (screen: Feature['screen']): boolean => screen !== 'offer';
