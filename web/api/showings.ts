import {
  type Booking,
  type BookingStatus,
  nextStatuses,
  upcomingBookings,
} from "@domain/bookings.ts";
import { AppError, type ErrorCode } from "@domain/errors.ts";
import { isUuid } from "@domain/ids.ts";
import type { Feedback, ProposalRow } from "@domain/viewings.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { POLL_INTERVAL_MS } from "./polling.ts";
import { asMember } from "./tables.ts";

/** Bookings as the owner of the homes sees and answers them. */

export const HISTORY_PAGE_SIZE = 50;

export type ShowingHome = {
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
  /** The open proposal of other times; rows that have lapsed may still be among them. */
  proposals: ProposalRow[];
  feedback: (Feedback & { created_at: string }) | null;
};

/** What 'View All Bookings' is narrowed to. */
export type ShowingFilters = { status: BookingStatus | "all"; home: string | "all" };

/** Live viewings that have not begun, the next one first. Looks again while the page is seen. */
export function upcomingShowingsQuery(userId: string, now: Date) {
  return queryOptions({
    queryKey: ["mine", userId, "showings", "upcoming"],
    queryFn: ({ signal }) => fetchUpcoming(userId, signal),
    // One that has begun since it was loaded is not upcoming any more.
    select: (showings) => upcomingBookings(showings, now),
    refetchInterval: POLL_INTERVAL_MS,
    networkMode: "always",
  });
}

/** All viewings of an owner, the latest first, of one status and home or of every one. */
export function allShowingsQuery(userId: string, filters: ShowingFilters) {
  return infiniteQueryOptions({
    queryKey: ["mine", userId, "showings", "all", filters],
    queryFn: ({ pageParam, signal }) => fetchPage(userId, filters, pageParam, signal),
    refetchInterval: POLL_INTERVAL_MS,
    initialPageParam: 0,
    getNextPageParam: (page, pages) => (page.length < HISTORY_PAGE_SIZE ? undefined : pages.length),
    networkMode: "always",
  });
}

/** One viewing as it stands now; null when it is gone, or of somebody else's home. */
export function showingQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ["mine", userId, "showings", "one", id],
    queryFn: ({ signal }) => (isUuid(id) ? fetchShowing(userId, id, signal) : null),
    refetchInterval: POLL_INTERVAL_MS,
    networkMode: "always",
  });
}

/**
 * Answers a booking, provided that it still is what the owner saw.
 * @throws AppError `booking_transition` when somebody was faster, or when it may not go there.
 */
export async function changeShowingStatus(
  showing: Pick<Showing, "id" | "status">,
  to: BookingStatus,
): Promise<void> {
  if (!nextStatuses(showing.status).includes(to)) throw new AppError("booking_transition");
  await change(showing, { status: to }, "bookings_unavailable");
}

/**
 * Notes how a viewing went, or whether the visitor is pre-approved.
 * @throws AppError `booking_transition` when it has changed meanwhile, or has not begun.
 */
export async function noteShowing(
  showing: Pick<Showing, "id" | "status">,
  note: { no_show?: boolean; preapproved?: boolean; status?: "completed" },
): Promise<void> {
  await change(showing, note, "viewing_not_changed");
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
  id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, starts_at, agent_status,
  contact_method, special_requests, preapproved, status, no_show, cancelled_by, created_at,
  updated_at,
  home:listings!inner(id, title, address, city, state, zip_code, time_zone, status),
  proposals:booking_proposals(n, made_by, date, time, starts_at, expires_at),
  feedback:viewing_feedback(impression, price, offer, note, created_at)
` as const;

/** A home that was for sale has its zone. */
type Placed = { home: { time_zone: string } }[];

const fallback = "bookings_unavailable";

function fetchUpcoming(userId: string, signal: AbortSignal): Promise<Showing[]> {
  return asMember({ signal, fallback }, (db) =>
    db
      .from("bookings")
      .select(COLUMNS)
      .eq("owner_id", userId)
      .in("status", ["pending", "confirmed"])
      .gte("starts_at", new Date().toISOString())
      .order("starts_at")
      .limit(200)
      .overrideTypes<Placed>(),
  );
}

async function fetchShowing(
  userId: string,
  id: string,
  signal: AbortSignal,
): Promise<Showing | null> {
  const [showing] = await asMember({ signal, fallback }, (db) =>
    db.from("bookings").select(COLUMNS).eq("owner_id", userId).eq("id", id).overrideTypes<Placed>(),
  );
  return showing ?? null;
}

function fetchPage(
  userId: string,
  { status, home }: ShowingFilters,
  page: number,
  signal: AbortSignal,
): Promise<Showing[]> {
  return asMember({ signal, fallback }, (db) => {
    let bookings = db.from("bookings").select(COLUMNS).eq("owner_id", userId);
    if (status !== "all") bookings = bookings.eq("status", status);
    if (home !== "all") bookings = bookings.eq("listing_id", home);
    return bookings
      .order("starts_at", { ascending: false })
      .order("id")
      .range(page * HISTORY_PAGE_SIZE, (page + 1) * HISTORY_PAGE_SIZE - 1)
      .overrideTypes<Placed>();
  });
}
