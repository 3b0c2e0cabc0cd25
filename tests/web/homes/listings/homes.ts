import type { ListingCard, ListingDetails, ListingPage } from "@domain/homes/listings.ts";
import type { KeptListing } from "@web/api/search/kept-listings.ts";
import { NOTHING_SAID } from "../../../support/listing-fields.ts";

/** Homes for this folder's tests. */

export function homeId(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
}

export function card(n: number, differences: Partial<ListingCard> = {}): ListingCard {
  return {
    id: homeId(n),
    user_id: homeId(9000),
    ...NOTHING_SAID,
    title: `Home number ${n}`,
    address: `${n} Maple Street`,
    city: "Boise",
    state: "ID",
    zip_code: "83702",
    price: 400_000 + n * 1000,
    property_type: "house",
    bedrooms: 3,
    bathrooms: 2.5,
    sqft: 1840,
    lot_size: 0.18,
    year_built: 1926,
    status: "active",
    lat: 43.6,
    lng: -116.2,
    created_at: "2026-11-01T12:00:00Z",
    published_at: "2026-11-03T12:00:00Z",
    reduced_from: null,
    sold_at: null,
    images: [photo(n, 1), photo(n, 2)],
    ...differences,
  };
}

export function details(n: number, differences: Partial<ListingDetails> = {}): ListingDetails {
  return {
    ...card(n),
    description: "A porch for mornings.\n\nAn apple tree for October.",
    features: ["Fir floors", "Gas fireplace"],
    time_zone: "America/Boise",
    ownership_shown_at: null,
    tour_url: "",
    price_history: [{ price: 400_000 + n * 1000, changed_at: "2026-11-03T12:00:00Z" }],
    answers: [],
    ...differences,
  };
}

/** A home as the favorites know it. */
export function kept(n: number, differences: Partial<KeptListing> = {}): KeptListing {
  const rest = { features: [], time_zone: "America/Boise", published_at: null };
  return { ...card(n), ...rest, ...differences };
}

/** A page of search results; the total defaults to the number of homes. */
export function page(listings: ListingCard[], rest: Partial<ListingPage> = {}): ListingPage {
  return { listings, total: listings.length, more: false, next_cursor: null, ...rest };
}

export function range(from: number, to: number): ListingCard[] {
  return Array.from({ length: to - from + 1 }, (_, i) => card(from + i));
}

function photo(n: number, position: number): ListingCard["images"][number] {
  return {
    path: `demo/home-${n}-${position}.webp`,
    alt: `Photo ${position} of home ${n}`,
    width: 1440,
    height: 1080,
    blur_hash: null,
    widths: [480, 960],
  };
}
