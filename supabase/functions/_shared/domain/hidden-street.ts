import { asLatin } from "./as-read.ts";
import type { Exact } from "./exact-place.ts";
import type { Place } from "./geocoding.ts";

/**
 * Hiding a home's street until a viewing is confirmed (docs/decisions/0090). SQL moves the street and
 * the exact place out of the public row, and back (migrations/…_hidden_streets.sql); what is here has
 * to agree with it. How owners read what is hidden is in exact-place.ts.
 */

/** What buyers read in place of the street, and when they get it. */
export const APPROXIMATE_PLACE = "Approximate place";
export const STREET_LATER = "The owner shows the street once a viewing is confirmed.";

/** Shown to owners where they choose. */
export const HIDE_STREET = {
  label: "Hide the street until a viewing is confirmed",
  hint: "Buyers see the town, the ZIP code and a mile-wide circle with your home somewhere inside. Visitors get the street once their viewing is confirmed; if it is cancelled, we no longer show it.",
  atOnce: "If viewings are confirmed automatically, everyone who books gets the street.",
  published:
    "Anybody who saved what was public still has it: search engines and shared links may show the street for some days.",
} as const;

/** Shown to owners before they publish a document about a home whose street they hide. */
export const STREET_IN_DOCUMENTS =
  "You are hiding the street of this home, and the document may name it. Papers from our document kit do: the address is at the top. Anyone who may open the document can read it.";

/** Meters around an approximate place within which the home is: half a mile. */
export const APPROXIMATE_RADIUS_M = 805;

/** The middle of the square that a place lies in; many homes share it. */
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
 * Whether a text says the number and the name of a street, however it abbreviates its direction and
 * kind. A place without a number has to be written out.
 */
export function namesStreet(text: string, address: string): boolean {
  const { street, number, name } = partsOf(address);
  if (street === "") return false;
  const words = ` ${plainWords(text)} `;
  if (words.includes(` ${street} `)) return true;
  return Boolean(number && name && new RegExp(` ${number}( [a-z0-9]+){0,2} ${name} `).test(words));
}

/** What to tell the owner about a text of a home whose street is hidden; undefined if nothing. */
export function streetNote(text: string, address: string): string | undefined {
  if (namesStreet(text, address))
    return "This gives away the street that you hide. Please leave out the number and the street.";
  if (mentionsStreet(text, address))
    return "This names your street. Buyers who know the area can guess the rest.";
  return undefined;
}

/** Whether a text says the name of a street with its kind: "just off Maple St.". */
export function mentionsStreet(text: string, address: string): boolean {
  const { name, kind } = partsOf(address);
  const kinds = KINDS.find((same) => same.includes(kind ?? ""));
  if (!name || !kinds) return false;
  return new RegExp(` ${name}( [a-z0-9]+){0,2} (${kinds.join("|")}) `).test(
    ` ${plainWords(text)} `,
  );
}

/** Spellings of the same kind of street. */
const KINDS = [
  ["street", "st"],
  ["avenue", "ave", "av"],
  ["road", "rd"],
  ["drive", "dr"],
  ["lane", "ln"],
  ["court", "ct"],
  ["place", "pl"],
  ["boulevard", "blvd"],
  ["circle", "cir"],
  ["terrace", "ter"],
  ["trail", "trl"],
  ["parkway", "pkwy"],
  ["highway", "hwy"],
  ["square", "sq"],
  ["way"],
  ["loop"],
];

const DIRECTION = /^([nsew]|[ns][ew]|north|south|(north|south)?(east|west))$/;

function partsOf(address: string) {
  const street = plainWords(address.split(",", 1)[0] ?? "");
  const [first = "", ...rest] = street.split(" ");
  const names = rest.filter((word) => !/^[0-9]+$/.test(word) && !DIRECTION.test(word));
  return {
    street,
    number: rest.length > 0 && /[0-9]/.test(first) ? first : undefined,
    name: names[0],
    kind: names.slice(1).find((word) => KINDS.some((same) => same.includes(word))),
  };
}

/** Letters and digits in lower case, a single space for everything between them. */
function plainWords(text: string): string {
  return asLatin(text)
    .replace(/[^A-Za-z0-9]+/g, " ")
    .trim()
    .toLowerCase();
}
