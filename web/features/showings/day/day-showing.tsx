import { fullAddress } from "@domain/homes/listings.ts";
import { purposeName } from "@domain/showings/purposes.ts";
import { paths } from "@domain/site/paths.ts";
import { phoneHref } from "@domain/site/text/contact-details.ts";
import { formatCount, formatTime } from "@domain/site/text/format.ts";
import { timeInZone } from "@domain/site/time/time-zones.ts";
import { changeShowingStatus, type Showing } from "@web/api/showings/showings.ts";
import { Button } from "@web/components/button.tsx";
import { buttonStyles } from "@web/components/button-styles.ts";
import { StatusBadge } from "@web/components/status-badge.tsx";
import { Link } from "@web/lib/router.tsx";
import { useNow } from "@web/lib/use-now.ts";
import type { Kept } from "@web/session/kept-acts-later.ts";
import { Phone } from "lucide-react";
import { NoShow } from "../showings/showing-outcome.tsx";
import { useChangeShowing } from "../showings/use-change-showing.ts";
import { CheckIn } from "./check-in.tsx";
import { confirmation, keep, noShow } from "./keep.ts";
import { KeptLines } from "./kept-lines.tsx";
import { OwnerNote } from "./owner-note.tsx";

/** One showing on the day's sheet, in a few lines: six of them fit two screens of a phone. */
export function DayShowing(props: {
  showing: Showing;
  userId: string;
  kept: readonly Kept[];
  isOffline: boolean;
}) {
  const { showing, userId, isOffline } = props;
  const kept = props.kept.filter(
    ({ bookingId, refused }) => bookingId === showing.id && refused === undefined,
  );
  const keeps = (kind: Kept["kind"]) => kept.some((act) => act.kind === kind);
  const { home } = showing;
  const isAhead = Date.parse(showing.starts_at) > useNow().getTime();
  const { change, doing } = useChangeShowing(userId, showing.id);
  return (
    <li className="flex flex-wrap gap-x-3 gap-y-2 border-line border-b py-3">
      <p className="w-21 text-sm tabular-nums sm:w-28">
        <span className="block font-semibold text-base">{formatTime(showing.time)}</span>
        <span className="text-ink-soft">
          to {formatTime(timeInZone(new Date(showing.ends_at), home.time_zone))}
        </span>
      </p>
      <div className="grid min-w-40 flex-1 grid-cols-[minmax(0,1fr)] gap-1.5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 id={`day-${showing.id}`} translate="no" className="wrap-anywhere font-semibold">
            {showing.visitor_name}
          </h2>
          {showing.people !== null && (
            <span className="text-ink-soft text-sm">
              {formatCount(showing.people, "person", "people")}
            </span>
          )}
          <StatusBadge status={showing.no_show ? "No-show" : showing.status} />
        </div>
        <p translate="no" className="wrap-anywhere text-ink-soft text-sm">
          {showing.purpose !== "showing" && `${purposeName(showing.purpose)} · `}
          {fullAddress(home)}
        </p>
        {showing.special_requests && (
          <p className="wrap-anywhere whitespace-pre-line border-clay border-l-2 pl-3 text-sm">
            {showing.special_requests}
          </p>
        )}
        <OwnerNote {...{ showing, userId, kept, isOffline }} />
      </div>
      <div className="flex w-full flex-wrap gap-2 sm:pl-31">
        {showing.status === "pending" && isAhead && !keeps("confirm") && (
          <Button
            size="sm"
            aria-describedby={`day-${showing.id}`}
            pending={doing === "confirmed"}
            pendingText="Confirming..."
            onClick={() => {
              const wait = () => keep(confirmation(showing, userId));
              if (isOffline) return wait();
              void change({
                name: "confirmed",
                keep: wait,
                call: () => changeShowingStatus(showing, "confirmed"),
                done: `Confirmed. ${showing.visitor_name} gets an email about it.`,
                mails: true,
              });
            }}
          >
            Confirm
          </Button>
        )}
        <a
          href={phoneHref(showing.visitor_phone)}
          className={buttonStyles({ size: "sm", variant: "secondary" })}
        >
          <Phone aria-hidden="true" className="size-4" />
          {showing.visitor_phone}
        </a>
        {!keeps("no_show") && (
          <NoShow
            showing={showing}
            userId={userId}
            label="They didn't come"
            about="day"
            keep={() => keep(noShow(showing, userId))}
            isOffline={isOffline}
          />
        )}
        {!isOffline && (
          <Link
            to={paths.dashboard.showing(showing.id)}
            aria-describedby={`day-${showing.id}`}
            className={buttonStyles({ size: "sm", variant: "quiet" })}
          >
            Open
          </Link>
        )}
      </div>
      <KeptLines acts={kept} bookingId={showing.id} />
      <CheckIn showing={showing} userId={userId} />
    </li>
  );
}
