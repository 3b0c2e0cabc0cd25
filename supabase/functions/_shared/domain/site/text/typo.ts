import { addressWords } from "../../homes/address-words.ts";

/** Slips of the keys, in the names of places and in the words of a search. */

/**
 * Whether a suggested label may be meant by a name that no place has: "Ashevile" is almost "Asheville, NC", and "Abercron
 * street savannah" almost "Abercorn Street, Savannah, GA". Two letters, in short names one.
 */
export function isAlmostPlace(label: string, place: string): boolean {
  const parts = label.split(", ");
  const typed = addressWords(place);
  const most = typed.length < 6 ? 1 : 2;
  return parts.some((_, n) =>
    isTypo(typed, addressWords(parts.slice(0, n + 1).join(", ")), most, true),
  );
}

/**
 * Whether a word is another one with at most so many letters missing, added, swapped with the next one or, if
 * `mayDiffer`, replaced.
 */
export function isTypo(typed: string, meant: string, most: number, mayDiffer: boolean): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const [a, b] = [typed.slice(at), meant.slice(at)];
  if (a === b) return true;
  if (most === 0 || Math.abs(a.length - b.length) > most) return false;
  const goesOn = (rest: string, ours: string) => isTypo(rest, ours, most - 1, mayDiffer);
  return (
    goesOn(a.slice(1), b) ||
    goesOn(a, b.slice(1)) ||
    (a[0] === b[1] && a[1] === b[0] && goesOn(a.slice(2), b.slice(2))) ||
    (mayDiffer && goesOn(a.slice(1), b.slice(1)))
  );
}
