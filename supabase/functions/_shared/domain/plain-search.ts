import { addressWords } from "./address-words.ts";
import { NUMBER_FILTERS, type NumberFilterName } from "./listing-fields.ts";
import { isFilterValue, type ListingFilters, ONLY } from "./listing-search.ts";
import { PROPERTY_TYPES } from "./listings.ts";
import { type NumberKind, readNumber } from "./read-number.ts";
import { US_STATES } from "./us-states.ts";

/**
 * Reads a search as people write it: "3 bed house under 400k in Boise with a garage". Rules only:
 * whatever they don't cover is returned to be shown, never guessed.
 */
type PlainSearch = {
  filters: ListingFilters;
  /** After "in": "boise", or "boise, ID". Only the database knows whether the place exists. */
  place?: string;
  /** "near me"; the device knows where that is. */
  isNearby?: true;
  /** What no rule covers, in the order of the text; may include places. */
  rest: string[];
};

/**
 * @returns undefined for a text without figures, places or a sale's status, which is better searched
 * for as words.
 */
export function readPlainSearch(text: string): PlainSearch | undefined {
  const reader = new Reader(text);
  readFigures(reader);
  readPrices(reader);
  readStates(reader);
  readNearness(reader);
  const isSearch = Object.keys(reader.filters).length > 0 || reader.isNearby;
  const place = readPlace(reader);
  if (!isSearch && place === undefined && reader.filters.place === undefined) return undefined;
  readTypes(reader);
  readKeywords(reader);
  return {
    filters: reader.filters,
    ...(place ? { place } : {}),
    ...(reader.isNearby ? { isNearby: true } : {}),
    rest: reader.rest(),
  };
}

/** Whether a suggested label is the place that was written: "boise" matches "Boise, ID". */
export function isPlaceNamed(label: string, place: string): boolean {
  const [said, asked] = [label, place].map((text) => ` ${addressWords(text)} `);
  return asked?.trim() !== "" && (said?.startsWith(asked ?? "") ?? false);
}

/** The text, from which everything understood is cut out. */
class Reader {
  readonly filters: ListingFilters = {};
  isNearby = false;
  #text: string;
  #unread: string[] = [];

  constructor(text: string) {
    this.#text = ` ${withDigits(text.toLowerCase().replace(/[“”"!?]/g, " "))} `;
  }

  /** Calls `use` for each match and cuts it out. If it returns false, the match can't be a filter. */
  read(pattern: RegExp, use: (groups: Record<string, string>) => boolean | undefined): void {
    this.#text = this.#text.replace(pattern, (...found) => {
      const match = String(found[0]).trim();
      const groups = (found.at(-1) ?? {}) as Record<string, string>;
      if (use(groups) !== false) return " | ";
      return ` |${this.#unread.push(match) - 1}| `;
    });
  }

  /** Sets all of them, or none if one can't be a filter. */
  set(numbers: Partial<Record<NumberFilterName, number>>): boolean {
    for (const { name, field } of NUMBER_FILTERS) {
      const value = numbers[name];
      if (value !== undefined && !(value > 0 && isFilterValue(field, value))) return false;
    }
    Object.assign(this.filters, numbers);
    return true;
  }

  /** Adds a word to a list of the filters, in the list's order. */
  add(name: "property_type" | "only", word: string, all: readonly string[]): void {
    const words = [...(this.filters[name] ?? "").split(","), word];
    this.filters[name] = all.filter((each) => words.includes(each)).join(",");
  }

  rest(): string[] {
    return this.#text
      .split(/\|(\d+)\||[|,;.]+(?=\s)/)
      .map((part, n) => (n % 2 === 1 && part ? (this.#unread[Number(part)] ?? "") : trimmed(part)))
      .filter((part) => part !== "");
  }
}

function readFigures(reader: Reader): void {
  // Phrases without a filter come first, before a part of them is taken for something else.
  reader.read(
    rule(
      `(${AT_MOST}) ${N} ?[- ]?(${BEDS}|${BATHS}|${STORIES}|acres?)|(no|without|w/o)( an?| any)? [a-z]+( fees?)?|(1|single)[- ](${STORIES})|half baths?`,
      ["no pending", "without pending"],
    ),
    () => false,
  );
  readRooms(reader, "min_bedrooms", BEDS);
  readRooms(reader, "min_bathrooms", BATHS);
  reader.read(
    rule(`(between )?(?<from>${N}) ?(-|to|and) ?(?<to>${N}) ?(${SQFT})`),
    ({ from, to }) => {
      const [least, most] = [number(from, "sqft"), number(to, "sqft")];
      return least <= most && reader.set({ min_sqft: least, max_sqft: most });
    },
  );
  reader.read(rule(`(${AT_MOST}) (?<n>${N}) ?(${SQFT})`), ({ n }) =>
    reader.set({ max_sqft: number(n, "sqft") }),
  );
  reader.read(rule(`((${AT_LEAST}) )?(?<n>${N}) ?\\+? ?(${SQFT})(${OR_MORE})?`), ({ n }) =>
    reader.set({ min_sqft: number(n, "sqft") }),
  );
  reader.read(
    rule(
      `((${AT_LEAST}) )?((?<part>1/2|half|1/4|quarter|an?)( of)?( an?)?|(?<n>${N}))[- ]?acres?( lot)?(${OR_MORE})?`,
    ),
    ({ n, part }) =>
      reader.set({ min_lot_size: n ? number(n, "decimal") : (PARTS[part ?? ""] ?? 1) }),
  );
  reader.read(rule(`built between (?<from>${YEAR}) and (?<to>${YEAR})`), ({ from, to }) => {
    return (
      number(from) <= number(to) &&
      reader.set({ min_year_built: number(from), max_year_built: number(to) })
    );
  });
  reader.read(
    rule(
      `(built )?(in or )?(after|since|newer than) (?<n>${YEAR})|built (?<m>${YEAR}) or (later|newer)`,
    ),
    ({ n, m }) => reader.set({ min_year_built: number(n ?? m) }),
  );
  reader.read(rule(`(built )?(in or )?(before|older than) (?<n>${YEAR})`), ({ n }) =>
    reader.set({ max_year_built: number(n) }),
  );
  reader.read(rule(`built in (?<n>${YEAR})`), ({ n }) =>
    reader.set({ min_year_built: number(n), max_year_built: number(n) }),
  );
  reader.read(
    rule(
      `(?<n>\\d)[- ]?cars?[- ]garage|garage for (?<m>\\d)( or more)? cars|(?<k>\\d)\\+? garage spaces?|garages?`,
    ),
    ({ n, m, k }) => reader.set({ min_garage_spaces: number(n ?? m ?? k ?? "1") }),
  );
  reader.read(rule(`((${AT_LEAST}) )?(?<n>\\d)\\+?[- ]?(${STORIES})(${OR_MORE})?`), ({ n }) =>
    reader.set({ min_stories: number(n) }),
  );
  reader.read(rule(`hoa( fees?)?( of)? (${AT_MOST}) (?<n>${MONEY})( (a|per) month)?`), ({ n }) =>
    reader.set({ max_hoa_fee: money(n) }),
  );
}

function readRooms(reader: Reader, name: "min_bedrooms" | "min_bathrooms", unit: string) {
  // "3 to 4 beds": bedrooms have no maximum.
  reader.read(rule(`${N} ?(-|to|and) ?${N} ?[- ]?(${unit})`), () => false);
  reader.read(
    rule(`((${AT_LEAST}) )?(?<n>${N}) ?\\+?( ?or more)?[- ]?(${unit})(${OR_MORE})?`),
    ({ n }) => reader.set({ [name]: number(n, "decimal") }),
  );
}

function readPrices(reader: Reader): void {
  reader.read(
    rule(
      `(prices? )?((between|from) )?(?!\\d{5}-\\d{4}\\b)(?<from>${MONEY}) ?(-|to|and) ?(?<to>${MONEY})`,
    ),
    ({ from, to }) => {
      const most = money(to);
      const unit = /[km]/.exec(unitOf(to))?.[0] ?? "";
      // "300 to 400k"
      const least = money(from) < 1000 && unit !== "" ? money(`${from}${unit}`) : money(from);
      if (!isPrice(least) || !isPrice(most) || least >= most) return false;
      return reader.set({ min_price: least, max_price: most });
    },
  );
  reader.read(
    rule(`(prices? )?(${AT_MOST}|cheaper than) (?<n>${MONEY})`),
    ({ n }) => isPrice(money(n)) && reader.set({ max_price: money(n) }),
  );
  reader.read(
    rule(`(prices? )?(${AT_LEAST}|from|starting at) (?<n>${MONEY})`),
    ({ n }) => isPrice(money(n)) && reader.set({ min_price: money(n) }),
  );
  // "around 400k", "400k": neither a minimum nor a maximum.
  reader.read(
    rule(
      `((around|about|roughly|circa|for) )?(\\$ ?${N}( ?(k|m|mil|million|thousand|grand))?|${N} ?(k|m|mil|million|thousand|grand))`,
    ),
    () => false,
  );
}

function readStates(reader: Reader): void {
  reader.read(rule("new construction|new build|new homes? community"), () => false);
  const only = (word: (typeof ONLY)[number]) => () => {
    reader.add("only", word, ONLY);
    return true;
  };
  reader.read(
    rule(
      "(new|listed|added)( listings?)? this week|just listed|newly listed|new listings?|new on the market",
    ),
    only("new"),
  );
  reader.read(
    rule(
      "(with )?(a )?(recent )?(price|prices) (drops?|cuts?|reduced|reductions?|lowered)|(with )?(a )?reduced( price)?",
    ),
    only("reduced"),
  );
  reader.read(
    rule(
      "(with )?(viewings?|showings?|tours?)( times?)?( available)? this week|(can|to) (see|view|visit|tour)( it)? this week",
    ),
    only("viewings"),
  );
  reader.read(
    rule("(with )?(an? )?open houses?( this week)?|open(s)? to visitors this week"),
    only("open"),
  );
  reader.read(
    rule("(no|not|without|hide) pending( sales| homes)?|(only active|active only)"),
    () => {
      reader.filters.status = "active";
      return true;
    },
  );
  reader.read(rule("only pending( sales| homes)?|pending( sales| homes)? only"), () => {
    reader.filters.status = "pending";
    return true;
  });
  reader.read(
    rule("(recently|already|just) sold|sold( homes?)?( in the last (6|six) months)?|recent sales?"),
    () => {
      reader.filters.status = "sold";
      return true;
    },
  );
}

function readNearness(reader: Reader): void {
  reader.read(
    rule("(near|close to|around|next to) (me|us|here|my (place|location))|near ?by|in my area"),
    () => {
      reader.isNearby = true;
      return true;
    },
  );
}

/** A ZIP code or a state is certainly a place; a name after "in" may be one. */
function readPlace(reader: Reader): string | undefined {
  let place: string | undefined;
  reader.read(rule("((in|at|zip|zip code) )*(?<zip>\\d{5})(-\\d{4})?"), ({ zip }) => {
    if (reader.filters.place !== undefined) return false;
    reader.filters.place = zip ?? "";
    return true;
  });
  reader.read(
    / in (?:the )?(?<name>[\p{L}' .-]+?)(?:(?<comma>,) ?(?<state>[\p{L} ]+?))?(?= (?:with|and|or|for|that|which|has|having|under|over|near|close)\b| ?[|;,]| *$)/gu,
    ({ name = "", state }) => {
      if (place !== undefined || reader.filters.place !== undefined) return false;
      const { town, code } = splitState(trimmed(name), state && trimmed(state));
      if (state !== undefined && code === undefined) return false;
      if (town === "" && code) reader.filters.place = US_STATES[code].name;
      else place = code ? `${town}, ${code}` : town;
      return true;
    },
  );
  return place;
}

/** "boise idaho" is Boise in Idaho, and "idaho" the state. */
function splitState(name: string, state: string | undefined) {
  const words = plain(`${name} ${state ?? ""}`);
  for (const code of STATE_CODES) {
    for (const said of [US_STATES[code].name.toLowerCase(), code.toLowerCase()]) {
      // Two letters alone, as in "in or", aren't a state.
      if (words === said && said.length > 2) return { town: "", code };
      if (words.endsWith(` ${said}`)) return { town: words.slice(0, -said.length - 1), code };
    }
  }
  return { town: name, code: undefined };
}

function readTypes(reader: Reader): void {
  for (const [pattern, type] of TYPES)
    reader.read(rule(pattern), () => {
      reader.add("property_type", type, PROPERTY_TYPES);
      return true;
    });
}

function readKeywords(reader: Reader): void {
  reader.read(rule(KEYWORDS), (found) => {
    const word = found.word ?? "";
    reader.filters.search_term = [reader.filters.search_term, word].filter(Boolean).join(" ");
    return true;
  });
}

const N = "\\d+(?:[,.'’]\\d{3})*(?:\\.\\d+)?";
/** Sums may also have spaces between the thousands. */
const MONEY = `\\$? ?(?:\\d{1,3}(?: \\d{3}){1,3}(?!\\d)|${N})(?: ?(?:k|m|mil|million|thousand|grand)\\b)?(?: dollars)?`;
const YEAR = "(?:1[6-9]|20)\\d\\d";
const BEDS = "bedrooms?|beds?|bdrms?|brs?|bds?";
const BATHS = "bathrooms?|baths?|ba";
const SQFT = "sq\\.? ?ft\\.?|sqft|square[- ](?:feet|foot)|sf|ft2";
const STORIES = "story|stories|storeys?|floors?|levels?";
const AT_LEAST = "at least|minimum of|minimum|min|more than|over|above|no less than|>=?";
const AT_MOST =
  "at most|maximum of|maximum|max|less than|under|below|up to|no more than|fewer than|<=?";
const OR_MORE = " ?\\+| or more| plus| minimum| and up";
const PARTS: Record<string, number> = { half: 0.5, "1/2": 0.5, quarter: 0.25, "1/4": 0.25 };

const TYPES = [
  ["town ?houses?|town ?homes?|row ?houses?", "townhouse"],
  ["(single[- ]family )?houses?|single[- ]family( homes?)?", "house"],
  ["condos?|condominiums?|apartments?", "condo"],
  ["(vacant |building |empty )?(land|lots?|plots?)", "land"],
] as const;

/** Features that owners write about; a search for words finds them. */
const KEYWORDS =
  "(?<word>pool|porch|fireplace|basement|deck|patio|balcony|solar|views?|waterfront|sauna|workshop|hardwood|fenced|attic|barn|dock|greenhouse|fiber|elevator|hot tub|central air)";

const STOP_WORDS = new Set(
  "a an the with and or for sale of in at that which has have having is are i i'm we want wants need needs looking find me show please home homes property properties place listing listings to my our us some any buy only also plus area by owner it on".split(
    " ",
  ),
);

const STATE_CODES = (Object.keys(US_STATES) as (keyof typeof US_STATES)[]).sort(
  // "West Virginia" before "Virginia".
  (a, b) => US_STATES[b].name.length - US_STATES[a].name.length,
);

const NUMBER_WORDS = "zero one two three four five six seven eight nine ten".split(" ");

function withDigits(text: string): string {
  return text
    .replace(/\bhalf a million\b/g, "500k")
    .replace(/\ba million\b/g, "1 million")
    .replace(new RegExp(`\\b(${NUMBER_WORDS.join("|")})\\b`, "g"), (word) =>
      String(NUMBER_WORDS.indexOf(word)),
    )
    .replace(/\b(\d+)(?: and a half|[ -]1\/2)\b/g, "$1.5")
    .replace(/(?<![\d.,])\.(?=\d)/g, "0.")
    .replace(/\s+/g, " ");
}

/** A rule matches between spaces or punctuation. */
function rule(pattern: string, except: string[] = []): RegExp {
  const not = except.map((words) => `(?!${words}\\b)`).join("");
  return new RegExp(`(?<![\\p{L}\\p{N}$.])${not}(?:${pattern})(?![\\p{L}\\p{N}]|[.,]\\d)`, "gu");
}

function number(text: string | undefined, kind: NumberKind = "whole"): number {
  return readNumber(text ?? "", kind) ?? Number.NaN;
}

function money(text: string | undefined): number {
  return Math.round(number(text, "dollars"));
}

function unitOf(text: string | undefined): string {
  return (
    /[a-z]+/
      .exec(text ?? "")?.[0]
      .replace("thousand", "k")
      .replace("grand", "k") ?? ""
  );
}

/** "Under 400" may or may not mean 400,000. */
function isPrice(dollars: number): boolean {
  return dollars >= 10_000 && dollars <= 2_000_000_000;
}

/** Strips filler words from both ends. */
function trimmed(part = ""): string {
  const words = part.split(/[\s,]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  while (STOP_WORDS.has(words[0] ?? "")) words.shift();
  while (STOP_WORDS.has(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
