import { addressWords } from "../homes/address-words.ts";
import { NUMBER_FILTERS, type NumberFilterName } from "../homes/listing-fields.ts";
import { PROPERTY_TYPES } from "../homes/listings.ts";
import { US_STATES } from "../homes/us-states.ts";
import { readNumber } from "../site/text/read-number.ts";
import { HOME_FEATURE_NAMES, type HomeFeature } from "./home-features.ts";
import {
  isFilterValue,
  type ListingFilters,
  minuteOf,
  ONLY,
  USUAL_MILES,
} from "./listing-search.ts";
import { DESCRIBING, DESCRIPTIONS, TURNING } from "./plain-search-descriptions.ts";
import { onKeyboard, type Token, tokensOf } from "./plain-search-tokens.ts";
import {
  AWAY,
  BOUNDS,
  BOUNDS_AFTER,
  type Bound,
  ENDS,
  ERAS,
  FEATURES,
  FEATURES_OF_CONDOS,
  FILLERS,
  FROM_PLACE,
  HEADS,
  HERE,
  IGNORED,
  LINKS,
  LISTED,
  NEARLY,
  NEGATED,
  NEGATED_AFTER,
  NEGATIONS,
  NICKNAMES,
  NUMBER_WORDS,
  OTHER_TIMES,
  OTHERS,
  PREPOSITIONS,
  type Quantity,
  SCALES,
  SEEING,
  SHORT_NICKNAMES,
  SOFT,
  SOFT_AFTER,
  SPANS,
  SQFT_AN_ACRE,
  STATE_NAMES,
  STATES,
  type State,
  type Table,
  TIMES,
  TYPES,
  UNITS,
  type Unit,
  YEAR_BOUNDS,
  YEAR_BOUNDS_AFTER,
} from "./plain-search-words.ts";

/**
 * Reads a search as people write it: "3 bed house under 400k in Boise with a garage". Rules only: whatever they don't
 * cover is returned to be shown, never guessed, and never the opposite of what was written.
 *
 *     search   = (soft | negation | number | day | state | type | feature | place | filler)*
 *     soft     = "nice to have", "ideally" … any words up to a comma or full stop
 *     number   = [head] [bound] quantity [link quantity] [unit] [bound after]      "max price 500k", "3-4 beds"
 *     negation = "no", "without" … (type | state | feature | place | any word) ["or" …]     "no condos or townhouses"
 *     place    = ("in" | "near" | distance "of") name [state] ("or" name [state])* | ZIP code | name state
 *
 * It is read once from left to right, by the tables of plain-search-words.ts.
 */
export type PlainSearch = {
  filters: ListingFilters;
  /** The place after "in" or "near": "boise", or "boise, ID". Only the database knows whether it exists. */
  place?: string;
  /** The places after it: "Boise or Meridian". */
  others?: string[];
  /** The distance in miles from the place. */
  within?: number;
  /** How the distance was written, as long as its place is none or among the rest. */
  distance?: string;
  /** "near me"; the device knows where that is. */
  isNearby?: true;
  /** The places after "not in" and "except", with their whole phrase, which says so if one is no place. */
  notPlaces?: { name: string; phrase: string }[];
  /** Words that no rule covers, in the order of the text; they may include places. */
  rest: string[];
  /**
   * Whether a number, a negation or something that may be missing is among the rest: searched for as words, "no garage"
   * would find the opposite, and "max 2500 a month" nothing.
   */
  isRefused?: true;
};

/**
 * @param now in milliseconds, for "listed today" and "less than 10 years old".
 * @returns undefined for a text that is better searched for as words: without figures, places, several features or a
 * sale's status, and with words that are in no table.
 */
export function readPlainSearch(text: string, now = Date.now()): PlainSearch | undefined {
  const { hasUnknown, isMostlyUnread, unread: _unread, ...plain } = readWords(text, now);
  const { filters, isNearby, isRefused, place, rest, within } = plain;
  const { property_type: type, features, ...others } = filters;
  const isSearch =
    Object.keys(others).length > 0 ||
    isNearby ||
    isRefused ||
    within !== undefined ||
    place !== undefined ||
    // A word alone is soon found as a word, too.
    (features !== undefined && /\P{L}\p{L}/u.test(text.trim()));
  // The title of a home: "Stone-front ranch house with a long low roof"
  if (isMostlyUnread) return undefined;
  // "cozy house", but "condos with low hoa" has nothing that is not known.
  if (!isSearch && (type === undefined || (rest.length > 0 && hasUnknown))) return undefined;
  return plain;
}

/**
 * The words that no rule covers in any text: of "cozy house" the house, because the rest may turn out to be a place.
 */
export function readWords(text: string, now = Date.now(), known: string[] = []): ReadWords {
  const { unread, reader } = readSurely(text, now, known);
  const { distance, filters, isNearby, isRefused, notPlaces, others, place, within } = reader;
  return {
    filters,
    ...(place ? { place } : {}),
    ...(others.length > 0 ? { others } : {}),
    ...(within !== undefined ? { within } : {}),
    ...(within !== undefined && !place && !filters.place && distance ? { distance } : {}),
    ...(isNearby ? { isNearby: true } : {}),
    ...(isRefused ? { isRefused: true } : {}),
    ...(notPlaces.length > 0 ? { notPlaces } : {}),
    rest: reader.rest(),
    unread,
    hasUnknown: reader.hasUnknown,
    isMostlyUnread: reader.isMostlyUnread,
  };
}

type ReadWords = PlainSearch & {
  /** The words that no rule covers, without the filters beside them that they make doubtful. */
  unread: string[];
  hasUnknown: boolean;
  isMostlyUnread: boolean;
};

/**
 * Reads until no filter is left whose own phrase has a word that was not understood: such a phrase is said as a whole,
 * and `offersOf` has the filters that it may mean.
 */
function readSurely(text: string, now: number, known: string[]) {
  const unsure: Range[] = [];
  let unread: string[] | undefined;
  for (let round = 1; ; round++) {
    const reader = new Reader(text, now, known, unsure);
    reader.read();
    unread ??= reader.rest(false);
    const more = reader.doubts();
    if (more.length === 0 || round === MOST_ROUNDS) return { reader, unread };
    unsure.push(...more);
  }
}

/** Each round takes words away; this only ends what would go on for ever. */
const MOST_ROUNDS = 6;

/**
 * The filters that a phrase which was not understood as a whole may mean, and their opposite: "hide homes that are
 * pending" is about pending homes, and a person says which.
 */
export function offersOf(phrase: string, now = Date.now()): ListingFilters[] {
  const reader = new Reader(phrase, now, [], []);
  reader.read();
  const { place: _place, within: _within, not_place: _other, ...filters } = reader.filters;
  // "lose the HOA": a fee is nothing that people look for.
  if (Object.keys(filters).length === 0) return reader.namesFee ? [{ only: "no_hoa" }] : [];
  const opposite = oppositeOf(filters);
  return opposite ? [opposite, filters] : [filters];
}

/** The search for what these filters leave out; undefined where that is no filter. */
function oppositeOf(filters: ListingFilters): ListingFilters | undefined {
  const others: ListingFilters = {};
  for (const [name, value] of Object.entries(filters)) {
    const [, end = "", field = ""] = /^(min|max)_(.+)$/.exec(name) ?? [];
    const turned = `${end === "min" ? "max" : "min"}_${field}`;
    if (name === "features") others.without = String(value);
    else if (name === "without") others.features = String(value);
    else if (name === "status" && value !== "sold")
      others.status = value === "active" ? "pending" : "active";
    else if (name === "property_type")
      others.property_type = PROPERTY_TYPES.filter(
        (type) => !String(value).split(",").includes(type),
      ).join(",");
    else if (FILTERED.has(turned) && !(turned in filters)) {
      const step = (end === "min" ? -1 : 1) * (STEPS[field as Quantity] ?? 0);
      const bound = Number(value) + step;
      if (bound > 0) Object.assign(others, { [turned]: bound });
    }
  }
  return Object.keys(others).length === Object.keys(filters).length ? others : undefined;
}

/** The state of this name or of these two letters, as a filter has it. */
export function stateNamed(name: string): string | undefined {
  const tokens = tokensOf(onKeyboard(name));
  const found = stateAtEnd(tokens, true);
  return found?.length === tokens.length ? US_STATES[found.code].name : undefined;
}

/** Whether a suggested label is the place that was written: "boise" matches "Boise, ID". */
export function isPlaceNamed(label: string, place: string): boolean {
  const [said, asked] = [label, place].map((text) => ` ${addressWords(text)} `);
  return asked?.trim() !== "" && (said?.startsWith(asked ?? "") ?? false);
}

/** Tokens from the first to before the second. */
type Range = [at: number, next: number];

/** A number as it was written, with "k" or "million". */
type Amount = { raw: string; scale: number; isMoney: boolean; next: number };

class Reader {
  readonly filters: ListingFilters = {};
  isNearby = false;
  isRefused = false;
  place: string | undefined;
  readonly others: string[] = [];
  readonly notPlaces: { name: string; phrase: string }[] = [];
  within: number | undefined;
  /** The position of a distance that has no place yet. */
  #distance: [at: number, next: number] | undefined;
  readonly #tokens: Token[];
  readonly #text: string;
  /** For each token: 0 as long as no rule covers it, -1 when it was understood, else the number of its phrase. */
  readonly #phrases: number[];
  readonly #now: number;
  /** Everything is in capitals, so they tell nothing. */
  readonly #isLoud: boolean;
  #phrase = 0;
  /** The thing that the last number counted, and where that phrase ended. */
  #lastUnit: { unit: Unit; next: number } | undefined;
  /** Types of homes that were named, and whether they are wanted. */
  readonly #types = new Map<string, boolean>();
  /** Names that turned out to be places. */
  readonly #known: string[];
  readonly #unsure: Range[];
  /** What became a filter, and whether it is a place or a type of home. */
  readonly #spans: { range: Range; of: "place" | "type" | "other" }[] = [];
  /** The phrases of negations whose object no table has. */
  readonly #unknownObjects = new Set<number>();

  constructor(written: string, now: number, known: string[], unsure: Range[]) {
    const text = onKeyboard(written);
    this.#text = text.toLowerCase();
    this.#tokens = tokensOf(text);
    this.#phrases = this.#tokens.map(() => 0);
    this.#now = now;
    this.#isLoud = text === text.toUpperCase();
    this.#known = known;
    this.#unsure = unsure;
  }

  read(): void {
    const RULES = [
      this.#asUnsure,
      this.#asKnown,
      this.#ignored,
      this.#phraseOfOthers,
      this.#soft,
      this.#softFeature,
      this.#listed,
      this.#away,
      this.#longFeature,
      this.#state,
      this.#hundreds,
      this.#era,
      this.#number,
      this.#direction,
      this.#negation,
      this.#unfeature,
      this.#seeing,
      this.#day,
      this.#here,
      this.#zip,
      this.#nearly,
      this.#street,
      this.#placeAfterWord,
      this.#nickname,
      this.#type,
      this.#feature,
    ];
    const PLACES: unknown[] = [
      ...[this.#asKnown, this.#ignored, this.#here, this.#zip, this.#nearly, this.#street],
      ...[this.#placeAfterWord, this.#nickname],
    ];
    for (let at = 0; at < this.#tokens.length; ) {
      let length = 0;
      for (const rule of RULES) {
        length = rule.call(this, at);
        if (length === 0) continue;
        const of = PLACES.includes(rule) ? "place" : rule === this.#type ? "type" : "other";
        this.#spans.push({ range: [at, at + length], of });
        break;
      }
      at += Math.max(1, length);
    }
    this.#placeBeforeState();
    this.#settleDistance();
    const wanted = PROPERTY_TYPES.filter((type) => this.#types.get(type));
    const kept =
      wanted.length > 0 ? wanted : PROPERTY_TYPES.filter((type) => !this.#types.has(type));
    if (kept.length > 0 && kept.length < PROPERTY_TYPES.length)
      this.filters.property_type = kept.join(",");
  }

  get namesFee(): boolean {
    return this.#tokens.some((_, at) => this.#match(NEGATED, at)?.meaning === "no_hoa");
  }

  /** Whether a word is in no table. */
  get hasUnknown(): boolean {
    return this.#tokens.some((token, at) => this.#phrases[at] === 0 && !isFiller(token));
  }

  /** Whether most words are in no table, and no number was understood. */
  get isMostlyUnread(): boolean {
    const words = this.#tokens.filter((token) => !isFiller(token));
    const isUnread = (token: Token) => this.#phrases[this.#tokens.indexOf(token)] === 0;
    const unread = words.filter(isUnread).length;
    const hasNumber = words.some((token) => token.kind !== "word" && !isUnread(token));
    return !hasNumber && !this.#hasPlace() && unread > words.length - unread && unread > 2;
  }

  /** The phrases that became filters although one of their words was not understood. */
  doubts(): Range[] {
    return this.#spans.flatMap(({ range: [at, next], of }): Range[] => {
      if (!this.#phrases.slice(at, next).includes(-1)) return [];
      const [from, to] = this.#clauseAround(at, next);
      const turning = range(from, to).filter((n) => this.#isUnreadWord(n) && this.#isTurning(n));
      // "wicker park under 400k": the bound begins a phrase of its own.
      const isOwn = of === "place" || this.#match(BOUNDS, at) !== undefined;
      const before = isOwn ? undefined : this.#doubtBefore(at);
      const after = of === "other" ? this.#doubtAfter(next) : undefined;
      const ends = [...turning, before ?? at, after ?? at];
      const isDoubt = turning.length > 0 || before !== undefined || after !== undefined;
      return isDoubt ? [[Math.min(at, ...ends), Math.max(next, ...ends.map((n) => n + 1))]] : [];
    });
  }

  /** From one comma, full stop or "but" to the next. */
  #clauseAround(at: number, next: number): Range {
    const isEnd = (n: number) => /^([,;.|]|but|pero)$/.test(this.#word(n));
    let [from, to] = [at, next];
    while (from > 0 && !isEnd(from - 1)) from--;
    while (to < this.#tokens.length && !isEnd(to)) to++;
    return [from, to];
  }

  #doubtBefore(at: number): number | undefined {
    for (let n = at - 1; n >= 0; n--) {
      const phrase = this.#phrases[n] ?? 0;
      if (phrase > 0 && this.#unknownObjects.has(phrase)) return this.#phrases.indexOf(phrase);
      if (phrase !== 0 || SEPARATING.test(this.#word(n))) return undefined;
      if (this.#isUnknown(n)) return n;
    }
    return undefined;
  }

  #doubtAfter(next: number): number | undefined {
    for (let n = next; n < this.#tokens.length; n++) {
      const isGoingOn = /^(is|are|be|being)$/.test(this.#word(n));
      const token = this.#tokens[n];
      const isOther = !token || SEPARATING.test(token.word) || (isFiller(token) && !isGoingOn);
      if (this.#phrases[n] !== 0 || isOther) return undefined;
      if (this.#isUnknown(n)) return n;
    }
    return undefined;
  }

  /** A word that may mean anything; a name in capitals, or a letter, turns nothing around. */
  #isUnknown(at: number): boolean {
    const token = this.#tokens[at];
    if (!token || token.kind === "mark" || isFiller(token)) return false;
    const { word, kind, isName } = token;
    if (kind !== "word") return true;
    if (Object.hasOwn(US_STATES, word.toUpperCase())) return false;
    if (this.#isTurning(at)) return true;
    const isNamed = isName && at > 0 && !this.#isLoud && !this.#isTitled;
    return !(isNamed || word.length < 2 || DESCRIPTIONS.has(word) || DESCRIBING.test(word));
  }

  #isTurning(at: number): boolean {
    return TURNING.has(this.#word(at));
  }

  /** "Most Words Are Written Like This", so a capital tells nothing. */
  get #isTitled(): boolean {
    const words = this.#tokens.filter(({ kind }) => kind === "word");
    return words.length > 2 && words.filter(({ isName }) => isName).length > words.length * 0.6;
  }

  #asUnsure(at: number): number {
    const ranges = this.#unsure.filter(([from]) => from <= at);
    const next = Math.max(0, ...ranges.map(([, next]) => next));
    if (next <= at) return 0;
    // Phrases that overlap are one.
    const end = this.#unsure.reduce(
      (end, [from, to]) => (from < end ? Math.max(end, to) : end),
      next,
    );
    return this.#refused(at, end);
  }

  #asKnown(at: number): number {
    const start = this.#tokens[at]?.start ?? 0;
    const name = this.#known.find((each) => this.#text.startsWith(each, start));
    const last = this.#tokens.findIndex(({ end }) => end === start + (name?.length ?? 0));
    return name === undefined || last < at ? 0 : this.#understood(at, last + 1);
  }

  /**
   * The words that no rule covers, without the filler words around them.
   * @param isSaid whether phrases that were read and can't be filters are among them.
   */
  rest(isSaid = true): string[] {
    const parts: string[] = [];
    let from = 0;
    const close = (to: number) => {
      const words = this.#tokens.slice(from, to);
      if (this.#phrases[from] === 0) {
        while (words[0] && isFiller(words[0])) words.shift();
        for (let last = words.at(-1); last && isFiller(last); last = words.at(-1)) words.pop();
      }
      const [first, last] = [words[0], words.at(-1)];
      const isWanted = isSaid || this.#phrases[from] === 0;
      if (first && last && isWanted) parts.push(this.#text.slice(first.start, last.end));
      from = to;
    };
    this.#phrases.forEach((phrase, at) => {
      const isPart = phrase === 0 && this.#tokens[at]?.kind !== "mark";
      const isSame = at > from && phrase > 0 && phrase === this.#phrases[at - 1];
      if (isPart && (at === from || this.#phrases[at - 1] === 0)) return;
      if (isSame) return;
      close(at);
      if (phrase < 0 || (phrase === 0 && !isPart)) from = at + 1;
    });
    close(this.#tokens.length);
    return parts;
  }

  // Marks what was read.

  #understood(at: number, next: number): number {
    this.#phrases.fill(-1, at, next);
    return next - at;
  }

  /** Parses the text of a number or a negation. */
  #refused(at: number, next: number): number {
    this.isRefused = true;
    return this.#unfiltered(at, next);
  }

  /** Says it as a whole: it can't be a filter. */
  #unfiltered(at: number, next: number): number {
    this.#phrases.fill(++this.#phrase, at, next);
    return next - at;
  }

  /** The longest phrase of a table here. */
  #match<Meaning>(table: Table<Meaning>, at: number) {
    const LONGEST = 8;
    for (let length = Math.min(LONGEST, this.#tokens.length - at); length > 0; length--) {
      const words = this.#tokens.slice(at, at + length);
      const meaning = table.get(words.map(({ word }) => word).join(" "));
      if (meaning !== undefined) return { meaning, next: at + length };
    }
    return undefined;
  }

  #word(at: number): string {
    return this.#tokens[at]?.word ?? "";
  }

  // Numbers

  #number(at: number): number {
    const year = this.#year(at);
    if (year > 0) return year;
    const rooms = this.#rooms(at);
    if (rooms > 0) return rooms;

    let next = at;
    const head = this.#match(HEADS, next);
    if (head) next = head.next;
    if (head && this.#word(next) === ":") next++;
    if (head && ["of", "is", "de"].includes(this.#word(next))) next++;
    const isBetween = ["between", "entre"].includes(this.#word(next));
    const before = isBetween ? undefined : this.#match(BOUNDS, next);
    next = isBetween ? next + 1 : (before?.next ?? next);
    // "max price 500k"
    const late = head ? undefined : this.#match(HEADS, next);
    if (late && before) next = late.next;
    const first = this.#amount(next);
    if (!first) return 0;
    const fee = before ? this.#feeAfter(at, first, before.meaning) : 0;
    if (fee > 0) return fee;
    const start = next;
    next = first.next;

    const early = this.#match(BOUNDS_AFTER, next);
    let unit = this.#match(UNITS, early?.next ?? next);
    let second: Amount | undefined;
    const link = early ? undefined : this.#match(LINKS, unit?.next ?? next);
    if (link) {
      const other = this.#amount(link.next);
      const itsUnit = other && this.#match(UNITS, other.next);
      // "3 or 4 bedrooms", "3 bedrooms or 4 bedrooms", but "3 beds - 2 baths" are two wishes.
      const isRange =
        (unit === undefined || unit.meaning.of === itsUnit?.meaning.of) &&
        (link.meaning === "to" ||
          (link.meaning === "and" && isBetween) ||
          (link.meaning === "or" && itsUnit !== undefined));
      if (other && isRange) {
        second = other;
        unit = itsUnit;
        next = other.next;
      }
    }
    // "min 3 max 5 beds"
    const upTo = before?.meaning === "least" ? this.#match(BOUNDS, unit?.next ?? next) : undefined;
    const most = upTo?.meaning === "most" ? this.#amount(upTo.next) : undefined;
    if (most && !second) {
      const itsUnit = this.#match(UNITS, most.next);
      if (!unit || !itsUnit || unit.meaning.of === itsUnit.meaning.of) {
        second = most;
        unit = itsUnit ?? unit;
        next = itsUnit?.next ?? most.next;
      }
    }
    if (isBetween && !second) return 0;
    const isZip = this.#tokens[start]?.kind === "number" && /^\d{5}$/.test(first.raw);
    // "around 83702"
    const isNear = before?.meaning === "about" && !this.#types.get("land");
    if (isZip && (!before || isNear) && !head && !unit && !second && !first.isMoney) return 0;
    if (unit) next = Math.max(next, unit.next);
    else if (early && !second) next = early.next;
    const after =
      early && next > early.next
        ? early
        : unit || second
          ? this.#boundAfter(next, unit?.meaning)
          : early;
    if (after && after.next > next) next = after.next;
    // "hoa under 300/mo"
    const isHoa = (head ?? late)?.meaning === "hoa_fee";
    const monthly = this.#match(UNITS, next);
    if (monthly?.meaning.of === "monthly") next = monthly.next;
    // "2500 dollars a month", "2500 a month max"
    const isMonthly = !isHoa && [monthly, unit].some((each) => each?.meaning.of === "monthly");
    const late2 = isMonthly && !after ? this.#match(BOUNDS_AFTER, next) : undefined;
    if (late2) next = late2.next;
    const bound = before?.meaning ?? after?.meaning ?? late2?.meaning;
    if (unit?.meaning.of === "miles" && !isMonthly)
      return this.#distanceFrom(
        at,
        next,
        bound,
        second ? undefined : amountOf(first, "miles") * (unit.meaning.factor ?? 1),
      );
    if (unit?.meaning.of === "minutes") return this.#minutes(at, next);
    const isLot =
      (head ?? late)?.meaning === "lot_size" || (this.#types.get("land") && this.#types.size === 1);
    const lot =
      unit?.meaning.of === "sqft" && isLot
        ? ({ of: "lot_size", factor: (unit.meaning.factor ?? 1) / SQFT_AN_ACRE } as const)
        : undefined;
    const said = isMonthly
      ? ({ of: "monthly" } as const)
      : unit?.meaning.of === "monthly" && isHoa
        ? undefined
        : (lot ??
          unit?.meaning ??
          (head || late ? undefined : this.#unitBefore(at, first, before !== undefined)));
    const meant = said?.of ?? (head ?? late)?.meaning;
    // "can't pay more than 400 thousand" is no payment a month.
    const isWhole = !isMonthly && meant === "monthly" && amountOf(first, "price") >= LEAST_PRICE;
    const named = isWhole ? "price" : meant;
    // "350-400", "budget 350 to 400"
    if (
      second &&
      (bound === undefined || FROM.has(this.#word(start - 1))) &&
      (named ?? "price") === "price" &&
      !unit &&
      this.#isBareEnd(next)
    ) {
      const both = [first, second];
      if (both.every(isInThousands)) for (const each of both) each.scale = 1000;
    }
    const quantity = quantityOf(named, first, second, bound);
    const factor = (said && "factor" in said ? said.factor : undefined) ?? 1;
    const set = (one: number, other?: number) =>
      this.#limit(
        quantity as Quantity,
        bound ?? (head && quantity === "price" ? "most" : undefined),
        one * factor,
        other && other * factor,
      );
    // "55+" is a community's age.
    const isAge = bound === "least" && /^(55|62)$/.test(first.raw) && first.scale === 1;
    if (isAge && quantity === "price" && !first.isMoney) return this.#refused(at, next);
    if (quantity === undefined) return second || before || unit ? this.#refused(at, next) : 0;
    const last = second && amountOf(second, quantity);
    // "300 to 400k"
    const unscaled =
      second !== undefined &&
      (second.scale > 1 || (quantity === "price" && amountOf(second, "price") >= LEAST_PRICE)) &&
      first.scale === 1 &&
      amountOf(first, quantity) < 1000;
    const one = amountOf(
      unscaled ? { ...first, scale: Math.max(second?.scale ?? 1, 1000) } : first,
      quantity,
    );
    const isThousands =
      quantity === "price" &&
      !first.isMoney &&
      first.scale === 1 &&
      one >= 50 &&
      one < 1000 &&
      (bound !== undefined || head !== undefined);
    const isSet =
      second && last !== undefined
        ? one <= last && set(one, last)
        : set(isThousands ? one * 1000 : one);
    if (isSet) this.#lastUnit = { unit: said ?? { of: quantity }, next };
    return isSet ? this.#understood(at, next) : this.#refused(at, next);
  }

  /** The number doesn't come before a thing that is counted, "HOA" or a street: "350-400 Maple St". */
  #isBareEnd(at: number): boolean {
    for (let n = at; this.#tokens[n]?.kind === "word" && n < at + 4; n++)
      if (STREET_KINDS.has(this.#word(n))) return false;
    return !COUNTED.has(this.#word(at)) && this.#match(HEADS, at) === undefined;
  }

  /** "3 beds max", but of "3 beds max 2 baths" it is the baths'. */
  #boundAfter(at: number, unit: Unit | undefined): { meaning: Bound; next: number } | undefined {
    const after = this.#match(BOUNDS_AFTER, at);
    const other = after && this.#match(BOUNDS, at) && this.#amount(after.next);
    const its = other && this.#match(UNITS, other.next)?.meaning;
    return its && unit && its.of !== unit.of ? undefined : after;
  }

  /** "under 200 hoa", but "under 400k hoa 200" */
  #feeAfter(at: number, amount: Amount, bound: Bound): number {
    const hoa = this.#match(HEADS, amount.next);
    if (hoa?.meaning !== "hoa_fee" || amount.scale > 1) return 0;
    const value = amountOf(amount, "hoa_fee");
    const isFees = value < LEAST_PRICE && !this.#amount(hoa.next) && !this.#match(BOUNDS, hoa.next);
    if (!isFees) return 0;
    return this.#limit("hoa_fee", bound, value)
      ? this.#understood(at, hoa.next)
      : this.#refused(at, hoa.next);
  }

  /** "no hoa over 300", "no price above 500k": up to that. */
  #refusedBound(at: number, from: number): number {
    const head = this.#match(HEADS, from);
    const bound = head && this.#match(BOUNDS, head.next);
    const amount = bound && this.#amount(bound.next);
    if (!head || !bound || !amount) return 0;
    const value = amountOf(amount, head.meaning);
    // "no hoa under 300k" is two wishes.
    if (head.meaning === "hoa_fee" && value >= LEAST_PRICE) return 0;
    const of = head.meaning === "monthly" && value >= LEAST_PRICE ? "price" : head.meaning;
    const isSet = /^(above|least)$/.test(bound.meaning) && this.#limit(of, "most", value);
    return isSet ? this.#understood(at, amount.next) : this.#refused(at, amount.next);
  }

  /** "at least 2 acres but no more than 10": the number before has the unit. */
  #unitBefore(at: number, { isMoney, scale }: Amount, isBound: boolean): Unit | undefined {
    const { unit, next } = this.#lastUnit ?? {};
    const isNext = next === at - 1 && ["but", "and", "pero", "y", ","].includes(this.#word(at - 1));
    return isNext && isBound && !isMoney && scale === 1 ? unit : undefined;
  }

  /** "3/2" and "3x2" are bedrooms and bathrooms, as is "3-2" between commas; "3-4" there is a range of bedrooms. */
  #rooms(at: number): number {
    const letters = this.#roomsWithLetters(at);
    if (letters > 0) return letters;
    const [beds, mark, baths] = this.#tokens.slice(at, at + 3);
    if (beds?.kind !== "number" || baths?.kind !== "number") return 0;
    const isDash = mark?.word === "-";
    if (!(isDash || /^[/x]$/.test(mark?.word ?? "")) || !/^[1-9]$/.test(beds.word)) return 0;
    if (!/^\d(\.\d)?$/.test(baths.word) || this.#match(UNITS, at + 3)) return 0;
    if (isDash && !this.#standsAlone(at, at + 3)) return 0;
    if (isDash && /^\d$/.test(baths.word) && Number(baths.word) > Number(beds.word)) {
      const most = Number(baths.word);
      const isRange = this.#set({ min_bedrooms: Number(beds.word), max_bedrooms: most });
      return isRange ? this.#understood(at, at + 3) : this.#refused(at, at + 3);
    }
    const isSet = this.#set({ min_bedrooms: Number(beds.word), min_bathrooms: Number(baths.word) });
    return isSet ? this.#understood(at, at + 3) : this.#refused(at, at + 3);
  }

  /** A time is between commas, also before a type or a place: "Saturday 1-3" is a time. */
  #standsAlone(at: number, next: number): boolean {
    const isStart = at === 0 || /^[,;]$/.test(this.#word(at - 1));
    const isEnd = next >= this.#tokens.length || /^[,;]$/.test(this.#word(next));
    return (
      isStart && (isEnd || this.#isTypeAt(next) || this.#match(PREPOSITIONS, next) !== undefined)
    );
  }

  /** "3b2b", "3b/2b" */
  #roomsWithLetters(at: number): number {
    const said = /^(\d)b ?\/? ?(\d(?:\.5)?)b(?:a|th)?\b/.exec(
      this.#text.slice(this.#tokens[at]?.start),
    );
    if (!said) return 0;
    const end = (this.#tokens[at]?.start ?? 0) + said[0].length;
    const next = at + this.#tokens.slice(at).filter((token) => token.end <= end).length;
    const isSet = this.#set({ min_bedrooms: Number(said[1]), min_bathrooms: Number(said[2]) });
    return isSet ? this.#understood(at, next) : this.#refused(at, next);
  }

  /** "built after 1980", "newer than 2005", "built in the 1990s", "from the 1990s or 2000s" */
  #year(at: number): number {
    let next = at;
    const head = this.#match(HEADS, next);
    const isBuilt = head?.meaning === "year_built";
    if (head && isBuilt) next = head.next;
    if (["in", "the", "or"].includes(this.#word(next))) next++;
    if (isBuilt && this.#word(next) === "between") next++;
    const bound = this.#match(YEAR_BOUNDS, next);
    if (bound) next = bound.next;
    if (["the", "in"].includes(this.#word(next))) next++;
    const third = THIRDS.get(this.#word(next));
    if (third !== undefined) next++;
    const [first, link, last] = this.#tokens.slice(next, next + 3);
    const years = thirdOf(spanOf(first), third);
    if (third !== undefined && first?.kind !== "decade") return 0;
    if (!years || !first) return 0;
    const isRange = link !== undefined && LINKS.has(link.word) && spanOf(last) !== undefined;
    const isAlone = first.kind === "number" && !isBuilt && !bound;
    // "1990-2000 built"
    const isBuiltAfter = isRange && /^(built|construction)$/.test(this.#word(next + 3));
    if (isAlone && !isBuiltAfter && !this.#match(YEAR_BOUNDS_AFTER, next + 1)) return 0;
    if (isRange && bound && first.kind === "number") return 0;
    // "from 2000 to 3000 dollars a month"
    const isOther = last?.kind === "number" && LINKS.get(link?.word ?? "") === "to";
    if (isOther && !isRange && !isBuilt) return 0;
    if (!isRange && this.#match(UNITS, next + 1)) return 0;
    const until = isRange ? spanOf(last) : years;
    next += isBuiltAfter ? 4 : isRange ? 3 : 1;
    const after = this.#match(YEAR_BOUNDS_AFTER, next);
    const later = after?.meaning === "least";
    const earlier = after?.meaning === "most";
    next = after?.next ?? next;
    const from = years[0];
    const to = until?.[1] ?? years[1];
    const isSet =
      from <= to &&
      ((bound?.meaning === "least" && first.kind === "number") || later
        ? this.#set({ min_year_built: from })
        : bound?.meaning === "most" || earlier
          ? this.#set({ max_year_built: to })
          : this.#set({ min_year_built: from, max_year_built: to }));
    return isSet ? this.#understood(at, next) : this.#refused(at, next);
  }

  /** A number with its "$" and "k", also in words: "four hundred fifty thousand". */
  #amount(at: number): Amount | undefined {
    let next = at;
    const isDollars = this.#word(next) === "$";
    if (isDollars) next++;
    let raw: string;
    if (this.#word(next) === "a" && this.#tokens[next + 1]?.kind === "number") next++;
    const token = this.#tokens[next];
    const inWords = this.#amountInWords(next);
    if (token?.kind === "number") {
      raw = token.word;
      next++;
      // "2 and a half"
      const [and, a, half] = [this.#word(next), this.#word(next + 1), this.#word(next + 2)];
      if (and === "and" && a === "a" && half === "half") {
        raw = `${raw}.5`;
        next += 3;
      }
    } else if (inWords) {
      raw = String(inWords.value);
      next = inWords.next;
    } else return undefined;
    const scale = this.#scaleAt(next, Number(raw.replace(",", ".")));
    if (scale > 1) next++;
    // "1 million and a half"
    const half = scale > 1 ? this.#andAHalf(next) : undefined;
    if (half) {
      raw = String(Number(raw) + 0.5);
      next = half;
    }
    const isSaid = this.#match(UNITS, next);
    const isMoney = isDollars || isSaid?.meaning.of === "price";
    return { raw, scale, isMoney, next: isSaid?.meaning.of === "price" ? isSaid.next : next };
  }

  #scaleAt(at: number, amount: number): number {
    const word = this.#word(at);
    if (word === "hundred" && amount < 100) return 100;
    // A thousand in Spanish, and short for a million: homes don't cost 400 million.
    if (word === "mil") return amount >= 10 ? 1000 : 1_000_000;
    // "200 m" without a price's size may be meters.
    return SCALES.get(word) ?? 1;
  }

  #amountInWords(at: number): { value: number; next: number } | undefined {
    const part = this.#partInWords(at);
    if (part) return part;
    const [first, second] = [this.#word(at), this.#word(at + 1)];
    if (first === "a" || first === "an") {
      // "at least a two car garage"
      if (NUMBER_WORDS.has(second)) return this.#amountInWords(at + 1);
      if (second === "hundred") return this.#wholeInWords(at + 1, 1);
      const isUnit = SCALES.has(second) || /^(acre|hour|mile|km|kilometer|minute)s?$/.test(second);
      if (!isUnit) return undefined;
      return { value: 1, next: at + 1 };
    }
    return first === "hundred" ? this.#wholeInWords(at, 1) : this.#wholeInWords(at);
  }

  /** "half a", "a quarter of an", "three quarters of a", "two thirds" */
  #partInWords(at: number): { value: number; next: number } | undefined {
    let next = at;
    const count = NUMBER_WORDS.get(this.#word(next));
    if (count !== undefined || ["a", "an"].includes(this.#word(next))) next++;
    const part = PARTS.get(this.#word(next));
    const isPlural = this.#word(next).endsWith("s");
    if (part === undefined || (isPlural && count === undefined)) return undefined;
    // "a third of an acre", but "a third bedroom" is no part.
    const isOf = this.#word(next + 1) === "of";
    if (/^third/.test(this.#word(next)) && !isOf) return undefined;
    next++;
    if (isOf) next++;
    if (["a", "an"].includes(this.#word(next))) next++;
    return { value: Number(((count ?? 1) * part).toFixed(4)), next };
  }

  /** "four hundred fifty thousand", "three hundred and eighty", "one point two", "seven fifty" for 750 */
  #wholeInWords(at: number, implied?: number): { value: number; next: number } | undefined {
    let sum = 0;
    let part = implied;
    let before: number | undefined;
    let next = at;
    for (; next < this.#tokens.length; next++) {
      const word = this.#word(next);
      const value = NUMBER_WORDS.get(word);
      if (value !== undefined) {
        const isAdded =
          before === undefined || before >= 100 || (before >= 20 && value < 10 && before < 100);
        // "six fifty", "nineteen eighty"; "three four" are two numbers.
        const isPair = !isAdded && value >= 10 && (part ?? 0) < 100;
        if (!isAdded && !isPair) break;
        part = isPair ? (part ?? 0) * 100 + value : (part ?? 0) + value;
        before = value;
      } else if (word === "hundred" && part !== undefined && part < 100) {
        part *= 100;
        before = 100;
      } else if (word === "thousand" && part !== undefined && part > 0) {
        sum += part * 1000;
        part = 0;
        before = 1000;
      } else if (word === "and" && before !== undefined && before >= 100) {
        const isGoingOn = NUMBER_WORDS.has(this.#word(next + 1));
        const isOther = isGoingOn && this.#isCounted(next + 1);
        if (!isGoingOn || isOther) break;
      } else if (word === "point" && part !== undefined) {
        const digits = this.#digitsFrom(next + 1);
        if (digits === "") break;
        return { value: Number(`${sum + part}.${digits}`), next: next + 1 + digits.length };
      } else break;
    }
    if (part === undefined || next === at) return undefined;
    const half = this.#andAHalf(next);
    return half ? { value: sum + part + 0.5, next: half } : { value: sum + part, next };
  }

  /** "three hundred thousand and two baths": the last number counts something else. */
  #isCounted(at: number): boolean {
    let next = at;
    while (NUMBER_WORDS.has(this.#word(next))) next++;
    const unit = this.#match(UNITS, next);
    return unit !== undefined && unit.meaning.of !== "price" && unit.meaning.of !== "monthly";
  }

  #digitsFrom(at: number): string {
    let digits = "";
    for (let next = at; (NUMBER_WORDS.get(this.#word(next)) ?? 10) < 10; next++)
      digits += NUMBER_WORDS.get(this.#word(next));
    return digits;
  }

  #andAHalf(at: number): number | undefined {
    const words = [this.#word(at), this.#word(at + 1), this.#word(at + 2)].join(" ");
    return words === "and a half" || words === "y medio" ? at + 3 : undefined;
  }

  /** Turns a number into filters; false if there is none for it. */
  #limit(of: Quantity, bound: Bound | undefined, one: number, other?: number): boolean {
    if (of === "age") {
      const year = new Date(this.#now).getUTCFullYear() - Math.round(one);
      if (bound === "least" || bound === "above") return this.#set({ max_year_built: year });
      return bound !== undefined && this.#set({ min_year_built: year });
    }
    if (of === "miles" || of === "minutes") return false;
    if (of === "monthly") {
      if (![one, other ?? one].every((each) => each >= LEAST_PAYMENT && each <= MOST_PAYMENT))
        return false;
      const isLeast = other !== undefined || bound === "least" || bound === "above";
      if (isLeast) this.filters.min_monthly = Math.round(one);
      if (!isLeast || other !== undefined) this.filters.monthly = Math.round(other ?? one);
      const { min_monthly = 0, monthly = Number.POSITIVE_INFINITY } = this.filters;
      return min_monthly <= monthly;
    }
    if (of === "price" && one < LEAST_PRICE) return false;
    if (of === "year_built" && one < FIRST_YEAR) return false;
    const least = `min_${of}`;
    const most = `max_${of}`;
    const step = STEPS[of] ?? 0;
    const rounded = (value: number) => fitting(of, value);
    if (other !== undefined) return this.#set({ [least]: rounded(one), [most]: rounded(other) });
    switch (bound) {
      case "above":
        return this.#set({ [least]: rounded(one + step) });
      case "below":
        return this.#set({ [most]: rounded(one - step) });
      case "most":
        return this.#set({ [most]: rounded(one) });
      case "exact":
        return of !== "price" && this.#set({ [least]: rounded(one), [most]: rounded(one) });
      case "about":
        if (step > 0) return this.#set({ [least]: rounded(one) });
        return this.#set({ [least]: rounded(one * 0.9), [most]: rounded(one * 1.1) });
      case "least":
        return this.#set({ [least]: rounded(one) });
      default:
        // "400k" alone is the amount that a person wants to spend, as on Zillow and Redfin: a cheaper home is fine, so
        // the chip says "under". "About" would hide cheaper homes, and "from" would be the opposite. A second amount
        // beside it may mean anything, and the page says that it was not understood.
        if (of === "price")
          return this.filters.max_price === undefined && this.#set({ [most]: rounded(one) });
        return of !== "hoa_fee" && this.#set({ [least]: rounded(one) });
    }
  }

  /** Sets all of them, or none if one can't be a filter. */
  #set(numbers: Record<string, number>): boolean {
    for (const [name, value] of Object.entries(numbers)) {
      const field = FILTERED.get(name);
      if (!field || !(value > 0 && isFilterValue(field, value))) return false;
    }
    const next = { ...this.filters, ...numbers } as Partial<Record<NumberFilterName, number>>;
    for (const name of Object.keys(numbers)) {
      const [least, most] = [name.replace("max_", "min_"), name.replace("min_", "max_")];
      const ends = [next[least as NumberFilterName], next[most as NumberFilterName]];
      if ((ends[0] ?? 0) > (ends[1] ?? Number.POSITIVE_INFINITY)) return false;
    }
    Object.assign(this.filters, numbers);
    return true;
  }

  /** "in the low 300s", "mid-$500s": prices by the hundred thousand. */
  #hundreds(at: number): number {
    let next = at;
    for (const word of ["in", "the"]) if (this.#word(next) === word) next++;
    const third = THIRDS.get(this.#word(next));
    if (third !== undefined) next++;
    while (/^[$-]$/.test(this.#word(next))) next++;
    const token = this.#tokens[next];
    if (token?.kind !== "hundreds") return 0;
    const from = Number(token.word.replace(/\D/g, "")) * 1000;
    const isHundred = from % 100_000 === 0;
    const length = isHundred ? 100_000 : 10_000;
    const bounds = [0, 0.4, 0.7, 1].map((share) => from + length * share);
    // "the 300s" is all of them, and "mid" overlaps with both others.
    const [least, most] =
      third === undefined
        ? [from, from + length]
        : third === 1
          ? [from + length * 0.3, from + length * 0.7]
          : [bounds[third] as number, bounds[third + 1] as number];
    const isSet = this.#set({ min_price: least, max_price: most });
    return isSet ? this.#understood(at, next + 1) : this.#refused(at, next + 1);
  }

  /** "built this century", "pre-war" */
  #era(at: number): number {
    const era = this.#match(ERAS, at);
    if (!era) return 0;
    const [from, to] = era.meaning;
    const isSet = this.#set({
      ...(from ? { min_year_built: from } : {}),
      ...(to ? { max_year_built: to } : {}),
    });
    return isSet ? this.#understood(at, era.next) : this.#refused(at, era.next);
  }

  // Words

  #ignored(at: number): number {
    const found = this.#match(IGNORED, at);
    return found ? this.#understood(at, found.next) : 0;
  }

  /** "north of Boise": near it, and the direction is said. */
  #direction(at: number): number {
    if (!DIRECTION.test(this.#word(at)) || !FROM_PLACE.has(this.#word(at + 1))) return 0;
    return this.#minutes(at, at + 1);
  }

  /** "nice to have: pool, fireplace" */
  #soft(at: number): number {
    const start = this.#match(SOFT, at);
    if (!start) return 0;
    let next = start.next;
    const isList = this.#word(next) === ":";
    if (isList) next++;
    while (next < this.#tokens.length && !(isList ? /^[.;]$/ : /^[.;,]$/).test(this.#word(next)))
      next++;
    return this.#refused(at, next);
  }

  /** "pool not needed", "garage optional" */
  #softFeature(at: number): number {
    const thing =
      this.#match(FEATURES, at) ??
      this.#match(STATES, at) ??
      this.#match(NEGATED, at) ??
      this.#match(TYPES, at);
    if (!thing) return 0;
    const next = /^(is|are)$/.test(this.#word(thing.next)) ? thing.next + 1 : thing.next;
    // "condos are out", "pets not allowed"
    const never = this.#match(NEGATED_AFTER, next) ?? this.#match(NEGATED_AFTER, thing.next);
    if (never)
      return this.#refuseOne(at) === thing.next
        ? this.#understood(at, never.next)
        : this.#refused(at, never.next);
    const soft = this.#match(SOFT_AFTER, next) ?? this.#match(SOFT_AFTER, thing.next);
    return soft ? this.#refused(at, soft.next) : 0;
  }

  /** "no condos or townhouses", "without HOA fees", "not pending", "no pool or garage"; anything else is said. */
  #negation(at: number): number {
    const start = this.#match(NEGATIONS, at);
    if (!start) return 0;
    const from = this.#objectFrom(start.next);
    const refused =
      this.#refusedBound(at, this.#skipped(start.next)) || this.#turnedNumber(at, start.next);
    if (refused > 0) return refused;
    // "not in Phoenix", "not near the highway"
    const place = this.#match(PREPOSITIONS, start.next) ?? this.#match(PREPOSITIONS, from);
    if (place) {
      const isGated = this.#isFeature(from) || this.#isFeature(this.#skipped(start.next));
      const other = this.#rangeEnd(place.next);
      if (other && !isGated) return this.#refused(at, other);
      // "not near the highway": how near, nobody said.
      if (!isGated && place.meaning === "near")
        return this.#refused(at, this.#nameFrom(place.next).end);
      if (!isGated) return this.#exceptPlace(at, place.next) || this.#refused(at, place.next);
    }
    let next = from;
    let end = 0;
    for (;;) {
      const wasType = this.#isTypeAt(next);
      const one = this.#refuseOne(next);
      if (one === 0) break;
      end = one;
      const going = this.#nextRefused(end, wasType);
      if (going === undefined) break;
      next = going;
    }
    if (end > 0) {
      const wasType = this.#isTypeAt(next);
      const other = wasType && this.#word(end) === "," ? this.#match(TYPES, end + 1) : undefined;
      // "no condos, townhouses" may refuse or want the second: it is said.
      const isBare = other && (other.next >= this.#tokens.length || this.#word(other.next) === ",");
      if (!isBare) return this.#understood(at, end);
      return this.#understood(at, end) + this.#refused(end, other.next);
    }
    const amount = this.#amount(next);
    const counted = amount && this.#match(UNITS, amount.next);
    const phrase =
      counted ??
      this.#match(OTHERS, next) ??
      this.#match(STATES, next) ??
      this.#match(NEGATED, next);
    // "not a two-story condo" wants no condo.
    const type = counted && this.#match(TYPES, counted.next);
    const known = type?.next ?? this.#rangeEnd(next) ?? phrase?.next;
    if (known !== undefined) return this.#refused(at, known);
    return this.#exceptUnknown(at, next);
  }

  /** "Texas but not Austin", "no carpet": perhaps a place, else it is said. */
  #exceptUnknown(at: number, next: number): number {
    const isWord = this.#tokens[next]?.kind === "word" && this.#isOfName(next);
    const { town, end } = this.#nameFrom(next);
    const isName = isWord && town.length > 0 && town.length <= MOST_WORDS_OF_NAMES;
    const length = isName && end > next ? this.#exceptPlace(at, next) : 0;
    // A name ends where a sentence goes on: of "not a penny over 600" only the penny is refused. "not on a busy road"
    const isOn = /^(on|at|by|from|with|en|con)$/.test(this.#word(next));
    const last = isOn ? this.#nameFrom(next + 1).end : next + 1;
    const until = length > 0 ? at + length : Math.min(last, this.#tokens.length);
    if (length === 0) this.#refused(at, until);
    const objects = range(next, until).filter((n) => this.#isUnknownObject(n));
    if (objects.length > 0 || next >= this.#tokens.length) this.#unknownObjects.add(this.#phrase);
    // "no ponds or pending homes"
    let stop = until;
    for (let going = this.#nextRefused(stop, false); going !== undefined; ) {
      const one = this.#refuseOne(going);
      if (one === 0) break;
      this.#understood(stop, one);
      stop = one;
      going = this.#nextRefused(stop, false);
    }
    return stop - at;
  }

  #isUnknownObject(at: number): boolean {
    const { kind = "mark", word = "" } = this.#tokens[at] ?? {};
    return kind !== "word" || !(DESCRIPTIONS.has(word) || DESCRIBING.test(word));
  }

  /** Where the thing itself begins: "hide homes that are already under contract". */
  #objectFrom(at: number): number {
    let next = this.#skipped(at);
    while (
      AROUND_OBJECTS.has(this.#word(next)) &&
      !this.#match(FEATURES, next) &&
      !this.#match(STATES, next) &&
      !this.#match(TYPES, next) &&
      !this.#match(NEGATED, next) &&
      next < this.#tokens.length
    )
      next++;
    return next;
  }

  /** "nothing built before 1990", "can't go above 475k", "not a penny over 600k": the bound is turned around. */
  #turnedNumber(at: number, from: number): number {
    let next = from;
    while (
      (SKIPPED.has(this.#word(next)) ||
        AROUND_OBJECTS.has(this.#word(next)) ||
        AROUND_NUMBERS.has(this.#word(next))) &&
      !this.#match(BOUNDS, next) &&
      !this.#match(YEAR_BOUNDS, next) &&
      !this.#match(HEADS, next)
    )
      next++;
    const head = this.#match(HEADS, next);
    const bound =
      this.#match(BOUNDS, head?.next ?? next) ?? this.#match(YEAR_BOUNDS, head?.next ?? next);
    // "no hoa under 300k" is two wishes.
    if (!bound || head?.meaning === "hoa_fee") return 0;
    const before = { ...this.filters };
    const length = this.#number(next);
    const changed = Object.keys(this.filters).filter(
      (name) => this.filters[name as "min_price"] !== before[name as "min_price"],
    );
    const [only, another] = changed;
    if (length === 0 || only === undefined || another !== undefined) {
      for (const name of changed) delete this.filters[name as "min_price"];
      Object.assign(this.filters, before);
      return length === 0 ? 0 : this.#refused(at, next + length);
    }
    const [, end, field = ""] = /^(min|max)_(.+)$/.exec(only) ?? [];
    const value = this.filters[only as "min_price"] ?? 0;
    delete this.filters[only as "min_price"];
    Object.assign(this.filters, before);
    const step = STEPS[field as Quantity] ?? 0;
    const turned = end === "min" ? `max_${field}` : `min_${field}`;
    const isSet =
      end !== undefined && this.#set({ [turned]: end === "min" ? value - step : value + step });
    return isSet ? this.#understood(at, next + length) : this.#refused(at, next + length);
  }

  /** The end of "350 to 400k", or of "between 350 and 400": the second number of a refused range is no wish. */
  #rangeEnd(at: number): number | undefined {
    const isBetween = ["between", "entre"].includes(this.#word(at));
    const first = this.#amount(isBetween || FROM.has(this.#word(at)) ? at + 1 : at);
    const link = first && this.#match(LINKS, first.next);
    const isRange = link?.meaning === "to" || (isBetween && link?.meaning === "and");
    const second = link && isRange ? this.#amount(link.next) : undefined;
    return second && (this.#match(UNITS, second.next)?.next ?? second.next);
  }

  /**
   * The words that continue a list of refused things: "or", and between types also "and". A comma continues it if an
   * "or" follows: "no HOA, pool" wants a pool.
   */
  #nextRefused(at: number, wasType: boolean): number | undefined {
    const link = this.#word(at);
    let next = at + 1;
    if (/^n?or$/.test(this.#word(next)) && link === ",") next++;
    next = this.#skipped(next);
    const isType = this.#isTypeAt(next);
    const isOr = ["or", "nor", "o", "ni"].includes(link) || /^n?or$/.test(this.#word(at + 1));
    const isStatus = this.#match(NEGATED, next)?.meaning.startsWith("not_") ?? false;
    const isAnd = ["and", "y", "&"].includes(link) && ((wasType && isType) || isStatus);
    const isList = link === "," && this.#isListUntilOr(next);
    if (!(isOr || isAnd || isList)) return undefined;
    const isKnown = this.#match(NEGATED, next) ?? this.#featureAt(next) ?? this.#storiesAt(next);
    return isType || isKnown ? next : undefined;
  }

  /** "unfurnished" */
  #unfeature(at: number): number {
    const [, word = ""] = /^un(.{5,})$/.exec(this.#word(at)) ?? [];
    const feature = FEATURES.get(word);
    if (!feature) return 0;
    this.#add("without", feature);
    return this.#understood(at, at + 1);
  }

  /** Refuses the type, feature or state here; returns where it ends, or 0. */
  #refuseOne(at: number): number {
    const known = this.#match(NEGATED, at);
    const type = this.#match(TYPES, at);
    const feature = this.#featureAt(at);
    const longest = Math.max(known?.next ?? 0, type?.next ?? 0, feature?.next ?? 0);
    if (longest === 0) return this.#refuseStories(at);
    if (feature?.next === longest) {
      this.#add("without", feature.meaning);
      return longest;
    }
    if (type?.next === longest) {
      this.#types.set(type.meaning, false);
      return longest;
    }
    if (known?.meaning === "single_story") return this.#set({ max_stories: 1 }) ? longest : 0;
    if (known?.meaning === "not_pending") this.filters.status = "active";
    // What was sold isn't among the homes for sale.
    if (known?.meaning === "no_hoa") this.#addOnly("no_hoa");
    return longest;
  }

  /** "not two-story" is a floor less at most, "not single story" one more at least; of condos, it is said. */
  #refuseStories(at: number): number {
    const stories = this.#storiesAt(at);
    if (!stories || (this.#match(TYPES, stories.next)?.meaning ?? "house") !== "house") return 0;
    const { min_stories = 1, max_stories = stories.count } = this.filters;
    const isSet =
      stories.count === 1
        ? this.#set({ min_stories: Math.max(min_stories, 2) })
        : this.#set({ max_stories: Math.min(max_stories, stories.count - 1) });
    return isSet ? stories.next : 0;
  }

  /** "two-story", "single level", "multi-story" */
  #storiesAt(at: number): { count: number; next: number } | undefined {
    const word = this.#word(at);
    const isWord = word === "single" || word === "multi";
    const amount = isWord
      ? { raw: word === "single" ? "1" : "2", scale: 1, next: at + 1 }
      : this.#amount(at);
    const unit = amount && this.#match(UNITS, amount.next);
    const count = Number(amount?.raw);
    if (unit?.meaning.of !== "stories" || amount?.scale !== 1 || !Number.isInteger(count)) return;
    return count > 0 ? { count, next: unit.next } : undefined;
  }

  /** The place where the thing itself begins; "in-law suite" begins with a word that is skipped elsewhere. */
  #skipped(at: number): number {
    let next = at;
    while (SKIPPED.has(this.#word(next)) && !this.#match(FEATURES, next)) next++;
    return next;
  }

  #isTypeAt(at: number): boolean {
    return this.#match(TYPES, at) !== undefined;
  }

  #isFeature(at: number): boolean {
    return this.#featureAt(at) !== undefined;
  }

  /** "a pool, a garage or a shed" */
  #isListUntilOr(at: number): boolean {
    const one = this.#featureAt(at) ?? this.#match(TYPES, at);
    if (!one) return false;
    const link = this.#word(one.next);
    return link === "or" || link === "nor" || (link === "," && this.#isListUntilOr(one.next + 1));
  }

  /** A feature, or the garage, which is a number of cars as well. */
  #featureAt(at: number): { meaning: HomeFeature; next: number } | undefined {
    let from = at;
    while (
      ["a", "an", "any", "un", "una"].includes(this.#word(from)) &&
      !this.#match(FEATURES, from)
    )
      from++;
    const found = this.#match(FEATURES, from);
    const state = this.#match(STATES, from);
    if (state?.meaning === "garage" && state.next >= (found?.next ?? 0))
      return { meaning: "garage", next: state.next };
    return found;
  }

  #add(list: "features" | "without", name: HomeFeature): void {
    const names = [...(this.filters[list] ?? "").split(","), name];
    this.filters[list] = HOME_FEATURE_NAMES.filter((each) => names.includes(each)).join(",");
  }

  /** "viewings tomorrow" */
  #seeing(at: number): number {
    const seeing = this.#match(SEEING, at);
    if (!seeing || this.#match(STATES, at)) return 0;
    let next = seeing.next;
    while (
      ["it", "them", "on", "by", "homes", "houses", "la", "las", "el"].includes(this.#word(next)) &&
      !this.#match(TIMES, next)
    )
      next++;
    const other = this.#match(OTHER_TIMES, next);
    const time = other ? undefined : this.#match(TIMES, next);
    if (!time) return 0;
    this.#addOnly("showings");
    this.filters.day = time.meaning;
    return this.#understood(at, time.next);
  }

  /** "open house saturday", "near Asheville this weekend" */
  #day(at: number): number {
    const other = this.#match(OTHER_TIMES, at);
    if (other) return this.#refused(at, other.next);
    const time = this.#match(TIMES, at);
    if (!time) return 0;
    if (this.filters.day !== undefined && this.filters.day !== time.meaning)
      return this.#refused(at, time.next);
    this.filters.day = time.meaning;
    // "open on saturday"
    if (this.#word(at - 1) === "open" && this.#phrases[at - 1] === 0) {
      this.#addOnly("open");
      this.#understood(at - 1, at);
    }
    return this.#understood(at, time.next);
  }

  #here(at: number): number {
    const here = this.#match(HERE, at);
    if (!here) return 0;
    this.isNearby = true;
    return this.#understood(at, here.next);
  }

  #phraseOfOthers(at: number): number {
    const found = this.#match(OTHERS, at);
    const feature = this.#match(FEATURES, at);
    // "low hoa under 150"
    const head = found && this.#match(HEADS, at);
    if (head && (this.#match(BOUNDS, head.next) || this.#amount(head.next))) return 0;
    return found && found.next >= (feature?.next ?? 0) ? this.#unfiltered(at, found.next) : 0;
  }

  #state(at: number): number {
    const found = this.#match(STATES, at);
    if (!found) return 0;
    const choice = found.meaning === "garage" ? this.#choiceOfFeatures(at) : 0;
    if (choice > 0) return choice;
    return this.#setState(found.meaning)
      ? this.#understood(at, found.next)
      : this.#unfiltered(at, found.next);
  }

  #setState(state: State): boolean {
    switch (state) {
      case "single_story":
        return this.#set({ max_stories: 1 });
      case "garage":
        return (this.filters.min_garage_spaces ?? 0) > 0 || this.#set({ min_garage_spaces: 1 });
      case "today":
        this.filters.since = minuteOf(this.#now - DAY_MS);
        return true;
      case "any":
        return true;
      case "active":
      case "pending":
      case "sold":
        this.filters.status = state;
        return true;
      default:
        this.#addOnly(state);
        return true;
    }
  }

  /** "listed in the last 3 days" */
  #listed(at: number): number {
    const listed = this.#match(LISTED, at);
    const amount = listed && this.#amount(listed.next);
    const span = amount && this.#match(SPANS, amount.next);
    if (!amount || !span) return 0;
    if (this.#match(STATES, at)?.next === span.next) return 0;
    const days = amountOf(amount, "age") * span.meaning;
    if (!(days > 0 && days <= 365)) return this.#refused(at, span.next);
    this.filters.since = minuteOf(this.#now - days * DAY_MS);
    return this.#understood(at, span.next);
  }

  #type(at: number): number {
    const found = this.#match(TYPES, at);
    if (!found) return 0;
    if (!this.#types.has(found.meaning)) this.#types.set(found.meaning, true);
    return this.#understood(at, found.next);
  }

  /** A phrase that begins like a number, a state or a place: "studio apartment", "on the water". */
  #longFeature(at: number): number {
    const found = this.#match(FEATURES, at);
    const state = this.#match(STATES, at);
    return found && found.next > at + 1 && found.next > (state?.next ?? 0) ? this.#feature(at) : 0;
  }

  #feature(at: number): number {
    const found = this.#match(FEATURES, at);
    if (!found) return 0;
    const choice = this.#choiceOfFeatures(at);
    if (choice > 0) return choice;
    const said = this.#tokens.slice(at, found.next).map(({ word }) => word);
    if (FEATURES_OF_CONDOS.has(said.join(" ")) && !this.#types.has("condo"))
      this.#types.set("condo", true);
    this.#add("features", found.meaning);
    return this.#understood(at, found.next);
  }

  /** "pool or view": a home needs only one of them, for which there is no filter. */
  #choiceOfFeatures(at: number): number {
    const names = new Set<HomeFeature>();
    let next = at;
    for (;;) {
      const found = this.#featureAt(next);
      if (!found) break;
      names.add(found.meaning);
      const link = this.#word(found.next);
      const isLast = !["or", "o"].includes(link) || !this.#isFeature(found.next + 1);
      next = isLast ? found.next : found.next + 1;
      if (isLast) break;
    }
    return names.size > 1 ? this.#refused(at, next) : 0;
  }

  #addOnly(word: (typeof ONLY)[number]): void {
    const words = [...(this.filters.only ?? "").split(","), word];
    this.filters.only = ONLY.filter((each) => words.includes(each)).join(",");
  }

  // Places

  #zip(at: number): number {
    if (!this.#isZip(at)) return 0;
    const zip = this.#word(at).slice(0, 5);
    if (!this.#hasPlace()) {
      this.filters.place = zip;
      return this.#understood(at, at + 1);
    }
    // "83702 or 83703"
    if (
      !["or", "and", ",", "/", "&", "o", "y"].includes(this.#word(at - 1)) ||
      !this.#isZip(at - 2)
    )
      return this.#unfiltered(at, at + 1);
    this.others.push(zip);
    this.#understood(at - 1, at);
    return this.#understood(at, at + 1);
  }

  #isZip(at: number): boolean {
    const { kind, word = "" } = this.#tokens[at] ?? {};
    return kind === "zip" || (kind === "number" && /^\d{5}$/.test(word));
  }

  /** "walking distance to downtown Portland": the place is one, and the distance is said. */
  #nearly(at: number): number {
    const nearly = this.#match(NEARLY, at);
    if (!nearly) return 0;
    const { town, state, end } = this.#nameFrom(nearly.next);
    const isName =
      town.length > 0 &&
      town.every(({ word }) => !NOT_IN_NAMES.has(word) && !DESCRIPTIONS.has(word));
    if (!isName && !state) return this.#unfiltered(at, Math.max(nearly.next, end));
    const next = this.#placeAt(nearly.next, true);
    if (next > 0) this.#unfiltered(at, nearly.next);
    return Math.max(next, nearly.next) - at;
  }

  /** "homes on Habersham st": many towns have a street of that name, so it is searched for as words. */
  #street(at: number): number {
    if (!/^(on|at)$/.test(this.#word(at))) return 0;
    let next = at + 1;
    while (
      next < at + 5 &&
      this.#tokens[next]?.kind !== "mark" &&
      !STREET_KINDS.has(this.#word(next))
    )
      next++;
    const isStreet = next > at + 1 && STREET_KINDS.has(this.#word(next));
    const isName =
      isStreet &&
      range(at + 1, next).every((n) => this.#isOfName(n) && !SKIPPED.has(this.#word(n)));
    if (!isName || this.filters.search_term !== undefined) return 0;
    const [first, last] = [this.#tokens[at + 1], this.#tokens[next]];
    this.filters.search_term = this.#text.slice(first?.start, last?.end);
    return this.#understood(at, next + 1);
  }

  #hasPlace(): boolean {
    return this.place !== undefined || this.filters.place !== undefined;
  }

  /** "in Boise", "near Tulsa, OK", "in the Phoenix area", "in Boise or Meridian" */
  #placeAfterWord(at: number): number {
    const before = this.#match(PREPOSITIONS, at);
    if (!before) return 0;
    // "Georgia outside of Savannah"
    const isOutside = /^outside$/.test(this.#word(at)) && this.#isAfterState(at);
    if (isOutside) return this.#exceptPlace(at, before.next);
    const next = this.#placeAt(before.next, before.meaning === "in");
    return next === 0 ? 0 : this.#covered(at, next);
  }

  /** Whether a whole state was named right before, read or not: "homes in Georgia outside Savannah". */
  #isAfterState(at: number): boolean {
    const words = this.#tokens.slice(0, at).filter(({ kind }) => kind === "word");
    return stateAtEnd(words, true) !== undefined && !(this.#tokens[at - 1]?.kind === "mark");
  }

  /** Names the places that homes must not be in; whether they are places, only the database knows. */
  #exceptPlace(at: number, from: number): number {
    const { town, state, end } = this.#nameFrom(from);
    if (town.length === 0 && !state) return 0;
    let next = end;
    const start = this.#tokens[from]?.start ?? 0;
    // "except Boise and Meridian"
    for (;;) {
      const isComma = this.#word(next) === ",";
      const isGoingOn = isComma || /^(and|or|nor|y|o|ni|&)$/.test(this.#word(next));
      const other = isGoingOn ? this.#nameFrom(next + 1) : undefined;
      // "no carpet, sunny" are two wishes.
      if (isComma && !/^(and|or|nor|y|o|ni)$/.test(this.#word(other?.end ?? next))) break;
      const isName = other?.town.every(
        (token) => !isFiller(token) && !NOT_IN_NAMES.has(token.word),
      );
      const isKnown =
        this.#amount(next + 1) ??
        this.#match(NEGATED, next + 1) ??
        (this.#isFeature(next + 1) || this.#isTypeAt(next + 1));
      if (!other || other.town.length === 0 || !isName || isKnown) break;
      next = other.end;
    }
    const said = (first: number) => this.#text.slice(first, this.#tokens[next - 1]?.end);
    this.notPlaces.push({ name: said(start), phrase: said(this.#tokens[at]?.start ?? 0) });
    return this.#refused(at, next);
  }

  /** Marks what leads to a place, unless the place itself couldn't be taken. */
  #covered(at: number, next: number): number {
    const phrase = this.#phrases[next - 1] ?? 0;
    this.#phrases.fill(phrase, at, next);
    return next - at;
  }

  /** Takes the places whose names begin here; returns where they end, or 0 without any. */
  #placeAt(from: number, isIn: boolean): number {
    let at = from;
    while (/^(the|zips?|zipcodes?|codes?|postal|codigo)$/.test(this.#word(at)) && !this.#isZip(at))
      at++;
    if (this.#isZip(at)) {
      if (!isIn) this.within ??= USUAL_MILES;
      const next = at + this.#zip(at);
      // "in the 83702 area"
      const isArea = /^(area|region)$/.test(this.#word(next));
      if (isArea) this.#understood(next, next + 1);
      return isArea ? next + 1 : next;
    }
    at = from;
    const { town, state, end, isGreater } = this.#nameFrom(at);
    if (town.length === 0 && !state) return 0;
    if (this.#hasPlace()) {
      this.#unfiltered(at, end);
      return end;
    }
    if (!state && town.some(({ word }) => NOT_IN_NAMES.has(word))) {
      this.#unfiltered(at, end);
      return end;
    }
    const isArea = isGreater || /^(area|region|metro)$/.test(this.#word(end - 1));
    this.#take(town, state, isIn);
    if (!isIn || isArea) this.within ??= USUAL_MILES;
    this.#understood(at, end);
    return this.#otherPlaces(end);
  }

  /** Takes the places that go on here, "or Meridian or Nampa"; returns where they end. */
  #otherPlaces(at: number): number {
    let next = at;
    for (;;) {
      const other = this.#nextPlace(next);
      if (!other) return next;
      this.#understood(next, other);
      next = other;
    }
  }

  /** The place after "or", or after a comma that an "or" follows. */
  #nextPlace(at: number): number | undefined {
    const link = this.#word(at);
    const isAnd = link === "and" && !this.#isLoud && this.#tokens[at + 1]?.isName === true;
    if (!isAnd && !["or", "o", ",", "/"].includes(link)) return undefined;
    const isOr = link === "," && this.#word(at + 1) === "or";
    let from = isOr ? at + 2 : at + 1;
    if (this.#match(PREPOSITIONS, from)?.meaning === "in")
      from = this.#match(PREPOSITIONS, from)?.next ?? from;
    if (this.#isZip(from)) {
      this.others.push(this.#word(from).slice(0, 5));
      return from + 1;
    }
    const { town, state, end } = this.#nameFrom(from);
    const isList = /^[,/]$/.test(link) && /^(or|o)$/.test(this.#word(end));
    const isSure = link !== "," || isList || isOr;
    if (town.length === 0 || !isSure || town.some(({ word }) => NOT_IN_NAMES.has(word)))
      return undefined;
    if (town.every(({ word }) => FILLERS.has(word)) || this.#isFeature(from)) return undefined;
    const [kept, keptPlace] = [this.filters.place, this.place];
    this.#take(town, state, true);
    const name = this.place !== keptPlace ? this.place : this.filters.place;
    this.filters.place = kept;
    if (kept === undefined) delete this.filters.place;
    this.place = keptPlace;
    if (name !== undefined) this.others.push(name);
    return end;
  }

  /** The words of a name, the state behind its comma, and where both end. */
  #nameFrom(at: number) {
    let next = at;
    // "en la playa", but "in La Jolla"
    const isArticle = this.#word(next) === "la" && !/^(in|near|to)$/.test(this.#word(next - 1));
    if (this.#word(next) === "the" || isArticle) next++;
    const isGreater = /^(greater|metro|metropolitan)$/.test(this.#word(next));
    if (PARTS_OF_TOWNS.has(this.#word(next))) next++;
    const start = next;
    while (this.#isOfName(next)) next++;
    const name = withoutRegion(this.#tokens.slice(start, next));
    const [comma, ...words] = this.#tokens.slice(next, next + 4);
    const state = comma?.word === "," ? stateAtStart(words, true) : undefined;
    const town = name.filter(
      ({ word }, n) => n < name.length - 1 || n === 0 || !/^(area|region|metro)$/.test(word),
    );
    return {
      town,
      state: state?.code,
      end: state && town.length > 0 ? next + 1 + state.length : next,
      isGreater,
    };
  }

  /** "far from the highway" */
  #away(at: number): number {
    const away = this.#match(AWAY, at);
    if (!away || this.#match(PREPOSITIONS, at)) return 0;
    // "stay away from HOAs"
    const refused = this.#refuseOne(this.#skipped(away.next));
    if (refused > 0) return this.#understood(at, refused);
    return this.#refused(at, Math.max(away.next, this.#nameFrom(away.next).end));
  }

  /** "within 10 miles of Boise". Further away than that is no filter. */
  #distanceFrom(
    at: number,
    next: number,
    bound: Bound | undefined,
    miles: number | undefined,
  ): number {
    const hasPlace = FROM_PLACE.has(this.#word(next));
    const isMost = bound !== "least" && bound !== "above" && miles !== undefined;
    const quarters = Math.round((miles ?? 0) * 4) / 4;
    if (!isMost || !(quarters > 0 && quarters <= MOST_MILES) || this.#distance)
      return this.#refused(at, hasPlace ? this.#nameFrom(next + 1).end : next);
    if (hasPlace && this.#match(HERE, next)) return this.#refused(at, next);
    this.within = quarters;
    this.#distance = [at, next];
    this.#understood(at, next);
    if (!hasPlace) return next - at;
    const end = this.#placeAt(next + 1, false);
    return end === 0 ? next - at : this.#covered(at, end);
  }

  /** "20 minutes from Boise": near it, and the minutes are said. */
  #minutes(at: number, next: number): number {
    this.#refused(at, next);
    if (!FROM_PLACE.has(this.#word(next))) return next - at;
    const end = this.#placeAt(next + 1, false);
    if (end > 0 && (this.#phrases[end - 1] ?? 0) < 0) this.#understood(next, next + 1);
    return Math.max(end, next) - at;
  }

  get distance(): string | undefined {
    const [at, next] = this.#distance ?? [0, 0];
    return this.#distance && this.#text.slice(this.#tokens[at]?.start, this.#tokens[next - 1]?.end);
  }

  /** A distance from several places is said; one without a place may have it among the rest. */
  #settleDistance(): void {
    if (this.others.length === 0 || this.within === undefined) return;
    this.within = undefined;
    if (this.#distance) this.#refused(...this.#distance);
  }

  #isOfName(at: number): boolean {
    const token = this.#tokens[at];
    if (token?.kind !== "word") return false;
    const isEnd = [ENDS, NEGATIONS, TYPES, HEADS, STATES, YEAR_BOUNDS, TIMES, SEEING].some(
      (table) => this.#match(table as Table<unknown>, at),
    );
    const isBound = this.#match(BOUNDS, at);
    // "Portland OR"
    if (token.word === "or" && token.isCapital && !this.#isLoud) return true;
    return !isEnd && !(isBound && this.#amount(isBound.next));
  }

  #take(town: Token[], code: keyof typeof US_STATES | undefined, isSure: boolean): void {
    const words = town.map(({ word }) => word).join(" ");
    const known = SHORT_NICKNAMES.get(words) ?? NICKNAMES.get(words);
    if (known && (!code || known.endsWith(`, ${code}`))) {
      this.#takeKnown(known);
      return;
    }
    const said = this.#text.slice(town[0]?.start ?? 0, town.at(-1)?.end ?? 0);
    const found = code ? undefined : stateAtEnd(town, isSure);
    if (code) this.place = `${said}, ${code}`;
    else if (!found) this.place = said;
    else if (found.length === town.length) this.filters.place = US_STATES[found.code].name;
    else if (words.endsWith(" state") && found.length === town.length - 1)
      this.filters.place = US_STATES[found.code].name;
    else {
      const last = town[town.length - found.length - 1];
      this.place = `${this.#text.slice(town[0]?.start ?? 0, last?.end ?? 0)}, ${found.code}`;
    }
  }

  #takeKnown(label: string): void {
    if (label.includes(",")) this.place = label;
    else this.filters.place = label;
  }

  /** "NYC condos", "Vegas house", "philly, pa": a town that is known without a word before it. */
  #nickname(at: number): number {
    if (this.#hasPlace()) return 0;
    const { isCapital } = this.#tokens[at] ?? {};
    const found =
      this.#match(NICKNAMES, at) ?? (isCapital ? this.#match(SHORT_NICKNAMES, at) : undefined);
    // "las vegas", "north philly", "Baton Rouge LA" are names of their own.
    const before = this.#tokens[at - 1];
    const isPartOfName =
      /^(las|north|south|east|west|new)$/.test(before?.word ?? "") ||
      (isCapital && before !== undefined && this.#isUnreadWord(at - 1) && !isFiller(before));
    if (!found || isPartOfName) return 0;
    const isComma = this.#word(found.next) === ",";
    const from = found.next + (isComma ? 1 : 0);
    const state = stateAtStart(this.#tokens.slice(from, from + 3), isComma);
    if (state && !found.meaning.endsWith(`, ${state.code}`)) return 0;
    const end = state ? from + state.length : found.next;
    this.#takeKnown(found.meaning);
    this.#understood(at, end);
    return this.#otherPlaces(end) - at;
  }

  /** "Boise Idaho", "Traverse City, MI", "New Mexico" among the words that no rule covers. */
  #placeBeforeState(): void {
    if (this.#hasPlace()) return;
    const tokens = this.#tokens;
    for (let from = 0; from < tokens.length; from++) {
      const isStart = this.#isUnreadWord(from) && !isFiller(tokens[from] as Token);
      if (!isStart) continue;
      let to = from;
      // "Oregon or Washington", but "Truth or Consequences, NM"
      const isWholeState = () => {
        const words = tokens.slice(from, to);
        return stateAtEnd(words, false)?.length === words.length;
      };
      while (this.#isUnreadWord(to) && !(/^(or|o)$/.test(this.#word(to)) && isWholeState())) to++;
      const [comma, ...after] = tokens.slice(to, to + 4);
      const unread = after.filter((_, n) => this.#isUnreadWord(to + 1 + n));
      const state = comma?.word === "," ? stateAtStart(unread, true) : undefined;
      // "Las Vegas, NM"
      const isNamed = from > 0 && /^(las|los|la|el)$/.test(this.#word(from - 1));
      if (isNamed && this.#isUnreadWord(from - 1)) from--;
      const run = withoutRegion(tokens.slice(from, to));
      if (state || stateAtEnd(run, false)) {
        const end = state ? to + 1 + state.length : to;
        this.#take(run, state?.code, false);
        this.#understood(from, end);
        this.#otherPlaces(end);
        return;
      }
      from = to;
    }
  }

  #isUnreadWord(at: number): boolean {
    return this.#phrases[at] === 0 && this.#tokens[at]?.kind === "word";
  }
}

/** Words between one wish and the next. */
const SEPARATING =
  /^([,;.:|/&]|with|and|or|in|for|near|on|at|by|but|plus|also|since|that|which|who|where|because|so|con|y|o|en|para|pero|que)$/;

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, n) => from + n);
}

function isFiller({ word, kind }: Token): boolean {
  return FILLERS.has(word) || kind === "mark";
}

/** "southern California" is California; what is southern there, no rule knows. */
function withoutRegion(name: Token[]): Token[] {
  const [region, ...state] = name;
  const isState = (words: Token[]) => stateAtEnd(words, true)?.length === words.length;
  const isRegion = region !== undefined && REGION.test(region.word) && !isState(name);
  return isRegion && isState(state) ? state : name;
}

type FoundState = { code: keyof typeof US_STATES; length: number };

/** @param isSure whether two letters in lower case are a state too, as in "in boise id". */
function stateAtEnd(tokens: Token[], isSure: boolean): FoundState | undefined {
  const words = tokens.map(({ word }) => word);
  if (words.at(-1) === "state" && words.length > 1) {
    const found = stateAtEnd(tokens.slice(0, -1), isSure);
    if (found?.length === words.length - 1) return found;
  }
  const text = ` ${words.join(" ")}`;
  for (const { code, name } of STATE_NAMES) {
    if (text.endsWith(` ${name}`)) return { code, length: name.split(" ").length };
    const last = tokens.at(-1);
    const isCode = words.length > 1 && last?.word === code.toLowerCase();
    if (isCode && (isSure || last?.isCapital)) return { code, length: 1 };
  }
  return undefined;
}

function stateAtStart(tokens: Token[], isSure: boolean): FoundState | undefined {
  const text = `${tokens.map(({ word }) => word).join(" ")} `;
  for (const { code, name } of STATE_NAMES) {
    if (text.startsWith(`${name} `)) return { code, length: name.split(" ").length };
    const [first, next] = tokens;
    if (first?.word !== code.toLowerCase()) continue;
    // "in Boise, or Meridian", "en Tulsa, al menos 3"
    const isWord = WORDS_LIKE_STATES.test(first.word) && next !== undefined && next.kind !== "mark";
    if (first.isCapital || (isSure && !isWord)) return { code, length: 1 };
  }
  return undefined;
}

/** The first and last year of "1999" and "1990s". */
function spanOf(token: Token | undefined): [number, number] | undefined {
  if (token?.kind === "decade") {
    const digits = token.word.replace(/\D/g, "");
    // "the 80s"
    const first =
      digits.length === 4 ? Number(digits) : Number(digits) + (digits < "30" ? 2000 : 1900);
    return [first, first + 9];
  }
  const isYear = token?.kind === "number" && /^(1[6-9]|20)\d\d$/.test(token.word);
  return isYear ? [Number(token.word), Number(token.word)] : undefined;
}

/** "mid fifties" is 1954 to 1956, and "late 1800s" the last third of that century. */
function thirdOf(
  years: [number, number] | undefined,
  third: number | undefined,
): [number, number] | undefined {
  if (!years || third === undefined) return years;
  const first = years[0];
  // "early 2000s" are the first years of that decade.
  const length = first % 100 === 0 && first < 2000 ? 100 : 10;
  const bounds = [0, 0.4, 0.7, 1].map((share) => first + Math.round(length * share));
  return [bounds[third] as number, (bounds[third + 1] as number) - 1];
}

/** The thing that a number without a unit counts. */
function quantityOf(
  said: Quantity | undefined,
  first: Amount,
  second: Amount | undefined,
  bound: Bound | undefined,
): Quantity | undefined {
  if (said !== undefined) return said;
  const isMoney = [first, second].some(
    (each) => each && (each.isMoney || each.scale > 1 || amountOf(each, "price") >= LEAST_PRICE),
  );
  if (isMoney) return "price";
  const value = amountOf(first, "price");
  // "under 450": the price of a home in thousands.
  return bound !== undefined && !second && value >= 50 && value < 1000 ? "price" : undefined;
}

/** People shorten the prices of homes like this. Numbers between larger ones may be areas, years or rents. */
function isInThousands(amount: Amount): boolean {
  const value = amountOf(amount, "price");
  return amount.scale === 1 && value >= 50 && value < 1000;
}

function amountOf({ raw, scale }: Amount, of: Quantity): number {
  const isMoney = of === "price" || of === "hoa_fee";
  const kind = isMoney && scale === 1 ? "dollars" : of === "sqft" ? "sqft" : "decimal";
  const value = readNumber(raw, kind) ?? Number.NaN;
  return isMoney ? Math.round(value * scale) : value * scale;
}

/** The number as the filter has it: whole, or in hundredths of an acre. */
function fitting(of: Quantity, value: number): number {
  if (of === "bedrooms" || of === "bathrooms") return value;
  return of === "lot_size" ? Math.round(value * 100) / 100 : Math.round(value);
}

/** How much more "more than 3" is than 3, for things that are counted. */
const STEPS: Partial<Record<Quantity, number>> = {
  bedrooms: 1,
  bathrooms: 0.5,
  stories: 1,
  garage_spaces: 1,
};

/** The fields of the filters, by the filters' names. */
const FILTERED = new Map(NUMBER_FILTERS.map(({ name, field }) => [name as string, field]));

/** Articles and the like between a negation and what it is about. */
const SKIPPED = new Set("a an any in the un una más more".split(" "));

/** "from 350 to 400", but "at least 350-400" */
const FROM = new Set("from desde de".split(" "));

/** The things that numbers without a unit of ours may count. */
const COUNTED = new Set(
  "feet foot ft yard yards yds meter meters unit units people person family families year years day days week weeks month months block blocks door doors percent lbs pounds home homes".split(
    " ",
  ),
);

const STREET_KINDS = new Set(
  "st street ave avenue av rd road dr drive ln lane ct court blvd boulevard way pl place cir circle ter terrace trl trail pkwy parkway hwy highway sq square".split(
    " ",
  ),
);

/** Words between a negation and what it is about. */
const AROUND_OBJECTS = new Set(
  "anything everything something any all homes home ones one listings listing places place properties property those these them that thats that's which who are is were was have has having had with being be already currently still to see me show want see look looking at for of really actually please casas con que tengan tenga tiene sean esten estan".split(
    " ",
  ),
);

/** Words between a negation and a bound: "I can't go above", "we won't pay more than". */
const AROUND_NUMBERS = new Set(
  "go going pay paying spend spending afford exceed it they cost costs costing priced built penny cent dollar dime much send give bring include list me us".split(
    " ",
  ),
);

const MOST_WORDS_OF_NAMES = 4;

/** The first, second or third part of a decade, a century or a hundred thousand. */
const THIRDS = new Map<string, number>([
  ...(["early", "low", "lower"].map((word) => [word, 0]) as [string, number][]),
  ...(["mid", "middle"].map((word) => [word, 1]) as [string, number][]),
  ...(["late", "high", "upper"].map((word) => [word, 2]) as [string, number][]),
]);

const PARTS = new Map<string, number>([
  ...(["half", "medio", "media"].map((word) => [word, 0.5]) as [string, number][]),
  ...(["quarter", "quarters", "cuarto"].map((word) => [word, 0.25]) as [string, number][]),
  ...(["third", "thirds"].map((word) => [word, 1 / 3]) as [string, number][]),
]);

const LEAST_PAYMENT = 100;
const MOST_PAYMENT = 1_000_000;
const MOST_MILES = 100;

/** Fewer dollars aren't a home's price. */
const LEAST_PRICE = 10_000;
const FIRST_YEAR = 1600;
const DAY_MS = 86_400_000;

/** Words after "in" or "near" that belong to no place's name. */
const NOT_IN_NAMES = new Set(
  "last past next this good great excellent nice best quiet safe walkable perfect move condition shape schools school district town downtown city country woods mountains beach water budget range neighborhood hour hours walking distance renta alquiler venta spring summer fall autumn winter january february march april may june july august september october november december suburbs burbs middle development cul quick buen buena buenas perfecto".split(
    " ",
  ),
);

const WORDS_LIKE_STATES = /^(or|al|in|de|la|me|hi|ok|oh|pa)$/;

const DIRECTION = /^(north|south)?(east|west)?$(?<=.)|^(norte|sur|este|oeste)$/;

const REGION =
  /^(north|south|east|west)(ern|east|west|eastern|western)?$|^(central|upstate|coastal|rural|norte|sur)$/;

/** Words before a town's name that are in no label. */
const PARTS_OF_TOWNS = new Set("downtown central greater metro metropolitan".split(" "));
