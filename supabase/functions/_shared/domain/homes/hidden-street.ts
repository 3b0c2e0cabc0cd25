import { addressWords, isDirection, isRoadClass, isStreetKind } from "./address-words.ts";
import type { Exact } from "./exact-place.ts";
import type { Place } from "./geocoding.ts";

/**
 * Hiding a home's street until a showing is confirmed (docs/decisions/0090). SQL moves the street and
 * the exact place out of the public row, and back (schemas/homes/hidden_streets.sql); what is here has
 * to agree with it. How owners read what is hidden is in exact-place.ts.
 */

/** Shown to owners where they choose. */
export const HIDE_STREET = {
  label: "Hide the street until a showing is confirmed",
  hint: "Buyers see the town, the ZIP code and a mile-wide circle with your home somewhere inside. Visitors get the street once their showing is confirmed. If it is cancelled, we hide the street again.",
  atOnce: "If you confirm showings right away, each visitor who books gets the street.",
  published:
    "People who saved your page still have the street. Search engines and shared links may show it for some days.",
} as const;

/** Shown to owners before they publish a document about a home whose street they hide. */
export const STREET_IN_DOCUMENTS =
  "You are hiding the street of this home, but this document may name it. Documents from our kit have the address at the top. Everyone who may open the document can read it.";

/** The middle of the square around a place; many homes share it. */
export function approximatePlace({ lat, lng }: Place): Place {
  const middle = Number(((Math.floor(lat * 100) + 0.5) / 100).toFixed(3));
  const squares = Math.floor(36_000 * Math.cos((middle * Math.PI) / 180));
  const width = 360 / Math.max(squares, 1);
  const east = (Math.floor((lng + 180) / width) + 0.5) * width - 180;
  return { lat: middle, lng: Number(east.toFixed(6)) };
}

/** A home in a form, as everyone else would see it. */
export function asPublished<Home extends Exact & { address_hidden: boolean; zip_code: string }>(
  home: Home,
): Home {
  if (!home.address_hidden) return home;
  const { lat, lng, zip_code } = home;
  const place = lat === null || lng === null ? { lat, lng } : approximatePlace({ lat, lng });
  return { ...home, ...place, address: "", zip_code: zip_code.slice(0, 5) };
}

/**
 * Whether a text has the number and the name of a street, in whatever spelling of its direction and kind. A street
 * without a number must be written out. `private.names_street` has the same rule in SQL.
 */
export function namesStreet(text: string, address: string): boolean {
  const { street, number, name, whole, isNumber } = partsOf(address);
  if (street === "") return false;
  const words = ` ${compared(addressWords(text), address)} `;
  if (words.includes(` ${street} `)) return true;
  if (!number || !name) return false;
  const inWords = numberInWords(number);
  if (inWords !== undefined && words.includes(` ${inWords} ${whole} `)) return true;
  // Numbers are everywhere, so "1010 South 500 East" is recognized only where its two numbers are together.
  return new RegExp(` ${number}${isNumber ? "" : "( [^ ]+){0,2}"} ${name} `).test(words);
}

/** "One Elm Street": numbers below a hundred are written in words. `private.number_in_words` does the same in SQL. */
function numberInWords(number: string): string | undefined {
  const value = /^[1-9][0-9]?$/.test(number) ? Number(number) : 0;
  if (value === 0) return undefined;
  if (value < 20) return ONES[value];
  const [ten = "", one = ""] = [TENS[Math.floor(value / 10)], ONES[value % 10]];
  return one === "" ? ten : `${ten} ${one}`;
}

const ONES = [
  ...["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"],
  "nineteen",
];
const TENS = "  twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A warning for the owner about a text of a home whose street is hidden; undefined if the text is fine. */
export function streetNote(text: string, address: string): string | undefined {
  if (namesStreet(text, address))
    return "This names the street that you hide. Please leave out the number and the street.";
  if (mentionsStreet(text, address))
    return "This names your street. Buyers who know the area can guess the rest.";
  return undefined;
}

/** Whether a text says the name of a street with its kind: "just off Maple St.", "near 500 East". */
export function mentionsStreet(text: string, address: string): boolean {
  const { name, whole, kind, isNumber } = partsOf(address);
  const words = ` ${addressWords(text)} `;
  // "Calle de la Paz", "Avenue of the Americas": all of it, as no kind ends it.
  if (whole.includes(" ") && !isNumber && words.includes(` ${whole} `)) return true;
  if (!name || (!kind && !isNumber)) return false;
  if (isNumber) return new RegExp(` ${name} ([ns]?[ew]|[ns]) `).test(words);
  if (isRoadClass(name.split(" ")[0] ?? "")) return words.includes(` ${name} `);
  return new RegExp(` ${name}( [^ ]+){0,2} ${kind} `).test(words);
}

/** Words that name no street by themselves. */
const COMMON = [
  "st",
  "ste",
  "mt",
  "ft",
  "dr",
  "el",
  "la",
  "las",
  "los",
  "san",
  "santa",
  "old",
  "the",
];

function partsOf(address: string) {
  const street = compared(streetWords(address), address);
  const [first = "", ...after] = street.split(" ");
  const number = after.length > 0 && /[0-9]/.test(first) ? first : undefined;
  const rest = after[0] === "1" && after[1] === "2" && after.length > 2 ? after.slice(2) : after;
  const begin = rest.findIndex((word) => !/^[0-9]+$/.test(word));
  const names = begin === -1 ? rest : rest.slice(begin);
  const [word = "", next] = names;
  const isCommon =
    COMMON.includes(word) || isStreetKind(word) || isRoadClass(word) || isDirection(word);
  return {
    street,
    number,
    /** The number of a street that has only a number for a name. */
    name: begin === -1 ? names.join(" ") : isCommon && next ? `${word} ${next}` : word,
    /** All words of the name, with its kind. */
    whole: names.join(" "),
    isNumber: begin === -1,
    kind: isRoadClass(word) ? word : names.slice(1).find(isStreetKind),
  };
}

function streetWords(address: string): string {
  return addressWords(address.split(",", 1)[0] ?? "");
}

/** The words of a street without directions, unless one of them is the street's name, as in "South St". */
function compared(words: string, address: string): string {
  const withoutDirections = (text: string) =>
    text
      .split(" ")
      .filter((word) => !isDirection(word))
      .join(" ");
  const names = withoutDirections(streetWords(address)).split(" ").slice(1);
  return names.every(isStreetKind) && names.length > 0 ? words : withoutDirections(words);
}
