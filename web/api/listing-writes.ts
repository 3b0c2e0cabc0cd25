import { columns } from "@domain/columns.ts";
import { AppError, type ErrorCode } from "@domain/errors.ts";
import type { ListingWarning } from "@domain/fair-housing.ts";
import { WRITTEN_COLUMNS, type WrittenFields } from "@domain/listing-fields.ts";
import type { ListingProblem } from "@domain/listing-input.ts";
import type { ListingStatus } from "@domain/listings.ts";
import { queryOptions } from "@tanstack/react-query";
import { askFunction, hasKeys, isAnything } from "./functions.ts";
import { asMember } from "./tables.ts";

/** One's own listing: read it to edit it, and write it through the function `listings`. */

export type Place = { lat: number; lng: number };

/** What an owner can say about a home, and its state. */
export type OwnListing = WrittenFields & {
  id: string;
  status: ListingStatus;
  location: Place | null;
  time_zone: string | null;
  updated_at: string;
};

/** Fields that are sent change; a number field may still hold the text that is no number. */
export type ListingChanges = Partial<
  Omit<OwnListing, "id" | "time_zone" | "updated_at"> & {
    id: string;
    publish_anyway: boolean;
    /** The version that these change; when it is no longer the stored one, nothing is. */
    seen_updated_at: string;
  }
>;

/** Refused for what is in the fields (422); nothing was changed. */
export class ListingInvalid extends AppError {
  readonly problems: ListingProblem[];

  constructor(problems: ListingProblem[], options: { text?: string; cause?: unknown }) {
    super("listing_invalid", options);
    this.problems = problems;
  }
}

/** Refused until the owner says that these words are to be public; nothing was changed. */
export class WordsQuestioned extends AppError {
  readonly warnings: ListingWarning[];

  constructor(warnings: ListingWarning[], options: { text?: string; cause?: unknown }) {
    super("listing_words_questioned", options);
    this.warnings = warnings;
  }
}

/** One's own listing as it is stored now; `null` when there is none of this owner. */
export function ownListingQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ["mine", userId, "listing", id],
    queryFn: ({ signal }) => fetchOwnListing(userId, id, signal),
    // The editor goes on from it with changes of its own: an old copy would look like a conflict.
    gcTime: 0,
    networkMode: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export async function fetchOwnListing(
  userId: string,
  id: string,
  signal?: AbortSignal,
): Promise<OwnListing | null> {
  const [row] = await asMember({ signal, fallback: "user_listings_unavailable" }, (db) =>
    db.from("listings").select(OWN_COLUMNS).eq("id", id).eq("user_id", userId),
  );
  if (!row) return null;
  const { lat, lng, ...listing } = row;
  return { ...listing, location: lat === null || lng === null ? null : { lat, lng } };
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

/** @param changes with an `id` of the browser's making: sent again, it is the same listing. */
export function createListing(changes: ListingChanges & { id: string }): Promise<OwnListing> {
  return write("POST", "listings", changes, "listing_create_failed");
}

/**
 * @throws ListingInvalid, WordsQuestioned when something is refused, AppError `listing_changed` when
 *   another version was saved meanwhile; then nothing was stored.
 */
export function updateListing(id: string, changes: ListingChanges): Promise<OwnListing> {
  return write("PUT", `listings/${id}`, changes, "listing_update_failed");
}

/** Gone already is as good as deleted. @throws AppError `listing_has_viewings`. */
export async function deleteListing(id: string): Promise<void> {
  const call = { method: "DELETE", fallback: "listing_delete_failed" } as const;
  await askFunction(`listings/${id}`, call, isAnything).catch((error) => {
    if (!(error instanceof AppError && error.code === "listing_not_found")) throw refined(error);
  });
}

/**
 * A new draft with the same words and facts; photographs and viewings stay with the first.
 * @param copyId made by the browser: sent again, it is the same copy.
 */
export function duplicateListing(id: string, copyId: string): Promise<OwnListing> {
  return write("POST", `listings/${id}/duplicate`, { id: copyId }, "listing_create_failed");
}

/** @returns of what the API tells about a listing, what its owner has said. */
async function write(
  method: "POST" | "PUT",
  path: string,
  body: unknown,
  fallback: ErrorCode,
): Promise<OwnListing> {
  try {
    const answer = await askFunction(path, { method, body, fallback }, hasKeys<OwnListing>("id"));
    const entries = Object.entries(answer).filter(([key]) => OWN_KEYS.includes(key));
    return Object.fromEntries(entries) as OwnListing;
  } catch (error) {
    throw refined(error);
  }
}

/** With what is wrong in the fields. */
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
