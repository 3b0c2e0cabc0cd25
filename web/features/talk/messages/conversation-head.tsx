import { FALLBACK_TITLE, offerLinkName } from "@domain/homes/listings.ts";
import { upcomingBookings } from "@domain/showings/bookings.ts";
import { paths } from "@domain/site/paths.ts";
import { formatDate, formatPrice, formatTime } from "@domain/site/text/format.ts";
import { zoneName } from "@domain/site/time/zone-names.ts";
import { type Conversation, nameOfOther } from "@domain/talk/messages.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { HomePhoto } from "@web/components/home-photo.tsx";
import { StatusBadge } from "@web/components/status-badge.tsx";
import { Link } from "@web/lib/router.tsx";
import { useNow } from "@web/lib/use-now.ts";
import type { ReactNode } from "react";

/** The other person, the home it is about, and its next showing. */
export function ConversationHead(props: {
  talk: Pick<Conversation, "side" | "other" | "home" | "showings">;
  /** The way back to the inbox on a phone. */
  isInInbox?: boolean;
  actions?: ReactNode;
}) {
  const { talk, isInInbox = false, actions } = props;
  const { home } = talk;
  const title = home.title || FALLBACK_TITLE;
  return (
    <header className="grid gap-3 border-line border-b pb-4">
      {isInInbox && (
        <div className="lg:hidden">
          <BackLink to={paths.messages.href()}>All messages</BackLink>
        </div>
      )}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <HomePhoto image={home.image} sizes="80px" className="size-16 shrink-0" />
        <div className="min-w-40 flex-1">
          <h1
            translate="no"
            tabIndex={-1}
            className="wrap-anywhere font-display font-medium text-subheading"
          >
            {nameOfOther(talk)}
          </h1>
          <p className="wrap-anywhere text-ink-soft text-sm">
            {home.is_public ? (
              <Link to={paths.listing.href(home.id)} className={QUIET_LINK}>
                {title}
              </Link>
            ) : (
              title
            )}
            {home.city && `, ${home.city}, ${home.state} · ${formatPrice(home.price)}`}
          </p>
        </div>
        {actions}
      </div>
      <NextShowing talk={talk} />
      <OfferLink talk={talk} />
    </header>
  );
}

function NextShowing({ talk }: { talk: Pick<Conversation, "side" | "home" | "showings"> }) {
  const now = useNow();
  const [showing] = upcomingBookings(talk.showings, now);
  if (!showing) return null;
  const { date, time } = showing;
  const when = date && time && `${formatDate(date)}, ${formatTime(time)}`;
  const zone = when && talk.home.time_zone ? `, ${zoneName(talk.home.time_zone)}` : "";
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <StatusBadge status={showing.status} />
      <span>
        {when ? "Showing on " : "Showing: "}
        <Link
          to={
            talk.side === "owner"
              ? paths.dashboard.showing(showing.id)
              : paths.showing.own(showing.id)
          }
          className={QUIET_LINK}
        >
          {when || "another time was requested"}
        </Link>
        {zone}
      </span>
    </p>
  );
}

/** Leads from the conversation to an offer. */
function OfferLink({ talk: { side, home } }: { talk: Pick<Conversation, "side" | "home"> }) {
  if (side === "owner")
    return (
      <p className="text-sm">
        <Link to={paths.homeOffers.href(home.id)} className={QUIET_LINK}>
          Offers for this home
        </Link>
      </p>
    );
  const name = offerLinkName(home.status);
  if (!name) return null;
  return (
    <p className="text-sm">
      <Link to={paths.makeOffer.href(home.id)} className={QUIET_LINK}>
        {name}
      </Link>
    </p>
  );
}

const QUIET_LINK =
  "rounded-sm underline decoration-line-strong underline-offset-[0.2em] transition-colors hover:text-clay hover:decoration-current";
