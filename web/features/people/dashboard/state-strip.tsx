import { isPublicStatus, UNTITLED } from "@domain/homes/listings.ts";
import type { DashboardSummary } from "@domain/people/dashboard.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount, formatDate, formatTime } from "@domain/site/text/format.ts";
import { zoneName } from "@domain/site/time/zone-names.ts";
import { AsIs } from "@web/components/as-is.tsx";
import { StatusBadge } from "@web/components/status-badge.tsx";
import { Link } from "@web/lib/router.tsx";
import type { ReactNode } from "react";

/** The actual state in four facts, each linking to where it is handled. */
export function StateStrip({ summary }: { summary: DashboardSummary }) {
  const { home, homes, next_showing: showing, unanswered_requests: waiting } = summary;
  return (
    <dl className="grid grid-cols-2 border-line border-y lg:grid-cols-4">
      <Fact name={homes > 1 ? "Your listings" : "Your listing"} to={paths.myListings.href()}>
        {home ? <StatusBadge status={home.status} /> : "None yet"}
        <Detail>{home && [home.title || UNTITLED, ...others(homes)].join(" ")}</Detail>
      </Fact>
      <Fact name="Last 7 days" to={interestHref(home)}>
        {home && isPublicStatus(home.status) ? (
          <>
            {formatCount(home.views_this_week, "view")}
            <Detail>{formatCount(home.saves_this_week, "save")}</Detail>
          </>
        ) : (
          <>
            No views
            <Detail>
              {home?.status === "sold" ? "It is sold" : "Buyers see it once it is on the market"}
            </Detail>
          </>
        )}
      </Fact>
      <Fact name={`Next ${showing?.purpose ?? "showing"}`} to={bookingsHref(showing?.status)}>
        {showing ? (
          <>
            {unbroken(formatDate(showing.date, { short: true }))},{" "}
            {unbroken(formatTime(showing.time))}
            <Detail>
              {zoneName(showing.time_zone)} · <AsIs>{showing.visitor_name}</AsIs>
              {homes > 1 && ` · ${showing.listing_title || UNTITLED}`}
            </Detail>
          </>
        ) : (
          "None planned"
        )}
      </Fact>
      <Fact name="Requests" to={bookingsHref(waiting > 0 ? "pending" : undefined)}>
        {waiting === 0 ? (
          "No request is waiting for an answer"
        ) : (
          <span className="font-medium text-clay">{waitingText(waiting)}</span>
        )}
      </Fact>
    </dl>
  );
}

/** The whole fact is the click target. */
function Fact({ name, to, children }: { name: string; to: string; children: ReactNode }) {
  return (
    <div className="group relative border-line py-4 pr-4 max-lg:even:border-l max-lg:even:pl-4 max-lg:nth-[n+3]:border-t sm:py-5 lg:px-6 lg:not-first:border-l lg:first:pl-0">
      <dt className="font-semibold text-ink-faint text-kicker uppercase">{name}</dt>
      <dd className="wrap-anywhere mt-1.5 leading-snug">
        <Link
          to={to}
          className="rounded-sm decoration-line-strong underline-offset-[0.2em] after:absolute after:inset-0 hover:underline group-hover:decoration-current"
        >
          {children}
        </Link>
      </dd>
    </div>
  );
}

function Detail({ children }: { children: ReactNode }) {
  return <span className="mt-0.5 block text-ink-soft text-sm">{children}</span>;
}

/** Keeps it on one line. */
function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}

function waitingText(waiting: number): string {
  return waiting === 1
    ? "1 request is waiting for your answer"
    : `${waiting} requests are waiting for your answer`;
}

function others(homes: number): string[] {
  return homes > 1 ? [`and ${formatCount(homes - 1, "other")}`] : [];
}

/** The page with its figures, week by week. */
function interestHref(home: DashboardSummary["home"]): string {
  return home && isPublicStatus(home.status)
    ? paths.promote.href(home.id)
    : paths.myListings.href();
}

function bookingsHref(status: string | undefined): string {
  return paths.dashboard.showings(status ? { status } : {});
}
