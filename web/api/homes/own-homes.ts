import { HIDDEN_PLACE, withExactPlace } from "@domain/homes/exact-place.ts";
import { LISTING_IMAGE_COLUMNS, type ListingImage } from "@domain/homes/images.ts";
import type { ListingStatus } from "@domain/homes/listings.ts";
import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/keys.ts";
import { asMember } from "../site/tables.ts";

/** The signed-in user's homes and their availability. */

export type OwnHome = {
  id: string;
  title: string;
  address: string;
  city: string;
  state: string;
  zip_code: string;
  address_hidden: boolean;
  price: number | null;
  status: ListingStatus;
  time_zone: string | null;
  /** Null while it is not on the map. */
  lat: number | null;
  /** The first photograph, if there is one. */
  images: ListingImage[];
  /** From today on; today is still the date in Hawaii. */
  availability: { date: string; time_slots: string[] }[];
};

export function ownHomesQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "homes"),
    queryFn: ({ signal }) => fetchOwnHomes(userId, signal),
  });
}

async function fetchOwnHomes(userId: string, signal: AbortSignal): Promise<OwnHome[]> {
  const rows = await asMember({ signal, fallback: "user_listings_unavailable" }, (db) =>
    db
      .from("listings")
      .select(COLUMNS)
      .eq("user_id", userId)
      .gte("availability.date", dateInHawaii())
      .order("position", { referencedTable: "images" })
      .limit(1, { referencedTable: "images" })
      .order("created_at", { ascending: false })
      .limit(200),
  );
  return rows.map(withExactPlace);
}

/** How many of a home's showings have not begun yet; only for the owner. */
export function showingsToComeQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "showings-to-come", listingId),
    queryFn: async ({ signal }) => {
      const rows = await asMember({ signal, fallback: "bookings_unavailable" }, (db) =>
        db
          .from("bookings")
          .select("id")
          .eq("listing_id", listingId)
          .in("status", ["pending", "confirmed"])
          .gt("starts_at", new Date().toISOString()),
      );
      return rows.length;
    },
    staleTime: 0,
  });
}

const HOUR_MS = 3_600_000;

/** The earliest date in the US. Its clocks never change, so this needs no time zones: the first look does without. */
function dateInHawaii(): string {
  return new Date(Date.now() - 10 * HOUR_MS).toISOString().slice(0, 10);
}

const COLUMNS = `
  id, title, address, city, state, zip_code, address_hidden, price, status, time_zone, lat,
  images:listing_images(${LISTING_IMAGE_COLUMNS}),
  availability(date, time_slots), ${HIDDEN_PLACE}
` as const;
