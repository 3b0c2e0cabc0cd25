import { z } from "zod";
import { acceptsShowings } from "../../../_shared/domain/homes/listings.ts";
import { bookableDays, ISO_WEEKDAYS } from "../../../_shared/domain/showings/availability.ts";
import { paths } from "../../../_shared/domain/site/paths.ts";
import { formatDate, formatTime } from "../../../_shared/domain/site/text/format.ts";
import { zoneName } from "../../../_shared/domain/site/time/zone-names.ts";
import type { OwnAvailability } from "../data/availability.ts";
import type { OwnListing } from "../data/listings.ts";
import { NO_HOME_NOTE } from "./listings.ts";
import { homeName, homesMeant, titleOf } from "./own-home.ts";
import { defineTool } from "./tool.ts";

export const myAvailabilityTool = defineTool({
  name: "my_availability",
  description:
    "When the owner's homes can be viewed: the days and times still free, weekly hours, notice, how " +
    "far ahead, the break between showings, days off, automatic confirmation, and where it is changed. " +
    "Of several homes, in short for each that takes showings.",
  label: "Looking at your calendar",
  args: z.strictObject({ home: homeName }),
  async run({ home: name }, context) {
    const { data, now } = context;
    const [homes, offers] = await Promise.all([data.listings(), data.availability(now)]);
    const meant = await homesMeant(homes, name, context);
    const open = meant.filter(({ status }) => acceptsShowings(status));
    // A question about all homes is about those that can be visited.
    const shown = meant.length > 1 && open.length > 0 ? open : meant;
    return {
      findings: shown.map((home) => ({
        source: {
          kind: "availability" as const,
          title: `Showing times: ${titleOf(home)}`,
          href: paths.availability.href(home.id),
        },
        facts: factsOf(
          home,
          offers.find(({ listingId }) => listingId === home.id),
          now,
          shown.length === 1 ? DAYS_SHOWN : DAYS_IN_SHORT,
        ),
      })),
      ...(shown.length === 0 ? { note: NO_HOME_NOTE } : {}),
    };
  },
});

const DAYS_SHOWN = 7;
/** Of each of several homes. */
const DAYS_IN_SHORT = 2;
const DAY_NAMES = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function factsOf(
  home: OwnListing,
  offer: OwnAvailability | undefined,
  now: Date,
  daysShown: number,
) {
  const zone = home.time_zone ?? "UTC";
  const days = offer ? bookableDays(offer.free, zone, now, offer.rules) : [];
  const hours = offer?.settings.weekly_hours ?? {};
  return {
    home: titleOf(home),
    takes_showings: acceptsShowings(home.status),
    time_zone: zoneName(zone),
    days_offered_ahead: days.length,
    next_free: days.slice(0, daysShown).map(({ date, time_slots }) => ({
      day: formatDate(date),
      times: time_slots.map(formatTime),
    })),
    weekly_hours: ISO_WEEKDAYS.flatMap((day, index) => {
      const slots = hours[day] ?? [];
      return slots.length > 0 ? [{ day: DAY_NAMES[index], times: slots.map(formatTime) }] : [];
    }),
    notice_hours: offer?.rules.notice_hours,
    days_ahead_that_can_be_booked: offer?.rules.horizon_days,
    confirmed_automatically: offer?.rules.auto_confirm ?? false,
    break_between_showings_hours: offer?.settings.buffer_hours,
    days_off: (offer?.daysOff ?? []).slice(0, 5).map(({ first_day, last_day }) => ({
      from: formatDate(first_day),
      to: formatDate(last_day),
    })),
  };
}
