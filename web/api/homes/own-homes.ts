import { HIDDEN_PLACE, withExactPlace } from "@domain/homes/exact-place.ts";
import { LISTING_IMAGE_COLUMNS, type ListingImage } from "@domain/homes/images.ts";
import type { ListingStatus } from "@domain/homes/listings.ts";
import { owningWith } from "@domain/homes/shared-homes.ts";
import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { asMember } from "../site/transport/tables.ts";
import { fetchSharedHomes } from "./shared-homes.ts";

/** The signed-in user's homes and their availability. */

export type OwnHome = {
  id: string;
  /** The first owner of a home that another person created and owns with the user. */
  firstOwner?: string | undefined;
  /** Names the people with whom the user owns the home: "with Ann". */
  together?: string | undefined;
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
  /** The showings from today on; today is still the date in Hawaii. */
  availability: { date: string; time_slots: string[] }[];
};

export function ownHomesQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "homes"),
    queryFn: ({ signal }) => fetchOwnHomes(userId, signal),
  });
}

async function fetchOwnHomes(userId: string, signal: AbortSignal): Promise<OwnHome[]> {
  const [own, shared] = await Promise.all([
    fetchHomes({ createdBy: userId }, signal),
    fetchSharedHomes(signal),
  ]);
  const others = shared.filter(({ is_first }) => !is_first).map(({ listing_id }) => listing_id);
  // Only a person who owns a home with its first owner makes a second request.
  const more = others.length > 0 ? await fetchHomes({ ids: others }, signal) : [];
  return [...own, ...more].map(({ user_id, ...row }) => ({
    ...withExactPlace(row),
    firstOwner: others.includes(row.id) ? user_id : undefined,
    together: owningWith(shared.find(({ listing_id }) => listing_id === row.id)),
  }));
}

function fetchHomes(which: { createdBy: string } | { ids: string[] }, signal: AbortSignal) {
  return asMember({ signal, fallback: "user_listings_unavailable" }, (db) => {
    const homes = db.from("listings").select(COLUMNS);
    return ("ids" in which ? homes.in("id", which.ids) : homes.eq("user_id", which.createdBy))
      .gte("availability.date", dateInHawaii())
      .order("position", { referencedTable: "images" })
      .limit(1, { referencedTable: "images" })
      .order("created_at", { ascending: false })
      .limit(200);
  });
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
  id, user_id, title, address, city, state, zip_code, address_hidden, price, status, time_zone, lat,
  images:listing_images(${LISTING_IMAGE_COLUMNS}),
  availability(date, time_slots), ${HIDDEN_PLACE}
` as const;
