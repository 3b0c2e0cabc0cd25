import { fullAddress, isPublicStatus } from "@domain/homes/listings.ts";
import { purposeName } from "@domain/showings/purposes.ts";
import { paths } from "@domain/site/paths.ts";
import { phoneHref } from "@domain/site/text/contact-details.ts";
import { formatDate, formatTime } from "@domain/site/text/format.ts";
import { timeInZone } from "@domain/site/time/time-zones.ts";
import { zoneName } from "@domain/site/time/zone-names.ts";
import type { Showing } from "@web/api/showings/showings.ts";
import { Badge } from "@web/components/badge.tsx";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { ReportButton } from "@web/components/report-button.tsx";
import { StatusBadge } from "@web/components/status-badge.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { Link } from "@web/lib/router.tsx";
import { Mail, MessageCircle, Phone } from "lucide-react";
import { lazy } from "react";
import { mailHref } from "./contact-links.ts";
import { PreapprovedBox } from "./preapproved-box.tsx";
import { ShowingActions } from "./showing-actions.tsx";
import { ShowingFeedback } from "./showing-feedback.tsx";
import { ShowingOutcome } from "./showing-outcome.tsx";
import { ShowingProposal } from "./showing-proposal.tsx";
import { VisitorBrings } from "./visitor-brings.tsx";

const CheckIn = lazy(() => arrivingCode(import("../day/check-in-part.tsx")));

const DAY_MS = 86_400_000;

/** One showing: time, visitor, home, contact, and the owner's actions. */
export function ShowingItem({ showing, userId }: { showing: Showing; userId: string }) {
  const { home } = showing;
  // A person who inspects or appraises the home is no buyer.
  const isVisit = showing.purpose !== "showing";
  return (
    <li className="grid gap-x-8 gap-y-4 border-line border-b py-7 md:grid-cols-[15rem_1fr]">
      <div>
        {showing.holds_time === false ? (
          <p className="font-display text-subheading">No time yet</p>
        ) : (
          <>
            <p className="font-display text-subheading">{formatDate(showing.date)}</p>
            <p className="text-ink-soft text-sm">
              {formatTime(showing.time)}
              {isVisit &&
                ` to ${formatTime(timeInZone(new Date(showing.ends_at), home.time_zone))}`}
              , {zoneName(home.time_zone)}
            </p>
            <Link
              to={paths.showingsDay.href(showing.date)}
              aria-describedby={`showing-${showing.id}`}
              className={`${QUIET_LINK} text-sm`}
            >
              The whole day
            </Link>
          </>
        )}
      </div>
      <div className="grid min-w-0 gap-4">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3
              id={`showing-${showing.id}`}
              translate="no"
              tabIndex={-1}
              className="wrap-anywhere font-semibold"
            >
              {showing.visitor_name}
            </h3>
            {isVisit && <Badge tone="neutral">{purposeName(showing.purpose)}</Badge>}
            <StatusBadge status={showing.status} />
            {showing.no_show && <Badge tone="neutral">No-show</Badge>}
            {showing.preapproved && <Badge tone="green">Pre-approved</Badge>}
          </div>
          <p className="mt-0.5 text-ink-soft text-sm">
            {isPublicStatus(home.status) ? (
              <Link to={paths.listing.href(home.id)} className={QUIET_LINK}>
                {home.title}
              </Link>
            ) : (
              home.title
            )}
            <span translate="no" className="block">
              {fullAddress(home)}
            </span>
          </p>
        </div>
        <ContactDetails showing={showing} />
        <VisitorBrings showing={showing} />
        {showing.status === "cancelled" && (
          <p className="text-ink-soft text-sm">{cancelledText(showing)}</p>
        )}
        <ShowingProposal showing={showing} userId={userId} />
        <ShowingFeedback feedback={showing.feedback} />
        {!isVisit && <PreapprovedBox showing={showing} userId={userId} />}
        <ShowingActions showing={showing} userId={userId} />
        {/* A timer starts around the showing's time only. */}
        {Math.abs(Date.parse(showing.starts_at) - Date.now()) < DAY_MS && (
          <LazyPart title="The timer could not be loaded">
            <CheckIn showing={showing} userId={userId} />
          </LazyPart>
        )}
        <ShowingOutcome showing={showing} userId={userId} />
      </div>
    </li>
  );
}

function cancelledText({ cancelled_by, visitor_name, purpose }: Showing): string {
  if (cancelled_by === "owner") return "Cancelled by you.";
  if (cancelled_by === "visitor") return `Cancelled by ${visitor_name}.`;
  return purpose === "showing"
    ? "It was not answered in time, or the home was taken off the market."
    : "It was not answered in time, or the link that took it has ended.";
}

function ContactDetails({ showing }: { showing: Showing }) {
  const isVisit = showing.purpose !== "showing";
  return (
    <div className="grid gap-2 text-sm">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <li className="flex min-w-0 items-center gap-2">
          <Mail aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
          <a href={mailHref(showing)} className={`${QUIET_LINK} wrap-anywhere`}>
            {showing.visitor_email}
          </a>
        </li>
        <li className="flex items-center gap-2">
          <Phone aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
          <a href={phoneHref(showing.visitor_phone)} className={QUIET_LINK}>
            {showing.visitor_phone}
          </a>
        </li>
        {!isVisit && (
          <li className="flex items-center gap-2">
            <MessageCircle aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
            <Link
              to={paths.messages.showing(showing.id)}
              aria-label={`Message ${showing.visitor_name}`}
              className={QUIET_LINK}
            >
              Message
            </Link>
          </li>
        )}
        {showing.visitor_email !== FORGOTTEN && (
          <li className="flex items-center">
            <ReportButton
              reported={{
                kind: "person",
                subject: `showing:${showing.id}`,
                name: showing.visitor_name,
              }}
              about={showing.visitor_name}
            />
          </li>
        )}
      </ul>
      <p className="text-ink-soft">
        {isVisit
          ? "Invited by the buyer"
          : `${showing.agent_status === "agent" ? "Real estate agent" : "Not an agent"} · ${PREFERENCES[showing.contact_method]}`}
      </p>
      {showing.special_requests && (
        <blockquote className="wrap-anywhere whitespace-pre-line border-clay border-l-2 pl-4">
          {showing.special_requests}
        </blockquote>
      )}
    </div>
  );
}

// Three links per row in the accent color would devalue the accent.
const QUIET_LINK =
  "inline-block max-w-full min-h-6 rounded-sm underline decoration-line-strong underline-offset-[0.2em] transition-colors hover:text-clay hover:decoration-current";

/** The visitor's name after `private.forget_past_visitors`. */
const FORGOTTEN = "removed@visitor.invalid";

const PREFERENCES = {
  email: "Prefers email",
  phone: "Prefers a phone call",
  text: "Prefers a text message",
};
