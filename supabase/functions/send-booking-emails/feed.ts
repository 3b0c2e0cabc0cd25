import { encodeHex } from "@std/encoding/hex.js";
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { FALLBACK_TITLE } from "../_shared/domain/homes/listings.ts";
import { type Deadline, deadlinePath } from "../_shared/domain/offers/offers.ts";
import { deadlineName, ownerText } from "../_shared/domain/sales/step-words.ts";
import type {
  FeedAppointment,
  FeedOpenHouse,
  FeedShowing,
  FeedVisitor,
} from "../_shared/domain/site/database/stored-answers.ts";
import { paths } from "../_shared/domain/site/paths.ts";
import { oneLine, severalLines } from "../_shared/edge/letter.ts";
import { eventOf } from "./calendar.ts";

/** Suggested polling interval in seconds; most calendars poll less often. */
const REFRESH_S = 1800;

type FeedContents = {
  showings: FeedShowing[];
  appointments: FeedAppointment[];
  houses: FeedOpenHouse[];
  deadlines: Deadline[];
};

/** A person's showings, open houses and deadlines as a calendar subscription. */
export function calendarFeed(contents: FeedContents, siteUrl: string): string {
  const { showings, appointments, houses, deadlines } = contents;
  const calendar = ical({
    prodId: { company: "SelfNVest", product: "Showings" },
    method: ICalCalendarMethod.PUBLISH,
    name: "Your dates on SelfNVest",
    ttl: REFRESH_S,
  });
  for (const showing of showings) {
    calendar.createEvent({
      ...eventOf(showing, showing.listing_title, showing.status !== "pending"),
      location: oneLine(showing.address, 300),
      description: { plain: detailsOf(showing) },
      url: siteUrl + paths.dashboard.showing(showing.booking_id),
    });
  }
  for (const appointment of appointments) {
    calendar.createEvent({
      ...eventOf(appointment, appointment.listing_title, appointment.status !== "pending"),
      location: oneLine(appointment.address, 300),
      description: { plain: oneLine(appointment.visitor_name, 100) },
      url: siteUrl + paths.sale.href(appointment.sale_id),
    });
  }
  for (const house of houses) {
    const { visitors, places } = house;
    const title = oneLine(house.listing_title, 120) || FALLBACK_TITLE;
    calendar.createEvent({
      id: `${house.id}@selfnvest`,
      status: ICalEventStatus.CONFIRMED,
      stamp: new Date(house.created_at),
      start: new Date(house.starts_at),
      end: new Date(house.ends_at),
      summary: `Open house (${visitors.length} of ${places} places taken): ${title}`,
      location: oneLine(house.address, 300),
      description: { plain: visitors.map(detailsOf).join("\n\n") },
      url: siteUrl + paths.listing.href(house.listing_id),
    });
  }
  for (const deadline of deadlines) {
    const title = oneLine(deadline.home, 120) || FALLBACK_TITLE;
    calendar.createEvent({
      id: `${deadline.id}-${deadline.kind}@selfnvest`,
      sequence: deadline.sequence,
      stamp: new Date(deadline.changed_at),
      lastModified: new Date(deadline.changed_at),
      start: startOf(deadline),
      allDay: deadline.at === null,
      summary: `${deadlineName(deadline.kind)}: ${title}`,
      ...(deadline.whose ? { description: { plain: whoseText(deadline) } } : {}),
      url: `${siteUrl}${deadlinePath(deadline)}`,
      alarms: alarmsOf(deadline),
    });
  }
  return calendar.toString();
}

function startOf({ at, day }: Deadline): Date {
  return new Date(at ?? `${day}T00:00:00Z`);
}

/** "You", "The buyer", "Both of you": who does a step. */
function whoseText({ whose, side }: Deadline): string {
  return whose ? ownerText({ owner: whose }, side) : "";
}

/**
 * A day before at nine. Relative to the entry, so that it moves along with it; days have no time zone, so theirs are
 * counted from midnight wherever the calendar is.
 */
function alarmsOf(deadline: Deadline) {
  const { at, alarm_at, kind } = deadline;
  if (alarm_at === null) return [];
  const ahead =
    at === null ? DAY_AHEAD_S : Math.max(0, (Date.parse(at) - Date.parse(alarm_at)) / 1000);
  return [{ type: ICalAlarmType.display, triggerBefore: ahead, description: deadlineName(kind) }];
}

/** The alarm of a date rings at nine in the morning of the day before, which is this long before its midnight. */
const DAY_AHEAD_S = 15 * 3600;

/** The same calendar gets the same ETag, so that an unchanged one isn't sent again. */
export async function tagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `"${encodeHex(digest).slice(0, 32)}"`;
}

export function hasTag(header: string | undefined, tag: string): boolean {
  return (header ?? "").split(",").some((each) => each.trim().replace(/^W\//, "") === tag);
}

function detailsOf(showing: FeedVisitor): string {
  return [
    oneLine(showing.visitor_name, 100),
    oneLine(showing.visitor_phone, 40),
    oneLine(showing.visitor_email, 254),
    severalLines(showing.special_requests ?? "", 1000),
  ]
    .filter((line) => line !== "")
    .join("\n");
}
