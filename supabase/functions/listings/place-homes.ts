import { timeZoneOf } from "../_shared/domain/homes/us-time-zones.ts";
import type { Callers } from "../_shared/edge/caller.ts";
import { type createApp, type EdgeContext, requireService, route } from "../_shared/edge/http.ts";
import type { SaveGateways } from "./save-listing.ts";

type Gateways = SaveGateways & { callers: Callers };

/** The geocoder takes one a second. */
const HOMES_A_CALL = 20;

export function addPlaceRoutes(app: ReturnType<typeof createApp>, gateways: Gateways): void {
  route(app, "/place-homes", { post: (c) => placeHomes(c, gateways) });
}

/** `POST /listings/place-homes`: called by our scheduler for homes that were saved while the geocoder was down. */
async function placeHomes(c: EdgeContext, { writes, geocoder, callers }: Gateways) {
  requireService(c, callers);
  let placed = 0;
  for (let n = 0; n < HOMES_A_CALL; n += 1) {
    const home = await writes.claimUnplaced();
    if (home === null) break;
    const place = await geocoder.ask(home, { personId: home.owner_id, networks: [] });
    // Still down: the others wait for the next call, and this one for its next try.
    if (place === undefined) break;
    if (place === null) {
      await writes.leaveUnplaced(home.id);
      continue;
    }
    await writes.place(home.id, home, { place, timeZone: timeZoneOf(home.state, home.zip_code) });
    placed += 1;
  }
  return c.json({ placed });
}
