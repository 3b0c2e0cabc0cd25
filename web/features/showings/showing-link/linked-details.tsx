import { APPROXIMATE_PLACE } from "@domain/homes/approximate-place.ts";
import { isPublicStatus, offerLinkName } from "@domain/homes/listings.ts";
import { lengthText } from "@domain/showings/availability.ts";
import { hasDirections } from "@domain/showings/directions.ts";
import { type ShownShowing, standingOf } from "@domain/showings/showings.ts";
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
import { ShowingActions } from "./showing-actions.tsx";
import { ShowingWhen } from "./showing-when.tsx";
import { titleId, useShowingWork } from "./use-showing-work.ts";

/** The showing's home and time, its status, and the visitor's options. */
export function LinkedDetails(props: {
  token: string;
  showing: ShownShowing;
  messages: ReactNode;
}) {
  const { token, showing, messages } = props;
  const work = useShowingWork({ token }, showing);
  const offer = offerLinkName(showing.listing_status);
  return (
    <article className="grid gap-8">
      <header>
        <Kicker className="mb-3">Your showing</Kicker>
        <h1
          id={titleId(showing.booking_id)}
          tabIndex={-1}
          className="wrap-anywhere font-display text-title"
        >
          {showing.title}
        </h1>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <StatusBadge status={showing.status} />
          <p role="status" className="text-ink-soft">
            {standingOf(showing)}
          </p>
        </div>
      </header>
      <dl className="grid gap-5 border-line border-y py-6">
        <Fact name="When" icon={<CalendarDays />}>
          <ShowingWhen showing={showing} />
          <span className="block text-ink-soft text-sm">{lengthOf(showing)}</span>
        </Fact>
        <Fact name="Where" icon={<MapPin />}>
          <span translate="no">{showing.address}</span>
          {showing.street_hidden && (
            <span className="mt-1 block text-ink-soft text-sm">{withoutStreet(showing)}</span>
          )}
          {hasDirections(showing) && (
            <span className="mt-1 block">
              <DirectionsLink address={showing.address} />
            </span>
          )}
          {isPublicStatus(showing.listing_status) && (
            <TextLink
              to={paths.listing.href(showing.listing_id)}
              className="mt-1 block min-h-6 text-sm"
            >
              See the home
            </TextLink>
          )}
          {offer && showing.status !== "cancelled" && (
            <TextLink
              to={paths.makeOffer.href(showing.listing_id)}
              className="block min-h-6 text-sm"
            >
              {offer}
            </TextLink>
          )}
        </Fact>
        {showing.entry_notes && (
          <Fact name="Getting in" icon={<KeyRound />}>
            <span className="wrap-anywhere whitespace-pre-line">{showing.entry_notes}</span>
          </Fact>
        )}
      </dl>
      {work.failed?.startsWith("accept") && <Failure text={work.failureText} />}
      <OpenProposal showing={showing} work={work} />
      <ShowingActions showing={showing} work={work} />
      <FeedbackForm token={token} showing={showing} />
      {messages}
    </article>
  );
}

/** "It lasts 45 minutes.", or what an open house is. */
function lengthOf({ starts_at, ends_at, is_open_house }: ShownShowing): string {
  const length = lengthText((Date.parse(ends_at) - Date.parse(starts_at)) / 60_000);
  return is_open_house
    ? `An open house of ${length}: other people come too. Come at any time during it.`
    : `It lasts ${length}.`;
}

function withoutStreet({ state }: ShownShowing): string {
  if (state === "live") return "The street appears here once the owner has confirmed your showing.";
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
