import { dateFormat, formatCount, formatNumber } from "../site/text/format.ts";
import type { ListingCard } from "./listings.ts";

/** Facts about a home on the market that buyers compare besides its size and its price. */

const DAY_MS = 86_400_000;

/** "$264/sqft"; undefined where price or area is unknown. */
export function pricePerArea({ price, sqft }: Pick<ListingCard, "price" | "sqft">) {
  return price && sqft ? `$${formatNumber(Math.round(price / sqft))}/sqft` : undefined;
}

/** "12 days on the market", up to now or its sale; "New today" on the first day. */
export function timeOnMarket(
  { published_at, sold_at }: Pick<ListingCard, "published_at" | "sold_at">,
  now: Date,
) {
  if (!published_at) return undefined;
  const until = sold_at ? Date.parse(sold_at) : now.getTime();
  const days = Math.floor((until - Date.parse(published_at)) / DAY_MS);
  return days > 0 || sold_at
    ? `${formatCount(Math.max(days, 1), "day")} on the market`
    : "New today";
}

/** The price that was lowered to this one. */
export function priceBefore({
  price,
  reduced_from: was,
  status,
}: Pick<ListingCard, "price" | "reduced_from" | "status">) {
  return status !== "sold" && price && was && was > price ? was : undefined;
}

/** "Open Sat 1–3", in the home's own time; undefined without an open house, or once it is over, because a card may be old. */
export function openHouseText({ open_house: open }: Pick<ListingCard, "open_house">, now: Date) {
  if (!open || Date.parse(open.ends_at) <= now.getTime()) return undefined;
  const [hours = 0, minutes = 0] = open.time.split(":").map(Number);
  const from = hours * 60 + minutes;
  const weekday = dateFormat({ weekday: "short", timeZone: "UTC" }).format(Date.parse(open.date));
  return `Open ${weekday} ${hourText(from)}–${hourText(from + open.minutes)}`;
}

/** A time without AM and PM: "1" or "9:30". An open house is never at night. */
function hourText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12 || 12;
  const rest = minutes % 60;
  return rest === 0 ? String(hour) : `${hour}:${String(rest).padStart(2, "0")}`;
}
