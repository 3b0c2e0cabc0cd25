import { type ListingWords, newOffences } from "../_shared/domain/homes/fair-housing.ts";
import type { Place } from "../_shared/domain/homes/geocoding.ts";
import { WRITTEN_COLUMNS } from "../_shared/domain/homes/listing-fields.ts";
import { type ListingInput, listingProblems } from "../_shared/domain/homes/listing-input.ts";
import { type ListingStatus, nextListingStatuses } from "../_shared/domain/homes/listings.ts";
import { AppError, type ErrorCode } from "../_shared/domain/site/errors/errors.ts";
import type { User } from "../_shared/edge/caller.ts";
import { DetailedError } from "../_shared/edge/detailed-error.ts";
import type { Geocoder } from "../_shared/edge/geocoder.ts";
import type { Networks } from "../_shared/edge/visitor.ts";
import { listingInvalid } from "./listing-invalid.ts";
import type { OwnListing, OwnListingStore } from "./own-listing-store.ts";
import { type FindPlace, type Placed, placeOf } from "./places.ts";

export type SaveGateways = { writes: OwnListingStore; geocoder: Geocoder };
/** With the networks of the request that saves. */
export type Saving = SaveGateways & { networks: Networks };

/**
 * Creates a listing as a draft, and publishes it right away if its status says so. Repeating an id returns that
 * listing. While it is a draft, the values that are filled in in both have to be the same. @throws AppError, among them
 * `already_stored` with other contents, `listing_invalid` if a value is invalid or missing and
 * `listing_words_questioned` if its words are flagged: then nothing was written.
 */
export async function createListing(
  user: User,
  id: string | undefined,
  input: ListingInput,
  gateways: Saving,
): Promise<OwnListing> {
  const {
    status = "draft",
    location,
    publish_anyway: isConfirmed = false,
    seen_updated_at: _none,
    ...fields
  } = input;
  if (status !== "draft" && status !== "active") throw new AppError("listing_transition");
  if (status === "active") {
    requireComplete(fields);
    if (!isConfirmed) requireFair(fields);
  }

  const { writes } = gateways;
  const find = finder(user, gateways);
  const home = { address: "", city: "", state: "", zip_code: "", ...fields };
  const pinned = location ? await placeOf(home, location, find) : undefined;
  const made = await writes.insert(user, id, fields);
  if (made === false)
    return resumeCreation(user, id, { status, publish_anyway: isConfirmed }, gateways);
  const placed = pinned ?? (await placeOf(home, undefined, find));
  if (placed.place || placed.timeZone) await writes.place(made, home, placed);
  if (status === "active") await writes.change(user, made, { status });
  return reread(user, made, gateways, "listing_create_failed");
}

/** A retry returns the listing as it is by now, and resumes one that was interrupted. */
async function resumeCreation(
  user: User,
  id: string | undefined,
  input: Pick<ListingInput, "status" | "publish_anyway">,
  gateways: Saving,
): Promise<OwnListing> {
  const own = await gateways.writes.own(user, id ?? "", "listing_create_failed");
  if (own === null) throw new AppError("listing_taken");
  if (own.status !== "draft" || input.status === "draft") return own;
  return updateListing(user, own.id, input, gateways);
}

/**
 * Saves what was sent. The order matters: fields first, as the owner and without waiting for the
 * geocoder; then location and zone, which SQL clears when the address changes; the status last,
 * which needs both. Only a pin is checked beforehand, because it may be refused.
 * @throws AppError, among them `listing_changed` if `seen_updated_at` names an older version, and
 * `listing_invalid` and `listing_words_questioned` as above.
 */
export async function updateListing(
  user: User,
  id: string,
  input: ListingInput,
  gateways: Saving,
): Promise<OwnListing> {
  const { writes } = gateways;
  const find = finder(user, gateways);
  const before = await reread(user, id, gateways, "listing_update_failed");
  const {
    status,
    location,
    publish_anyway: isConfirmed = false,
    seen_updated_at: seen,
    ...fields
  } = input;
  const after = { ...before, ...fields };
  const isNewStatus = status !== undefined && status !== before.status;
  if (isNewStatus && !nextListingStatuses(before.status as ListingStatus).includes(status))
    throw new AppError("listing_transition");
  const hasFields = Object.keys(fields).length > 0;
  if (isNewStatus ? status === "active" || hasFields : before.status !== "draft" && hasFields)
    requireComplete(after);
  const wasDraft = before.status === "draft";
  if (!isConfirmed && (!wasDraft || isNewStatus)) requireFair(after, wasDraft ? undefined : before);

  const isMoved = ADDRESS.some((field) => after[field] !== before[field]);
  const isElsewhere = TOWN.some((field) => after[field] !== before[field]);
  if (isElsewhere && before.status !== "draft") throw new AppError("listing_place_fixed");
  // A client that sends everything back isn't setting a new pin.
  const pin = location && isSame(location, placeOn(before)) ? undefined : location;
  const pinned = pin ? await placeOf(after, pin, find) : undefined;

  // The address is rewritten even without fields, so that the version check applies to this save too.
  const words = hasFields ? fields : { address: before.address };
  if (hasFields || seen) await writes.change(user, id, words, seen);
  const isPlaced = before.lat !== null && !isMoved && pin === undefined;
  const placed = pinned ?? (isPlaced ? undefined : await placeOf(after, undefined, find));
  if (placed && (isMoved || hasPlaceChanged(placed, before))) await writes.place(id, after, placed);
  if (isNewStatus) await writes.change(user, id, { status });
  return reread(user, id, gateways, "listing_update_failed");
}

/**
 * Copies one of the owner's listings into a new draft, without photos and showings.
 * @throws AppError
 */
export async function duplicateListing(
  user: User,
  id: string,
  copyId: string | undefined,
  gateways: Saving,
): Promise<OwnListing> {
  const { writes } = gateways;
  const original = await reread(user, id, gateways, "listing_create_failed");
  const fields = {
    ...Object.fromEntries(WRITTEN_COLUMNS.map((field) => [field, original[field]])),
    // A choice for each home.
    shared_with_portals: false,
  };
  const made = await writes.insert(user, copyId, fields);
  if (made === false) return resumeCreation(user, copyId, { status: "draft" }, gateways);
  const { time_zone: timeZone } = original;
  const place = placeOn(original);
  if (place || timeZone) await writes.place(made, original, { place, timeZone });
  return reread(user, made, gateways, "listing_create_failed");
}

const TOWN = ["city", "state", "zip_code"] as const;
const ADDRESS = ["address", ...TOWN] as const;

function finder(user: User, { geocoder, networks }: Saving): FindPlace {
  return (home) => geocoder.find(home, { personId: user.id, networks });
}

function requireComplete(listing: object): void {
  const problems = listingProblems(listing, { publishing: true });
  if (problems.length > 0) throw listingInvalid(problems);
}

/** @param before the words as the owner last confirmed them. */
function requireFair(after: ListingWords, before?: ListingWords): void {
  const warnings = newOffences(after, before);
  if (warnings.length > 0) throw new DetailedError("listing_words_questioned", { warnings });
}

async function reread(
  user: User,
  id: string,
  { writes }: SaveGateways,
  fallback: ErrorCode,
): Promise<OwnListing> {
  const own = await writes.own(user, id, fallback);
  if (own === null) throw new AppError("listing_not_found");
  return own;
}

function placeOn({ lat, lng }: OwnListing): Place | null {
  return lat === null || lng === null ? null : { lat, lng };
}

function isSame(a: Place | null | undefined, b: Place | null): boolean {
  return a?.lat === b?.lat && a?.lng === b?.lng;
}

/** Ignores a new zone on a published home, whose zone is fixed. */
function hasPlaceChanged(placed: Placed, before: OwnListing): boolean {
  const isNewZone = before.status === "draft" && placed.timeZone !== before.time_zone;
  return isNewZone || !isSame(placed.place, placeOn(before));
}
