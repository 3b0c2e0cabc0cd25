import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { hasDirections } from "@domain/showings/directions.ts";
import { type OwnViewing, standingOf } from "@domain/showings/viewings.ts";
import { paths } from "@domain/site/paths.ts";
import { DirectionsLink } from "@web/components/directions-link.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { StatusBadge } from "@web/components/status-badge.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { Link } from "@web/lib/router.tsx";
import { OpenProposal } from "./open-proposal.tsx";
import { titleId, useViewingWork } from "./use-viewing-work.ts";
import { ViewingActions } from "./viewing-actions.tsx";
import { ViewingWhen } from "./viewing-when.tsx";

/** One of the account's viewings: when and where, and what can be done with it. */
export function MyViewingRow({ userId, viewing }: { userId: string; viewing: OwnViewing }) {
  const work = useViewingWork({ userId }, viewing);
  return (
    <li className="border-line border-b py-6">
      <article className="grid gap-4">
        <header className="grid gap-1.5">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <h3
              id={titleId(viewing.booking_id)}
              tabIndex={-1}
              className="wrap-anywhere font-display font-medium text-subheading"
            >
              <Link
                to={paths.viewing.own(viewing.booking_id)}
                className="rounded-sm underline decoration-line-strong underline-offset-[0.2em] hover:text-clay hover:decoration-current"
              >
                {viewing.title || FALLBACK_TITLE}
              </Link>
            </h3>
            <StatusBadge status={viewing.status} />
          </div>
          <p>
            <ViewingWhen viewing={viewing} />
          </p>
          <p className="text-ink-soft text-sm">
            {viewing.address}
            {viewing.is_open_house && " · Open house"}
          </p>
          {hasDirections(viewing) && (
            <p>
              <DirectionsLink address={viewing.address} />
            </p>
          )}
          <p role="status" className="text-ink-soft text-sm">
            {viewing.is_proven || viewing.state !== "live"
              ? standingOf(viewing)
              : "Somebody asked for this with your address, without signing in. Open it if it was you, or cancel it."}
          </p>
        </header>
        {work.failed?.startsWith("accept") && <Failure text={work.failureText} />}
        <OpenProposal viewing={viewing} work={work} level={4} />
        <ViewingActions viewing={viewing} work={work} size="sm" />
        {viewing.can_give_feedback && (
          <TextLink to={paths.viewing.own(viewing.booking_id)} className="min-h-6 w-fit text-sm">
            Say how it was
          </TextLink>
        )}
      </article>
    </li>
  );
}
