import { z } from "zod";
import { upcomingBookings } from "../../../_shared/domain/showings/bookings.ts";
import { PURPOSE_WORDS } from "../../../_shared/domain/showings/purposes.ts";
import { paths } from "../../../_shared/domain/site/paths.ts";
import { formatDate, formatTime } from "../../../_shared/domain/site/text/format.ts";
import type { OwnListing } from "../data/listings.ts";
import type { OwnShowing } from "../data/showings.ts";
import type { OwnerData } from "../owner-data.ts";
import { firstNameOf, plainNote } from "../plain-note.ts";
import { buyingInstead } from "./buying.ts";
import { homeName, homesMeant, titleOf } from "./own-home.ts";
import { defineTool } from "./tool.ts";

const SHOWN = 8;
const ABOUT_SHOWINGS = ["upcoming", "requests", "past", "feedback"] as const;

export const myShowingsTool = defineTool({
  name: "my_showings",
  description:
    "Showings of the owner's homes: how many are to come and wait for an answer; and of the rest only what is " +
    "asked for. Visitors are told by first name only.",
  label: "Looking at your showings",
  args: z.strictObject({
    home: homeName,
    about: z
      .array(z.enum(ABOUT_SHOWINGS))
      .max(ABOUT_SHOWINGS.length)
      .nullish()
      .describe(
        "What the question needs: upcoming (also without this), requests (those that wait for an answer), past " +
          "(the last 60 days), feedback (what visitors said afterwards).",
      ),
  }),
  async run({ home: name, about: asked }, context) {
    const { data, now } = context;
    const about = asked?.length ? asked : ["upcoming"];
    const [homes, all] = await Promise.all([data.listings(), data.showings(now)]);
    const meant = await homesMeant(homes, name, context);
    const isAbout = ({ listing_id }: OwnShowing) => meant.some(({ id }) => id === listing_id);
    const showings = name?.trim() && homes.length > 0 ? all.filter(isAbout) : all;
    const instead = homes.length === 0 ? await buyingInstead(data) : [];
    if (instead.length > 0) return { findings: instead };
    const upcoming = upcomingBookings(showings, now);
    const pending = upcoming.filter(({ status }) => status === "pending");
    const past = showings.filter(({ starts_at }) => Date.parse(starts_at) < now.getTime());
    const shown = (list: OwnShowing[]) => list.slice(0, SHOWN).map((each) => factsOf(each, homes));
    return {
      findings: [
        {
          source: { kind: "showings", title: "Your showings", href: paths.dashboard.showings() },
          facts: {
            ...(meant.length < homes.length && { home: meant.map(titleOf).join(", ") }),
            upcoming_count: upcoming.length,
            ...(about.includes("upcoming") && { upcoming: shown(upcoming) }),
            unanswered_requests_count: pending.length,
            ...(about.includes("requests") && { unanswered_requests: shown(pending) }),
            ...(about.includes("past") && {
              past_60_days: {
                took_place: past.filter((each) => each.status === "completed" && !each.no_show)
                  .length,
                nobody_came: past.filter((each) => each.no_show).length,
                cancelled: showings.filter(({ status }) => status === "cancelled").length,
                latest: past
                  .filter(({ status }) => status === "completed")
                  .slice(-3)
                  .reverse()
                  .map((each) => factsOf(each, homes)),
              },
            }),
            ...(about.includes("feedback") && { feedback: await feedbackOn(meant, data) }),
            answer_requests_at: paths.dashboard.showings(),
          },
        },
      ],
    };
  },
});

function factsOf(showing: OwnShowing, homes: readonly OwnListing[]) {
  const home = homes.find(({ id }) => id === showing.listing_id);
  return {
    visitor: firstNameOf(showing.visitor_name),
    ...whenOf(showing),
    home: home ? titleOf(home) : "another home",
    // An inspector or appraiser of the home's sale, who is no buyer.
    ...(showing.purpose !== "showing" && { comes_for: PURPOSE_WORDS[showing.purpose].a }),
    status: showing.status === "pending" ? "waiting for your answer" : showing.status,
    is_agent: showing.agent_status === "agent",
    preapproved: showing.preapproved,
    // The visitor's own words, which the owner may ask about.
    note_by_visitor: plainNote(showing.special_requests) ?? null,
  };
}

/** A row has a date even without a time held: the last one that was asked for. */
function whenOf({ date, time, holds_time }: OwnShowing) {
  if (holds_time === false) return { day: null, time: "none yet: other times were asked for" };
  return { day: formatDate(date), time: formatTime(time) };
}

/** Only homes that have received feedback. */
async function feedbackOn(homes: readonly OwnListing[], data: OwnerData) {
  const live = homes.filter(({ status }) => status !== "draft");
  const summaries = await Promise.all(live.map(({ id }) => data.feedback(id)));
  return live.flatMap((home, index) => {
    const summary = summaries[index];
    if (!summary || summary.count === 0) return [];
    return [
      {
        home: titleOf(home),
        answers: summary.count,
        impression_of_5: summary.impression,
        price_feels: summary.price,
        would_make_an_offer: summary.offer,
        notes_by_visitors: summary.notes.slice(0, 3).map(({ note }) => plainNote(note)),
      },
    ];
  });
}
