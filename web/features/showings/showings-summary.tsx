import { formatDate, formatTime } from "@domain/format.ts";
import { zoneName } from "@domain/time-zones.ts";
import type { Showing } from "@web/api/showings.ts";
import { TextLink } from "@web/components/text-link.tsx";
import type { ReactNode } from "react";
import { useUpcomingShowings } from "./use-upcoming-showings.ts";

/** The state of things in three facts. A dash stands for what is not known (yet). */
export function ShowingsSummary(props: {
  userId: string;
  pendingHref: string;
  activeHomes: number | undefined;
}) {
  const { userId, pendingHref, activeHomes } = props;
  const { data } = useUpcomingShowings(userId);
  const waiting = data?.filter((showing) => showing.status === "pending").length;
  return (
    <dl className="grid border-line border-y sm:grid-cols-3 sm:divide-x sm:divide-line max-sm:divide-y max-sm:divide-line">
      <Fact name="Requests">
        {waiting ? (
          <TextLink to={pendingHref}>{waitingText(waiting)}</TextLink>
        ) : (
          (waiting === 0 && "Every request is answered") || "–"
        )}
      </Fact>
      <Fact name="Next showing">{data ? <Next showing={data[0]} /> : "–"}</Fact>
      <Fact name="Active listings">{activeHomes ?? "–"}</Fact>
    </dl>
  );
}

export function waitingText(waiting: number): string {
  return waiting === 1
    ? "1 request is waiting for your answer"
    : `${waiting} requests are waiting for your answer`;
}

function Next({ showing }: { showing: Showing | undefined }) {
  if (!showing) return "None planned";
  return (
    <>
      {formatDate(showing.date, { short: true })}, {formatTime(showing.time)}
      <span className="block text-ink-soft text-sm">
        {zoneName(showing.home.time_zone)} · {showing.home.title}
      </span>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-5 sm:px-6 sm:first:pl-0">
      <dt className="font-semibold text-ink-faint text-kicker uppercase">{name}</dt>
      <dd className="mt-1.5 text-lead">{children}</dd>
    </div>
  );
}
