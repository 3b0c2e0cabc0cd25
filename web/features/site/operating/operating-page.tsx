import { ERRORS } from "@domain/site/errors/errors.ts";
import { attentionOf, OPERATING_TEXTS } from "@domain/site/operating/operating.ts";
import { waitingSentence } from "@domain/talk/moderating.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { functionSetUpQuery, operatingQuery } from "@web/api/site/operating/operating.ts";
import { moderationQueueQuery } from "@web/api/talk/moderating.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { dayAndClock } from "@web/lib/clock.ts";
import { Clock } from "./clock.tsx";
import { Counts } from "./counts.tsx";
import { FailedMails } from "./failed-mails.tsx";
import { FailedWebhooks } from "./failed-webhooks.tsx";
import { FindSection } from "./find-section.tsx";
import { MailByKind } from "./mail-by-kind.tsx";
import { MortgageRate } from "./mortgage-rate.tsx";
import { OptionalParts } from "./optional-parts.tsx";
import { OwnershipSection } from "./ownership-section.tsx";
import { ReportsSection } from "./reports-section.tsx";
import { Section } from "./section.tsx";
import { SiteWeeks } from "./site-weeks.tsx";
import { VestyDays } from "./vesty-days.tsx";

/** Problems that need attention first, then everything by subject. */
export function OperatingPage({ userId }: { userId: string }) {
  const query = operatingQuery(userId);
  const site = useQuery(query);
  const setUp = useQuery(functionSetUpQuery(userId));
  const queue = useInfiniteQuery(moderationQueueQuery(userId));

  if (site.isPending) return <OperatingSkeleton />;
  if (site.isError && !site.data) {
    return (
      <LoadError
        title={
          isForbidden(site.error) ? OPERATING_TEXTS.notAllowed : ERRORS.operating_unavailable.text
        }
        query={site}
      />
    );
  }
  const { counts, duties, mail, limits, failedMails, webhooks, weeks, vesty } = site.data;
  return (
    <>
      <Attention
        sentences={[
          ...attentionOf(site.data, setUp.data, dayAndClock),
          ...waitingSentence(queue.data?.pages[0]?.total ?? 0),
        ]}
      />
      <ReportsSection userId={userId} />
      <OwnershipSection userId={userId} sets />
      <FindSection userId={userId} />
      <Section id="counts" title="In numbers">
        <Counts counts={counts} />
      </Section>
      <Section
        id="weeks"
        title="From account to keys"
        lead="Of the accounts opened in each week, how many came how far with a home of theirs. Buyers' accounts are among them. Weeks begin on Monday, in UTC."
      >
        <SiteWeeks weeks={weeks} />
      </Section>
      <Section id="vesty" title="Vesty" lead="The last seven days, in UTC.">
        <VestyDays days={vesty} />
      </Section>
      <Section id="mail" title="Mail" lead="Days are in UTC.">
        <MailByKind mail={mail} limits={limits} />
      </Section>
      <Section id="failed-mail" title="Mail that failed" lead={OPERATING_TEXTS.failedMail}>
        <FailedMails mails={failedMails} queryKey={query.queryKey} />
      </Section>
      <Section
        id="payments"
        title="Payments"
        lead="Stripe keeps trying to deliver an event for three days."
      >
        <FailedWebhooks webhooks={webhooks} />
      </Section>
      <Section
        id="rate"
        title="The mortgage rate"
        lead="Every payment a month is reckoned with it. Browsers ask for it once a day."
      >
        <MortgageRate />
      </Section>
      <Section id="clock" title="The clock" lead="What it does every minute, hour or day.">
        <Clock duties={duties} />
      </Section>
      <Section id="optional" title="Optional parts">
        <OptionalParts setUp={setUp.data} hasFailed={setUp.isError} />
      </Section>
    </>
  );
}

function Attention({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0)
    return <InlineNotice tone="success">{OPERATING_TEXTS.allWell}</InlineNotice>;
  return (
    <InlineNotice tone="warn" title="Needs your attention">
      <ul className="grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </InlineNotice>
  );
}

/** The role was taken away while the page was open. */
function isForbidden(error: Error): boolean {
  return "code" in error && error.code === "forbidden";
}

/** @param props.level 1 if it replaces the whole page. */
export function OperatingSkeleton({ level }: { level?: 1 }) {
  return (
    <LoadingGroup
      label="Loading..."
      level={level}
      className="grid gap-8"
      shapes={["h-12 w-full", "h-40 w-full", "h-40 w-full"]}
    />
  );
}
