import { AppError, type ErrorCode, isErrorCode } from "@domain/errors.ts";
import type { ListingWarning } from "@domain/fair-housing.ts";
import type { ListingProblem } from "@domain/listing-input.ts";
import type { ListingStatus } from "@domain/listings.ts";
import { queryOptions } from "@tanstack/react-query";
import { arriving, parseJson, send } from "./request.ts";
import { restGet } from "./rest.ts";

/** One's own listing: read it to edit it, and write it through the function `listings` (B§7). */

export type Place = { lat: number; lng: number };

/** What an owner can say about a home, and its state. */
export type OwnListing = {
  id: string;
  title: string;
  address: string;
  city: string;
  state: string;
  zip_code: string;
  price: number | null;
  property_type: string;
  bedrooms: number | null;
  bathrooms: number | null;
  sqft: number | null;
  lot_size: number | null;
  year_built: number | null;
  description: string;
  features: string[];
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

/** Asks as whoever is signed in; undefined when nobody is. */
export type TokenSource = () => Promise<string | undefined>;

/** One's own listing as it is stored now; `null` when there is none of this owner. */
export function ownListingQuery(userId: string, id: string, token: TokenSource) {
  return queryOptions({
    queryKey: ["mine", userId, "listing", id],
    queryFn: ({ signal }) => fetchOwnListing(userId, id, token, signal),
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
  token: TokenSource,
  signal?: AbortSignal,
): Promise<OwnListing | null> {
  const query = new URLSearchParams({
    id: `eq.${id}`,
    user_id: `eq.${userId}`,
    select: OWN_COLUMNS,
  });
  const rows = await restGet<(Omit<OwnListing, "location"> & LatLng)[]>("listings", query, {
    signal,
    token: await signedIn(token),
    fallback: "user_listings_unavailable",
  });
  const row = rows[0];
  if (!row) return null;
  const { lat, lng, ...listing } = row;
  return { ...listing, location: lat === null || lng === null ? null : { lat, lng } };
}

type LatLng = { lat: number | null; lng: number | null };

const OWN_COLUMNS =
  "id,title,address,city,state,zip_code,price,property_type,bedrooms,bathrooms,sqft,lot_size," +
  "year_built,description,features,status,time_zone,updated_at,lat,lng";

const OWN_KEYS = [...OWN_COLUMNS.split(","), "location"];

/** @param changes with an `id` of the browser's making: sent again, it is the same listing. */
export async function createListing(
  changes: ListingChanges & { id: string },
  token: TokenSource,
): Promise<OwnListing> {
  return own(await write("POST", "listings", changes, token, "listing_create_failed"));
}

/**
 * @throws ListingInvalid, WordsQuestioned when something is refused, AppError `listing_changed` when
 *   another version was saved meanwhile; then nothing was stored.
 */
export async function updateListing(
  id: string,
  changes: ListingChanges,
  token: TokenSource,
): Promise<OwnListing> {
  return own(await write("PUT", `listings/${id}`, changes, token, "listing_update_failed"));
}

/** Gone already is as good as deleted. @throws AppError `listing_has_viewings`. */
export async function deleteListing(id: string, token: TokenSource): Promise<void> {
  try {
    await write("DELETE", `listings/${id}`, undefined, token, "listing_delete_failed");
  } catch (error) {
    if (!(error instanceof AppError && error.code === "listing_not_found")) throw error;
  }
}

/**
 * A new draft with the same words and facts; photographs and viewings stay with the first.
 * @param copyId made by the browser: sent again, it is the same copy.
 */
export async function duplicateListing(
  id: string,
  copyId: string,
  token: TokenSource,
): Promise<OwnListing> {
  const body = { id: copyId };
  return own(await write("POST", `listings/${id}/duplicate`, body, token, "listing_create_failed"));
}

/** Of what the API tells about a listing (B§7), what its owner has said. */
function own(answer: unknown): OwnListing {
  const entries = Object.entries(answer as object).filter(([key]) => OWN_KEYS.includes(key));
  return Object.fromEntries(entries) as OwnListing;
}

async function write(
  method: "POST" | "PUT" | "DELETE",
  path: string,
  body: unknown,
  token: TokenSource,
  fallback: ErrorCode,
): Promise<unknown> {
  const accessToken = await signedIn(token);
  const response = await send(`functions/v1/${path}`, { method, body, token: accessToken });
  const answer = parseJson(await arriving(response.text()));
  if (!response.ok) throw errorOf(response.status, answer, fallback);
  if (response.status !== 204 && answer === undefined) throw new AppError(fallback);
  return answer;
}

async function signedIn(token: TokenSource): Promise<string> {
  const accessToken = await token();
  if (!accessToken) throw new AppError("authentication_required");
  return accessToken;
}

/** The text is the answer's detail, or what B§8 says about the failed call. */
function errorOf(status: number, answer: unknown, fallback: ErrorCode): AppError {
  const { code, detail, problems, warnings } = (answer ?? {}) as Record<string, unknown>;
  const text = typeof detail === "string" && detail !== "" ? detail : undefined;
  if (code === "listing_invalid") {
    return new ListingInvalid(Array.isArray(problems) ? problems.filter(isProblem) : [], {
      text,
      cause: answer,
    });
  }
  if (code === "listing_words_questioned" && Array.isArray(warnings))
    return new WordsQuestioned(warnings.filter(isWarning), { text, cause: answer });
  if (isErrorCode(code)) return new AppError(code, { text, cause: answer });
  // Without an answer of ours a gateway spoke: a failure that may pass.
  return new AppError(status === 401 ? "authentication_required" : fallback, {
    text,
    cause: answer,
  });
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
