import type { SharedHome } from "@domain/homes/shared-homes.ts";
import { asMember } from "../site/tables.ts";

/** The homes that the user owns with others. */
export function fetchSharedHomes(signal?: AbortSignal): Promise<SharedHome[]> {
  return asMember({ signal, fallback: "user_listings_unavailable" }, (db) =>
    db.rpc("homes_owned_together", {}, { get: true }),
  );
}
