import { NUMBER_FIELDS } from "../../../_shared/domain/listing-fields.ts";
import {
  fullAddress,
  isPublicStatus,
  type ListingCard,
  UNTITLED,
} from "../../../_shared/domain/listings.ts";
import { paths } from "../../../_shared/domain/paths.ts";
import type { OwnListing } from "../data/listings.ts";
import { plainNote } from "../plain-note.ts";
import { defineTool, noArguments } from "./tool.ts";
import { missingIn } from "./what-is-missing.ts";

export const NO_HOME_NOTE = `The owner has no listing yet. They start one at ${paths.sell.href()}.`;

export const myListingsTool = defineTool({
  name: "my_listings",
  description:
    "The owner's own homes: facts, status, price and its changes, views and saves, photos, what is " +
    "still missing from the listing, and where it is edited.",
  label: "Looking at your listing",
  args: noArguments,
  async run(_, { data, now }) {
    const homes = await data.listings();
    return {
      findings: homes.map((home) => ({ source: sourceOf(home), facts: factsOf(home, now) })),
      ...(homes.length === 0 ? { note: NO_HOME_NOTE } : {}),
    };
  },
});

export function titleOf({ title, address }: Pick<OwnListing, "title" | "address">): string {
  return title || address || UNTITLED;
}

/** In whole dollars; null where price or area is unknown. */
export function pricePerSqft({ price, sqft }: Pick<ListingCard, "price" | "sqft">): number | null {
  return price && sqft ? Math.round(price / sqft) : null;
}

function sourceOf(home: OwnListing) {
  return {
    kind: "listing" as const,
    title: titleOf(home),
    href: isPublicStatus(home.status) ? paths.listing.href(home.id) : paths.myListings.href(),
  };
}

const DAY_MS = 86_400_000;

function factsOf(home: OwnListing, now: Date) {
  const { published_at: published } = home;
  return {
    title: titleOf(home),
    status: home.status,
    address: fullAddress(home),
    property_type: home.property_type,
    ...Object.fromEntries(NUMBER_FIELDS.map(({ name, told }) => [told ?? name, home[name]])),
    price_per_sqft: pricePerSqft(home),
    features: home.features.slice(0, 20),
    description: plainNote(home.description, 600) ?? null,
    photos: home.photos,
    views_this_week: home.viewsThisWeek,
    saves_this_week: home.savesThisWeek,
    views_in_all: home.views,
    days_since_published: published
      ? Math.max(0, Math.floor((now.getTime() - Date.parse(published)) / DAY_MS))
      : null,
    price_changes: home.prices
      .slice(-4)
      .map(({ price, changed_at }) => ({ price, on: changed_at.slice(0, 10) })),
    still_missing: missingIn(home),
    edit: paths.editListing.href(home.id),
    manage: paths.myListings.href(),
  };
}
