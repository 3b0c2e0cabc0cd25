import { acresOf, readNumber } from "../site/text/read-number.ts";
import { after, before, type Fact, mention } from "./import-fact.ts";
import type { ImportName } from "./imported.ts";

/** Rooms, areas and years in running text (import-text.ts). */

// Counts

const SAID_AMOUNTS: Record<string, number> = { half: 0.5, quarter: 0.25 };
const COUNTED = "one|two|three|four|five|six|seven|eight|nine|ten";
for (const [at, word] of COUNTED.split("|").entries()) SAID_AMOUNTS[word] = at + 1;
const WORDS = Object.keys(SAID_AMOUNTS).join("|");
/** A number doesn't begin in the middle of a word or of a longer number. */
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

export function countsIn(text: string): Fact[] {
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

export function bathroomsSaid(text: string): Fact[] {
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

export function areasIn(text: string): Fact[] {
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

export function yearsIn(text: string): Fact[] {
  return [...text.matchAll(YEAR)].flatMap((match) =>
    OTHER_BUILT.test(before(text, match.index))
      ? []
      : [mention("year_built", match, Number(match.groups?.n))],
  );
}
