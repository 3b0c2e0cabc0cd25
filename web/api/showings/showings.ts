import { HIDDEN_PLACE, withExactPlace } from "@domain/homes/exact-place.ts";
import {
  type Booking,
  type BookingStatus,
  nextStatuses,
  upcomingBookings,
} from "@domain/showings/bookings.ts";
import type { Feedback, ProposalRow } from "@domain/showings/showings.ts";
import { AppError, type ErrorCode } from "@domain/site/errors/errors.ts";
import { isUuid } from "@domain/site/text/ids.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { fits, having, text } from "../site/answers/shapes.ts";
import { ownKey } from "../site/cache/keys.ts";
import { CALM_POLL_MS } from "../site/cache/polling.ts";
import { callFunction } from "../site/transport/functions.ts";
import { asMember } from "../site/transport/tables.ts";

/** Bookings as the homes' owner sees and answers them. */

const HISTORY_PAGE_SIZE = 50;

type ShowingHome = {
  id: string;
  title: string;
  address: string;
  city: string;
  state: string;
  zip_code: string;
  time_zone: string;
  status: string;
};

export type Showing = Booking & {
  home: ShowingHome;
  /** Null if the visitor didn't say. */
  people: number | null;
  /** How often its status or time has changed: calendars take only an entry with a higher one. */
  sequence: number;
  /** The document that the visitor attached. */
  proof_id: string | null;
  /** The open proposal of other times; may still include lapsed rows. */
  proposals: ProposalRow[];
  feedback: (Feedback & { created_at: string }) | null;
};

/** The filters of 'View All Bookings'. */
export type ShowingFilters = { status: BookingStatus | "all"; home: string | "all" };

/** Upcoming showings, the next one first. Polls while the page is visible. */
export function upcomingShowingsQuery(userId: string, now: Date) {
  return queryOptions({
    queryKey: ownKey(userId, "showings", "upcoming"),
    queryFn: ({ signal }) => fetchUpcoming(signal),
    // A showing that has begun since loading is no longer upcoming.
    select: (showings) => upcomingBookings(showings, now),
    refetchInterval: CALM_POLL_MS,
  });
}

/**
 * All of an owner's showings, filtered by status and home. Those to come are first, the next one before the others, and
 * then those that are over, the latest first.
 */
export function allShowingsQuery(userId: string, filters: ShowingFilters) {
  return infiniteQueryOptions({
    queryKey: ownKey(userId, "showings", "all", filters),
    queryFn: ({ pageParam, signal }) => fetchPage(filters, pageParam, signal),
    refetchInterval: CALM_POLL_MS,
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
  });
}

/** A part of the list: what is ahead of a moment or over by then, from this row on. */
type PageParam = { part: "ahead" | "over"; now?: string; row: number };

const FIRST_PAGE: PageParam = { part: "ahead", row: 0 };

export type ShowingsPage = { showings: Showing[]; next: PageParam | undefined };

/** One showing as it is now; null when it is gone or belongs to another owner's home. */
export function showingQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ownKey(userId, "showings", "one", id),
    queryFn: ({ signal }) => (isUuid(id) ? fetchShowing(id, signal) : null),
    refetchInterval: CALM_POLL_MS,
  });
}

/** The showings of a date, of all homes that the user owns: soonest first, without those that were cancelled. */
export function dayShowingsQuery(userId: string, date: string) {
  return queryOptions({
    queryKey: ownKey(userId, "showings", "day", date),
    queryFn: ({ signal }) => fetchDay(date, signal),
    refetchInterval: CALM_POLL_MS,
  });
}

/** Keeps what owners note for themselves. The same note twice is one. */
export async function noteForOwners(bookingId: string, note: string): Promise<void> {
  await asMember({ fallback: "showing_not_changed", repeats: true }, (db) =>
    db
      .from("bookings")
      .update({ owner_note: note.trim() || null })
      .eq("id", bookingId),
  );
}

/**
 * Answers a booking if it is still as the owner saw it.
 * @throws AppError `booking_transition` when it changed in the meantime or the change is not
 * allowed.
 */
export async function changeShowingStatus(
  showing: Pick<Showing, "id" | "status">,
  to: BookingStatus,
): Promise<void> {
  if (!nextStatuses(showing.status).includes(to)) throw new AppError("booking_transition");
  await change(showing, { status: to }, "bookings_unavailable");
}

/**
 * Records how a showing went, or whether the visitor is pre-approved.
 * @throws AppError `booking_transition` when it has changed in the meantime or not begun.
 */
export async function noteShowing(
  showing: Pick<Showing, "id" | "status">,
  note: { no_show?: boolean; preapproved?: boolean; status?: "completed" },
): Promise<void> {
  await change(showing, note, "showing_not_changed");
}

async function change(
  { id, status }: Pick<Showing, "id" | "status">,
  changes: { no_show?: boolean; preapproved?: boolean; status?: BookingStatus },
  fallback: ErrorCode,
): Promise<void> {
  const changed = await asMember({ fallback }, (db) =>
    db.from("bookings").update(changes).eq("id", id).eq("status", status).select("id"),
  );
  if (changed.length === 0) throw new AppError("booking_transition");
}

const COLUMNS = `
  id, listing_id, purpose, visitor_name, visitor_email, visitor_phone, date, time, starts_at, ends_at, agent_status,
  contact_method, special_requests, people, proof_id, preapproved, status, no_show, cancelled_by, holds_time,
  created_at, updated_at, owner_note, sequence,
  home:listings!bookings_listing_id_fkey!inner(id, title, address, city, state, zip_code, time_zone, status, ${HIDDEN_PLACE}),
  proposals:booking_proposals(n, made_by, date, time, starts_at, expires_at),
  feedback:showing_feedback(impression, price, offer, note, created_at)
` as const;

/** A home that was for sale has a time zone. */
type Placed = { home: { time_zone: string } }[];

const fallback = "bookings_unavailable";

/** Row-level security shows the showings of homes that the user owns, alone or with others. */
async function fetchUpcoming(signal: AbortSignal): Promise<Showing[]> {
  const rows = await asMember({ signal, fallback }, (db) =>
    db
      .from("bookings")
      .select(COLUMNS)
      .in("status", ["pending", "confirmed"])
      .gte("starts_at", new Date().toISOString())
      .order("starts_at")
      .limit(200)
      .overrideTypes<Placed>(),
  );
  return rows.map(withStreet);
}

async function fetchDay(date: string, signal: AbortSignal): Promise<Showing[]> {
  const rows = await asMember({ signal, fallback }, (db) =>
    db
      .from("bookings")
      .select(COLUMNS)
      .eq("date", date)
      .eq("holds_time", true)
      .in("status", ["pending", "confirmed", "completed"])
      .order("starts_at")
      .order("id")
      .limit(200)
      .overrideTypes<Placed>(),
  );
  return rows.map(withStreet);
}

async function fetchShowing(id: string, signal: AbortSignal): Promise<Showing | null> {
  const [showing] = await asMember({ signal, fallback }, (db) =>
    db.from("bookings").select(COLUMNS).eq("id", id).overrideTypes<Placed>(),
  );
  return showing ? withStreet(showing) : null;
}

/** A page that has all that is ahead goes on with what is over, so that no page but the last is short. */
async function fetchPage(
  filters: ShowingFilters,
  { part, row, now = new Date().toISOString() }: PageParam,
  signal: AbortSignal,
): Promise<ShowingsPage> {
  const { status, home } = filters;
  const ascending = part === "ahead";
  const rows = await asMember({ signal, fallback }, (db) => {
    let bookings = db.from("bookings").select(COLUMNS);
    if (status !== "all") bookings = bookings.eq("status", status);
    if (home !== "all") bookings = bookings.eq("listing_id", home);
    return (ascending ? bookings.gte("starts_at", now) : bookings.lt("starts_at", now))
      .order("starts_at", { ascending })
      .order("id")
      .range(row, row + HISTORY_PAGE_SIZE - 1)
      .overrideTypes<Placed>();
  });
  const showings = rows.map(withStreet);
  if (rows.length === HISTORY_PAGE_SIZE)
    return { showings, next: { part, now, row: row + HISTORY_PAGE_SIZE } };
  if (!ascending) return { showings, next: undefined };
  const over = await fetchPage(filters, { part: "over", now, row: 0 }, signal);
  return { showings: [...showings, ...over.showings], next: over.next };
}

function withStreet<Row extends { home: Parameters<typeof withExactPlace>[0] }>(row: Row) {
  return { ...row, home: withExactPlace(row.home as Row["home"]) };
}

/** A short-lived URL of what a visitor attached, for the home's owners. */
export function showingProofLink(bookingId: string): Promise<{ url: string }> {
  return callFunction(
    `documents/showings/${bookingId}/proof`,
    { method: "POST", fallback: "document_not_read" },
    fits<{ url: string }>(having({ url: text })),
  );
}
