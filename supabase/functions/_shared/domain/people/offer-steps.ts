import { type Compared, comparedOffers } from "../offers/compared-offers.ts";
import { answeredAs, type HomeOffers } from "../offers/offers.ts";
import { paths } from "../site/paths.ts";
import { formatCount, formatDollars } from "../site/text/format.ts";
import { momentInZone } from "../site/time/time-zones.ts";
import type { DashboardState, NextLine, NextStep } from "./dashboard.ts";

/** The part of domain/people/next-step.ts that looks at the offers that wait for the owner's answer. */

/** Answering is about the home whose first offer ends soonest. */
export function forTheOffers(state: DashboardState, now: Date): NextStep | undefined {
  const [first] = waitingOffers(state, now);
  if (!first) return undefined;
  const { home, count } = first;
  return {
    id: "answer-offers",
    title: `Answer ${count === 1 ? "an offer" : `${count} offers`} for ${home.title || "your home"}`,
    reason: [
      count > 1 ? `The first ${first.ends}.` : `It ${first.ends}.`,
      `${count > 1 ? "The best one" : "It"} ${first.leaves}.`,
    ].join(" "),
    action: {
      label: count > 1 ? "Compare the offers" : "See the offer",
      path: paths.homeOffers.href(home.id),
    },
    listing_id: home.id,
  };
}

/** One line for each home with such offers, the one that ends soonest first. */
export function offerLines(state: DashboardState, now: Date): NextLine[] {
  return waitingOffers(state, now).map(({ home, count, ends, leaves }) => ({
    home: home.title || "Your home",
    listing_id: home.id,
    path: paths.homeOffers.href(home.id),
    text: `${formatCount(count, "offer")} to answer`,
    when:
      count > 1 ? `The first ${ends}, and the best one ${leaves}.` : `It ${ends}, and ${leaves}.`,
    is_own: true,
  }));
}

/** While a round runs, its offers can't be answered. */
function waitingOffers({ offered }: DashboardState, now: Date) {
  return offered
    .flatMap((of) => {
      const { home, figures } = of;
      const waiting = answerable(of, now);
      const [best] = waiting;
      if (!best) return [];
      // A backup whose turn it is has no end of its own yet.
      const ending = waiting.filter(({ offer }) => offer.state === "open");
      const first = ending.map(({ offer }) => offer.expires_at).sort()[0];
      if (!first) return [];
      return {
        home,
        count: waiting.length,
        first,
        ends: `ends ${momentInZone(first, home.time_zone ?? "UTC")}`,
        leaves: figures
          ? `leaves you ${formatDollars(best.net)}`
          : `leaves you ${formatDollars(best.net)} before your mortgage and taxes`,
      };
    })
    .sort((a, b) => a.first.localeCompare(b.first));
}

function answerable(of: HomeOffers, now: Date): Compared[] {
  return comparedOffers(of, { order: "net", now }).filter(
    ({ offer }) => offer.round === null && answeredAs(offer) === "open",
  );
}
