import type { ComparableHome } from "@domain/homes/price-bench-facts.ts";
import type { BenchRates } from "@domain/homes/price-bench-rates.ts";
import { queryOptions } from "@tanstack/react-query";
import { fits, having, number, orNull } from "../site/answers/shapes.ts";
import { ownKey } from "../site/cache/keys.ts";
import { callFunction } from "../site/transport/functions.ts";
import { asMember } from "../site/transport/tables.ts";

/** The price bench of a home: the sold homes that its owner compares, and the rates that they moved. */

export type Bench = {
  comparables: ComparableHome[];
  /** The home's own condition, 1 to 5. */
  condition: number | null;
  /** The rates that the owner moved, in percent. */
  rates: Partial<BenchRates>;
};

const saving = { fallback: "bench_not_saved", repeats: true } as const;

export function benchQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "bench", listingId),
    queryFn: async ({ signal }): Promise<Bench> => {
      const options = { signal, fallback: "bench_unavailable" } as const;
      const [comparables, [bench]] = await Promise.all([
        asMember(options, (db) =>
          db
            .from("comparable_homes")
            .select(COLUMNS)
            .eq("listing_id", listingId)
            .order("created_at"),
        ),
        asMember(options, (db) =>
          db.from("price_benches").select(BENCH_COLUMNS).eq("listing_id", listingId),
        ),
      ]);
      if (!bench) return { comparables, condition: null, rates: {} };
      const { condition, condition_step, ...rates } = bench;
      const moved = Object.entries({ ...rates, condition: condition_step }).filter(
        ([, value]) => value !== null,
      );
      return { comparables, condition, rates: Object.fromEntries(moved) };
    },
  });
}

const COLUMNS =
  "id,listing_id,address,price,sold_on,sqft,bedrooms,bathrooms,garage_spaces,lot_size,year_built,condition,lat,lng,source";
const BENCH_COLUMNS =
  "condition,sqft,bedrooms,bathrooms,garage_spaces,lot_size,year_built,condition_step,trend";

/** The same id twice is one, so a retry after a lost response is harmless. */
export async function addComparable(home: ComparableHome): Promise<void> {
  await asMember(saving, (db) =>
    db.from("comparable_homes").upsert(home, { onConflict: "id", ignoreDuplicates: true }),
  );
}

export async function changeComparable({
  id,
  listing_id: _,
  source: __,
  ...facts
}: ComparableHome): Promise<void> {
  await asMember(saving, (db) => db.from("comparable_homes").update(facts).eq("id", id));
}

export async function removeComparable(id: string): Promise<void> {
  await asMember(saving, (db) => db.from("comparable_homes").delete().eq("id", id));
}

export async function saveBench(
  listing_id: string,
  { condition, rates }: Pick<Bench, "condition" | "rates">,
): Promise<void> {
  const { condition: condition_step = null, ...moved } = rates;
  await asMember(saving, (db) =>
    db.from("price_benches").upsert({ listing_id, condition, condition_step, ...moved }),
  );
}

/**
 * Where an address is, or null: the pin stays for whoever likes to set it. The answer is kept, so that a home that is sent
 * again has the same contents.
 */
export function comparablePlaceQuery(userId: string, listingId: string, address: string) {
  return queryOptions({
    queryKey: ownKey(userId, "comparable-place", listingId, address),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const path = `listings/${listingId}/find-place`;
      const call = { method: "POST", body: { address }, signal, fallback: "unavailable" } as const;
      const { location } = await callFunction(path, call, isFound).catch(() => ({
        location: null,
      }));
      return location;
    },
  });
}

const isFound = fits<{ location: { lat: number; lng: number } | null }>(
  having({ location: orNull(having({ lat: number, lng: number })) }),
);

/** How many people and saved searches are told of a new price. */
export function priceAudienceQuery(userId: string, listing_id: string) {
  return queryOptions({
    queryKey: ownKey(userId, "price-audience", listing_id),
    queryFn: ({ signal }) =>
      asMember({ signal, fallback: "bench_unavailable" }, (db) =>
        db.rpc("price_audience", { listing_id }),
      ),
  });
}
