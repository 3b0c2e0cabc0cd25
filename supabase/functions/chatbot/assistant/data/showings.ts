import type { Booking } from "../../../_shared/domain/showings/bookings.ts";
import { askRows, type Client } from "../../../_shared/edge/database.ts";
import type { OwnHomes } from "../../../_shared/edge/own-homes.ts";

/** A showing at one of the owner's homes, without email and phone number, which no answer needs. */
export type OwnShowing = Pick<
  Booking,
  | "id"
  | "purpose"
  | "listing_id"
  | "date"
  | "time"
  | "starts_at"
  | "status"
  | "visitor_name"
  | "agent_status"
  | "special_requests"
  | "preapproved"
  | "no_show"
  | "cancelled_by"
  | "holds_time"
>;

const DAY_MS = 86_400_000;
/** How far back showings are read. */
const PAST_DAYS = 60;
const MOST = 100;

/** Showings from two months ago onwards, earliest first. */
export async function readShowings(
  client: Client,
  homes: OwnHomes,
  now: Date,
): Promise<OwnShowing[]> {
  return askRows(
    client
      .from("bookings")
      .select(COLUMNS)
      .or(homes.ofHomes)
      .gte("starts_at", new Date(now.getTime() - PAST_DAYS * DAY_MS).toISOString())
      .order("starts_at", { ascending: true })
      .limit(MOST),
    "unavailable",
  );
}

const COLUMNS =
  `id,listing_id,purpose,date,time,starts_at,status,visitor_name,agent_status,special_requests,preapproved,
  no_show,cancelled_by,holds_time` as const;
