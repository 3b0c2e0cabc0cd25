import type { ListingImage } from "@domain/images.ts";
import type { ListingStatus } from "@domain/listings.ts";
import { dateInZone } from "@domain/time-zones.ts";
import { queryOptions } from "@tanstack/react-query";
import { asMember } from "./tables.ts";

/** The homes of the person who is signed in, with what they offer. */

export type OwnHome = {
  id: string;
  title: string;
  address: string;
  city: string;
  state: string;
  zip_code: string;
  price: number | null;
  status: ListingStatus;
  time_zone: string | null;
  /** The first photograph, if there is one. */
  images: ListingImage[];
  /** From today on, in any zone of the country. */
  availability: { date: string; time_slots: string[] }[];
};

export function ownHomesQuery(userId: string) {
  return queryOptions({
    queryKey: ["mine", userId, "homes"],
    queryFn: ({ signal }) => fetchOwnHomes(userId, signal),
    networkMode: "always",
  });
}

function fetchOwnHomes(userId: string, signal: AbortSignal): Promise<OwnHome[]> {
  return asMember({ signal, fallback: "user_listings_unavailable" }, (db) =>
    db
      .from("listings")
      .select(COLUMNS)
      .eq("user_id", userId)
      .gte("availability.date", dateInZone(new Date(), WESTERNMOST_ZONE))
      .order("position", { referencedTable: "images" })
      .limit(1, { referencedTable: "images" })
      .order("created_at", { ascending: false })
      .limit(200),
  );
}

/** How many viewings of a home have not begun yet; the owner alone may ask. */
export function viewingsToComeQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: ["mine", userId, "viewings-to-come", listingId],
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
    networkMode: "always",
  });
}

const WESTERNMOST_ZONE = "Pacific/Honolulu";

const COLUMNS = `
  id, title, address, city, state, zip_code, price, status, time_zone,
  images:listing_images(path, alt, width, height, blur_hash, widths),
  availability(date, time_slots)
` as const;
