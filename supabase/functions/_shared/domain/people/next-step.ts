import { PURPOSE_WORDS } from "../showings/purposes.ts";
import { paths } from "../site/paths.ts";
import { formatCount, formatDate, formatTime } from "../site/text/format.ts";
import { addDays, dateInZone } from "../site/time/time-zones.ts";
import {
  type DashboardState,
  type DashboardSummary,
  type HomeState,
  type HomeSummary,
  homesByWeight,
  type NextLine,
  type NextStep,
  nextShowing,
  type Showing,
} from "./dashboard.ts";
import {
  forTheMarket,
  forTheSale,
  marketLines,
  offTheMarket,
  saleLines,
  titleOf,
} from "./home-steps.ts";
import { forTheOffers, offerLines } from "./offer-steps.ts";
import { stepAtHand, TIMELINE_STEPS } from "./timeline.ts";

const DAY_MS = 86_400_000;

/** `GET /dashboard/summary`: what an owner should grasp within five seconds. */
export function summaryOf(state: DashboardState, now: Date): DashboardSummary {
  const step = nextStep(state, now);
  const all = nextLines(state, now);
  const others = all.filter(
    ({ listing_id, path }) => listing_id !== step.listing_id || path !== step.action.path,
  );
  const next_step = { ...step, ...(all.length > 1 && { lines: others }) };
  const homes = homesByWeight(state.homes);
  const home = homes.find(({ id }) => id === next_step.listing_id) ?? homes[0];
  const showing = nextShowing(state);
  return {
    homes: homes.length,
    home: home ? homeSummary(home) : null,
    ...(homes.length > 1 && { choices: homes.map(homeSummary) }),
    next_showing: showing && withoutInstant(showing),
    unanswered_requests: state.unanswered,
    next_step,
  };
}

function homeSummary(home: HomeState): HomeSummary {
  const { id, status, views_this_week, saves_this_week } = home;
  return { id, title: titleOf(home), status, views_this_week, saves_this_week };
}

/** More lines than this are a list of homes, which the page has below. */
const MAX_LINES = 8;

/** What each sale and each home waits for, in the order of the next step; one line for a home. */
function nextLines(state: DashboardState, now: Date): NextLine[] {
  const sales = saleLines(state, now);
  const all = [
    ...sales.filter(({ is_own }) => is_own),
    ...offerLines(state, now),
    ...requestLines(state),
    ...marketLines(state, now),
    ...sales.filter(({ is_own }) => !is_own),
  ];
  const isFirst = ({ listing_id }: NextLine, n: number) =>
    listing_id === null || all.findIndex((other) => other.listing_id === listing_id) === n;
  return all.filter(isFirst).slice(0, MAX_LINES);
}

function requestLines({ homes }: DashboardState): NextLine[] {
  return homesByWeight(homes)
    .filter(({ unanswered }) => unanswered > 0)
    .map((home) => ({
      home: titleOf(home),
      listing_id: home.id,
      path: paths.dashboard.showings({ status: "pending" }),
      text: `${formatCount(home.unanswered, "request")} to answer`,
      when: "",
      is_own: true,
    }));
}

/**
 * The one thing to do next, in this order: the reader's own step of a sale, offers to answer, visitors waiting for an
 * answer, visitors about to come, what keeps buyers away, what would attract more of them, and what else a sale waits for.
 */
export function nextStep(state: DashboardState, now: Date): NextStep {
  return (
    forTheSale(state, now, "own") ??
    forTheOffers(state, now) ??
    waitingPeople(state) ??
    showingSoon(state, now) ??
    forTheMarket(state, now) ??
    forTheSale(state, now, "others") ??
    offTheMarket(state) ??
    nextInTheSale(state)
  );
}

function waitingPeople(state: DashboardState): NextStep | undefined {
  const { unanswered, unanswered_visits: visits, visitor_proposals: proposals } = state;
  const { first_request: request } = state;
  if (unanswered > 0 && request) {
    const others =
      unanswered > 1
        ? ` ${formatCount(unanswered - 1, "other is", "others are")} waiting too.`
        : "";
    return {
      id: "answer-requests",
      title:
        unanswered > 1
          ? `Answer ${unanswered} ${visits > 0 ? "requests for a time at your home" : "showing requests"}`
          : request.purpose === "showing"
            ? "Answer a showing request"
            : `Confirm a time for the ${request.purpose}`,
      reason: `${request.visitor_name} would like to ${request.purpose === "showing" ? "see" : `come for ${PURPOSE_WORDS[request.purpose].a} of`} ${request.listing_title || "your home"} ${request.holds_time ? `on ${whenOf(request)}` : "at another time than those you offer"}.${others}`,
      action: { label: "Answer now", path: paths.dashboard.showings({ status: "pending" }) },
      listing_id: request.listing_id,
    };
  }
  if (proposals === 0) return undefined;
  return {
    id: "answer-proposal",
    title: "A visitor proposes another time",
    reason: "Accept one of the times, or keep the one you agreed on.",
    action: { label: "See the times", path: paths.dashboard.showings() },
  };
}

function showingSoon(state: DashboardState, now: Date): NextStep | undefined {
  const showing = state.next_confirmed;
  if (!showing || Date.parse(showing.starts_at) - now.getTime() > DAY_MS) return undefined;
  return {
    id: "prepare-showing",
    title: `Get ready for ${showing.purpose === "showing" ? "your" : "the"} ${showing.purpose} ${dayWord(showing, now)} at ${formatTime(showing.time)}`,
    reason:
      showing.purpose === "showing"
        ? `${showing.visitor_name} comes to see ${showing.listing_title || "your home"}. Air the rooms, turn on the lights and put valuables away.`
        : `${showing.visitor_name} comes for the ${showing.purpose} of ${showing.listing_title || "your home"}. Make sure that all rooms, the attic and the basement can be reached.`,
    action: {
      label: `See the ${showing.purpose}`,
      path: paths.dashboard.showings({ status: "confirmed" }),
    },
    listing_id: showing.listing_id,
  };
}

/** The step for a home on the market that lacks nothing. */
function nextInTheSale({ timeline, homes }: DashboardState): NextStep {
  const step = stepAtHand(timeline);
  const about = TIMELINE_STEPS.find(({ id }) => id === step?.id);
  if (about) {
    return {
      id: "timeline-step",
      title: `Continue with “${about.title}”`,
      reason: about.description,
      action: { label: "Open the timeline", path: paths.dashboard.href("timeline") },
    };
  }
  const [home] = homesByWeight(homes);
  return {
    id: "share-listing",
    title: "Share your listing",
    reason: "Everything is ready. Send the link to neighbors and friends to find more buyers.",
    action: {
      label: "Open the listing",
      path: home ? paths.listing.href(home.id) : paths.myListings.href(),
    },
  };
}

/** "Saturday, November 28 at 10:00 AM", in the home's time zone. */
export function whenOf({ date, time }: Pick<Showing, "date" | "time">): string {
  return `${formatDate(date)} at ${formatTime(time)}`;
}

function dayWord({ date, time_zone }: Showing, now: Date): string {
  const today = dateInZone(now, time_zone);
  if (date === today) return "today";
  return date === addDays(today, 1) ? "tomorrow" : `on ${formatDate(date)}`;
}

function withoutInstant({
  starts_at: _,
  holds_time: __,
  ...showing
}: Showing): DashboardSummary["next_showing"] {
  return showing;
}
