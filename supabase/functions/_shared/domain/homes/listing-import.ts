import { IMPORT_LIMITS } from "../site/errors/limits.ts";
import { withinWords } from "../site/text/within-words.ts";
import { firstRow, namedLines } from "./csv-row.ts";
import { plainLines } from "./decode-text.ts";
import { isHeading, readRow } from "./import-row.ts";
import { factsIn } from "./import-text.ts";
import {
  bathroomsIn,
  type Imported,
  type ImportedField,
  type ImportName,
  toImported,
  typeIn,
  unclearText,
} from "./imported.ts";
import { WRITTEN_COLUMNS, type WrittenFields } from "./listing-fields.ts";

/**
 * Reads a listing by rules from a table row or from an advertisement's text. Nothing is guessed: each value
 * comes with the words it was read from, the owner ticks what is right, and whatever no rule understood is
 * shown.
 */
export function readAdvertisement(text: string): Imported {
  const whole = plainLines(text).slice(0, IMPORT_LIMITS.text);
  const row = firstRow(whole, isHeading) ?? namedLines(whole, isHeading);
  if (!row) return readText(whole);
  const { fields, ...others } = readRow(row);
  return { fields: inFormOrder(fields), ...others };
}

type ModelName = Exclude<ImportName, "description" | "tour_url">;

/** The fields that the model may add, in the order of the form. Rules find prose, so that none of it is rewritten. */
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
    if (read.unclear?.includes(known)) continue;
    if (plainly(quote) === "" || !plain.includes(plainly(quote)) || CONTACT.test(value)) continue;
    const items = known === "features" ? value.split(";").map((each) => each.trim()) : [value];
    if (WORDY.has(known) && !items.every((item) => plain.includes(plainly(item)))) continue;
    fields.push(...toImported(known, known === "features" ? items : valueIn(known, value), quote));
  }
  const added = fields.slice(read.fields.length).map(({ said }) => plainly(said));
  const left = read.left.filter((line) => !added.some((said) => said.includes(plainly(line))));
  return { ...read, fields: inFormOrder(fields), left };
}

function isForModel(name: keyof WrittenFields): name is ModelName {
  return !["address_hidden", "shared_with_portals", "description", "tour_url"].includes(name);
}

/** Fields whose value is words, not a figure or a choice. */
const WORDY: ReadonlySet<ImportName> = new Set(["address", "city", "title", "features"]);

function plainly(text: string): string {
  return text.replace(/\s+/g, " ").trim().toLowerCase();
}

function valueIn(name: ImportName, value: string): unknown {
  if (name === "property_type") return typeIn(value);
  if (name === "bathrooms") return bathroomsIn(value);
  return value;
}

/** Contact details, which aren't imported, because buyers write to the owner here. */
const CONTACT =
  /[\w.+-]{1,64}@[\w-]{1,63}\.\w|\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|https?:\/\/|www\./i;
const BULLET = /^\s*[-–•*·✓]\s+/;
/** Shorter lines are facts or headings. */
const PROSE = 60;

function readText(text: string): Imported {
  const { facts, unclear } = factsIn(text);
  const known = facts.filter(
    ({ name }, at) => facts.findIndex((each) => each.name === name) === at,
  );
  const quoteOf = ({ from, to }: { from: number; to: number }) => text.slice(from, to);
  const fields = known.flatMap((fact) => toImported(fact.name, fact.value, quoteOf(fact)));
  const read = facts
    .filter(({ name }) => fields.some((field) => field.name === name))
    .map(({ from, to }): Range => [from, to]);
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
  const shown = left.map(({ line }) => line);
  const said = unclear
    .filter((each) => !shown.some((line) => line.includes(quoteOf(each).trim())))
    .map((each) => unclearText(each.name, quoteOf(each)));
  return {
    fields: inFormOrder([...fields, ...further]),
    left: [...said, ...shown],
    unclear: unclear.map(({ name }) => name),
  };
}

type Range = [from: number, to: number];
/** `rest` is what no rule has read, without function words. */
type Line = { line: string; rest: string };

function linesOf(text: string, read: readonly Range[]): Line[] {
  const signs = text.split("");
  for (const [from, to] of read) signs.fill(" ", from, to);
  const unread = signs.join("");
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
  // "4 bed 3 bath 2,400 sq ft $485,000" is what the home has.
  const figures = title.match(/\d[\d,.]*/g) ?? [];
  const words = title.replace(SMALL_WORDS, "").match(/[A-Za-z]{4,}/g) ?? [];
  if (figures.length >= 3 || (figures.length === 2 && words.length <= figures.length)) return false;
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
