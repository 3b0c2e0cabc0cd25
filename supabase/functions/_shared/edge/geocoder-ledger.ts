import type { Place } from "../domain/homes/geocoding.ts";
import { ask, type Database } from "./database.ts";
import type { GeocoderLedger } from "./geocoder.ts";

/**
 * Calls SQL with the service key: a user who saves a listing must not be able to move other homes
 * or block the queue.
 */
export function createGeocoderLedger(database: Database): GeocoderLedger {
  const service = database.serviceClient();
  return {
    async claim(query, patienceMs, { personId, networks }) {
      const who = { p_person: personId, p_networks: [...networks] };
      const args = { p_query: query, p_patience_ms: patienceMs, ...who };
      const claim = await ask(service.rpc("claim_geocoder", args), "unavailable");
      if (claim.known) return { known: true, place: placeOf(claim.lat, claim.lng) };
      return { known: false, waitMs: claim.wait_ms };
    },
    async keep(query, place) {
      const where = place ? { p_lat: place.lat, p_lng: place.lng } : {};
      await ask(service.rpc("keep_geocode", { p_query: query, ...where }), "unavailable");
    },
    async pause(seconds) {
      await ask(service.rpc("pause_geocoder", { p_seconds: seconds }), "unavailable");
    },
  };
}

function placeOf(
  lat: number | null | undefined,
  lng: number | null | undefined,
): Place | undefined {
  return typeof lat === "number" && typeof lng === "number" ? { lat, lng } : undefined;
}
