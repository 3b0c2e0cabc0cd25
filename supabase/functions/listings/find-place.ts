import { z } from "zod";
import type { Addressed, Place } from "../_shared/domain/homes/geocoding.ts";
import { distanceKm, isNearState, isState } from "../_shared/domain/homes/us-states.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { oneLine } from "../_shared/domain/site/text/written-text.ts";
import { type Callers, requireUser } from "../_shared/edge/caller.ts";
import { type EdgeApp, type EdgeContext, idInPath, readJson, route } from "../_shared/edge/http.ts";
import type { Visitors } from "../_shared/edge/visitor.ts";
import { listingInvalid } from "./listing-invalid.ts";
import type { OwnListing } from "./own-listing-store.ts";
import type { SaveGateways } from "./save-listing.ts";

type Gateways = SaveGateways & { callers: Callers; visitors: Visitors };

export function addFindPlaceRoute(app: EdgeApp, gateways: Gateways): void {
  route(app, "/:id/find-place", { post: (c) => findPlace(c, gateways) });
}

/** A home that is further away can't be compared, so its address was found elsewhere. */
const NEAR_KM = 80;

/**
 * `POST /listings/:id/find-place` with {address} → {location}: where a sold home near the caller's own is, or null. The
 * geocoder's turns are those of saving a home. Nothing is stored.
 */
async function findPlace(c: EdgeContext, { writes, geocoder, callers, visitors }: Gateways) {
  const user = await requireUser(c, callers);
  const id = idInPath(c, "listing_not_found");
  const parsed = bodySchema.safeParse(await readJson(c));
  if (!parsed.success)
    throw listingInvalid([{ field: "address", text: "Please write the address in one line." }]);
  const home = await writes.own(user, id, "unavailable");
  if (home === null) throw new AppError("listing_not_found");
  const asker = { personId: user.id, networks: await visitors.networks(c.req.raw) };
  const found = await geocoder.find(addressed(parsed.data.address, home), asker);
  return c.json({ location: found && isNear(found, home) ? found : null });
}

const bodySchema = z.object({ address: oneLine().min(1).max(200) });

/** An address that names no town is in the home's. */
function addressed(address: string, { city, state }: OwnListing): Addressed {
  return address.includes(",") ? { address } : { address, city, state };
}

function isNear(place: Place, { lat, lng, state }: OwnListing): boolean {
  if (lat !== null && lng !== null) return distanceKm(place, { lat, lng }) <= NEAR_KM;
  return !isState(state) || isNearState(place, state);
}
