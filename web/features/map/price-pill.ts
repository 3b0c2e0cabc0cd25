import { formatNumber } from "@domain/format.ts";
import { divIcon } from "leaflet";

const COMPACT = new Intl.NumberFormat("en-US", {
  notation: "compact",
  maximumSignificantDigits: 3,
});

/** "$450K", "$1.25M"; the popup has the exact price. */
export function shortPrice(price: number | null): string {
  return price === null || price <= 0 ? "On request" : `$${COMPACT.format(price)}`;
}

export const PILL_HEIGHT = 28;

export function pillWidth(price: number | null): number {
  return 20 + Math.ceil(shortPrice(price).length * 7.6);
}

type Priced = { price: number | null; status: string; isSeen?: boolean };

export function homeIcon(home: Priced) {
  return divIcon({
    className: classOf(home),
    iconSize: [pillWidth(home.price), PILL_HEIGHT],
    html: `${shortPrice(home.price)}<span class="sr-only">${spoken(home)}</span>`,
  });
}

/** A dot, for where the price has no room. */
export function dotIcon(home: Priced) {
  return divIcon({
    className: `${classOf(home)} is-dot`,
    iconSize: [24, 24],
    html: `<span class="sr-only">${shortPrice(home.price)}${spoken(home)}</span>`,
  });
}

function classOf({ status, isSeen }: Priced): string {
  return `map-home${status === "pending" ? " is-pending" : ""}${isSeen ? " is-seen" : ""}`;
}

/** What screen readers say after the price. */
function spoken({ status, isSeen }: Priced): string {
  return `${STATES[status] ?? ""}${isSeen ? ", seen" : ""}, show this home`;
}

const STATES: Record<string, string> = { pending: ", sale pending", sold: ", sold" };

/** A circle with a count, larger for more homes. */
export function clusterIcon(count: number) {
  const text = formatNumber(count);
  const size = 26 + 6 * text.length;
  return divIcon({
    className: "map-cluster",
    iconSize: [size, size],
    html: `${text} <span class="sr-only">homes, zoom in</span>`,
  });
}
