import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { spanText } from "@domain/showings/day.ts";
import type { OwnShowing } from "@domain/showings/showings.ts";
import { visitDays } from "@domain/showings/visit-days.ts";
import { formatCount, formatDate, formatTime } from "@domain/site/text/format.ts";
import { NewTabLink } from "@web/components/new-tab-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { MapPin } from "lucide-react";

/** The days on which a buyer sees several homes, each with its stops in order and one link to the way. */
export function VisitDays({ upcoming }: { upcoming: readonly OwnShowing[] }) {
  return visitDays(upcoming).map(({ date, stops, route, hidden }) => (
    <TitledSection key={date} title={`Your route on ${formatDate(date)}`}>
      <ol className="grid gap-1 py-4">
        {stops.map(({ showing, between }) => (
          <li key={showing.booking_id} className="grid gap-1">
            {between && (
              <p
                className={
                  between.kind === "overlap" ? "text-amber text-sm" : "text-ink-faint text-sm"
                }
              >
                {between.kind === "overlap"
                  ? `Overlaps the showing before by ${spanText(between.minutes)}`
                  : `${spanText(between.minutes)} to get to the next home`}
              </p>
            )}
            <p className="flex flex-wrap gap-x-3">
              <span className="w-20 font-medium tabular-nums">{formatTime(showing.time)}</span>
              <span className="wrap-anywhere">{showing.title || FALLBACK_TITLE}</span>
              <span translate="no" className="wrap-anywhere text-ink-soft">
                {showing.address}
              </span>
            </p>
          </li>
        ))}
      </ol>
      {route && (
        <NewTabLink href={route} className="inline-flex min-h-11 items-center gap-1.5">
          <MapPin aria-hidden="true" className="size-4" />
          Open the route in a map
        </NewTabLink>
      )}
      {hidden > 0 && (
        <p className="text-ink-soft text-sm">
          The route leaves out {formatCount(hidden, "home")}. You see the street once the owner
          confirms your showing.
        </p>
      )}
    </TitledSection>
  ));
}
