import { errorFromDatabase } from "../domain/errors.ts";
import type { Place } from "../domain/geocoding.ts";
import type { Database } from "./database.ts";
import type { GeocoderLedger } from "./geocoder.ts";

/**
 * Claims and answers in SQL, with the service key: whoever saves a listing must not be able to
 * move other homes or stop the queue.
 */
export function createGeocoderLedger(database: Database): GeocoderLedger {
  const call = async (name: string, args: Record<string, unknown>): Promise<unknown> => {
    const { data, error } = await database.serviceClient().rpc(name, args).retry(false);
    if (error) throw errorFromDatabase(error, "unavailable");
    return data;
  };
  return {
    async claim(query, patienceMs, personId) {
      const args = { p_query: query, p_patience_ms: patienceMs, p_person: personId };
      const claim = await call("claim_geocoder", args);
      const { known, lat, lng, wait_ms } = claim as Answer;
      if (known) return { known, place: placeOf(lat, lng) };
      return { known: false, waitMs: wait_ms ?? null };
    },
    async keep(query, place) {
      const where = place ? { p_lat: place.lat, p_lng: place.lng } : {};
      await call("keep_geocode", { p_query: query, ...where });
    },
    async pause(seconds) {
      await call("pause_geocoder", { p_seconds: seconds });
    },
  };
}

type Answer = { known: boolean; lat?: number | null; lng?: number | null; wait_ms?: number | null };

function placeOf(
  lat: number | null | undefined,
  lng: number | null | undefined,
): Place | undefined {
  return typeof lat === "number" && typeof lng === "number" ? { lat, lng } : undefined;
}
