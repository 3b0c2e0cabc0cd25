import { AppError } from "../_shared/domain/errors.ts";
import { listingWarnings } from "../_shared/domain/fair-housing.ts";
import { isUuid } from "../_shared/domain/ids.ts";
import { publicImageUrl } from "../_shared/domain/images.ts";
import { type ListingInput, parseListing } from "../_shared/domain/listing-input.ts";
import { toApiListing } from "../_shared/domain/listings.ts";
import { type Callers, requireCaller, type User } from "../_shared/edge/caller.ts";
import type { Platform } from "../_shared/edge/env.ts";
import { type EdgeContext, failure, readJson } from "../_shared/edge/http.ts";
import { ListingInvalid } from "./listing-invalid.ts";
import { createListing, duplicateListing, type SaveGateways, updateListing } from "./save.ts";
import { WordsQuestioned } from "./words-questioned.ts";
import type { OwnListing } from "./write-store.ts";

/** The API's writes, restricted to the owner's own listings. */
export type WriteGateways = SaveGateways & {
  platform: Pick<Platform, "publicUrl">;
  callers: Callers;
};

/** `POST /listings` → 201. With an `id` chosen by the client, a retry is the same listing. */
export function postListing(c: EdgeContext, gateways: WriteGateways) {
  return answeringProblems(c, async () => {
    const user = await caller(c, gateways);
    const body = await readObject(c);
    requireNoPhotos(body);
    const own = await createListing(user, chosenId(body), readListing(body), gateways);
    return c.json(toOwnApiListing(own, gateways.platform), 201);
  });
}

/** `PUT /listings/:id` → 200. Omitted fields stay as they are. */
export function putListing(c: EdgeContext, gateways: WriteGateways) {
  return answeringProblems(c, async () => {
    const user = await caller(c, gateways);
    const id = idInPath(c);
    const body = await readObject(c);
    const input = readListing(body);
    await requireSamePhotos(body, user, id, gateways);
    const own = await updateListing(user, id, input, gateways);
    return c.json(toOwnApiListing(own, gateways.platform));
  });
}

/** `DELETE /listings/:id` → 204, with its photos. */
export async function deleteListing(c: EdgeContext, gateways: WriteGateways) {
  const user = await caller(c, gateways);
  const id = idInPath(c);
  await gateways.writes.remove(user, id);
  await gateways.writes.removeFiles(id);
  return c.body(null, 204);
}

/** `POST /listings/:id/duplicate` → 201: a draft with the same words and facts. */
export function postDuplicate(c: EdgeContext, gateways: WriteGateways) {
  return answeringProblems(c, async () => {
    const user = await caller(c, gateways);
    const id = idInPath(c);
    const own = await duplicateListing(user, id, chosenId(await readObject(c, {})), gateways);
    return c.json(toOwnApiListing(own, gateways.platform), 201);
  });
}

/** Answers problems with fields or words in full detail. */
async function answeringProblems(c: EdgeContext, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ListingInvalid) return failure(c, error, { problems: error.problems });
    if (error instanceof WordsQuestioned) return failure(c, error, { warnings: error.warnings });
    throw error;
  }
}

async function caller(c: EdgeContext, { callers }: WriteGateways): Promise<User> {
  return requireCaller(await callers.identify(c.req.raw));
}

function idInPath(c: EdgeContext): string {
  const id = c.req.param("id");
  if (!isUuid(id)) throw new AppError("listing_not_found");
  return id.toLowerCase();
}

/**
 * @throws AppError `bad_request` unless the body is an object; `instead` replaces a missing body.
 */
async function readObject(c: EdgeContext, instead?: object): Promise<object> {
  const body = (await readJson(c)) ?? instead;
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new AppError("bad_request");
  return body;
}

function readListing(body: object): ListingInput {
  const { listing, problems } = parseListing(body);
  if (!listing) throw new ListingInvalid(problems);
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
  throw new ListingInvalid([{ field: "images", text }]);
}

function chosenId(body: object): string | undefined {
  const id = "id" in body ? body.id : undefined;
  if (id === undefined || id === null) return undefined;
  if (!isUuid(id)) throw new ListingInvalid([{ field: "id", text: "The id is not a UUID." }]);
  return id.toLowerCase();
}

/** The listing in the API, with warnings about its words (drafts may keep them). */
function toOwnApiListing(own: OwnListing, { publicUrl }: Pick<Platform, "publicUrl">) {
  const listing = toApiListing(own, (path) => publicImageUrl(publicUrl, path));
  return { ...listing, warnings: listingWarnings(own) };
}
