import type { DashboardSummary } from "@domain/people/dashboard.ts";
import { FIRST_ERRORS } from "@domain/site/errors/first-errors.ts";
import { useQuery } from "@tanstack/react-query";
import { summaryQuery } from "@web/api/people/dashboard.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { OutOfDate } from "@web/components/out-of-date.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { arrivingCode } from "@web/lib/new-version.ts";
import { lazy, type ReactNode, Suspense } from "react";
import { Cover } from "./cover.tsx";
import { NextStep } from "./next-step.tsx";
import { OverviewSkeleton } from "./overview-skeleton.tsx";
import { StateStrip } from "./state-strip.tsx";

const OneOfHomes = lazy(() => arrivingCode(import("./one-of-homes.tsx")));

/** The next step beside a picture of the home, with the actual state below. */
export function Overview(props: {
  userId: string;
  /** How far along the sale of a home is; null stands for the only one. */
  progress?: (home: string | null) => ReactNode;
}) {
  const { userId, progress } = props;
  const query = useQuery(summaryQuery(userId));
  const { data: summary, isError } = query;
  if (!summary) {
    if (!isError) {
      return (
        <LoadingGroup label="Loading what to do next...">
          <OverviewSkeleton />
        </LoadingGroup>
      );
    }
    return (
      <LoadError
        title={FIRST_ERRORS.dashboard_unavailable.text}
        className="border-line border-y"
        query={query}
      />
    );
  }
  return (
    <div className="grid gap-8 sm:gap-10">
      {isError && <OutOfDate query={query}>{failureReason(query.error)}</OutOfDate>}
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <NextStep step={summary.next_step}>
          {summary.homes > 0 && !summary.choices && progress?.(null)}
        </NextStep>
        <div className="max-lg:hidden empty:hidden">
          <Cover userId={userId} summary={summary} />
        </div>
      </div>
      {summary.choices && progress ? (
        // As tall as what comes, so that the parts below it stay where they load later.
        <Suspense fallback={<Skeleton className="h-96 lg:h-52" />}>
          <OneOfHomes {...{ userId, summary, progress }} />
        </Suspense>
      ) : (
        hasAnything(summary) && <StateStrip summary={summary} />
      )}
    </div>
  );
}

/** A user without a home has no state to show. */
function hasAnything(summary: DashboardSummary): boolean {
  return summary.homes > 0 || summary.next_showing !== null;
}
