import {
  type Booking,
  type BookingStatus,
  nextStatuses,
  upcomingBookings,
} from "@domain/bookings.ts";
import { AppError } from "@domain/errors.ts";
import { isUuid } from "@domain/ids.ts";
import type { Feedback, ProposalRow } from "@domain/viewings.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { accountClient, accountError } from "./account-client.ts";
import { POLL_INTERVAL_MS } from "./polling.ts";

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
  const client = await accountClient();
  const { data, error } = await client
    .from("bookings")
    .update({ status: to })
    .eq("id", showing.id)
    .eq("status", showing.status)
    .select("id");
  if (error) throw accountError(error, "bookings_unavailable");
  if (data.length === 0) throw new AppError("booking_transition");
}

/**
 * Notes how a viewing went, or whether the visitor is pre-approved.
 * @throws AppError `booking_transition` when it has changed meanwhile, or has not begun.
 */
export async function noteShowing(
  showing: Pick<Showing, "id" | "status">,
  note: { no_show?: boolean; preapproved?: boolean; status?: "completed" },
): Promise<void> {
  const client = await accountClient();
  const { data, error } = await client
    .from("bookings")
    .update(note)
    .eq("id", showing.id)
    .eq("status", showing.status)
    .select("id");
  if (error) throw accountError(error, "viewing_not_changed");
  if (data.length === 0) throw new AppError("booking_transition");
}

const COLUMNS = `
  id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, starts_at, agent_status,
  contact_method, special_requests, preapproved, status, no_show, cancelled_by, created_at,
  updated_at,
  home:listings!inner(id, title, address, city, state, zip_code, time_zone, status),
  proposals:booking_proposals(n, made_by, date, time, starts_at, expires_at),
  feedback:viewing_feedback(impression, price, offer, note, created_at)
` as const;

async function fetchUpcoming(userId: string, signal: AbortSignal): Promise<Showing[]> {
  const client = await accountClient();
  const { data, error } = await client
    .from("bookings")
    .select(COLUMNS)
    .eq("owner_id", userId)
    .in("status", ["pending", "confirmed"])
    .gte("starts_at", new Date().toISOString())
    .order("starts_at", { ascending: true })
    .limit(200)
    .abortSignal(signal);
  if (error) throw accountError(error, "bookings_unavailable");
  return data as Showing[];
}

async function fetchShowing(
  userId: string,
  id: string,
  signal: AbortSignal,
): Promise<Showing | null> {
  const client = await accountClient();
  const { data, error } = await client
    .from("bookings")
    .select(COLUMNS)
    .eq("owner_id", userId)
    .eq("id", id)
    .limit(1)
    .abortSignal(signal);
  if (error) throw accountError(error, "bookings_unavailable");
  return (data[0] as Showing | undefined) ?? null;
}

async function fetchPage(
  userId: string,
  { status, home }: ShowingFilters,
  page: number,
  signal: AbortSignal,
): Promise<Showing[]> {
  const client = await accountClient();
  let bookings = client.from("bookings").select(COLUMNS).eq("owner_id", userId);
  if (status !== "all") bookings = bookings.eq("status", status);
  if (home !== "all") bookings = bookings.eq("listing_id", home);
  const { data, error } = await bookings
    .order("starts_at", { ascending: false })
    .order("id", { ascending: true })
    .range(page * HISTORY_PAGE_SIZE, (page + 1) * HISTORY_PAGE_SIZE - 1)
    .abortSignal(signal);
  if (error) throw accountError(error, "bookings_unavailable");
  return data as Showing[];
}
