import type { PublicAnswer } from "../talk/questions.ts";
import type { Addressed } from "./geocoding.ts";
import type { ListingImage } from "./images.ts";
import type { CARD_COLUMNS, WrittenFields } from "./listing-fields.ts";

/** Rules and types of listings (docs/product.md B§3, B§4, B§9). Prices are whole US dollars. */

export const PROPERTY_TYPES = ["house", "condo", "townhouse", "land"] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const LISTING_STATUSES = ["draft", "active", "pending", "sold", "withdrawn"] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** The data of a card in the grid, as `search_listings` returns it. */
export type ListingCard = Pick<WrittenFields, (typeof CARD_COLUMNS)[number]> & {
  id: string;
  /** Null for a sold home, unless the caller is its owner. */
  user_id: string | null;
  status: string;
  lat: number | null;
  lng: number | null;
  created_at: string;
  /** When the home was first for sale. */
  published_at: string | null;
  /** The price before the last cut; null if it wasn't cut, or was raised since. */
  reduced_from: number | null;
  sold_at: string | null;
  /** The next open house with free places within a week; date and time are those of the home. */
  open_house?: OpenHouse | null;
  /** Within how many hours its owner usually answers, once that is known. */
  answer_hours?: number | null;
  images: ListingImage[];
};

type OpenHouse = { date: string; time: string; minutes: number; ends_at: string };

export type ListingPage = {
  listings: ListingCard[];
  total: number;
  /** Whether there are more than `total`: homes with certain words are counted up to 10,000. */
  more: boolean;
  next_cursor: string | null;
};

export type ListingDetails = ListingCard &
  Omit<WrittenFields, "shared_with_portals"> & {
    /** IANA name, e.g. "America/Denver"; all showings of this home use this zone. */
    time_zone: string;
    price_history: { price: number; changed_at: string }[];
    /** When we accepted a proof that the owner owns the home; null without one, absent until the whole home is known. */
    ownership_shown_at?: string | null;
    /** The owner has put them in this order. */
    answers: PublicAnswer[];
  };

const PROPERTY_TYPE_NAMES: Record<PropertyType, string> = {
  house: "House",
  condo: "Condo",
  townhouse: "Townhouse",
  land: "Land",
};

/** The display name of a type; an unknown type shows as is. */
export function propertyTypeName(type: string): string {
  return isPropertyType(type) ? PROPERTY_TYPE_NAMES[type] : type;
}

export function isPropertyType(value: unknown): value is PropertyType {
  return PROPERTY_TYPES.some((type) => type === value);
}

/** The public facts about a sold home (the SQL function `sold_home`). */
export type SoldHome = Pick<ListingDetails, "time_zone" | "price_history"> & { card: ListingCard };

/** A home in a part of the sitemap (the SQL function `sitemap_part`). */
export type SitemapHome = { id: string; changed_on: string };

/** Whether everyone may see it; the SQL policies agree. */
export function isPublicStatus(status: string): boolean {
  return status === "active" || status === "pending";
}

const NEXT_STATUSES: Record<ListingStatus, readonly ListingStatus[]> = {
  draft: ["active"],
  active: ["pending", "sold", "withdrawn"],
  pending: ["active", "sold", "withdrawn"],
  withdrawn: ["active"],
  sold: [],
};

/** The statuses a listing may move to; a trigger in SQL enforces the same. */
export function nextListingStatuses(status: ListingStatus): readonly ListingStatus[] {
  return NEXT_STATUSES[status];
}

/** Only an active listing takes showings; a pending one stays visible. */
export function acceptsShowings(status: string): boolean {
  return status === "active";
}

/** The name of the button for an offer at a home with this status; undefined where no offer can be made. */
export function offerLinkName(status: string): string | undefined {
  if (status === "active") return "Make an offer";
  return status === "pending" ? "Make a backup offer" : undefined;
}

export const FALLBACK_TITLE = "Property Listing";
/** The name of an owner's home that has no title yet. */
export const UNTITLED = "Untitled draft";
export const FALLBACK_ADDRESS = "Address not available";

/** "1418 Maple St, Boise, ID 83702", leaving out missing parts. */
export function fullAddress(listing: Addressed): string {
  const place = [listing.state, listing.zip_code].map(trimmed).filter(Boolean).join(" ");
  const line = [trimmed(listing.address), trimmed(listing.city), place].filter(Boolean).join(", ");
  return line || FALLBACK_ADDRESS;
}

function trimmed(text: string | null | undefined): string {
  return (text ?? "").trim();
}

/** A listing in the HTTP API. */
type ApiListing = Omit<ListingCard, "images" | "lat" | "lng" | "open_house" | "answer_hours"> & {
  images: string[];
  location: { lat: number; lng: number } | null;
  shared_with_portals?: boolean;
  description?: string;
  features?: string[];
  tour_url?: string;
  updated_at?: string;
  views?: number;
};

/** The data of an ApiListing as it is stored; a sold home has only its card. */
export type StoredListing = ListingCard &
  Pick<
    ApiListing,
    "shared_with_portals" | "description" | "features" | "tour_url" | "updated_at" | "views"
  >;

/** @param imageUrl turns a storage path into an absolute URL. */
export function toApiListing(
  listing: StoredListing,
  imageUrl: (path: string) => string,
): ApiListing {
  const { images, lat, lng, open_house: _open, answer_hours: _hours, ...rest } = listing;
  return {
    ...rest,
    images: images.map((image) => imageUrl(image.path)),
    location: lat === null || lng === null ? null : { lat, lng },
  };
}
