import type { ListingImage } from "@domain/images.ts";
import type { ListingStatus } from "@domain/listings.ts";
import { dateInZone } from "@domain/time-zones.ts";
import { queryOptions } from "@tanstack/react-query";
import { accountClient, accountError } from "./account-client.ts";
import { restGet } from "./rest.ts";

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

async function fetchOwnHomes(userId: string, signal: AbortSignal): Promise<OwnHome[]> {
  const client = await accountClient();
  const { data, error } = await client
    .from("listings")
    .select(COLUMNS)
    .eq("user_id", userId)
    .gte("availability.date", dateInZone(new Date(), WESTERNMOST_ZONE))
    .order("position", { referencedTable: "images", ascending: true })
    .limit(1, { referencedTable: "images" })
    .order("created_at", { ascending: false })
    .limit(200)
    .abortSignal(signal);
  if (error) throw accountError(error, "user_listings_unavailable");
  return data as OwnHome[];
}

/** How many viewings of a home have not begun yet; the owner alone may ask. */
export function viewingsToComeQuery(
  userId: string,
  listingId: string,
  token: () => Promise<string | undefined>,
) {
  return queryOptions({
    queryKey: ["mine", userId, "viewings-to-come", listingId],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({
        select: "id",
        listing_id: `eq.${listingId}`,
        status: "in.(pending,confirmed)",
        starts_at: `gt.${new Date().toISOString()}`,
      });
      const rows = await restGet<{ id: string }[] | null>("bookings", query, {
        signal,
        token: await token(),
        fallback: "bookings_unavailable",
      });
      return rows?.length ?? 0;
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
