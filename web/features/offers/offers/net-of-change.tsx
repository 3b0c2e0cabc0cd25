import { netSheet } from "@domain/offers/offer-comparison.ts";
import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import { NO_FIGURES } from "@domain/offers/offers.ts";
import { formatDollars } from "@domain/site/text/format.ts";
import { dateInZone } from "@domain/site/time/time-zones.ts";
import { useQuery } from "@tanstack/react-query";
import { homeOffersQuery } from "@web/api/offers/offers.ts";
import { TitledSection } from "@web/components/titled-section.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { NetLines } from "./net-lines.tsx";

/** Shows an owner who changes terms how much the typed terms leave, beside how much the terms in force leave. */
export function NetOfChange(props: {
  userId: string;
  listingId: string;
  before: OfferTerms;
  /** Undefined while they can't be read. */
  terms: OfferTerms | undefined;
}) {
  const { userId, listingId, before, terms } = props;
  const { data: home } = useQuery(homeOffersQuery(userId, listingId));
  const now = useNow();
  if (!home) return null;
  const today = dateInZone(now, home.home.time_zone ?? "UTC");
  const sheetOf = (each: OfferTerms) => netSheet(each, home.figures ?? NO_FIGURES, today);
  const standing = sheetOf(before);
  const typed = terms && sheetOf(terms);
  return (
    <TitledSection
      className="grid max-w-xl content-start gap-3 lg:sticky lg:top-24 lg:self-start"
      title="What you keep"
    >
      {typed ? (
        <NetLines sheet={typed} />
      ) : (
        <p className="text-ink-soft text-sm">Complete the terms to see what you would keep.</p>
      )}
      <p className="text-ink-soft text-sm">
        {differenceText(typed?.net, standing.net)} With the current terms you would keep{" "}
        {formatDollars(standing.net)}.
      </p>
    </TitledSection>
  );
}

function differenceText(typed: number | undefined, standing: number): string {
  if (typed === undefined || typed === standing) return "";
  const more = typed - standing;
  return `${formatDollars(Math.abs(more))} ${more > 0 ? "more" : "less"} than now.`;
}
