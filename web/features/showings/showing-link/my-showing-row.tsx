import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { hasDirections } from "@domain/showings/directions.ts";
import { type OwnShowing, standingOf } from "@domain/showings/showings.ts";
import { paths } from "@domain/site/paths.ts";
import { DirectionsLink } from "@web/components/directions-link.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { StatusBadge } from "@web/components/status-badge.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { Link } from "@web/lib/router.tsx";
import { OpenProposal } from "./open-proposal.tsx";
import { ShowingActions } from "./showing-actions.tsx";
import { ShowingWhen } from "./showing-when.tsx";
import { titleId, useShowingWork } from "./use-showing-work.ts";

/** One of the account's showings: when and where, and what can be done with it. */
export function MyShowingRow({ userId, showing }: { userId: string; showing: OwnShowing }) {
  const work = useShowingWork({ userId }, showing);
  return (
    <li className="border-line border-b py-6">
      <article className="grid gap-4">
        <header className="grid gap-1.5">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <h3
              id={titleId(showing.booking_id)}
              tabIndex={-1}
              className="wrap-anywhere font-display font-medium text-subheading"
            >
              <Link
                to={paths.showing.own(showing.booking_id)}
                className="rounded-sm underline decoration-line-strong underline-offset-[0.2em] hover:text-clay hover:decoration-current"
              >
                {showing.title || FALLBACK_TITLE}
              </Link>
            </h3>
            <StatusBadge status={showing.status} />
          </div>
          <p>
            <ShowingWhen showing={showing} />
          </p>
          <p className="text-ink-soft text-sm">
            <span translate="no">{showing.address}</span>
            {showing.is_open_house && " · Open house"}
          </p>
          {hasDirections(showing) && (
            <p>
              <DirectionsLink address={showing.address} />
            </p>
          )}
          <p role="status" className="text-ink-soft text-sm">
            {showing.is_proven || showing.state !== "live"
              ? standingOf(showing)
              : "Someone requested this with your email address, without signing in. Open it if it was you, or cancel it."}
          </p>
        </header>
        {work.failed?.startsWith("accept") && <Failure text={work.failureText} />}
        <OpenProposal showing={showing} work={work} level={4} />
        <ShowingActions showing={showing} work={work} size="sm" />
        {showing.can_give_feedback && (
          <TextLink to={paths.showing.own(showing.booking_id)} className="min-h-6 w-fit text-sm">
            Say how it was
          </TextLink>
        )}
      </article>
    </li>
  );
}
