/** Which feature pages have a figure in sand beside their text: not all, so that they differ below their first screen. */
import type { Feature } from '../../content/schemas.ts';

/** @param screen the picture that gives the page its arrangement */
export const hasSand = (screen: Feature['screen']): boolean => screen !== 'offer' && screen !== 'exchange';
