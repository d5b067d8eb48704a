/** One slip of the finger. */

/**
 * Whether a word becomes another by one slip: a letter too many, one missing, a wrong one, or two that changed places
 * (Damerau 1964, the four errors that are four fifths of all).
 * @param isOpen whether the word may go on: then the other one has to begin with what becomes of it
 */
export function isOneEditAway(typed: string, known: string, isOpen: boolean): boolean {
  if (isOpen ? known.length < typed.length - 1 : Math.abs(typed.length - known.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === known[at]) at += 1;
  const goesOn = (fromTyped: number, fromKnown: number): boolean => {
    const [rest, other] = [typed.slice(at + fromTyped), known.slice(at + fromKnown)];
    return isOpen ? other.startsWith(rest) : other === rest;
  };
  return (
    goesOn(1, 1) ||
    goesOn(1, 0) ||
    goesOn(0, 1) ||
    (typed[at] === known[at + 1] && typed[at + 1] === known[at] && goesOn(2, 2))
  );
}
