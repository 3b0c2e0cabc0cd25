import type { Deadline } from "../_shared/domain/offers/offers.ts";
import type { LinkedShowing } from "../_shared/domain/showings/showings.ts";
import type {
  FeedAppointment,
  FeedOpenHouse,
  FeedShowing,
} from "../_shared/domain/site/database/stored-answers.ts";
import { askJson, askRows, type Database } from "../_shared/edge/database.ts";
import { createTakeRate, type TakeRate } from "../_shared/edge/rate.ts";

export type BookingFacts = { id: string; owner_id: string; created_at: string };

export type BookingStore = {
  /** Null for an unknown booking. */
  findBooking(id: string): Promise<BookingFacts | null>;
  /** The showing behind a visitor's link; null for an unknown one. */
  findLinked(token: string): Promise<LinkedShowing | null>;
  /** Null for an unknown or revoked feed. */
  findFeed(token: string): Promise<FeedShowing[] | null>;
  /** The times that the inspectors and appraisers of a buyer take at the home. */
  findAppointments(token: string): Promise<FeedAppointment[]>;
  /** The open houses in a feed. */
  findOpenHouses(token: string): Promise<FeedOpenHouse[]>;
  /** The deadlines of offers and sales in a feed, on both sides. */
  findDeadlines(token: string): Promise<Deadline[]>;
  /** Takes one of `cap` permits for this window; false when none is left. */
  takeRate: TakeRate;
};

/**
 * Uses the service client throughout: the counters are closed to every other role, and a visitor
 * may never read a booking, not even their own (docs/trust.md A1). The booking read here only
 * decides who may trigger its mail, and is never returned.
 */
export function createBookingStore(database: Database): BookingStore {
  const service = database.serviceClient();
  return {
    async findBooking(id) {
      const question = service.from("bookings").select("id,owner_id,created_at").eq("id", id);
      const [row] = await askRows(question, "unavailable");
      return row ?? null;
    },
    findLinked(token) {
      return askJson(service.rpc("showing_by_token", { token }), isShowing, "unavailable");
    },
    findFeed(token) {
      const question = service.rpc("calendar_of_feed", { p_token: token });
      return askJson(question, isListOrNull<FeedShowing>, "unavailable");
    },
    findAppointments(token) {
      const question = service.rpc("appointments_of_feed", { p_token: token });
      return askJson(question, isList<FeedAppointment>, "unavailable");
    },
    findOpenHouses(token) {
      const question = service.rpc("open_houses_of_feed", { p_token: token });
      return askJson(question, isList<FeedOpenHouse>, "unavailable");
    },
    findDeadlines(token) {
      return askRows(service.rpc("deadlines_of_feed", { p_token: token }), "unavailable");
    },
    takeRate: createTakeRate(service),
  };
}

function isShowing(data: unknown): data is LinkedShowing | null {
  return data === null || (typeof data === "object" && "state" in data);
}

function isList<T>(data: unknown): data is T[] {
  return Array.isArray(data);
}

function isListOrNull<T>(data: unknown): data is T[] | null {
  return data === null || isList<T>(data);
}
