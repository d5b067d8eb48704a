/**
 * The element that a key moves the focus to, wrapping at the ends (tabs, menu button and accordion, ARIA Authoring
 * Practices).
 * @param keys for previous, next, first and last
 * @returns `undefined` for other keys, or if the focus is elsewhere
 */
export function neighbour<Item extends Element>(
  key: string,
  list: readonly Item[],
  focused: EventTarget | null,
  keys: readonly string[],
): Item | undefined {
  const now = (list as readonly (EventTarget | null)[]).indexOf(focused);
  const place = [now - 1, now + 1, 0, -1][keys.indexOf(key)];
  return now < 0 || place === undefined ? undefined : list.at(place % list.length);
}
