import { APPROXIMATE_PLACE } from "@domain/homes/approximate-place.ts";
import { isPublicStatus, offerLinkName } from "@domain/homes/listings.ts";
import { lengthText } from "@domain/showings/availability.ts";
import { hasDirections } from "@domain/showings/directions.ts";
import { type ShownViewing, standingOf } from "@domain/showings/viewings.ts";
import { paths } from "@domain/site/paths.ts";
import { DirectionsLink } from "@web/components/directions-link.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { Kicker } from "@web/components/kicker.tsx";
import { StatusBadge } from "@web/components/status-badge.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { CalendarDays, KeyRound, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { FeedbackForm } from "./feedback-form.tsx";
import { OpenProposal } from "./open-proposal.tsx";
import { titleId, useViewingWork } from "./use-viewing-work.ts";
import { ViewingActions } from "./viewing-actions.tsx";
import { ViewingWhen } from "./viewing-when.tsx";

/** The viewing's home and time, its status, and the visitor's options. */
export function LinkedDetails(props: {
  token: string;
  viewing: ShownViewing;
  messages: ReactNode;
}) {
  const { token, viewing, messages } = props;
  const work = useViewingWork({ token }, viewing);
  const offer = offerLinkName(viewing.listing_status);
  return (
    <article className="grid gap-8">
      <header>
        <Kicker className="mb-3">Your viewing</Kicker>
        <h1
          id={titleId(viewing.booking_id)}
          tabIndex={-1}
          className="wrap-anywhere font-display text-title"
        >
          {viewing.title}
        </h1>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <StatusBadge status={viewing.status} />
          <p role="status" className="text-ink-soft">
            {standingOf(viewing)}
          </p>
        </div>
      </header>
      <dl className="grid gap-5 border-line border-y py-6">
        <Fact name="When" icon={<CalendarDays />}>
          <ViewingWhen viewing={viewing} />
          <span className="block text-ink-soft text-sm">{lengthOf(viewing)}</span>
        </Fact>
        <Fact name="Where" icon={<MapPin />}>
          {viewing.address}
          {viewing.street_hidden && (
            <span className="mt-1 block text-ink-soft text-sm">{withoutStreet(viewing)}</span>
          )}
          {hasDirections(viewing) && (
            <span className="mt-1 block">
              <DirectionsLink address={viewing.address} />
            </span>
          )}
          {isPublicStatus(viewing.listing_status) && (
            <TextLink
              to={paths.listing.href(viewing.listing_id)}
              className="mt-1 block min-h-6 text-sm"
            >
              See the home
            </TextLink>
          )}
          {offer && viewing.status !== "cancelled" && (
            <TextLink
              to={paths.makeOffer.href(viewing.listing_id)}
              className="block min-h-6 text-sm"
            >
              {offer}
            </TextLink>
          )}
        </Fact>
        {viewing.entry_notes && (
          <Fact name="Getting in" icon={<KeyRound />}>
            <span className="wrap-anywhere whitespace-pre-line">{viewing.entry_notes}</span>
          </Fact>
        )}
      </dl>
      {work.failed?.startsWith("accept") && <Failure text={work.failureText} />}
      <OpenProposal viewing={viewing} work={work} />
      <ViewingActions viewing={viewing} work={work} />
      <FeedbackForm token={token} viewing={viewing} />
      {messages}
    </article>
  );
}

/** "It lasts 45 minutes.", or what an open house is. */
function lengthOf({ starts_at, ends_at, is_open_house }: ShownViewing): string {
  const length = lengthText((Date.parse(ends_at) - Date.parse(starts_at)) / 60_000);
  return is_open_house
    ? `An open house of ${length}: others come too, and you can arrive at any time during it.`
    : `It lasts ${length}.`;
}

function withoutStreet({ state }: ShownViewing): string {
  if (state === "live") return "The street appears here once the owner has confirmed your viewing.";
  return APPROXIMATE_PLACE;
}

function Fact(props: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.5rem_1fr] gap-x-4">
      <dt className="pt-0.5 text-ink-faint [&_svg]:size-5">
        <span aria-hidden="true">{props.icon}</span>
        <span className="sr-only">{props.name}</span>
      </dt>
      <dd className="min-w-0">{props.children}</dd>
    </div>
  );
}
