import { readNumber } from "../site/text/read-number.ts";
import { withinWords } from "../site/text/within-words.ts";
import { LISTING_FIELDS, type WrittenFields } from "./listing-fields.ts";
import { parseListing } from "./listing-input.ts";

/** The facts that were read from an advertisement or a row, and the pieces that were not. */

/** The fields that can be read; the others are the owner's choice. */
export type ImportName = Exclude<keyof WrittenFields, "address_hidden" | "shared_with_portals">;

export type ImportedField = {
  name: ImportName;
  value: string | number | string[];
  /** The words it was read from. */
  said: string;
};

export type Imported = {
  fields: ImportedField[];
  /** The parts of the text that were not understood, piece by piece. */
  left: string[];
  /** Fields that the text speaks of, without saying one value for certain. */
  unclear?: ImportName[];
};

/** The longest quotation shown beside a value, in characters. */
export const SAID = 160;

/** A field only if the wizard would take its value. */
export function toImported(name: ImportName, value: unknown, said: string): ImportedField[] {
  const { listing } = parseListing({ [name]: value });
  const kept = listing?.[name];
  if (kept === undefined || kept === null || kept === "") return [];
  if (Array.isArray(kept) && kept.length === 0) return [];
  return [{ name, value: kept, said: quoted(said) }];
}

export function quoted(said: string): string {
  return withinWords(said.replace(/\s+/g, " ").replace(/^[ ,]+/, ""), SAID);
}

/** "Bedrooms: 3-4 bed" */
export function unclearText(name: ImportName, said: string): string {
  const label = LISTING_FIELDS.find((field) => field.name === name)?.label ?? name;
  return `${label}: ${quoted(said)}`;
}

export type Period = "month" | "quarter" | "half" | "year" | "week";
const A_YEAR: Record<Period, number> = { month: 12, quarter: 4, half: 2, year: 1, week: 52 };

/** Whole dollars a month. */
export function monthly(fee: number, period: Period): number {
  return Math.round((fee * A_YEAR[period]) / 12);
}

/** The period that a frequency's words name; undefined for "One Time" and what isn't known. */
export function periodIn(words: string): Period | undefined {
  const text = words.toLowerCase();
  const names = PERIODS.filter(([pattern]) => pattern.test(text)).map(([, period]) => period);
  return names.length === 1 ? names[0] : undefined;
}

const PERIODS: readonly (readonly [RegExp, Period])[] = [
  [/^(?:(?:per|a|each|every)\s|\/)?\s?mo(?:n|nth|nthly)?\.?$/, "month"],
  [/^(?:(?:per|a|each|every)\s|\/)?\s?q(?:uarte)?r(?:ly)?\.?$|^q$/, "quarter"],
  [/^semi-?\s?annual(?:ly)?$|^bi-?annual(?:ly)?$|^half-?\s?yearly$/, "half"],
  [/^(?:(?:per|a|each|every)\s|\/)?\s?(?:yr|year)(?:ly)?\.?$|^annual(?:ly)?$|^per annum$/, "year"],
  [/^weekly$|^(?:per|a) week$/, "week"],
];

/** 2.5 for "2.5", "2 1/2", "2 full, 1 half"; undefined for "2.1" and "2/1", which count half bathrooms. */
export function bathroomsIn(words: string): number | undefined {
  const text = words.trim().replace(/\s*(?:bath(?:room)?s?|ba)\.?$/i, "");
  const [isBoth, full = "", half = ""] =
    /^(\d{1,2})\s*f(?:ull)?\b[\s,&/|+-]{0,3}(?:and |plus )?(\d{1,2})\s*h(?:alf)?\b\.?$/i.exec(
      text,
    ) ?? [];
  if (isBoth) return Number(full) + Number(half) / 2;
  if (/^\d+\s?\/\s?\d+$/.test(text)) return undefined;
  const count = readNumber(text, "decimal");
  return count !== null && (count * 4) % 1 === 0 ? count : undefined;
}

/** A kind of home; undefined also for kinds that aren't listed here, and "Residential", which may be any. */
export function typeIn(text: string): WrittenFields["property_type"] | undefined {
  if (
    /mobile|manufactured|modular|multi|duplex|triplex|plex\b|commercial|farm|boat|timeshare/i.test(
      text,
    )
  )
    return undefined;
  if (/condo|apartment|co-?op\b/i.test(text)) return "condo";
  if (/town ?-?(?:house|home)|row ?-?(?:house|home)/i.test(text)) return "townhouse";
  if (/\bland\b|\blots?\b|\bacreage\b/i.test(text)) return "land";
  return /house|\bhome\b|single|ranch|bungalow|cottage|craftsman|colonial|cape cod|detached/i.test(
    text,
  )
    ? "house"
    : undefined;
}
