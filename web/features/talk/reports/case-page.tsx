import { ERRORS } from "@domain/site/errors/errors.ts";
import { REPORT_LIMITS } from "@domain/site/errors/limits.ts";
import { paths } from "@domain/site/paths.ts";
import { formatMoment } from "@domain/site/text/format.ts";
import { decisionWords, MEASURE_TEXTS, type MyCase, outcomeOf } from "@domain/talk/decisions.ts";
import { reasonName } from "@domain/talk/reports.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { answerDecision, caseQuery } from "@web/api/talk/reports.ts";
import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { PageLoading } from "@web/components/page-loading.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useNow } from "@web/lib/use-now.ts";
import { Flag } from "lucide-react";
import type { ReactNode } from "react";

/** The moderators' decision for the person it is about, and the outcome for the person who reported. */
export default function CasePage({ userId, id }: { userId: string; id: string }) {
  const query = useQuery(caseQuery(userId, id));
  const { data: known } = query;
  if (known)
    return known.as === "accused" ? (
      <Decision userId={userId} known={known} />
    ) : (
      <OwnReport known={known} />
    );
  if (query.isPending) return <PageLoading label="Loading the decision..." />;
  if (query.isError)
    return <LoadError level={1} title={ERRORS.case_unavailable.text} query={query} />;
  return (
    <EmptyState
      level={1}
      icon={<Flag />}
      title="There is nothing to see here"
      text="This decision is about another account. Or it is old, and we deleted it."
      action={<LinkButton to={paths.notifications.href()}>Your notifications</LinkButton>}
    />
  );
}

type Accused = Extract<MyCase, { as: "accused" }>;

function Decision({ userId, known }: { userId: string; known: Accused }) {
  const home = known.title ?? undefined;
  const isAbout = known.about === "home" || known.about === "photos";
  const { title } = decisionWords({
    told: "accused",
    decision: known.decision,
    measure: known.measure ?? measureOf(known),
    ...(home ? { home } : {}),
  });
  return (
    <>
      <PageHeader kicker="A decision of our moderators" title={title} />
      <div className="grid max-w-2xl gap-8">
        <Quoted label="Why" at={known.decided_at}>
          {known.reason}
        </Quoted>
        {known.words !== null && <Quoted label="What it is about">{known.words}</Quoted>}
        {known.words === null && home && !isAbout && (
          <p className="text-ink-soft text-sm">It began with {home}.</p>
        )}
        {known.measure && <p>{MEASURE_TEXTS[known.measure]}</p>}
        {known.answer !== null && <Quoted label="Your answer">{known.answer}</Quoted>}
        {known.is_waiting && (
          <InlineNotice tone="info">
            Our moderators will look at your answer, and you will hear from them.
          </InlineNotice>
        )}
        {known.can_answer && <AnswerForm userId={userId} id={known.id} />}
      </div>
    </>
  );
}

/** Once lifted, no measure is in force, so it is derived from the subject. */
function measureOf({ about }: Accused) {
  if (about === "message" || about === "answer") return "remove" as const;
  return about === "person" ? ("suspend" as const) : ("hide_home" as const);
}

function AnswerForm({ userId, id }: { userId: string; id: string }) {
  const client = useQueryClient();
  const form = useCheckedForm<{ words: string }>({
    initial: { words: "" },
    problemsOf: ({ words }) => {
      const { length } = [...words.trim()];
      return length > 0 && length <= REPORT_LIMITS.words
        ? {}
        : { words: ERRORS.decision_answer_invalid.text };
    },
    submit: async ({ words }) => {
      try {
        await answerDecision(id, words);
      } finally {
        await client.invalidateQueries({ queryKey: ownKey(userId) });
      }
    },
    fallback: "case_unavailable",
  });
  return (
    <TitledSection className="grid gap-4 border-line border-t pt-7" title="Are we wrong?">
      <p className="text-ink-soft text-sm">
        Tell us what we missed. You can answer once, and a moderator will look at the decision
        again.
      </p>
      <Failure text={form.failure} />
      <form {...form.form} className="grid gap-4">
        <TextArea label="Your answer" {...form.field("words")} required />
        <Button
          type="submit"
          className="justify-self-start"
          pending={form.isPending}
          pendingText="Sending..."
        >
          Send answer
        </Button>
      </form>
    </TitledSection>
  );
}

function OwnReport({ known }: { known: Extract<MyCase, { as: "reporter" }> }) {
  return (
    <>
      <PageHeader
        kicker="Your report"
        title={known.title ? `Your report about ${known.title}` : "Your report"}
        lead={outcomeOf(known.decision)}
      />
      <div className="grid max-w-2xl gap-8">
        <Quoted label={reasonName(known.reason)} at={known.reported_at}>
          {known.words}
        </Quoted>
        <p className="text-ink-soft text-sm">
          The person you reported does not learn that it was you. We don’t tell you what we did,
          because that is between them and us.
        </p>
      </div>
    </>
  );
}

function Quoted({ label, at, children }: { label: string; at?: string; children: ReactNode }) {
  const now = useNow();
  return (
    <div className="grid gap-1.5">
      <p className="font-medium text-sm">
        {label}
        {at && (
          <time dateTime={at} className="ml-2 font-normal text-ink-faint text-xs">
            {formatMoment(at, now)}
          </time>
        )}
      </p>
      {children && (
        <blockquote className="wrap-anywhere whitespace-pre-line border-clay border-l-2 pl-4">
          {children}
        </blockquote>
      )}
    </div>
  );
}
