/** Where the sand of a feature page stands: not on all of them alike, so that the pages differ below their first screen. */
import type { SandPlace } from '../../art/sandAvif.ts';
import type { Feature } from '../../content/schemas.ts';

/** @param screen the picture that gives the page its arrangement */
export const sandPlaceOf = (screen: Feature['screen']): SandPlace =>
  screen === 'wallet' || screen === 'rewards' ? 'above' : 'beside';
