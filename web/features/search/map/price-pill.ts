import { formatNumber } from "@domain/site/text/format.ts";
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

/** A circle, larger for more homes. */
export function clusterSize(count: number): number {
  return 30 + 6 * formatNumber(count).length;
}

type Priced = { price: number | null; status: string; isSeen?: boolean };

/** @param scale of the letters, 1 for 16 px. */
export function homeIcon(home: Priced, scale: number) {
  return divIcon({
    className: classOf(home),
    iconSize: [pillWidth(home.price) * scale, PILL_HEIGHT * scale],
    html: `${shortPrice(home.price)}<span class="sr-only">${spoken(home)}</span>`,
  });
}

function classOf({ status, isSeen }: Priced): string {
  return `map-home${status === "pending" ? " is-pending" : ""}${isSeen ? " is-seen" : ""}`;
}

/** The words that screen readers say after the price. */
function spoken({ status, isSeen }: Priced): string {
  return `${STATES[status] ?? ""}${isSeen ? ", seen" : ""}, show this home`;
}

const STATES: Record<string, string> = { pending: ", sale pending", sold: ", sold" };

/**
 * @param press what a press does, for screen readers.
 * @param isAbout the count is an estimate.
 */
export function clusterIcon(count: number, press: string, scale: number, isAbout: boolean) {
  const size = clusterSize(count) * scale;
  const number = formatNumber(count);
  const shown = isAbout
    ? `<span aria-hidden="true">≈${number}</span><span class="sr-only">about ${number} `
    : `${number} <span class="sr-only">`;
  return divIcon({
    className: "map-cluster",
    iconSize: [size, size],
    html: `${shown}homes${press}</span>`,
  });
}
