/**
 * How facts are formatted for people: US English, US dollars without decimals (docs/product.md A§9,
 * B§9).
 */

/** Made with the first number: it takes longer than the rest of this file, and each page loads this file. */
let groups: Intl.NumberFormat | undefined;

function grouped(value: number): string {
  groups ??= new Intl.NumberFormat("en-US");
  return groups.format(value);
}

/** Only a number has an amount, because "$NaN" would look like one. */
const UNKNOWN = "Amount unknown";

/** "$485,000", or "Price on request" when there is none. */
export function formatPrice(price: number | null | undefined): string {
  if (price === null || price === undefined || price <= 0) return "Price on request";
  return Number.isFinite(price) ? `$${grouped(Math.round(price))}` : UNKNOWN;
}

/** "$1,840", "$0" or "−$1,840": an amount that, unlike a price, may be nothing or negative. */
export function formatDollars(amount: number): string {
  const dollars = Math.round(amount);
  if (!Number.isFinite(dollars)) return UNKNOWN;
  return `${dollars < 0 ? "−" : ""}$${grouped(Math.abs(dollars))}`;
}

/** "1,840" */
export function formatNumber(value: number): string {
  return grouped(value);
}

/** "1,840", or "10,000+" when there are more than were counted. */
export function formatTotal({ total, more }: { total: number; more: boolean }): string {
  return `${grouped(total)}${more ? "+" : ""}`;
}

/** "66 available properties", "1 property sold in the last 6 months" */
export function formatFound(found: { total: number; more: boolean }, isSold: boolean): string {
  const noun = found.total === 1 ? "property" : "properties";
  return isSold
    ? `${formatTotal(found)} ${noun} sold in the last 6 months`
    : `${formatTotal(found)} available ${noun}`;
}

/** "1,840 sqft" */
export function formatArea(sqft: number): string {
  return `${grouped(sqft)} sqft`;
}

/** "3 beds", "1 bed", "2.5 baths" */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${grouped(count)} ${count === 1 ? singular : plural}`;
}

/** "12 views in the last 7 days" */
export function countThisWeek(count: number, singular: "view" | "save"): string {
  return `${formatCount(count, singular)} in the last 7 days`;
}

/** "0.18 acre", "2.4 acres"; small lots keep two decimals. */
export function formatLot(acres: number): string {
  const digits = acres < 1 ? 100 : 10;
  const shown = Math.round(acres * digits) / digits;
  return `${grouped(shown)} ${shown <= 1 ? "acre" : "acres"}`;
}

/** "Saturday, November 28", or "Saturday, November 28, 2026" with the year. */
export function formatDate(
  date: string,
  options: { year?: boolean; short?: boolean } = {},
): string {
  return dateFormat({
    weekday: options.short ? "short" : "long",
    month: options.short ? "short" : "long",
    day: "numeric",
    ...(options.year ? { year: "numeric" as const } : {}),
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));
}

/** The format with these options, made once: making one takes far longer than using it. */
export function dateFormat(
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat("en-US", options);
  formats.set(key, format);
  return format;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** "Nov 3, 2026", in the reader's own zone unless one is given. */
export function formatDay(instant: string, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone,
  }).format(new Date(instant));
}

/** "Wed, Nov 25, 3:04 PM", in the reader's own zone. */
export function formatInstant(instant: string | number): string {
  return new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(instant));
}

/** "Just now", "5 minutes ago", "3 hours ago", then the day. */
export function formatMoment(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / 60_000);
  if (minutes < 1) return "Just now";
  if (minutes < 60) return `${formatCount(minutes, "minute")} ago`;
  if (minutes < 24 * 60) return `${formatCount(Math.floor(minutes / 60), "hour")} ago`;
  return formatDay(instant);
}

/** "9:00 AM" from "09:00" or "09:00:00". */
export function formatTime(time: string): string {
  const [hours = "0", minutes = "00"] = time.split(":");
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** "99+" for a hundred and more. */
export function unreadText(count: number): string {
  return count > 99 ? "99+" : String(count);
}

/** "no commission" from "No commission", to continue a sentence with it. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
