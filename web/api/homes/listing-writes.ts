import { HIDDEN_PLACE, withExactPlace } from "@domain/homes/exact-place.ts";
import type { ListingWarning } from "@domain/homes/fair-housing.ts";
import { WRITTEN_COLUMNS, type WrittenFields } from "@domain/homes/listing-fields.ts";
import type { ListingProblem } from "@domain/homes/listing-input.ts";
import type { ListingStatus } from "@domain/homes/listings.ts";
import { columns } from "@domain/site/database/columns.ts";
import { AppError, type ErrorCode } from "@domain/site/errors/errors.ts";
import { queryOptions } from "@tanstack/react-query";
import { LISTING_STATUS } from "../site/answers/answer-shapes.ts";
import { fits, having, number, orNull, text } from "../site/answers/shapes.ts";
import { ownKey } from "../site/cache/keys.ts";
import { askFunction, isAnything } from "../site/transport/functions.ts";
import { askAgainIfLost } from "../site/transport/lost-answer.ts";
import { asMember } from "../site/transport/tables.ts";

/** An owner's listing: read for editing, and written through the function `listings`. */

export type Place = { lat: number; lng: number };

/** The values that an owner can enter about a home, and its status. */
export type OwnListing = WrittenFields & {
  id: string;
  status: ListingStatus;
  location: Place | null;
  time_zone: string | null;
  updated_at: string;
};

/** Only fields that are sent change; a number field may still have invalid text. */
export type ListingChanges = Partial<
  Omit<OwnListing, "id" | "time_zone" | "updated_at"> & {
    id: string;
    publish_anyway: boolean;
    /** The version these changes are based on; if a newer one is stored, nothing is changed. */
    seen_updated_at: string;
  }
>;

/** Refused because of field values (422); nothing was changed. */
export class ListingInvalid extends AppError {
  readonly problems: ListingProblem[];

  constructor(problems: ListingProblem[], options: { text?: string; cause?: unknown }) {
    super("listing_invalid", options);
    this.problems = problems;
  }
}

/** Refused until the owner confirms that this wording is to be public; nothing was changed. */
export class WordsQuestioned extends AppError {
  readonly warnings: ListingWarning[];

  constructor(warnings: ListingWarning[], options: { text?: string; cause?: unknown }) {
    super("listing_words_questioned", options);
    this.warnings = warnings;
  }
}

/** An owner's listing as stored now; `null` when this owner has no such listing. */
export function ownListingQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ownKey(userId, "listing", id),
    queryFn: ({ signal }) => fetchOwnListing(userId, id, signal),
    // The editor continues with its own changes; a cached copy would look like a conflict.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export async function fetchOwnListing(
  userId: string,
  id: string,
  signal?: AbortSignal,
): Promise<OwnListing | null> {
  const options = { signal, fallback: "user_listings_unavailable" } as const;
  const [own] = await asMember(options, (db) =>
    db.from("listings").select(`${OWN_COLUMNS},${HIDDEN_PLACE}`).eq("id", id).eq("user_id", userId),
  );
  const row = own ?? (await fetchSharedListing(id, options));
  if (!row) return null;
  const { lat, lng, ...listing } = withExactPlace(row);
  return { ...listing, location: lat === null || lng === null ? null : { lat, lng } };
}

/** A home that the user owns with its first owner. Row-level security shows home_owners only their own rows. */
async function fetchSharedListing(
  id: string,
  options: { signal: AbortSignal | undefined; fallback: "user_listings_unavailable" },
) {
  const [row] = await asMember(options, (db) =>
    db.from("listings").select(`${OWN_COLUMNS},${HIDDEN_PLACE},home_owners!inner(id)`).eq("id", id),
  );
  if (!row) return undefined;
  const { home_owners: _, ...shared } = row;
  return shared;
}

const OWN_COLUMNS = columns(
  "id",
  ...WRITTEN_COLUMNS,
  "status",
  "time_zone",
  "updated_at",
  "lat",
  "lng",
);

const OWN_KEYS = [...OWN_COLUMNS.split(/,\s*/), "location"];

/** @param changes with an `id` made by the browser, so that a retry creates no second listing. */
export function createListing(changes: ListingChanges & { id: string }): Promise<OwnListing> {
  return write("POST", "listings", changes, "listing_create_failed");
}

/**
 * @throws ListingInvalid, WordsQuestioned on refusal, AppError `listing_changed` when another
 * version was saved in the meantime; nothing is stored then.
 */
export function updateListing(id: string, changes: ListingChanges): Promise<OwnListing> {
  return write("PUT", `listings/${id}`, changes, "listing_update_failed");
}

/** Already deleted counts as success. @throws AppError `listing_has_showings`. */
export async function deleteListing(id: string): Promise<void> {
  const call = { method: "DELETE", fallback: "listing_delete_failed" } as const;
  await askFunction(`listings/${id}`, call, isAnything).catch((error) => {
    if (!(error instanceof AppError && error.code === "listing_not_found")) throw refined(error);
  });
}

/**
 * Creates a draft with the same text and facts; photographs and showings stay with the original.
 * @param copyId made by the browser, so that a retry creates no second copy.
 */
export function duplicateListing(id: string, copyId: string): Promise<OwnListing> {
  return write("POST", `listings/${id}/duplicate`, { id: copyId }, "listing_create_failed");
}

/** @returns only the owner-entered part of the API's listing. */
async function write(
  method: "POST" | "PUT",
  path: string,
  body: unknown,
  fallback: ErrorCode,
): Promise<OwnListing> {
  const send = () => askFunction(path, { method, body, fallback }, isOwnListing);
  try {
    // A change may meet a later one when it is sent again, so that is the wizard's to decide.
    const answer = await (method === "POST" ? askAgainIfLost(send) : send());
    const entries = Object.entries(answer).filter(([key]) => OWN_KEYS.includes(key));
    return Object.fromEntries(entries) as OwnListing;
  } catch (error) {
    throw refined(error);
  }
}

const isOwnListing = fits<OwnListing>(
  having({ id: text, status: LISTING_STATUS, price: orNull(number) }),
);

/** Adds what is wrong with each field. */
function refined(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const { code, text, cause } = error;
  const { problems, warnings } = (cause ?? {}) as Record<string, unknown>;
  if (code === "listing_invalid") {
    const known = Array.isArray(problems) ? problems.filter(isProblem) : [];
    return new ListingInvalid(known, { text, cause });
  }
  if (code === "listing_words_questioned" && Array.isArray(warnings))
    return new WordsQuestioned(warnings.filter(isWarning), { text, cause });
  return error;
}

function isProblem(value: unknown): value is ListingProblem {
  const problem = value as Partial<ListingProblem> | null;
  return typeof problem?.field === "string" && typeof problem.text === "string";
}

function isWarning(value: unknown): value is ListingWarning {
  const { field, phrase, reason } = (value ?? {}) as Partial<ListingWarning>;
  return (
    ["title", "description", "features"].includes(field ?? "") &&
    typeof phrase === "string" &&
    typeof reason === "string"
  );
}
