import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { paths } from "../_shared/domain/site/paths.ts";
import { isUuid } from "../_shared/domain/site/text/ids.ts";
import { type Callers, requireSelf } from "../_shared/edge/caller.ts";
import type { MailSettings, Platform } from "../_shared/edge/env.ts";
import {
  createApp,
  type EdgeContext,
  readJson,
  requireService,
  route,
} from "../_shared/edge/http.ts";
import type { Sender } from "../_shared/edge/outbox.ts";
import { HOUR_S, requireNetworkRate } from "../_shared/edge/rate.ts";
import type { Visitors } from "../_shared/edge/visitor.ts";
import { savedCalendar } from "./calendar.ts";
import { calendarFeed, hasTag, tagOf } from "./feed.ts";
import type { BookingFacts, BookingStore } from "./store.ts";

type BookingEmailGateways = {
  platform: Pick<Platform, "allowedOrigins">;
  mail: Pick<MailSettings, "siteUrl">;
  store: BookingStore;
  callers: Callers;
  visitors: Visitors;
  sender: Sender;
};

/** How long after booking a caller without an account may trigger the mail (docs/trust.md B1). */
const ANONYMOUS_WINDOW_MS = 15 * 60_000;

/** Per network, so that one caller can't overload us (docs/trust.md B4). */
const CALLS_PER_HOUR = 30;
/** Calendars poll every half hour, and a household has several. */
const FEED_CALLS_PER_HOUR = 120;

/**
 * `POST /send-booking-emails` with `{booking_id}` sends what is due for that booking. Only the id
 * is taken from the body: the database decides who gets what. `POST /send-booking-emails/send`, for
 * our scheduler with the secret key, sends everything that is due.
 *
 * `POST /send-booking-emails/calendar` with `{token}` of a visitor's link is their showing as a calendar file.
 *
 * `GET /send-booking-emails/feed/<token>.ics` is an owner's private calendar.
 */
export function createBookingEmailsApp(gateways: BookingEmailGateways) {
  const app = createApp({
    name: "send-booking-emails",
    allowedOrigins: gateways.platform.allowedOrigins,
  });
  route(app, "/", { post: (c) => sendOfBooking(c, gateways) });
  // A function that lacks variables names them instead.
  route(app, "/status", { get: (c) => c.json({ is_set_up: true }) });
  route(app, "/send", { post: (c) => sendAll(c, gateways) });
  route(app, "/calendar", { post: (c) => calendarOf(c, gateways) });
  route(app, "/feed/:file", { get: (c) => feed(c, gateways) });
  return app;
}

async function sendOfBooking(c: EdgeContext, gateways: BookingEmailGateways) {
  const id = bookingId(await readJson(c));
  const isService = gateways.callers.isService(c.req.raw);
  if (!isService) await takeCall(c, gateways, "mail-call", CALLS_PER_HOUR);
  const booking = await gateways.store.findBooking(id);
  if (booking === null) throw new AppError("not_found");
  if (!isService && !isFresh(booking))
    requireSelf(await gateways.callers.identify(c.req.raw), booking.owner_id);
  const delivered = await gateways.sender.sendOnly(id);
  // The answer doesn't tell whether an address takes our mail, because that concerns only its owner (docs/trust.md F1).
  return c.json(isService ? delivered : {});
}

async function sendAll(c: EdgeContext, { callers, sender }: BookingEmailGateways) {
  requireService(c, callers);
  return c.json(await sender.sendAll());
}

/** The token is in the body, because URLs are logged on the way. */
async function calendarOf(c: EdgeContext, gateways: BookingEmailGateways) {
  const { token } = asRecord(await readJson(c));
  if (typeof token !== "string" || !/^[\w-]{43}$/.test(token)) throw new AppError("bad_request");
  await takeCall(c, gateways, "calendar-call", CALLS_PER_HOUR);
  const showing = await gateways.store.findLinked(token);
  if (showing === null || showing.state === "over") throw new AppError("showing_link_unknown");
  if (showing.state === "cancelled" || !showing.holds_time)
    throw new AppError("booking_transition");
  c.header("Content-Type", "text/calendar; charset=utf-8");
  c.header("Cache-Control", "no-store");
  return c.body(
    savedCalendar(showing, gateways.mail.siteUrl + paths.showing.own(showing.booking_id)),
  );
}

/** Calendars don't show errors, so an unknown or revoked feed is simply not found. */
async function feed(c: EdgeContext, gateways: BookingEmailGateways) {
  const token = c.req.param("file")?.match(/^([\w-]{43})\.ics$/)?.[1];
  if (token === undefined) throw new AppError("not_found");
  await takeCall(c, gateways, "feed-call", FEED_CALLS_PER_HOUR);
  const showings = await gateways.store.findFeed(token);
  if (showings === null) throw new AppError("not_found");
  const [appointments, houses, deadlines] = await Promise.all([
    gateways.store.findAppointments(token),
    gateways.store.findOpenHouses(token),
    gateways.store.findDeadlines(token),
  ]);
  const text = calendarFeed({ showings, appointments, houses, deadlines }, gateways.mail.siteUrl);
  const tag = await tagOf(text);
  c.header("ETag", tag);
  c.header("Cache-Control", "private, no-cache");
  if (hasTag(c.req.header("if-none-match"), tag)) return c.body(null, 304);
  c.header("Content-Type", "text/calendar; charset=utf-8");
  return c.body(text);
}

/** `{booking_id}`, or `{booking: {id}}`, which clients may also send. */
function bookingId(body: unknown): string {
  const { booking_id, booking } = asRecord(body);
  const id = booking_id ?? asRecord(booking).id;
  if (!isUuid(id)) throw new AppError("bad_request");
  return id.toLowerCase();
}

async function takeCall(
  c: EdgeContext,
  { visitors, store }: BookingEmailGateways,
  purpose: string,
  cap: number,
) {
  const networks = await visitors.networks(c.req.raw);
  await requireNetworkRate(
    store.takeRate,
    networks,
    (network) => `${purpose}:${network}`,
    HOUR_S,
    cap,
  );
}

function isFresh({ created_at }: BookingFacts): boolean {
  return Date.now() - Date.parse(created_at) < ANONYMOUS_WINDOW_MS;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
