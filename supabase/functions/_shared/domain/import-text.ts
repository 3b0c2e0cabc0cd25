import { type ImportName, monthly, type Period, periodIn, typeIn } from "./imported.ts";
import { acresOf, readNumber } from "./read-number.ts";
import { addressesIn, CITY, STATE } from "./street-address.ts";
import { isZipOfState, stateCode } from "./us-states.ts";

/**
 * Finds facts in running text by rules. Every mention of a fact counts: where two differ, or one is a range, the
 * fact is unclear and has no value. Repetition is bounded where a rule can start anywhere: otherwise a long run
 * of one character would take quadratic time.
 */
export type Fact = { name: ImportName; value: unknown; from: number; to: number };

/** What the text says of each field: facts, and the words of fields that it leaves unclear. */
export function factsIn(text: string): { facts: Fact[]; unclear: Fact[] } {
  const mentions = [
    ...typesIn(text),
    ...placesIn(text),
    ...feesIn(text),
    ...pricesIn(text),
    ...countsIn(text),
    ...bathroomsSaid(text),
    ...areasIn(text),
    ...yearsIn(text),
  ];
  const facts: Fact[] = [];
  const unclear: Fact[] = [];
  for (const name of new Set(mentions.map((each) => each.name))) {
    const of = mentions.filter((each) => each.name === name);
    const values = new Set(of.map(({ value }) => String(value)));
    const [first] = of;
    if (!first) continue;
    if (values.size === 1 && first.value !== undefined) facts.push(...of);
    else unclear.push(first);
  }
  return { facts, unclear };
}

function mention(
  name: ImportName,
  match: RegExpExecArray | RegExpMatchArray,
  value: unknown,
): Fact {
  const from = match.index ?? 0;
  return { name, value, from, to: from + match[0].length };
}

/** The words of the same clause before a place in the text. */
function before(text: string, at: number, most = 40, ends = /[;\n|•·!?()]|[.,](?!\d)/): string {
  return (
    text
      .slice(Math.max(0, at - most), at)
      .split(ends)
      .at(-1) ?? ""
  );
}

function after(text: string, at: number, most = 30): string {
  return text.slice(at, at + most).split(/[;\n|•·!?()]|[.,](?!\d)/, 1)[0] ?? "";
}

// Kinds and places

const TYPE =
  /\b(?:condo(?:minium)?s?|town ?(?:house|home)s?|row ?house|vacant (?:land|lots?)|raw land|building lot|single[- ]family(?: home| house| residence)?|mobile home|manufactured home|duplex|triplex|fourplex|multi-?family)\b/gi;
const HOUSE =
  /(?<!\b(?:open|club|guest|carriage|tree|play|coach|pool|farm|ware|green|light)[ -]?)\b(?:house|bungalow|ranch(?! (?:rd|road|dr|drive|ln|lane|way|ct))|cottage|craftsman|colonial)\b/gi;

function typesIn(text: string): Fact[] {
  const named = [...text.matchAll(TYPE)].map((match) =>
    mention("property_type", match, typeIn(match[0])),
  );
  if (named.length > 0) return named;
  return [...text.matchAll(HOUSE)].map((match) => mention("property_type", match, "house"));
}

const TOWN = new RegExp(
  `(?:^|[,\\n|]|\\b[Ii]n )\\s{0,3}(${CITY})(?:,\\s{0,3}(${STATE})|[ ](${STATE})(?=,?\\s{1,3}\\d{5}\\b))(?![\\p{L}\\p{N}])`,
  "gmu",
);
const STATE_ZIP =
  /(?<![\p{L}\p{N}])([A-Za-z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+){0,2}),?\s{1,3}(\d{5}(?:-\d{4})?)(?![\p{N}-])/gu;
/** Words of headlines: "Sunny Bungalow Boise, ID" names no town for certain. */
const HEADLINE =
  /\b(?:home|house|bungalow|craftsman|ranch|cottage|condo|townhouse|townhome|charming|sunny|beautiful|spacious|lovely|new|sale|listing|acres?|beds?|baths?|gem|views?|downtown|historic|updated|remodeled|stunning|cozy|modern|luxury|street|avenue|road|drive|lane|court|open|apt|unit)\b/i;

function placesIn(text: string): Fact[] {
  const addresses = addressesIn(text);
  const inAddress = addresses.flatMap(({ from, to, street, city, state, zip }) => {
    const said = (name: ImportName, value: unknown) => (value ? [{ name, value, from, to }] : []);
    return [
      ...said("address", street),
      ...said("city", city),
      ...said("state", state),
      ...said("zip_code", zip),
    ];
  });
  const has = (name: ImportName) => inAddress.some((each) => each.name === name);
  const towns = [...text.matchAll(TOWN)].flatMap((match) => {
    const [, city = "", one, other] = match;
    const code = stateCode(one ?? other ?? "");
    return code && !HEADLINE.test(city)
      ? [mention("city", match, city), mention("state", match, code)]
      : [];
  });
  const zips = [...text.matchAll(STATE_ZIP)].flatMap((match) => {
    const [, words = "", zip = ""] = match;
    const code = endingState(words);
    return code && isZipOfState(zip, code)
      ? [mention("state", match, code), mention("zip_code", match, zip)]
      : [];
  });
  return [...inAddress, ...[...towns, ...zips].filter(({ name }) => !has(name))];
}

/** "Salt Lake City Utah": the longest end that is a state. */
function endingState(words: string) {
  const parts = words.split(" ");
  return parts.map((_, at) => stateCode(parts.slice(at).join(" "))).find(Boolean);
}

// Money

const SCALE = String.raw`(?:\s?(?:k|mm?|million|thousand)\b)?`;
const SUM = String.raw`(?:\$|usd)\s?(?:\d{1,3}(?: \d{3}){1,2}(?!\d)|\d(?:[\d.,']{0,13}\d)?)${SCALE}`;
const BARE_SUM = String.raw`\d{2,3}(?:[.,]\d{3}){1,2}|\d{5,9}|\d{1,4}(?:\.\d{1,3})?\s?(?:k|m|million)`;
const FREQUENCY = String.raw`(?:\/|per|a|each|every)?\s{0,2}(?:mo(?:nth(?:ly)?)?|q(?:uarte)?r(?:ly)?|quarterly|yr|year(?:ly)?|annum)|annual(?:ly)?`;

const FEES = [
  new RegExp(
    String.raw`\bhoa\b[^$\d\n]{0,25}\$?\s?(?<sum>\d[\d,.]{0,8}\d|\d)\s{0,2}(?<every>${FREQUENCY})?(?![\p{L}\d])`,
    "giu",
  ),
  new RegExp(
    String.raw`\$\s?(?<sum>\d[\d,]{0,8})\s{0,2}(?<every>${FREQUENCY})\b[^\n$\d]{0,12}\bhoa\b`,
    "gi",
  ),
];
const NO_FEE =
  /\bno hoa\b(?! (?:rules|restrict|approv|board))|\bhoa(?: fees?| dues)?\s?[:=]\s?(?:none|no|\$?0)\b(?![.,]?\d)/gi;

function feesIn(text: string): Fact[] {
  const none = [...text.matchAll(NO_FEE)].map((match) => mention("hoa_fee", match, 0));
  const found = FEES.flatMap((pattern) => [...text.matchAll(pattern)]).map((match) => {
    const { sum = "", every } = match.groups ?? {};
    const said =
      every ??
      /\b(?:monthly|annual|yearly|quarterly)\b/i.exec(
        before(text, match.index, 12) + match[0],
      )?.[0];
    const period = said === undefined ? undefined : periodOf(said);
    const fee = readNumber(sum.replace(/[.,]$/, ""), "dollars");
    const known = period && fee !== null && !Number.isNaN(fee);
    return mention("hoa_fee", match, known ? monthly(fee, period) : undefined);
  });
  return none.length > 0 && found.every(({ value }) => value === undefined || value === 0)
    ? none
    : [...none, ...found];
}

function periodOf(said: string): Period | undefined {
  return periodIn(said.replace(/\s+/g, " ").trim());
}

const PRICE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$])(?:(?<low>${SUM})\s{0,2}(?:-|–|—|to|or)\s{0,2})?(?:(?<sum>${SUM})|(?<bare>${BARE_SUM}))(?![\p{L}\p{N}]|[.,]\d)`,
  "giu",
);
/** "New roof ($15,000)" is one clause. */
const CLAUSE = /[;\n|•·!?)]|[.,](?!\d)/;
const HOLDS = /\b(?:now|(?:reduced|cut|lowered|dropped) to|new price|down to)\b[^$\d]{0,12}$/i;
const ASKED =
  /\b(?:price|priced (?:at|to sell at)|asking(?: price)?|offered (?:at|for)|listed (?:at|for)|for sale (?:for|at))\b[^$\d]{0,12}$/i;
/** Changes and former prices: "Price reduced $10,000", "Asking price was $500,000". */
const NOT_ASKED =
  /\b(?:cut|drop\w*|reduc\w*|lower\w*|decrease\w*|increase\w*|improve\w*|per|was|were)\b[^$\d]{0,12}$|\b(?:sold|original(?:ly)?|previous|old|former|starting|minimum|reserve|median|average|assessed)\b[^$\d]{0,25}$/i;
/** "Reduced from $500,000 to $475,000" is no range. */
const LOWERED = /\b(?:cut|drop\w*|reduced|lowered)(?: from)?\s{0,2}$/i;
const OTHER_THINGS =
  "tax(?:es)?|roof|kitchen|remodel\\w*|renovat\\w*|upgrades?|improvements?|updates|loan|mortgage|balance|credit|bonus|rebate|deposit|allowance|solar|hvac|windows|rent(?:s|ed|al)?|income|hoa|dues|fees?|payment|equity|discount|grant|insurance|utilities|commission|apprais(?:ed|al)|value[ds]?|assess(?:ed|ment)?|zestimate|estimate[ds]?|earnest|budget";
const OTHER_BEFORE = new RegExp(
  `\\b(?:${OTHER_THINGS}|from|off|save|down|bought|sold|paid|purchased|spent|over|worth|assum\\w*|owe[ds]?|invest\\w*)\\b[^$\\d]{0,18}$`,
  "i",
);
const OTHER_AFTER = new RegExp(
  `^\\s{0,2}(?:\\/\\s?(?:mo|month|yr|year|q|wk|week|night|sq|acre)|(?:per|a|each|monthly|annual|yearly|worth|off|below|under|less|down|towards?)\\b|price (?:cut|drop|reduction)|(?:[a-z][\\w-]{0,19} ){0,2}(?:${OTHER_THINGS})\\b)`,
  "i",
);
const LEAST_PRICE = 1000;
/** What stands alone is a price from here on. */
const LEAST_ALONE = 10_000;

/** The one that holds now, else the one that is asked, else the only sum without another meaning. */
function pricesIn(text: string): Fact[] {
  const sums = [...text.matchAll(PRICE)].flatMap((match) => {
    const { low, sum, bare = "" } = match.groups ?? {};
    const at = match.index;
    const words = before(text, at, 50, CLAUSE);
    const rest = after(text, at + match[0].length);
    const isLowered = low !== undefined && LOWERED.test(words);
    const isAsked = ASKED.test(words) && !NOT_ASKED.test(words);
    const rank = isLowered || HOLDS.test(words) ? 3 : isAsked ? 2 : 1;
    if (OTHER_AFTER.test(rest)) return [];
    const isOther = sum === undefined || OTHER_BEFORE.test(words) || NOT_ASKED.test(words);
    if (rank === 1 && isOther) return [];
    const price = readNumber((sum ?? bare).replace(/[.,']$/, ""), "dollars") ?? Number.NaN;
    if (price < (rank === 1 ? LEAST_ALONE : LEAST_PRICE)) return [];
    const known = (low === undefined || isLowered) && !Number.isNaN(price);
    return [{ rank, fact: mention("price", match, known ? Math.round(price) : undefined) }];
  });
  const best = Math.max(...sums.map(({ rank }) => rank));
  return sums.filter(({ rank }) => rank === best).map(({ fact }) => fact);
}

// Counts

const SAID_AMOUNTS: Record<string, number> = { half: 0.5, quarter: 0.25 };
const COUNTED = "one|two|three|four|five|six|seven|eight|nine|ten";
for (const [at, word] of COUNTED.split("|").entries()) SAID_AMOUNTS[word] = at + 1;
const WORDS = Object.keys(SAID_AMOUNTS).join("|");
/** Not in the middle of a word or a longer number. */
const START = "(?<![\\p{L}\\p{N}.,$]|\\d/)";
/** "3", "2.5", ".18", "2 1/2", "2½", "1/4", "half", "three". */
const AMOUNT = `(?:\\d{1,3}[ -][13]/[24]|\\d{0,3} ?[½¼¾]|[13]/[24]|${WORDS}|\\d{0,7}\\.\\d{1,7}|\\d{1,7})`;
/** Half a bathroom is not how many there are. */
const SMALL = `(?:\\d{1,2}[ -][13]/[24]|\\d{1,2}[½¼¾]|(?:${COUNTED}|\\d{1,2}) and (?:a|one)[ -]half|${COUNTED}|\\d{1,2}\\.\\d{1,2}|\\d{1,2})`;
const TO = "\\s{0,2}(?:-|–|—|to|or|&|\\+)\\s{0,2}";

/** `low` is the lower end of a range, `plus` means "or more". */
function said(unit: string, amount = SMALL, between = "[ -]?"): RegExp {
  return new RegExp(
    `${START}(?:(?<low>${amount})${TO})?(?<n>${amount})(?<plus>\\+)?${between}(?:${unit})(?![\\p{L}\\p{N}])`,
    "giu",
  );
}

function amountIn({ groups }: RegExpMatchArray): number | undefined {
  const { low, plus, n = "" } = groups ?? {};
  if (low !== undefined || plus !== undefined) return undefined;
  const [words = "", half] = n
    .toLowerCase()
    .trim()
    .split(/( and (?:a|one)[ -]half)/);
  const amount = SAID_AMOUNTS[words] ?? readNumber(words, "decimal");
  return amount === null || Number.isNaN(amount) ? undefined : amount + (half ? 0.5 : 0);
}

const POSSIBLE =
  /\b(?:septic|room for|up to|could|possibl[ey]|potential|plans?|permit(?:ted)?|expand|convert(?:ed)?|approved|from|each|per)\b[^.]{0,20}$/i;

type Count = { name: ImportName; find: RegExp; isMeant?: (after: string) => boolean };

const BEDS = "bed(?:room)?s?|brs?|bds?";
const COUNTS: readonly Count[] = [
  {
    name: "bedrooms",
    find: said(BEDS),
    isMeant: (rest) => !/^ ?(?:septic|apartment|unit|possible|potential)/i.test(rest),
  },
  {
    name: "garage_spaces",
    find: said("(?:car|bay)s?(?: (?:attached|detached|tandem|oversized))?[ -]garage"),
  },
  {
    name: "stories",
    find: said("stor(?:y|ies)|levels?"),
    isMeant: (rest) => !/^[ -](?:foyer|ceiling|great|living|entry|window|deck)/i.test(rest),
  },
];

function countsIn(text: string): Fact[] {
  const list = listLayout(text);
  return [
    ...COUNTS.flatMap(({ name, find, isMeant = () => true }) =>
      [...text.matchAll(find)].flatMap((match) => {
        const rest = after(text, match.index + match[0].length);
        if (!isMeant(rest) || POSSIBLE.test(before(text, match.index))) return [];
        return [mention(name, match, wholeOf(amountIn(match)))];
      }),
    ),
    ...labelled(text, "bedrooms", "bed(?:room)?s?", list).map((each) => ({
      ...each,
      value: wholeOf(each.value),
    })),
    ...(list === "values"
      ? [...text.matchAll(said(BEDS, SMALL, " ?\\n"))].map((match) =>
          mention("bedrooms", match, wholeOf(amountIn(match))),
        )
      : []),
  ];
}

function wholeOf(value: number | undefined): number | undefined {
  return value !== undefined && Number.isInteger(value) ? value : undefined;
}

/** Copied pages have a value and its label on two lines, in one order or the other. */
function listLayout(text: string): "values" | "labels" | undefined {
  const first =
    /(?:^|\n)(?:([^\n]{0,20})\n)?(?:beds?|bedrooms?|baths?|bathrooms?|sq ?\.?ft\.?|square feet)[ \t]{0,3}(?=\n|$)/i.exec(
      text,
    );
  if (!first) return undefined;
  return /^[\s\d.,]+$/.test(first[1] ?? "") ? "values" : "labels";
}

function labelled(
  text: string,
  name: ImportName,
  label: string,
  list: ReturnType<typeof listLayout>,
) {
  const mark = list === "labels" ? "\\s{0,2}[:=\\n]" : "\\s{0,2}[:=]";
  const find = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${label})${mark}\\s{0,2}(?<n>${SMALL})(?<plus>\\+|${TO}\\d)?(?![\\p{L}\\p{N}/])`,
    "giu",
  );
  return [...text.matchAll(find)].map((match) => ({
    ...mention(name, match, undefined),
    value: amountIn(match),
  }));
}

const FULL = said("full(?:[ -]bath(?:room)?s?)?");
const HALF = said("half[ -]?(?:bath(?:room)?s?)?");
const BATHS = "(?:full )?(?:bath(?:room)?s?|ba)";

function bathroomsSaid(text: string): Fact[] {
  const list = listLayout(text);
  const full = [...text.matchAll(FULL)];
  const half = [...text.matchAll(HALF)].filter(
    ({ groups }) => /^\d|one|two/i.test(groups?.n ?? "") && !/acre/i.test(groups?.n ?? ""),
  );
  const [one] = full;
  const [other] = half;
  if (one && other && full.length === 1 && half.length === 1) {
    const sum = (amountIn(one) ?? Number.NaN) + (amountIn(other) ?? Number.NaN) / 2;
    const from = Math.min(one.index, other.index);
    const to = Math.max(one.index + one[0].length, other.index + other[0].length);
    return [{ name: "bathrooms", value: to - from < 80 ? quarterOf(sum) : undefined, from, to }];
  }
  const plain = [
    ...text.matchAll(said(BATHS)),
    ...(list === "values" ? text.matchAll(said(BATHS, SMALL, " ?\\n")) : []),
  ].map((match) => mention("bathrooms", match, quarterOf(amountIn(match))));
  const labels = labelled(text, "bathrooms", "bath(?:room)?s?", list).map((each) => ({
    ...each,
    value: quarterOf(each.value),
  }));
  return [...plain, ...labels];
}

/** Bathrooms are counted in quarters; "2.1" counts half ones behind the point. */
function quarterOf(value: number | undefined): number | undefined {
  return value !== undefined && (value * 4) % 1 === 0 ? value : undefined;
}

// Areas

const FEET = "(?:sq\\.? ?ft\\.?|sqft|square[ -](?:feet|foot)|sq feet|sf|ft²)";
const AREA = new RegExp(
  `(?<![\\p{L}\\p{N}.,$]|\\d )(?:(?<low>\\d[\\d,.]{1,8})\\s{0,2}(?:-|–|—|to)\\s{0,2})?(?<n>\\d[\\d,.']{1,9}\\d)(?<plus>\\+)?[ -]?\\n?${FEET}(?![\\p{L}\\p{N}])`,
  "giu",
);
const LIVING =
  /(?<![\p{L}\p{N}])(?:living area|square feet|sq\.? ?ft\.?|size)\s{0,2}[:=]\s{0,2}(?<n>\d[\d,.]{2,8})(?![\p{L}\p{N}.,]|\s?(?:acres?|sq))/giu;
const ACRES = said("(?:of )?(?:an )?(?:acres?|ac)", AMOUNT);
const OTHER_ROOM =
  /^ ?(?:\w+ ){0,2}(?:garage|basement|deck|shop|workshop|barn|patio|unfinished|office|adu|guest|addition|attic|bonus|outbuilding|porch|studio)/i;
const OTHER_ROOM_BEFORE =
  /\b(?:garage|basement|deck|shop|barn|patio|adu|guest|addition|attic|porch)\b[^\d]{0,12}$/i;
const OTHER_LAND =
  /^ ?(?:of )?(?:[\w-]+ ){0,2}(?:park|parkland|parks|open space|preserve|forest|woods|wetlands?|greenbelt|conservation|trails)\b/i;
const BESIDE =
  /\b(?:back(?:s|ing)?(?: up)? (?:to|on)|next to|near|adjacent(?: to)?|border(?:s|ing)?|beside|across from|overlook(?:s|ing)?)\b[^\d]{0,15}$/i;

function areasIn(text: string): Fact[] {
  const feet = [...text.matchAll(AREA)].flatMap((match) => {
    const { low, plus, n = "" } = match.groups ?? {};
    const words = before(text, match.index);
    const rest = after(text, match.index + match[0].length);
    const read = readNumber(n, "sqft");
    const sqft =
      low === undefined && plus === undefined && read !== null && !Number.isNaN(read)
        ? read
        : undefined;
    if (/^[^\d]{0,8}\blot\b/i.test(rest) || /\b(?:lot|land)\b[^\d]{0,12}$/i.test(words))
      return [mention("lot_size", match, sqft === undefined ? undefined : acresOf(sqft))];
    return OTHER_ROOM.test(rest) || OTHER_ROOM_BEFORE.test(words)
      ? []
      : [mention("sqft", match, sqft)];
  });
  const living = [...text.matchAll(LIVING)]
    .filter((match) => !/(?:lot|per|\/|price|basement|garage)\s*$/i.test(before(text, match.index)))
    .map((match) => mention("sqft", match, readNumber(match.groups?.n ?? "", "sqft") || undefined));
  const acres = [...text.matchAll(ACRES)].flatMap((match) => {
    const rest = after(text, match.index + match[0].length);
    return OTHER_LAND.test(rest) || BESIDE.test(before(text, match.index))
      ? []
      : [mention("lot_size", match, amountIn(match))];
  });
  return [
    ...feet,
    ...living.map((each) => ({
      ...each,
      value: Number.isNaN(each.value) ? undefined : each.value,
    })),
    ...acres,
  ];
}

const YEAR =
  /\b(?:built|constructed|year(?=[:=]))(?: in)?[ :=]{1,3}(?<n>\d{4})\b(?!\s?(?:-|–)\s?\d)/gi;
const OTHER_BUILT =
  /\b(?:garage|addition|deck|shop|barn|kitchen|roof|fence|pool|porch)\b[^\d]{0,12}$/i;

function yearsIn(text: string): Fact[] {
  return [...text.matchAll(YEAR)].flatMap((match) =>
    OTHER_BUILT.test(before(text, match.index))
      ? []
      : [mention("year_built", match, Number(match.groups?.n))],
  );
}
