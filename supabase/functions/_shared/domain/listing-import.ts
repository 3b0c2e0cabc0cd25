import { firstRow } from "./csv-row.ts";
import { IMPORT_LIMITS } from "./limits.ts";
import { WRITTEN_COLUMNS, type WrittenFields } from "./listing-fields.ts";
import { parseListing } from "./listing-input.ts";
import { readNumber } from "./read-number.ts";
import { stateCode } from "./us-states.ts";
import { withinWords } from "./within-words.ts";

/**
 * Reads a listing by rules from a table row or from an advertisement's text. Nothing is guessed: each value
 * comes with the words it was read from, the owner ticks what is right, and whatever no rule understood is
 * shown.
 */

/** The fields that can be read; the others are the owner's choice. */
type ImportName = Exclude<keyof WrittenFields, "address_hidden" | "shared_with_portals">;

export type ImportedField = {
  name: ImportName;
  value: string | number | string[];
  /** The words it was read from. */
  said: string;
};

export type Imported = {
  fields: ImportedField[];
  /** What was not understood, piece by piece. */
  left: string[];
};

export function readAdvertisement(text: string): Imported {
  const whole = text.slice(0, IMPORT_LIMITS.text);
  const row = firstRow(whole);
  return row ? readRow(row) : readText(whole);
}

/** A field only if the wizard would take its value. */
function toImported(name: ImportName, value: unknown, said: string): ImportedField[] {
  const { listing } = parseListing({ [name]: value });
  const kept = listing?.[name];
  if (kept === undefined || kept === null || kept === "") return [];
  if (Array.isArray(kept) && kept.length === 0) return [];
  return [
    { name, value: kept, said: withinWords(said.replace(/\s+/g, " ").replace(/^[ ,]+/, ""), SAID) },
  ];
}

type ModelName = Exclude<ImportName, "description" | "tour_url">;

/** What the model may add, in the order of the form. Prose is found by rules, so that none of it is rewritten. */
export const MODEL_NAMES: readonly ModelName[] = WRITTEN_COLUMNS.filter(isForModel);

export type ModelReading = { name: string; value: string; quote: string };

/**
 * Adds a model's findings to the fields read by rules: only with a quote from the text, only in the text's
 * words, and without contact details. Anything else is dropped.
 */
export function withModel(
  text: string,
  read: Imported,
  readings: readonly ModelReading[],
): Imported {
  const plain = plainly(text);
  const fields = [...read.fields];
  for (const { name, value, quote } of readings) {
    const known = MODEL_NAMES.find((each) => each === name);
    if (!known || fields.some((field) => field.name === known)) continue;
    if (plainly(quote) === "" || !plain.includes(plainly(quote)) || CONTACT.test(value)) continue;
    const items = known === "features" ? value.split(";").map((each) => each.trim()) : [value];
    if (WORDY.has(known) && !items.every((item) => plain.includes(plainly(item)))) continue;
    fields.push(...toImported(known, known === "features" ? items : valueIn(known, value), quote));
  }
  const added = fields.slice(read.fields.length).map(({ said }) => plainly(said));
  const left = read.left.filter((line) => !added.some((said) => said.includes(plainly(line))));
  return { fields: inFormOrder(fields), left };
}

function isForModel(name: keyof WrittenFields): name is ModelName {
  return !["address_hidden", "shared_with_portals", "description", "tour_url"].includes(name);
}

/** Fields whose value is words, not a figure or a choice. */
const WORDY: ReadonlySet<ImportName> = new Set(["address", "city", "title", "features"]);

function plainly(text: string): string {
  return text.replace(/\s+/g, " ").trim().toLowerCase();
}

/** The longest quotation shown beside a value, in characters. */
const SAID = 160;

// Rows

/** Headings of portals, spreadsheets and the RESO dictionary, reduced to lower-case letters and digits. */
const HEADINGS: Record<ImportName, readonly string[]> = {
  property_type: ["propertytype", "type", "hometype", "propertysubtype", "style"],
  address: ["address", "street", "streetaddress", "unparsedaddress", "propertyaddress"],
  city: ["city", "town"],
  state: ["state", "stateorprovince", "st"],
  zip_code: ["zip", "zipcode", "postalcode", "zippostalcode"],
  title: ["title", "headline", "name", "listingtitle"],
  price: ["price", "listprice", "askingprice", "listingprice"],
  bedrooms: ["beds", "bed", "bedrooms", "bedroomstotal", "br", "numberofbedrooms"],
  bathrooms: ["baths", "bath", "bathrooms", "bathroomstotal", "ba", "numberofbathrooms"],
  sqft: ["sqft", "squarefeet", "squarefootage", "livingarea", "livingareasqft", "area"],
  year_built: ["yearbuilt", "year", "built"],
  garage_spaces: ["garage", "garagespaces", "garages"],
  stories: ["stories", "levels", "floors"],
  lot_size: ["lotsizeacres", "lotacres", "acres", "lotsize", "lot"],
  hoa_fee: ["hoa", "hoafee", "hoadues", "hoamonth", "associationfee", "hoafeemonthly"],
  description: ["description", "publicremarks", "remarks", "details"],
  features: ["features", "amenities", "highlights"],
  tour_url: ["tour", "virtualtour", "virtualtoururl", "virtualtoururlunbranded", "video"],
};

function readRow(row: readonly { heading: string; value: string }[]): Imported {
  const read: Imported = { fields: [], left: [] };
  for (const { heading, value } of row) {
    if (value === "") continue;
    const plain = heading.toLowerCase().replace(/[^a-z0-9]/g, "");
    const name = (Object.keys(HEADINGS) as ImportName[]).find((each) =>
      HEADINGS[each].includes(plain),
    );
    const isNew = name && !read.fields.some((field) => field.name === name);
    const found = isNew ? toImported(name, valueIn(name, value), `${heading}: ${value}`) : [];
    if (found.length > 0) read.fields.push(...found);
    else read.left.push(`${heading}: ${withinWords(value, SAID)}`);
  }
  return read;
}

function valueIn(name: ImportName, value: string): unknown {
  if (name === "features") return value.split(/\s*[;|\n]\s*|\s*,\s+/).filter(Boolean);
  if (name === "property_type") return typeIn(value);
  if (name === "lot_size") return acresIn(value);
  if (name === "price") return dollarsIn(value);
  return value;
}

// Texts

type Rule = { name: ImportName; find: RegExp; value?: (match: RegExpExecArray) => unknown };

const SAID_AMOUNTS: Record<string, number> = {
  "1/2": 0.5,
  "1/4": 0.25,
  half: 0.5,
  quarter: 0.25,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
/** Not in the middle of a word or a longer number. */
const NUMBER_START = "(?<![\\w.,]|\\d/)";
/** "3", "2.5", ".18", "2 1/2", "1/4", "half", "three". */
const AMOUNT = `${NUMBER_START}(\\d{1,7}[ -]1/2|${Object.keys(SAID_AMOUNTS).join("|")}|\\d{0,7}\\.\\d{1,7}|\\d{1,7})`;
const STREET =
  "(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|pl|place|blvd|boulevard|cir|circle|ter|terrace|trl|trail|pkwy|parkway|hwy|highway|way|loop|square)";

/**
 * In the order of the form; for each field, the first rule that finds something. Repetition is bounded where a
 * rule can start anywhere: otherwise a long run of one character would take quadratic time.
 */
const RULES: readonly Rule[] = [
  {
    name: "property_type",
    find: /\b(condo(?:minium)?|town ?(?:house|home)|vacant (?:land|lot)|raw land|building lot|single[- ]family(?: home| house| residence)?)\b/i,
    value: ([all]) => typeIn(all),
  },
  {
    name: "property_type",
    find: /\b(house|bungalow|ranch|cottage|craftsman|colonial)\b/i,
    value: () => "house",
  },
  {
    name: "address",
    find: new RegExp(
      `(?<![\\d,.$])\\b(\\d+[A-Za-z]?(?: [A-Za-z0-9.'-]+){0,4} ${STREET}\\b\\.?(?: (?:apt|unit|#) ?[A-Za-z0-9-]+)?)`,
      "i",
    ),
  },
  {
    name: "city",
    find: /(?:^|,|\n|\bin )[^\S\n]{0,9}([A-Z][A-Za-z.'-]+(?: [A-Z][A-Za-z.'-]+){0,3}),\s*(?:[A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\b/m,
    value: (match) => (stateAfter(match) ? match[1] : undefined),
  },
  {
    name: "city",
    find: /(?:^|,|\n)[^\S\n]{0,9}([A-Z][A-Za-z.'-]+(?: [A-Z][A-Za-z.'-]+){0,3}) ([A-Z]{2})\s+\d{5}\b/m,
    value: ([, city, state = ""]) => (stateCode(state) ? city : undefined),
  },
  {
    name: "state",
    find: /,\s*([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\s+\d{5}\b/,
    value: ([, name = ""]) => stateCode(name),
  },
  { name: "state", find: /[a-z]\s([A-Z]{2})\s+\d{5}\b/, value: ([, name = ""]) => stateCode(name) },
  { name: "state", find: /[A-Za-z],\s*([A-Z]{2})\b/, value: ([, name = ""]) => stateCode(name) },
  { name: "zip_code", find: /\b[A-Z]{2}\s+(\d{5}(?:-\d{4})?)\b/ },
  {
    name: "hoa_fee",
    find: /\bno hoa\b|\bhoa(?: fees?| dues)?\s?[:=]\s?(?:none|no|\$?0)\b(?![.,]?\d)/i,
    value: () => 0,
  },
  {
    name: "hoa_fee",
    find: /\bhoa\b[^$\d\n]{0,25}\$?\s?([\d,]+)\s*(?:\/|per|a|each)?\s*mo(?:nth(?:ly)?)?\b/i,
  },
  { name: "hoa_fee", find: /\$\s?([\d,]+)\s*(?:\/|per|a)?\s*mo(?:nth)?\b[^\n]{0,12}\bhoa\b/i },
  {
    name: "price",
    find: /(?:\bprice\b|\basking\b|\blisted (?:at|for)\b)[^$\d\n]{0,12}(\$?\s?[\d,.]+ ?[km]?)\b/i,
    value: ([, sum = ""]) => dollarsIn(sum),
  },
  {
    name: "price",
    find: /(\$\s?[\d,.]+ ?[km]?)\b(?!\s*(?:\/|per|a) ?(?:mo|month|yr|year))/i,
    value: ([, sum = ""]) => dollarsIn(sum),
  },
  {
    name: "bedrooms",
    find: new RegExp(`${AMOUNT}[ -]?(?:bed(?:room)?s?|br|bd)\\b`, "i"),
    value: amountIn,
  },
  { name: "bedrooms", find: /\bbed(?:room)?s?\s*[:=]\s*(\d+)/i },
  {
    name: "bathrooms",
    find: new RegExp(
      `${NUMBER_START}(\\d{1,2}) full(?: baths?)?[,&/ ]{1,3}(?:and |plus )?(\\d{1,2}) half\\b(?:[ -]baths?\\b)?`,
      "i",
    ),
    value: ([, full, half]) => Number(full) + Number(half) / 2,
  },
  {
    name: "bathrooms",
    find: new RegExp(`${AMOUNT}[ -]?(?:full )?(?:bath(?:room)?s?|ba)\\b`, "i"),
    value: amountIn,
  },
  { name: "bathrooms", find: /\bbath(?:room)?s?\s*[:=]\s*(\d+(?:\.\d+)?)/i },
  {
    name: "sqft",
    find: /\b([\d,]{3,9})\s*(?:sq\.? ?ft\.?|sqft|square feet|square foot|sf)(?![^\n.]{0,8}\blot\b)/i,
  },
  { name: "sqft", find: /\b(?:living area|square feet|sqft|size)\s*[:=]\s*([\d,]{3,9})/i },
  { name: "year_built", find: /\b(?:built|constructed)(?: in)?[ :=]+(\d{4})\b/i },
  {
    name: "garage_spaces",
    find: new RegExp(`${AMOUNT}[ -]?(?:car|bay)(?: attached| detached)? garage\\b`, "i"),
    value: amountIn,
  },
  {
    name: "stories",
    find: new RegExp(`${AMOUNT}[ -]?(?:stor(?:y|ies)|levels?)\\b`, "i"),
    value: amountIn,
  },
  {
    name: "lot_size",
    find: new RegExp(`${AMOUNT}[ -]?(?:of )?(?:an )?acres?\\b`, "i"),
    value: amountIn,
  },
  {
    name: "lot_size",
    find: /\b([\d,]{4,9})\s*(?:sq\.? ?ft\.?|sqft|square feet|square foot|sf)[^\n.]{0,8}\blot\b/i,
    value: ([all]) => acresIn(all),
  },
];

/** Contact details, which aren't imported, because buyers write to the owner here. */
const CONTACT =
  /[\w.+-]{1,64}@[\w-]{1,63}\.\w|\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|https?:\/\/|www\./i;
const BULLET = /^\s*[-–•*·✓]\s+/;
/** Shorter lines are facts or headings. */
const PROSE = 60;

function readText(text: string): Imported {
  const fields: ImportedField[] = [];
  const read: Range[] = [];
  for (const { name, find, value } of RULES) {
    if (fields.some((field) => field.name === name)) continue;
    const match = find.exec(text);
    const found = match && toImported(name, value ? value(match) : match[1], match[0]);
    if (!match || !found || found.length === 0) continue;
    fields.push(...found);
    read.push([match.index, match.index + match[0].length]);
  }
  const lines = linesOf(text, read);
  const bullets = lines.filter(({ line }) => BULLET.test(line) && !CONTACT.test(line));
  const prose = lines.filter((each) => isProse(each));
  const title = lines.find((each) => isTitle(each));
  const features = bullets.map(({ line }) => line.replace(BULLET, ""));
  const paragraphs = prose.map(({ line }) => line);
  const further = [
    ...toImported("features", features, bullets.map(({ line }) => line).join(" ")),
    ...toImported("description", paragraphs.join("\n\n"), paragraphs[0] ?? ""),
    ...(title ? toImported("title", withinWords(titleIn(title.line), 120), title.line) : []),
  ];
  const kept = new Set([
    ...(further.some(({ name }) => name === "features") ? bullets : []),
    ...(further.some(({ name }) => name === "description") ? prose : []),
    ...(title ? [title] : []),
  ]);
  const left = lines.filter((each) => !kept.has(each) && /[a-z]{3,}|\d/i.test(each.rest));
  return { fields: inFormOrder([...fields, ...further]), left: left.map(({ line }) => line) };
}

type Range = [from: number, to: number];
/** `rest` is what no rule has read, without function words. */
type Line = { line: string; rest: string };

function linesOf(text: string, read: readonly Range[]): Line[] {
  const unread = text
    .split("")
    .map((sign, at) => (read.some(([from, to]) => at >= from && at < to) ? " " : sign))
    .join("");
  let at = 0;
  return text.split("\n").flatMap((whole) => {
    const rest = unread.slice(at, at + whole.length).replace(SMALL_WORDS, "");
    at += whole.length + 1;
    const line = whole.trim();
    return line === "" ? [] : [{ line, rest }];
  });
}

function isProse({ line }: Line): boolean {
  return line.length >= PROSE && !BULLET.test(line) && !CONTACT.test(line);
}

/** Whether a line is more than figures, an address or contact details. */
function isTitle(each: Line): boolean {
  const { line, rest } = each;
  if (isProse(each) || BULLET.test(line) || CONTACT.test(line)) return false;
  const title = titleIn(line);
  if (/[:=]/.test(title)) return false;
  return /[A-Za-z]{3,}/.test(rest) && /[A-Za-z]{2,}.*\s[A-Za-z]{2,}/.test(title);
}

/** Every home here is for sale by its owner. */
function titleIn(line: string): string {
  return line.replace(/^\W{0,9}(?:for sale(?: by owner)?|fsbo)\b[\s:!–—-]{0,9}/i, "");
}

const SMALL_WORDS =
  /\b(?:and|the|for|with|asking|price|sale|home|house|listed|built|year|size|lot|beds?|baths?)\b/gi;

function inFormOrder(fields: readonly ImportedField[]): ImportedField[] {
  const order = (name: ImportName) => WRITTEN_COLUMNS.indexOf(name);
  return fields.toSorted((a, b) => order(a.name) - order(b.name));
}

function stateAfter(match: RegExpExecArray): boolean {
  const [, after = ""] = /,\s*([A-Za-z ]+)$/.exec(match[0]) ?? [];
  return stateCode(after.trim()) !== undefined;
}

/** The value of a match of `AMOUNT`. */
function amountIn([, said = ""]: RegExpExecArray): number {
  const amount = said.toLowerCase();
  const isMixed = amount.endsWith("1/2");
  return SAID_AMOUNTS[amount] ?? (isMixed ? Number.parseInt(amount, 10) + 0.5 : Number(amount));
}

/** "$485,000", "485k" and "1.2M"; nothing below a thousand dollars is the price of a home. */
function dollarsIn(sum: string): number | undefined {
  const dollars = Math.round(readNumber(sum, "dollars") ?? 0);
  return dollars >= 1000 ? dollars : undefined;
}

function acresIn(text: string): number | undefined {
  const [written = ""] =
    /[\d,.]{1,14}\s?(?:sq\.? ?ft\.?|sqft|square f[eo]{2}t|sf|ac(?:res?)?\b)?/i.exec(text) ?? [];
  return readNumber(written, "acres") ?? undefined;
}

function typeIn(text: string): WrittenFields["property_type"] | undefined {
  if (/condo|apartment|co-?op/i.test(text)) return "condo";
  if (/town ?(?:house|home)|row ?house/i.test(text)) return "townhouse";
  if (/\bland\b|\blot\b|\bacreage\b/i.test(text)) return "land";
  return /house|home|single|resid|ranch|bungalow|cottage/i.test(text) ? "house" : undefined;
}
