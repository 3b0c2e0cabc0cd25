import { publicImageUrl } from "../_shared/domain/homes/images.ts";
import { toApiListing } from "../_shared/domain/homes/listings.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { VIEW_LIMITS } from "../_shared/domain/site/errors/limits.ts";
import { type Caller, type Callers, callerOrVisitor, requireSelf } from "../_shared/edge/caller.ts";
import { DetailedError } from "../_shared/edge/detailed-error.ts";
import type { Platform } from "../_shared/edge/env.ts";
import { createApp, type EdgeContext, idInPath, route } from "../_shared/edge/http.ts";
import { describeError, log } from "../_shared/edge/log.ts";
import { DAY_S, HOUR_S, takeNetworkRate } from "../_shared/edge/rate.ts";
import type { Visitors } from "../_shared/edge/visitor.ts";
import { type AnalysisGateways, addAnalysisRoutes } from "./analysis/routes.ts";
import { addFindPlaceRoute } from "./find-place.ts";
import { addImportRoutes, type ImportGateways } from "./import/routes.ts";
import { deleteListing, postDuplicate, postListing, putListing } from "./owner-routes.ts";
import type { PageGateways } from "./pages/gateways.ts";
import { addPageRoutes } from "./pages/routes.ts";
import type { PhotoGateways } from "./photos/attach.ts";
import { addPhotoRoutes } from "./photos/routes.ts";
import { addPhraseRoutes, type PhraseGateways } from "./phrases/routes.ts";
import { addPlaceRoutes } from "./place-homes.ts";
import { parseSearch } from "./query.ts";
import { addQuestionRoutes, type QuestionGateways } from "./questions/routes.ts";
import type { ReadStore } from "./read-store.ts";
import { addFeedRoutes, type FeedGateways } from "./reso/routes.ts";
import type { SaveGateways } from "./save-listing.ts";

type ListingsGateways = SaveGateways & {
  platform: Pick<Platform, "allowedOrigins" | "publicUrl">;
  store: ReadStore;
  photos: PhotoGateways;
  pages: PageGateways;
  analysis: AnalysisGateways;
  questions: QuestionGateways;
  phrases: PhraseGateways;
  feed: FeedGateways;
  imports: ImportGateways;
  callers: Callers;
  visitors: Visitors;
};

/** A search is the same for everyone, so caches on the way can absorb a rush. */
const SEARCH_MAX_AGE_S = 15;

/** Enough for forty photo URLs with their alternative texts in any script. */
const MAX_BODY_BYTES = 256 * 1024;

/** The listings API (docs/product.md B§7). */
export function createListingsApp(gateways: ListingsGateways) {
  const app = createApp({
    name: "listings",
    allowedOrigins: gateways.platform.allowedOrigins,
    maxBodyBytes: MAX_BODY_BYTES,
  });
  route(app, "/", { get: (c) => search(c, gateways), post: (c) => postListing(c, gateways) });
  route(app, "/user/:userId", { get: (c) => ownListings(c, gateways) });
  // These routes come before /:id, which would read their names as ids.
  addPhotoRoutes(app, gateways);
  addPageRoutes(app, gateways);
  addPlaceRoutes(app, gateways);
  addFeedRoutes(app, gateways);
  addImportRoutes(app, gateways);
  addAnalysisRoutes(app, gateways);
  addQuestionRoutes(app, gateways);
  addFindPlaceRoute(app, gateways);
  addPhraseRoutes(app, gateways);
  route(app, "/:id/duplicate", { post: (c) => postDuplicate(c, gateways) });
  route(app, "/:id", {
    get: (c) => details(c, gateways),
    put: (c) => putListing(c, gateways),
    delete: (c) => deleteListing(c, gateways),
  });
  return app;
}

/** `GET /listings`: an array of listings; total count and next cursor are in headers. */
async function search(c: EdgeContext, { store, platform }: ListingsGateways) {
  const { filters, page, problems } = parseSearch(new URL(c.req.url).searchParams);
  const [problem] = problems;
  if (problem) throw new DetailedError("invalid_query", { problems }, problem.text);

  const result = await store.search(filters, page);
  c.header("Cache-Control", `public, max-age=${SEARCH_MAX_AGE_S}`);
  c.header("X-Total-Count", String(result.total));
  if (result.more) c.header("X-Total-More", "true");
  if (result.next_cursor !== null) c.header("X-Next-Cursor", result.next_cursor);
  return c.json(result.listings.map((listing) => toApiListing(listing, imageUrl(platform))));
}

/** `GET /listings/:id`: everything about one home; counts the view. */
async function details(c: EdgeContext, gateways: ListingsGateways) {
  const id = idInPath(c, "listing_not_found");
  const caller = await callerOrVisitor(c, gateways.callers);
  const listing = await gateways.store.find(id, caller);
  if (listing === null) throw new AppError("listing_not_found");
  if (c.req.raw.method === "GET") await registerView(c, id, caller, gateways);
  return c.json(toApiListing(listing, imageUrl(gateways.platform)));
}

/** `GET /listings/user/:userId`: the caller's own listings, in every status. */
async function ownListings(c: EdgeContext, { callers, store, platform }: ListingsGateways) {
  const user = requireSelf(await callers.identify(c.req.raw), c.req.param("userId") ?? "");
  const listings = await store.ownedBy(user);
  return c.json(listings.map((listing) => toApiListing(listing, imageUrl(platform))));
}

/** Failing to count a view must not fail the request (docs/product.md B§7). */
async function registerView(
  c: EdgeContext,
  id: string,
  caller: Caller,
  { store, visitors, feed }: ListingsGateways,
): Promise<void> {
  try {
    const networks = await visitors.networks(c.req.raw);
    const take = (what: string, seconds: number, cap: number) =>
      takeNetworkRate(
        feed.takeRate,
        networks,
        (network) => `view:${what}:${network}`,
        seconds,
        cap,
      );
    const isAdmitted =
      (await take("network", HOUR_S, VIEW_LIMITS.perHour)) &&
      (await take("network-day", DAY_S, VIEW_LIMITS.perDay)) &&
      (await take(`network-home:${id}`, DAY_S, VIEW_LIMITS.perHome));
    if (isAdmitted)
      await store.registerView(id, await visitors.browser(c.req.raw), caller, networks);
  } catch (error) {
    log("view_not_counted", { request_id: c.get("requestId"), cause: describeError(error) });
  }
}

function imageUrl({ publicUrl }: Pick<Platform, "publicUrl">): (path: string) => string {
  return (path) => publicImageUrl(publicUrl, path);
}
