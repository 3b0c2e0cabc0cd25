import type { ListingCard } from "@domain/listings.ts";

/** Sharp enough to fill half of a wide screen. */
const MIN_WIDTH = 1200;

/**
 * The cover home: the newest house with a wide enough photograph, else the newest home with one.
 * Undefined when there is none; the page then shows a drawing.
 */
export function heroHome(homes: readonly ListingCard[] | undefined): ListingCard | undefined {
  const fitting = homes?.filter(({ images: [photo] }) => photo && isWide(photo)) ?? [];
  return fitting.find((home) => home.property_type === "house") ?? fitting[0];
}

function isWide(photo: { width: number; height: number }): boolean {
  return photo.width >= MIN_WIDTH && photo.width > photo.height;
}
