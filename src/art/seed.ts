/** A seed from a name, so that each page has a figure of its own that never changes: FNV-1a, 32 bits. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
