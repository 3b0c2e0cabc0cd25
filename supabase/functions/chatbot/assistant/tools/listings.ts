import { z } from "zod";
import { NUMBER_FIELDS } from "../../../_shared/domain/homes/listing-fields.ts";
import {
  fullAddress,
  isPublicStatus,
  type ListingCard,
} from "../../../_shared/domain/homes/listings.ts";
import { paths } from "../../../_shared/domain/site/paths.ts";
import type { OwnListing } from "../data/listings.ts";
import { plainNote } from "../plain-note.ts";
import { homeName, homesMeant, titleOf } from "./own-home.ts";
import { defineTool } from "./tool.ts";
import { missingIn } from "./what-is-missing.ts";

export const NO_HOME_NOTE = `There is no listing yet. One is started at ${paths.sell.href()}.`;

const ABOUT_LISTINGS = ["facts", "description", "interest", "price_changes", "missing"] as const;

export const myListingsTool = defineTool({
  name: "my_listings",
  description:
    "The owner's own homes: title, status, price, address and where each is edited; and of the rest only " +
    "what is asked for.",
  label: "Looking at your listing",
  args: z.strictObject({
    home: homeName,
    about: z
      .array(z.enum(ABOUT_LISTINGS))
      .max(ABOUT_LISTINGS.length)
      .nullish()
      .describe(
        "What the question needs: facts (rooms, sizes, year, fees, features), description, interest (views, " +
          "saves, days on the market), price_changes, missing (what would improve the listing, and photos).",
      ),
  }),
  async run({ home: name, about }, context) {
    const homes = await context.data.listings();
    const meant = await homesMeant(homes, name, context);
    return {
      findings: meant.map((home) => ({
        source: sourceOf(home),
        facts: factsOf(home, about ?? [], context.now),
      })),
      ...(homes.length === 0 ? { note: NO_HOME_NOTE } : {}),
    };
  },
});

/** The price per square foot in whole dollars; null where price or area is unknown. */
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

function factsOf(home: OwnListing, about: readonly (typeof ABOUT_LISTINGS)[number][], now: Date) {
  const { published_at: published } = home;
  return {
    title: titleOf(home),
    status: home.status,
    address: fullAddress(home),
    price: home.price,
    ...(about.includes("facts") && {
      property_type: home.property_type,
      ...Object.fromEntries(NUMBER_FIELDS.map(({ name, told }) => [told ?? name, home[name]])),
      price_per_sqft: pricePerSqft(home),
      features: home.features.slice(0, 20),
    }),
    ...(about.includes("description") && {
      description: plainNote(home.description, 600) ?? null,
    }),
    ...(about.includes("interest") && {
      views_this_week: home.viewsThisWeek,
      saves_this_week: home.savesThisWeek,
      views_in_all: home.views,
      days_since_published: published
        ? Math.max(0, Math.floor((now.getTime() - Date.parse(published)) / DAY_MS))
        : null,
    }),
    ...(about.includes("price_changes") && {
      price_changes: home.prices
        .slice(-4)
        .map(({ price, changed_at }) => ({ price, on: changed_at.slice(0, 10) })),
    }),
    ...(about.includes("missing") && { photos: home.photos, still_missing: missingIn(home) }),
    edit: paths.editListing.href(home.id),
    manage: paths.myListings.href(),
  };
}
