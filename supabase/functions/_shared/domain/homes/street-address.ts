import { type StateCode, stateCode, US_STATES } from "./us-states.ts";

/**
 * Finds US addresses in texts and cells. An address is read to its end or not at all: half of one names another
 * home ("2 Main St" of "123 1/2 Main St").
 */
export type Address = { street: string; city?: string; state?: StateCode; zip?: string };
export type FoundAddress = Address & { from: number; to: number };

/** The address in a cell that holds nothing else. @param town the town of the same row, if a column has it. */
export function readAddress(cell: string, town?: string): Address | undefined {
  const text = cell.trim().replace(/,?\s+(?:USA|U\.S\.A\.|United States(?: of America)?)$/i, "");
  const [, before, state = "", zip] = END.exec(text) ?? [];
  const code = stateCode(state);
  if (before === undefined || !code) return wholeStreet(text, town);
  // A ZIP code of another state is kept: some cross the state line, and the wizard asks the owner.
  const place = { state: code, ...(zip ? { zip } : {}) };
  const comma = before.lastIndexOf(",");
  const city = before.slice(comma + 1).trim();
  if (comma !== -1 && IS_CITY.test(city) && !IS_UNIT.test(city)) {
    const street = before.slice(0, comma).trim();
    return /\d/.test(street) ? { street, city, ...place } : undefined;
  }
  if (town && endsWith(before, town)) {
    const street = withoutEnd(before, town);
    return /\d/.test(street) ? { street, city: town, ...place } : undefined;
  }
  if (!zip && comma === -1) return wholeStreet(text, town);
  const [found] = addressesIn(text);
  return found?.from === 0 && found.to === text.length && found.city ? addressOf(found) : undefined;
}

function addressOf({ from: _from, to: _to, ...address }: FoundAddress): Address {
  return address;
}

/** A cell without a state is a street, perhaps with its unit, or with the town that another column names. */
function wholeStreet(text: string, town: string | undefined): Address | undefined {
  const street = town && endsWith(text, town) && /,/.test(text) ? withoutEnd(text, town) : text;
  const parts = street.split(/,\s*/).slice(1);
  return /\d/.test(street) && parts.every((part) => IS_UNIT.test(part)) ? { street } : undefined;
}

function endsWith(text: string, town: string): boolean {
  return text.toLowerCase().endsWith(` ${town.toLowerCase()}`);
}

function withoutEnd(text: string, town: string): string {
  return text.slice(0, -town.length).replace(/[,\s]+$/, "");
}

/** All addresses in running text, each with its town where it follows. */
export function addressesIn(text: string): FoundAddress[] {
  const found: FoundAddress[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(HOUSE_NUMBER)) {
    if (index < end || OTHER_NUMBER.test(text.slice(Math.max(0, index - 10), index))) continue;
    const address = addressAt(text, index, index + number.length);
    if (!address) continue;
    found.push(withUnitBefore(text, address));
    end = address.to;
  }
  return found;
}

/** "Unit 4, 22 Main St" is 22 Main St Unit 4. */
function withUnitBefore(text: string, address: FoundAddress): FoundAddress {
  const before = text.slice(Math.max(0, address.from - LONGEST_UNIT), address.from);
  const [said, unit] = UNIT_BEFORE.exec(before) ?? [];
  if (!said || !unit) return address;
  return { ...address, street: `${address.street} ${unit}`, from: address.from - said.length };
}

function addressAt(text: string, from: number, after: number): FoundAddress | undefined {
  const ends = STREETS.flatMap((street) => {
    street.lastIndex = after;
    const match = street.exec(text);
    return match && isNamed(match[0]) ? [after + match[0].length] : [];
  });
  if (ends.length === 0) return undefined;
  UNIT.lastIndex = Math.max(...ends);
  const to = UNIT.lastIndex + (UNIT.exec(text)?.[0].length ?? 0);
  const street = text.slice(from, to).trim().replace(/\.$/, "");
  const place = placeAt(text, to);
  if (place && (place.isApart || hasOneEnd(street))) return { street, from, ...place.place };
  const isSentenceEnd = text[to - 1] === "." && kindsIn(street) === 1;
  return isSentenceEnd || ENDS.test(text.slice(to, to + 20)) ? { street, from, to } : undefined;
}

/** "Boise, ID 83702" from here on. Apart: behind a comma or on the next line. */
function placeAt(text: string, at: number) {
  PLACE.lastIndex = at;
  const match = PLACE.exec(text);
  const { gap = "", city = "", state = "", zip } = match?.groups ?? {};
  const code = stateCode(state);
  if (!match || !code) return undefined;
  const place = { city, state: code, ...(zip ? { zip } : {}), to: at + match[0].length };
  return { place, isApart: /[,\n]/.test(gap) };
}

/**
 * In an address without a comma, it must be clear which word ends the street: "Maple St St. Louis", "Blvd North Las
 * Vegas".
 */
function hasOneEnd(street: string): boolean {
  return kindsIn(street) === 1 && IS_KIND.test(street.split(" ").at(-1) ?? "");
}

function kindsIn(street: string): number {
  return street.split(" ").filter((word, at) => at > 0 && IS_KIND.test(word)).length;
}

/** Capital letters throughout, or none: "10 quiet Park Street" is a description. */
function isNamed(street: string): boolean {
  return /^ ?[\p{Lu}\d"]/u.test(street) || street === street.toLowerCase();
}

/** Words of distances, sizes and sentences: "5 minutes from Main Street". */
const NOT_NAMES =
  "minutes?|mins?|miles?|blocks?|beds?|bedrooms?|br|bd|baths?|bathrooms?|ba|cars?|acres?|years?|yrs?|sq|sqft|square (?:feet|foot)|ft|story|stories|units?|rooms?|doors?|hours?|days?|weeks?|months?|from|to|off|away|near|next|and|or|with|on|in|at|for|is|by|price|asking|per";

const KIND =
  "(?:alley|aly|avenue|ave|av|bend|bnd|boulevard|blvd|bluff|branch|bridge|brook|bypass|byp|canyon|causeway|chase|circle|cir|cliff|close|commons|common|corner|court|ct|cove|cv|creek|crescent|cres|crossing|xing|curve|dale|drive|dr|estate|estates|expressway|expy|extension|ext|freeway|fwy|gardens|gate|gateway|glen|green|grove|harbor|heights|hts|highway|hwy|hill|hollow|island|isle|junction|key|knoll|lake|landing|lane|ln|loop|manor|meadow|meadows|mews|mill|mount|oval|park|parkway|pkwy|pass|passage|path|pike|place|pl|plaza|plz|point|pt|ramp|ranch|ridge|rdg|road|rd|row|run|shore|shores|spring|springs|square|sq|station|street|st|summit|terrace|ter|terr|trace|trce|track|trail|trl|turnpike|tpke|valley|view|village|vista|walk|way|wharf)\\.?";
const DIRECTION =
  "(?:north ?east|north ?west|south ?east|south ?west|north|south|east|west|[ns]\\.?[ew]\\.?|[nsew]\\.?)(?![\\p{L}\\p{N}])";
const WORD = `(?!(?:${NOT_NAMES})(?![\\p{L}]))(?:[\\p{L}"][\\p{L}'’‘."-]{0,24}|\\d{1,4}(?:st|nd|rd|th))`;
const ROAD =
  "(?:(?:farm|ranch) to market (?:road|rd)|highway|hwy|route|rte|rt|road|rd|county|fm|rm|cr|sr|sh|us|u\\.s\\.)\\.?";

const HOUSE_NUMBER =
  /(?<![\p{L}\p{N}.,$#/½¼¾-])(?:[NSEW]\d{1,3} ?[NSEW]\d{1,5}|[NSEW]\d{3,5}|\d{1,3}[NSEW]\d{1,5}|\d{1,6}(?:-\d{1,5}|-[A-Z](?= ))?(?:[A-Za-z](?![A-Za-z]))?)(?: ?(?:[13]\/[24]|[½¼¾]))? (?=["\p{L}\d])/gu;
/** Words that make a number before a street something other than a house number: the number of a lot or a telephone. */
const OTHER_NUMBER =
  /\b(?:lot|unit|apt|suite|block|no|parcel|phase|tract|#)\.? ?#?$|\d{3}[ .-]\d{3} $/i;

const sticky = (pattern: string) => new RegExp(pattern, "iuy");
const END_OF_WORD = "(?![\\p{L}\\p{N}'’‘-])";
const STREETS = [
  // A street with a name, such as "N Maple St" or "75th St E".
  sticky(`(?:${DIRECTION} )?(?:${WORD} ){1,5}${KIND}${END_OF_WORD}(?: ${DIRECTION})?`),
  // A numbered road, such as "US Highway 93 N", "County Road 12B", "Farm to Market Rd 1960 W", "US-93" or "State Route
  // 9".
  sticky(
    `(?:${DIRECTION} )?(?:(?:(?:${WORD} ){0,3}${ROAD} ?#?|(?:us|sr|cr|fm|rm|sh)[ -]|[a-z]{2}-|i-)\\d{1,4}[a-z]?(?: (?:frontage )?(?:road|rd)\\.?)?|county (?:${ROAD} )?[a-z]{1,2})${END_OF_WORD}(?: ${DIRECTION})?`,
  ),
  // A street of a grid, such as "South 500 East".
  sticky(`${DIRECTION} \\d{1,5} ${DIRECTION}`),
  sticky(`(?:${DIRECTION} )?(?:avenue|ave) (?:of (?:the )?${WORD}|[a-z])${END_OF_WORD}`),
  sticky(
    `(?:${DIRECTION} )?(?:avenida|calle|(?:el )?camino|via|paseo|rue|corte|calzada|plaza|placita|vista)(?: (?:de|del|la|las|los|el|du|des|${WORD})){1,4}${END_OF_WORD}`,
  ),
  sticky(`(?:${DIRECTION} )?broadway${END_OF_WORD}(?: ${DIRECTION})?`),
];
const UNIT_NAME =
  "(?:(?:apt|apartment|unit|suite|ste|bldg|building)\\b\\.? ?#? ?|# ?|lot ?#? ?(?=\\d{1,4}(?![\\dx]|[.,]\\d| ?(?:sq|acre))))(?:[a-z]?\\d{1,5}(?:-?[a-z0-9]{1,4})?|ph ?\\d{0,3}|[a-z](?:-\\d{1,4})?)|\\d{1,2}(?:st|nd|rd|th) (?:floor|fl)|penthouse|rear";
const UNIT = sticky(`(?:,? ?(?:${UNIT_NAME})${END_OF_WORD}){0,2}`);
const LONGEST_UNIT = 30;
const UNIT_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])(${UNIT_NAME}), ?$`, "iu");
const IS_UNIT = new RegExp(`^(?:${UNIT_NAME})(?:,? ?(?:${UNIT_NAME}))?$`, "iu");
const IS_KIND = new RegExp(`^${KIND}$`, "iu");

const STATE_NAMES = Object.values(US_STATES)
  .map(({ name }) => name)
  .sort((a, b) => b.length - a.length);
export const STATE = `(?:[A-Z]{2}|${STATE_NAMES.join("|")})`;
/** "St. Louis", "O’Fallon", "La Cañada", "Coeur d'Alene", "Fond du Lac"; other small words begin a sentence's next part. */
export const CITY =
  "(?:King of Prussia|Isle of Palms|Lake in the Hills|Lake of the Woods|Truth or Consequences|\\p{Lu}[\\p{L}\\p{M}'’‘.-]{0,24}(?: (?:\\p{Lu}[\\p{L}\\p{M}'’‘.-]{0,24}|d['’]\\p{L}{1,20}|de|del|du|la|le|los|las|el)){0,4})";
const ZIP = "\\d{5}(?:-\\d{4})?";
const PLACE = new RegExp(
  `(?<gap>(?:,\\s{0,3}|\\s{1,3}))(?<city>${CITY})(?:, ?| )(?<state>${STATE})(?:,? {1,3}(?<zip>${ZIP}))?(?![\\p{L}\\p{N}])`,
  "uy",
);
const IS_CITY = new RegExp(`^(?:${CITY}|[\\p{L}\\p{M}'’‘. -]{2,40})$`, "u");
const END = new RegExp(`^(.*?)[,\\s]+(${STATE}|[a-z]{2})(?:[,\\s]+(${ZIP}))?$`, "u");
/** An address is followed by punctuation, or by a word that continues the sentence. */
const ENDS =
  /^(?:\s*$|[,;.:|\n()!?·•*"”–—/]| ?[-–—|·•*($]| ?\n| (?:in|is|has|with|near|on|and|offers|for|just|built|was|features|boasts|at|where|which|sits|by) )/u;
