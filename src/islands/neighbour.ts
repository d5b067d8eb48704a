/**
 * Which element of a list a key leads to, round and round (tabs, menu button and
 * accordion, ARIA Authoring Practices).
 * @param keys the keys for the one before, the one after, the first and the last
 * @returns none for any other key, or when the focus is elsewhere
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
