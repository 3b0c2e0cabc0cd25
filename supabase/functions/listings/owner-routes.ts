import { listingWarnings } from "../_shared/domain/homes/fair-housing.ts";
import { publicImageUrl } from "../_shared/domain/homes/images.ts";
import { type ListingInput, parseListing } from "../_shared/domain/homes/listing-input.ts";
import { toApiListing } from "../_shared/domain/homes/listings.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { isUuid } from "../_shared/domain/site/text/ids.ts";
import { type Callers, requireUser, type User } from "../_shared/edge/caller.ts";
import type { Platform } from "../_shared/edge/env.ts";
import { type EdgeContext, idInPath, readObject } from "../_shared/edge/http.ts";
import type { Visitors } from "../_shared/edge/visitor.ts";
import { listingInvalid } from "./listing-invalid.ts";
import type { OwnListing } from "./own-listing-store.ts";
import {
  createListing,
  duplicateListing,
  type SaveGateways,
  type Saving,
  updateListing,
} from "./save-listing.ts";

/** The API's writes, restricted to the owner's own listings. */
type WriteGateways = SaveGateways & {
  platform: Pick<Platform, "publicUrl">;
  callers: Callers;
  visitors: Visitors;
};

/** `POST /listings` → 201. With an `id` chosen by the client, a retry is the same listing. */
export async function postListing(c: EdgeContext, gateways: WriteGateways) {
  const user = await requireUser(c, gateways.callers);
  const body = await readObject(c);
  requireNoPhotos(body);
  const saving = await savingFrom(c, gateways);
  const own = await createListing(user, chosenId(body), readListing(body), saving);
  return c.json(toOwnApiListing(own, gateways.platform), 201);
}

/** `PUT /listings/:id` → 200. Omitted fields stay as they are. */
export async function putListing(c: EdgeContext, gateways: WriteGateways) {
  const user = await requireUser(c, gateways.callers);
  const id = idInPath(c, "listing_not_found");
  const body = await readObject(c);
  const input = readListing(body);
  await requireSamePhotos(body, user, id, gateways);
  const own = await updateListing(user, id, input, await savingFrom(c, gateways));
  return c.json(toOwnApiListing(own, gateways.platform));
}

/** `DELETE /listings/:id` → 204, with its photos. */
export async function deleteListing(c: EdgeContext, gateways: WriteGateways) {
  const user = await requireUser(c, gateways.callers);
  const id = idInPath(c, "listing_not_found");
  await gateways.writes.remove(user, id);
  await gateways.writes.removeFiles(id);
  return c.body(null, 204);
}

/** `POST /listings/:id/duplicate` → 201: a draft with the same words and facts. */
export async function postDuplicate(c: EdgeContext, gateways: WriteGateways) {
  const user = await requireUser(c, gateways.callers);
  const id = idInPath(c, "listing_not_found");
  const copyId = chosenId(await readObject(c, {}));
  const own = await duplicateListing(user, id, copyId, await savingFrom(c, gateways));
  return c.json(toOwnApiListing(own, gateways.platform), 201);
}

async function savingFrom(c: EdgeContext, gateways: WriteGateways): Promise<Saving> {
  return { ...gateways, networks: await gateways.visitors.networks(c.req.raw) };
}

function readListing(body: object): ListingInput {
  const { listing, problems } = parseListing(body);
  if (!listing) throw listingInvalid(problems);
  return listing;
}

/** Photos have their own route, which checks their bytes. Ignoring them here would lose them. */
function requireNoPhotos(body: object): void {
  if (hasPhotos(body)) refusePhotos();
}

/** A client that sends everything back sends the current photos. */
async function requireSamePhotos(
  body: object,
  user: User,
  id: string,
  { writes, platform }: WriteGateways,
): Promise<void> {
  if (!hasPhotos(body)) return;
  const own = await writes.own(user, id, "listing_update_failed");
  if (own === null) throw new AppError("listing_not_found");
  const { images } = toOwnApiListing(own, platform);
  if (JSON.stringify(body.images) !== JSON.stringify(images)) refusePhotos();
}

function hasPhotos(body: object): body is { images: unknown } {
  const images = "images" in body ? body.images : undefined;
  return Array.isArray(images) ? images.length > 0 : Boolean(images);
}

function refusePhotos(): never {
  const text = "Change photos with PATCH /listings/{id}/images once the listing exists.";
  throw listingInvalid([{ field: "images", text }]);
}

function chosenId(body: object): string | undefined {
  const id = "id" in body ? body.id : undefined;
  if (id === undefined || id === null) return undefined;
  if (!isUuid(id)) throw listingInvalid([{ field: "id", text: "The id is not a UUID." }]);
  return id.toLowerCase();
}

/** The listing in the API, with warnings about its words (drafts may keep them). */
function toOwnApiListing(own: OwnListing, { publicUrl }: Pick<Platform, "publicUrl">) {
  const listing = toApiListing(own, (path) => publicImageUrl(publicUrl, path));
  return { ...listing, warnings: listingWarnings(own) };
}
