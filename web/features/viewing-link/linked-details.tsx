import { APPROXIMATE_PLACE } from "@domain/hidden-street.ts";
import { acceptsViewings, isPublicStatus } from "@domain/listings.ts";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { Kicker } from "@web/components/page-header.tsx";
import { StatusBadge } from "@web/components/status-badge.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { paths } from "@web/lib/paths.ts";
import { CalendarDays, KeyRound, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { FeedbackForm } from "./feedback-form.tsx";
import { OpenProposal } from "./open-proposal.tsx";
import type { ShownViewing } from "./shown-viewing.ts";
import { useViewingWork } from "./use-viewing-work.ts";
import { ViewingActions } from "./viewing-actions.tsx";
import { whenAtHome, whenForVisitor } from "./when.ts";

/** The viewing's home and time, its status, and the visitor's options. */
export function LinkedDetails(props: {
  token: string;
  viewing: ShownViewing;
  messages: ReactNode;
}) {
  const { token, viewing, messages } = props;
  const work = useViewingWork(token, viewing);
  const own = whenForVisitor(viewing.starts_at, viewing.time_zone);
  return (
    <article className="grid gap-8">
      <header>
        <Kicker className="mb-3">Your viewing</Kicker>
        <h1 tabIndex={-1} className="wrap-anywhere font-display text-title">
          {viewing.title}
        </h1>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <StatusBadge status={viewing.status} />
          <p role="status" className="text-ink-soft">
            {standing(viewing)}
          </p>
        </div>
      </header>
      <dl className="grid gap-5 border-line border-y py-6">
        <Fact name="When" icon={<CalendarDays />}>
          <span className="font-medium">{whenAtHome(viewing, viewing.time_zone)}</span>
          {own && <span className="block text-ink-soft text-sm">{own}, on your clock</span>}
        </Fact>
        <Fact name="Where" icon={<MapPin />}>
          {viewing.address}
          {viewing.street_hidden && (
            <span className="mt-1 block text-ink-soft text-sm">{withoutStreet(viewing)}</span>
          )}
          {isPublicStatus(viewing.listing_status) && (
            <TextLink
              to={paths.listing.href(viewing.listing_id)}
              className="mt-1 block min-h-6 text-sm"
            >
              See the home
            </TextLink>
          )}
          {acceptsViewings(viewing.listing_status) && viewing.status !== "cancelled" && (
            <TextLink
              to={paths.makeOffer.href(viewing.listing_id)}
              className="block min-h-6 text-sm"
            >
              Make an offer
            </TextLink>
          )}
        </Fact>
        {viewing.entry_notes && (
          <Fact name="Getting in" icon={<KeyRound />}>
            <span className="wrap-anywhere whitespace-pre-line">{viewing.entry_notes}</span>
          </Fact>
        )}
      </dl>
      {work.failed?.startsWith("accept") && (
        <InlineNotice tone="error">{work.failureText}</InlineNotice>
      )}
      <OpenProposal token={token} viewing={viewing} work={work} />
      <ViewingActions token={token} viewing={viewing} work={work} />
      <FeedbackForm token={token} viewing={viewing} />
      {messages}
    </article>
  );
}

function withoutStreet({ state }: ShownViewing): string {
  if (state === "live") return "The street appears here once the owner has confirmed your viewing.";
  return APPROXIMATE_PLACE;
}

function standing(viewing: ShownViewing): string {
  if (viewing.state === "cancelled") {
    if (viewing.cancelled_by === "visitor") return "You cancelled this viewing.";
    if (viewing.cancelled_by === "owner") return "The owner cancelled this viewing.";
    return "This viewing is not taking place.";
  }
  if (viewing.state === "past")
    return viewing.no_show ? "You missed this viewing." : "This viewing has taken place.";
  return viewing.status === "confirmed"
    ? "The owner is expecting you."
    : "The owner has your request and will answer by email.";
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
