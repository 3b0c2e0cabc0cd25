import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount, formatNumber } from "@domain/site/text/format.ts";
import {
  CASE_KINDS,
  CASE_STATES,
  DECISIONS,
  MODERATING_TEXTS,
  type QueuedCase,
} from "@domain/talk/moderating.ts";
import { reasonName } from "@domain/talk/reports.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { moderationQueueQuery, moderationWeeksQuery } from "@web/api/talk/moderating.ts";
import { Badge, type BadgeTone } from "@web/components/badge.tsx";
import { Button } from "@web/components/button.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { Failure, InlineNotice, type Retryable, retryOf } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { ReportWeeks } from "./report-weeks.tsx";
import { Moment, Section } from "./section.tsx";

/** Cases waiting for a decision, decided ones, and the figures of the last weeks. */
export function ReportsSection({ userId }: { userId: string }) {
  return (
    <>
      <Section id="reports" title={MODERATING_TEXTS.title} lead={MODERATING_TEXTS.lead}>
        <Queue userId={userId} />
      </Section>
      <Section id="report-weeks" title="Reports by week" lead="Weeks begin on Monday, in UTC.">
        <OwnWeeks userId={userId} />
      </Section>
    </>
  );
}

function Queue({ userId }: { userId: string }) {
  const query = useInfiniteQuery(moderationQueueQuery(userId));
  const [first] = query.data?.pages ?? [];
  if (!first) return <NotYet query={query} />;
  const waiting = query.data?.pages.flatMap((page) => page.waiting) ?? [];
  const { total, decided } = first;
  return (
    <div className="grid gap-6">
      {waiting.length === 0 ? (
        <p className="text-ink-soft">{MODERATING_TEXTS.empty}</p>
      ) : (
        <Cases cases={waiting} />
      )}
      {query.hasNextPage && (
        <div className="flex flex-wrap items-center gap-4">
          <p className="text-ink-soft text-sm tabular-nums">
            {formatNumber(waiting.length)} of {formatCount(total, "waiting report")}
          </p>
          <Failure text={query.isFetchNextPageError ? failureReason(query.error) : undefined} />
          <Button
            variant="secondary"
            pending={query.isFetchingNextPage}
            pendingText="Loading more reports..."
            onClick={() => query.fetchNextPage()}
          >
            {query.isFetchNextPageError ? "Try again" : "Show more reports"}
          </Button>
        </div>
      )}
      {decided.length > 0 && (
        <Disclosure summary={`Decided: the latest ${decided.length}`}>
          <div className="pt-3">
            <Cases cases={decided} />
          </div>
        </Disclosure>
      )}
    </div>
  );
}

function Cases({ cases }: { cases: QueuedCase[] }) {
  return (
    <ul className="border-line border-t">
      {cases.map((each) => (
        <li key={each.id} className="grid gap-1 border-line border-b py-4 text-sm">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <p className="wrap-anywhere min-w-[min(12rem,100%)] flex-1">
              <TextLink to={paths.moderation.href(each.id)}>
                {CASE_KINDS[each.kind]}: {each.title || "without a title"}
              </TextLink>
            </p>
            <Badge tone={TONES[each.state]}>
              {each.decision ? DECISIONS[each.decision] : CASE_STATES[each.state]}
            </Badge>
            {each.state === "answered" && (
              <Badge tone={TONES.answered}>{CASE_STATES.answered}</Badge>
            )}
          </div>
          <p className="text-ink-soft">
            {formatCount(each.reports, "report")} since <Moment at={each.opened_at} />:{" "}
            {each.reasons.map((reason) => reasonName(reason)).join("; ")}
          </p>
        </li>
      ))}
    </ul>
  );
}

const TONES: Record<QueuedCase["state"], BadgeTone> = {
  open: "red",
  answered: "amber",
  decided: "neutral",
};

function OwnWeeks({ userId }: { userId: string }) {
  const query = useQuery(moderationWeeksQuery(userId));
  return query.data ? <ReportWeeks weeks={query.data} /> : <NotYet query={query} />;
}

function NotYet({ query }: { query: Retryable & { isError: boolean; error: Error | null } }) {
  if (query.isError)
    return (
      <InlineNotice tone="error" title={ERRORS.moderating_unavailable.text} action={retryOf(query)}>
        {failureReason(query.error)}
      </InlineNotice>
    );
  return (
    <LoadingGroup label="Loading the reports..." className="grid gap-3" shapes={["h-14", "h-14"]} />
  );
}
