import { asRead } from "./as-read.ts";
import { formatNumber } from "./format.ts";

/**
 * The one reader of numbers that people type or paste: forms, filters, calculators, written searches and
 * imports. US English comes first; other notations are read where they can mean only one thing.
 *
 *     number   = [currency] quantity [scale] [unit]
 *     quantity = digits | grouped | decimal | fraction
 *     grouped  = 1–3 digits, then groups of three: "1,250,000"  "1.250.000"  "1 250 000"  "1'250'000",
 *                and groups of two before the last as in India: "12,50,000"; then cents, if any
 *     decimal  = digits, a point, digits: "2.5"  ".18"; or a comma and one or two digits: "2,5"
 *     fraction = "1/2"  "2 1/2"  "2½"
 *     scale    = "k"  "thousand"  "grand"  "m"  "mm"  "mil"  "million"
 *     currency = "$"  "US$"  "USD"  "dollars", for dollars only
 *     unit     = the field's own: "sq ft"  "acres"  "%"  "days"  "years"
 *
 * Spaces may be no-break or thin ones, apostrophes typographic. Three digits behind the only point are
 * thousands in a field for whole numbers ("450.000" dollars) and decimals in the others ("6.875" %).
 *
 * A number that may mean two things is never chosen for the person: "450,00" dollars may lack a digit, "1.250k" may be 1,250 or
 * 1,250,000, and 7405 without a unit is hardly a lot's acres.
 */
export type NumberKind = "dollars" | "whole" | "sqft" | "decimal" | "percent" | "acres";

/** @returns null for nothing; NaN for what isn't a number, or may be two. Numbers stay as they are. */
export function readNumber(typed: unknown, kind: NumberKind): number | null {
  if (typed === null || typeof typed === "number") return typed;
  if (typeof typed !== "string") return Number.NaN;
  const meanings = meaningsOf(typed, kind);
  return meanings === null ? null : meanings.length === 1 ? Number(meanings[0]) : Number.NaN;
}

/** What a text says in percent, as "20 %" or "20 percent" does; undefined for one that says no share. */
export function readShare(typed: string): number | undefined {
  return /%|percent/.test(plain(typed)) ? (readNumber(typed, "percent") ?? Number.NaN) : undefined;
}

/**
 * An amount that people also say as a share of a price: "20 %" of 400,000 is 80,000. In whole dollars where it is one.
 *
 * @param price as typed.
 */
export function readAmount(typed: unknown, price: unknown): number | null {
  const share = typeof typed === "string" ? readShare(typed) : undefined;
  if (share === undefined) return readNumber(typed, "dollars");
  const whole = readNumber(price, "dollars");
  return whole && share <= 100 ? Math.round((whole * share) / 100) : Number.NaN;
}

/** A question about a text that may mean two numbers; undefined for all others. */
export function numberQuestion(typed: unknown, kind: NumberKind): string | undefined {
  const meanings = typeof typed === "string" ? meaningsOf(typed, kind) : null;
  const [one, other] = meanings ?? [];
  if (one === undefined || other === undefined) return undefined;
  if (kind === "acres" && one >= HARDLY_ACRES)
    return `Acres or square feet? Please write “${formatNumber(one)} acres” or “${formatNumber(one)} sq ft”.`;
  return `This could be ${formatNumber(one)} or ${formatNumber(other)}. Please write it without separators.`;
}

/** A number as a field shows it for editing; read back, it is the same number. */
export function typedNumber(value: number, kind: NumberKind): string {
  return kind === "acres" && value >= HARDLY_ACRES ? `${value} acres` : String(value);
}

export const SQFT_AN_ACRE = 43_560;

/** A lot from this size on that has no unit is more likely in square feet. */
const HARDLY_ACRES = 1000;
/** Acres are kept to four decimals. */
export function acresOf(sqft: number): number {
  return Number((sqft / SQFT_AN_ACRE).toFixed(4));
}

const LONGEST = 60;
const SCALE = /^(k|thousand|grand|mm?|mil|million)\b\s*/;
const SQFT = /^(?:sq(?:uare|\.)?\s?(?:ft|feet|foot)\.?|sqft|sf|ft2)$/;
const UNITS: Record<NumberKind, RegExp> = {
  dollars: /^(?:usd|dollars?)$/,
  whole: /^(?:days?|years?)$/,
  sqft: SQFT,
  decimal: /^(?:years?)$/,
  percent: /^(?:%|percent)$/,
  acres: /^(?:(?:of )?an? )?ac(?:res?)?\.?$/,
};

/** All numbers that a text can mean; null for an empty one. */
function meaningsOf(typed: string, kind: NumberKind): readonly number[] | null {
  if (typed.length > LONGEST) return typed.trim() === "" ? null : [];
  const text = plain(typed);
  const bare = kind === "dollars" ? text.replace(/^(?:us ?)?\$ ?|^usd ?/, "") : text;
  if (bare === "") return null;
  const [, quantity = "", words = ""] = /^([^a-z%$]*)(.*)$/.exec(bare) ?? [];
  const scale = SCALE.exec(words)?.[1];
  const rest = scale ? words.replace(SCALE, "") : words;
  const unit = kind === "dollars" ? rest.replace(/^\$$/, "") : rest;
  const isFeet = kind === "acres" && SQFT.test(unit);
  if (unit !== "" && !isFeet && !UNITS[kind].test(unit)) return [];
  const as = isFeet ? "sqft" : kind;
  const read = quantitiesOf(quantity.trim(), as, sizeOf(scale));
  const scaled = read.map((each) => scaledBy(each, scale));
  if (isFeet) return scaled.map(acresOf);
  const [only] = scaled;
  const isUnsaid = kind === "acres" && unit === "" && scaled.length === 1;
  return isUnsaid && only && only >= HARDLY_ACRES ? [only, acresOf(only)] : scaled;
}

function plain(typed: string): string {
  // A fraction's sign would become "1⁄2" behind the digit before it: "21⁄2".
  return asRead(typed.replace(/[¼½¾⅓⅔⅛⅜⅝⅞]/g, (sign) => ` ${sign.normalize("NFKC")}`))
    .replaceAll("⁄", "/")
    .replace(/[’‘`´ʼ′]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

function scaledBy(quantity: number, scale: string | undefined): number {
  if (!scale) return quantity;
  // Rounding removes the binary remainder of 1.15 × 1,000,000.
  return Number((quantity * (sizeOf(scale) === "m" ? 1_000_000 : 1000)).toFixed(2));
}

function sizeOf(scale: string | undefined): "k" | "m" | undefined {
  return scale ? (scale.startsWith("m") ? "m" : "k") : undefined;
}

const FRACTION = /^(?:(\d{1,7})[ -])?(\d{1,2})\/(\d{1,2})$/;
const GROUPED = /^([1-9]\d{0,2}(?:([,. '_])\d{3})(?:\2\d{3}){0,4})(?:(?!\2)([.,])(\d{0,10}))?$/;
const GROUPED_BY_TWO = /^[1-9]\d?(?:,\d\d){1,4},\d{3}$/;
const DECIMAL = /^(\d{0,15})([.,])(\d{1,10})$/;

function quantitiesOf(text: string, kind: NumberKind, scale: "k" | "m" | undefined): number[] {
  if (/^\d{1,15}\.?$/.test(text)) return [Number(text)];
  if (GROUPED_BY_TWO.test(text)) return [Number(text.replaceAll(",", ""))];
  const isWhole = kind === "dollars" || kind === "whole" || kind === "sqft";

  const [isFraction, ones = "0", above, below] = FRACTION.exec(text) ?? [];
  if (isFraction) {
    const part = Number(above) / Number(below);
    return part < 1 ? [Number(ones) + part] : [];
  }

  const [isGrouped, whole = "", separator = "", point, decimals = ""] = GROUPED.exec(text) ?? [];
  if (isGrouped) {
    const digits = whole.replaceAll(separator, "");
    // Three digits behind a second kind of separator are thousands or decimals: "1.250,500".
    if (point && separator !== "," && decimals.length === 3) return [];
    const value = Number(`${digits}.${decimals || "0"}`);
    const isOne = point === undefined && whole.length <= 7 && /[.,]/.test(separator);
    if (!isOne) return [value];
    const asDecimal = Number(whole.replace(separator, "."));
    if (kind === "percent") return [asDecimal];
    if (scale === "m") return separator === "." ? [asDecimal] : [asDecimal, value];
    if (separator === ",") return [value];
    if (scale === "k") return [asDecimal, value];
    return [isWhole ? value : asDecimal];
  }

  const [isDecimal, ahead = "", mark, behind = ""] = DECIMAL.exec(text) ?? [];
  if (!isDecimal) return [];
  const value = Number(`${ahead || "0"}.${behind}`);
  if (mark === ".") return [value];
  if (behind.length > 2) return Number(ahead) === 0 ? [value] : [];
  const mayLackDigits = isWhole && !scale && /^[1-9]\d{0,2}$/.test(ahead);
  return mayLackDigits ? [value, Number(ahead + behind.padEnd(3, "0"))] : [value];
}
