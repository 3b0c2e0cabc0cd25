import { newOffences } from "@domain/homes/fair-housing.ts";
import type { Ownership } from "@domain/homes/ownership.ts";
import type { ListingChanges, OwnListing } from "@web/api/homes/listing-writes.ts";
import EditListingScreen from "@web/screens/edit-listing-screen.tsx";
import SellScreen from "@web/screens/sell-screen.tsx";
import { delay, HttpResponse, http } from "msw";
import type { SetupServer } from "msw/node";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { functions, rest } from "../../../support/web-cloud.ts";
import { storedListing } from "./listings.ts";

/**
 * A previous test's wizard may still send its last changes while it closes: its listing is missing.
 */
export const NO_LISTING = [
  http.get(rest("listings"), () => HttpResponse.json([])),
  http.put(functions("listings/:id"), () =>
    HttpResponse.json({ code: "listing_not_found" }, { status: 404 }),
  ),
];

let worlds = 0;

/**
 * Dana is signed in, with one listing on a server that behaves like the real one. Each test uses a
 * different listing, so that a closing wizard's last save doesn't reach the next test.
 */
export async function enterWizard(cloud: SetupServer, facts: Partial<OwnListing> = {}) {
  await comesBack();
  worlds += 1;
  const id = `44444444-4444-4444-8444-${String(worlds).padStart(12, "0")}`;
  const stored = storedListing({ id, ...facts });
  const world = {
    stored,
    edit: `/my-listings/${id}/edit`,
    /** The answer to the next write instead of the server's. */
    refuse: undefined as (() => Response) | undefined,
    isDown: false,
    ownership: {
      ...{ title: "", status: "draft", has_address: true, address: "" },
      ...{ must_wait: false, shown_at: null, waits: false, proof: null },
    } satisfies Ownership as Ownership,
    writeMs: 0,
  };
  cloud.use(
    http.get(rest("listings"), ({ request }) => {
      if (world.isDown) return HttpResponse.error();
      if (new URL(request.url).searchParams.get("id") !== `eq.${id}`) return HttpResponse.json([]);
      const { location, ...row } = stored.now;
      return HttpResponse.json([
        {
          ...row,
          lat: location?.lat ?? null,
          lng: location?.lng ?? null,
          images: [],
          availability: [],
        },
      ]);
    }),
    http.put(functions(`listings/${id}`), async ({ request }) => {
      if (world.isDown) return HttpResponse.error();
      const refusal = world.refuse?.();
      if (refusal) return refusal;
      const changes = (await request.json()) as ListingChanges;
      if (changes.seen_updated_at !== stored.now.updated_at)
        return HttpResponse.json({ code: "listing_changed" }, { status: 409 });
      const { publish_anyway: isMeant, seen_updated_at: _seen, ...fields } = changes;
      const before = stored.now.status === "draft" ? undefined : stored.now;
      const after = { ...stored.now, ...fields };
      const warnings = after.status === "draft" || isMeant ? [] : newOffences(after, before);
      const code = "listing_words_questioned";
      if (warnings.length > 0) return HttpResponse.json({ code, warnings }, { status: 422 });
      await delay(world.writeMs);
      return HttpResponse.json({ ...stored.save(changes), images: [], warnings: [] });
    }),
    http.get(rest("listing_images"), () => HttpResponse.json([])),
    http.post(rest("rpc/my_ownership"), () =>
      world.isDown ? HttpResponse.error() : HttpResponse.json(world.ownership),
    ),
  );
  return world;
}

export function openPath(path: string) {
  return renderWeb(
    <Routes>
      <Route path="/sell" element={<SellScreen />} />
      <Route path="/my-listings/:id/edit" element={<EditListingScreen />} />
      <Route path="/my-listings" element={<p>All my homes</p>} />
      <Route path="/login" element={<p>Login here</p>} />
    </Routes>,
    { path },
  );
}
