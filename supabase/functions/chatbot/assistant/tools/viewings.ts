import { upcomingBookings } from "../../../_shared/domain/bookings.ts";
import { formatDate, formatTime } from "../../../_shared/domain/format.ts";
import { paths } from "../../../_shared/domain/paths.ts";
import type { OwnListing } from "../data/listings.ts";
import type { OwnViewing } from "../data/viewings.ts";
import type { OwnerData } from "../owner-data.ts";
import { firstNameOf, plainNote } from "../plain-note.ts";
import { titleOf } from "./listings.ts";
import { defineTool, noArguments } from "./tool.ts";

const SHOWN = 8;

export const myViewingsTool = defineTool({
  name: "my_viewings",
  description:
    "Viewings of the owner's homes: the next ones, requests that wait for an answer, those of the " +
    "last 60 days, and what visitors said afterwards. Visitors are told by first name only.",
  label: "Looking at your viewings",
  args: noArguments,
  async run(_, { data, now }) {
    const [homes, viewings] = await Promise.all([data.listings(), data.viewings(now)]);
    const upcoming = upcomingBookings(viewings, now);
    const pending = upcoming.filter(({ status }) => status === "pending");
    const past = viewings.filter(({ starts_at }) => Date.parse(starts_at) < now.getTime());
    const shown = (list: OwnViewing[]) => list.slice(0, SHOWN).map((each) => factsOf(each, homes));
    return {
      findings: [
        {
          source: { kind: "viewings", title: "Your viewings", href: paths.dashboard.showings() },
          facts: {
            upcoming_count: upcoming.length,
            upcoming: shown(upcoming),
            unanswered_requests_count: pending.length,
            unanswered_requests: shown(pending),
            past_60_days: {
              took_place: past.filter((each) => each.status === "completed" && !each.no_show)
                .length,
              nobody_came: past.filter((each) => each.no_show).length,
              cancelled: viewings.filter(({ status }) => status === "cancelled").length,
              latest: past
                .filter(({ status }) => status === "completed")
                .slice(-3)
                .reverse()
                .map((each) => factsOf(each, homes)),
            },
            feedback: await feedbackOn(homes, data),
            answer_requests_at: paths.dashboard.showings(),
          },
        },
      ],
    };
  },
});

function factsOf(viewing: OwnViewing, homes: readonly OwnListing[]) {
  const home = homes.find(({ id }) => id === viewing.listing_id);
  return {
    visitor: firstNameOf(viewing.visitor_name),
    ...whenOf(viewing),
    home: home ? titleOf(home) : "another home",
    status: viewing.status === "pending" ? "waiting for your answer" : viewing.status,
    is_agent: viewing.agent_status === "agent",
    preapproved: viewing.preapproved,
    // The visitor's own words, which the owner may ask about.
    note_by_visitor: plainNote(viewing.special_requests) ?? null,
  };
}

/** A row has a date even without a time held: the last one that was asked for. */
function whenOf({ date, time, holds_time }: OwnViewing) {
  if (holds_time === false) return { day: null, time: "none yet: other times were asked for" };
  return { day: formatDate(date), time: formatTime(time) };
}

/** Only homes that have received feedback. */
async function feedbackOn(homes: readonly OwnListing[], data: OwnerData) {
  const live = homes.filter(({ status }) => status !== "draft").slice(0, 3);
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
