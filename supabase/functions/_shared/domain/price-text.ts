import { formatPrice } from "./format.ts";

/** Postgres' integer maximum, rounded down to a plausible price. */
const MAX_PRICE = 2_000_000_000;

const UNITS = { k: 1_000, m: 1_000_000 } as const;

/**
 * Parses a price into whole dollars: "450,000", "$450k", "1.2 M", or "450.000".
 * @returns undefined for an empty text or 0, which set no filter; null if it isn't a price.
 */
export function parsePrice(text: string): number | undefined | null {
  const written = text.toLowerCase().replace(/[\s$_']|usd|dollars?/g, "");
  if (written === "") return undefined;
  const match = /^(\d+(?:[.,]\d+)*)(k|m)?$/.exec(written);
  if (!match) return null;
  const [, digits = "", unit] = match;
  // "1.250m" is a million and a quarter: before a unit, a single point is the decimal point.
  const isDecimal = unit !== undefined && /^\d+\.\d+$/.test(digits);
  const dollars =
    (isDecimal ? Number(digits) : numberOf(digits)) *
    (unit ? UNITS[unit as keyof typeof UNITS] : 1);
  const whole = Math.round(dollars);
  if (whole === 0) return undefined;
  return whole <= MAX_PRICE ? whole : null;
}

/** "$450,000"; empty without a price. */
export function priceText(price: number | undefined): string {
  return price === undefined ? "" : formatPrice(price);
}

/**
 * Separators before groups of three digits mark thousands; one before one or two digits marks
 * cents.
 */
function numberOf(digits: string): number {
  if (/^\d{1,3}([.,]\d{3})+$/.test(digits)) return Number(digits.replace(/[.,]/g, ""));
  const [, whole = "", decimals = ""] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  if (!/^(\d+|\d{1,3}([.,]\d{3})+)$/.test(whole)) return Number.NaN;
  return Number(`${whole.replace(/[.,]/g, "")}.${decimals || "0"}`);
}
