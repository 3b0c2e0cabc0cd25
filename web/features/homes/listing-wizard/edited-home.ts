import { type ListingProblem, parseListing } from "@domain/homes/listing-input.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { ListingInvalid, type OwnListing, WordsQuestioned } from "@web/api/homes/listing-writes.ts";
import { isOnline } from "@web/lib/browser-features.ts";
import { readEdits } from "./kept-edits.ts";
import {
  FIELD_NAMES,
  type FieldName,
  fieldsOf,
  isFieldName,
  isSame,
  type ListingFields,
  toChanges,
} from "./listing-fields.ts";

/** A listing while it is edited: its versions, what can be sent of it, and how an answer or a failure changes it. */

/** The input, on top of the listing version it changes. */
export type Versions = {
  listing: OwnListing;
  fields: ListingFields;
  /** Sent but not confirmed: it may be stored. */
  sent: Partial<ListingFields> | null;
  /** A newer version saved elsewhere. Nothing is sent until the owner has chosen. */
  theirs: OwnListing | null;
};

export type SavePhase =
  | "saved"
  /** Stored locally, about to be sent. */
  | "waiting"
  | "saving"
  /** Offline; stored locally, retried automatically. */
  | "offline"
  /** The server failed; stored locally, retried automatically. */
  | "failing"
  /** The session has ended. */
  | "signed-out"
  /** The listing was deleted elsewhere. */
  | "gone";

export type EditState = Versions & {
  phase: SavePhase;
  /** False when local storage failed: the page must then stay open. */
  isKept: boolean;
  /** Values the server refused, by field, until they are changed. */
  refused: Partial<Record<FieldName, string>>;
  /** Why the server refused, when no field is to blame. */
  failure: string | null;
  /** The place where the server located the address, if it reported that since the page opened. */
  found: OwnListing["location"] | undefined;
};

/** The listing, merged with changes that this device has yet to send. */
export function openHome(userId: string, listing: OwnListing): EditState {
  const { changes, ...kept } = readEdits(userId, listing.id) ?? {
    listing,
    changes: {},
    sent: null,
  };
  const mine = { ...kept, fields: { ...fieldsOf(kept.listing), ...changes }, theirs: null };
  // `sent` stays if the version is the same: it may still reach the server.
  const versions = kept.listing.updated_at === listing.updated_at ? mine : meet(mine, listing);
  return {
    ...versions,
    phase: hasChanges(versions) ? "waiting" : "saved",
    isKept: true,
    refused: {},
    failure: null,
    found: undefined,
  };
}

/** The phase after something was typed or chosen. */
export function phaseNow(state: EditState): SavePhase {
  if (LASTING.includes(state.phase)) return state.phase;
  return hasChanges(state) ? "waiting" : "saved";
}

/** Phases that typing doesn't end. */
const LASTING: readonly SavePhase[] = ["saving", "signed-out", "gone"];

/** The fields that differ from the listing. */
export function changesOf({ listing, fields }: Pick<Versions, "listing" | "fields">) {
  return pick(fields, differing(fieldsOf(listing), fields));
}

export function hasChanges(versions: Versions): boolean {
  return Object.keys(changesOf(versions)).length > 0;
}

/** The versions between which the owner has to choose. */
export function differences(versions: Versions) {
  const { theirs } = versions;
  if (!theirs) return [];
  const [here, there] = [withPlaceOf(theirs, versions), fieldsOf(theirs)];
  return differing(here, there).map((name) => ({ name, mine: here[name], theirs: there[name] }));
}

/**
 * Merges the server's version into the edited one. If it conflicts with nothing here, or is our own
 * unconfirmed save, it simply becomes the new base.
 */
export function meet(mine: Versions, found: OwnListing): Versions {
  const { listing, fields, sent } = mine;
  if (found.updated_at === listing.updated_at) return { ...mine, sent: null, theirs: null };
  const [before, now, typed] = [fieldsOf(listing), fieldsOf(found), withPlaceOf(found, mine)];
  const taken = { listing: found, sent: null, theirs: null };
  if (!sent && !hasChanges(mine)) return { ...taken, fields: spelledAs(fields, now) };
  const isOurs = sent !== null && differing(now, stored(listing, sent, found)).length === 0;
  const news = differing(now, typed).filter((name) => differing(now, before).includes(name));
  if (isOurs || news.length === 0) return { ...taken, fields: typed };
  return { listing, fields, sent: null, theirs: found };
}

/** Continues with one of the two versions and drops the other. */
export function chosen(versions: Versions, side: "mine" | "theirs"): Versions {
  const { theirs } = versions;
  if (!theirs) return versions;
  const fields = side === "mine" ? withPlaceOf(theirs, versions) : fieldsOf(theirs);
  return { listing: theirs, fields, sent: null, theirs: null };
}

/** The home after the server has accepted `sent`: later input stays unsent. */
export function answered(mine: Versions, answer: OwnListing): Versions {
  const listing = { ...mine.listing, ...answer };
  const asSent = { ...fieldsOf(mine.listing), ...mine.sent };
  const typedSince = pick(mine.fields, differing(asSent, mine.fields));
  const fields = { ...spelledAs(mine.fields, fieldsOf(listing)), ...typedSince };
  return { ...mine, listing, fields, sent: null };
}

/** A place that the owner did not set follows the address, and comes from the server. */
function withPlaceOf(listing: OwnListing, mine: Versions): ListingFields {
  return isPinned(mine) ? mine.fields : { ...mine.fields, location: listing.location };
}

function isPinned({ listing, fields }: Versions): boolean {
  return !isSame("location", fields.location, listing.location);
}

/** The previous version plus what was sent, as the server would store it. The place is the server's, unless sent. */
function stored(listing: OwnListing, sent: Partial<ListingFields>, found: OwnListing) {
  const { location, ...words } = sent;
  const kept = { ...listing, ...parseListing(toChanges(words)).listing } as OwnListing;
  return { ...fieldsOf(kept), location: location === undefined ? found.location : location };
}

/** The wanted values, but as typed wherever that means the same. */
export function spelledAs(typed: ListingFields, wanted: ListingFields): ListingFields {
  return { ...typed, ...pick(wanted, differing(wanted, typed)) };
}

function differing(a: ListingFields, b: ListingFields): FieldName[] {
  return FIELD_NAMES.filter((name) => !isSame(name, a[name] as never, b[name] as never));
}

function pick(fields: ListingFields, names: readonly FieldName[]): Partial<ListingFields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** The changes, without those that were refused; their fields say why. */
export function sendable(state: EditState): Partial<ListingFields> {
  const changes = changesOf(state);
  for (const name of Object.keys(state.refused) as FieldName[]) delete changes[name];
  return changes;
}

/** The refused changes, including those that are invalid by our own rules. */
export function withInvalid(state: EditState): EditState["refused"] {
  const { problems } = parseListing(toChanges(changesOf(state)));
  return { ...refusedBy(problems, state), ...state.refused };
}

/** The problems that belong to an unsaved change, by field. */
export function refusedBy(problems: ListingProblem[], state: EditState): EditState["refused"] {
  const changes = changesOf(state);
  const refused: EditState["refused"] = {};
  for (const { field, text } of problems) {
    if (isFieldName(field) && field in changes) refused[field] ??= text;
  }
  return refused;
}

/** The state after a failed save, and when to retry: right away if only the refused part has to be left out. */
export function afterFailure(
  state: EditState,
  error: unknown,
): { changes: Partial<EditState>; next?: "now" | "later" } {
  if (error instanceof ListingInvalid) {
    const refused = refusedBy(error.problems, state);
    if (Object.keys(refused).length > 0) {
      const changes = { refused: { ...state.refused, ...refused }, phase: "waiting" } as const;
      return { changes, next: "now" };
    }
  }
  // A draft may contain these words, and needs no proof of ownership; it just isn't public.
  if (
    error instanceof WordsQuestioned ||
    (error instanceof AppError && error.code === "ownership_wanted")
  ) {
    return { changes: { phase: hasChanges(state) ? "waiting" : "saved" }, next: "now" };
  }
  const phase = phaseAfter(error);
  const isShown = phase === "waiting" && !state.theirs && error instanceof AppError;
  const changes = { phase, failure: isShown ? error.text : null };
  return phase === "offline" || phase === "failing" ? { changes, next: "later" } : { changes };
}

function phaseAfter(error: unknown): SavePhase {
  const code = error instanceof AppError ? error.code : "internal";
  // Offline, an expired token can't be renewed either.
  if (code === "authentication_required" && !isOnline()) return "offline";
  return PHASE_OF[code] ?? (isDefinite(error) ? "waiting" : "failing");
}

const PHASE_OF: Partial<Record<AppError["code"], SavePhase>> = {
  network: "offline",
  authentication_required: "signed-out",
  listing_not_found: "gone",
  forbidden: "gone",
};

/** Whether retrying is pointless. */
function isDefinite(error: unknown): boolean {
  return (
    error instanceof AppError && error.status >= 400 && error.status < 500 && error.status !== 429
  );
}
