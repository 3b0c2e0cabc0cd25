import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount } from "@domain/site/text/format.ts";
import {
  CASE_KINDS,
  type ModerationCase as Case,
  type CaseStep,
  DECISIONS,
  type History,
  MODERATING_TEXTS,
} from "@domain/talk/moderating.ts";
import { reasonName } from "@domain/talk/reports.ts";
import { useQuery } from "@tanstack/react-query";
import { moderationCaseQuery } from "@web/api/talk/moderating.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { Badge } from "@web/components/badge.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { FileQuestion } from "lucide-react";
import { DecideForm } from "./decide-form.tsx";
import { FrozenCopy } from "./frozen-copy.tsx";
import { OperatingSkeleton } from "./operating-page.tsx";
import { Moment, Section } from "./section.tsx";

/** One case: a copy of what was reported, by whom, both sides' history, and the decision. */
export function ModerationCase({ userId, id }: { userId: string; id: string }) {
  const query = useQuery(moderationCaseQuery(userId, id));
  const { data: about } = query;
  if (about) return <KnownCase userId={userId} about={about} />;
  if (query.isPending) return <OperatingSkeleton level={1} />;
  if (query.isError)
    return <LoadError level={1} title={ERRORS.moderating_unavailable.text} query={query} />;
  return (
    <EmptyState
      level={1}
      icon={<FileQuestion />}
      title={MODERATING_TEXTS.missing}
      action={<LinkButton to={paths.operator.href()}>All reports</LinkButton>}
    />
  );
}

function KnownCase({ userId, about }: { userId: string; about: Case }) {
  const [latest, ...earlier] = about.copies;
  const title =
    latest?.frozen.home?.title ??
    latest?.frozen.homes?.[0]?.home.title ??
    latest?.frozen.title ??
    about.accused.name;
  return (
    <>
      <div className="grid gap-4">
        <BackLink to={paths.operator.href()}>All reports</BackLink>
        <PageHeader
          kicker={CASE_KINDS[about.kind]}
          title={title || "Without a title"}
          lead={`${formatCount(about.reports.length, "report")}. ${
            about.measure ? `In force: ${DECISIONS[about.measure]}.` : "Nothing is in force."
          }`}
        />
      </div>
      <Section
        id="copy"
        title="What was reported"
        lead="A copy from the time of the report. Later changes and deletions don’t change it."
      >
        <div className="grid gap-6">
          {latest ? (
            <>
              <p className="text-ink-soft text-sm">
                As of <Moment at={latest.at} />
                {about.is_public && about.listing_id && (
                  <>
                    {" · "}
                    <TextLink to={paths.listing.href(about.listing_id)}>The home now</TextLink>
                  </>
                )}
              </p>
              <FrozenCopy frozen={latest.frozen} reported={about.subject_id} />
            </>
          ) : (
            <p className="text-ink-soft">There is no copy.</p>
          )}
          {earlier.map((copy) => (
            <Disclosure key={copy.at} summary={<>Before: {<Moment at={copy.at} />}</>}>
              <div className="pt-3">
                <FrozenCopy frozen={copy.frozen} reported={about.subject_id} />
              </div>
            </Disclosure>
          ))}
        </div>
      </Section>
      <Section id="reporters" title="Who reported">
        <ul className="border-line border-t">
          {about.reports.map((report) => (
            <li key={report.at} className="grid gap-2 border-line border-b py-4 text-sm">
              <p>
                <span className="font-medium">{reasonName(report.reason)}</span>{" "}
                <span className="text-ink-soft">
                  <Moment at={report.at} />
                </span>
              </p>
              {report.words && (
                <blockquote className="wrap-anywhere whitespace-pre-line border-clay border-l-2 pl-4">
                  {report.words}
                </blockquote>
              )}
              {report.reporter ? (
                <Person history={report.reporter} />
              ) : (
                <p className="text-ink-soft">
                  {report.by_staff
                    ? "Opened by our team."
                    : report.reason === "same_photos"
                      ? "Found by the site."
                      : "Without an account."}
                </p>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="accused" title="Who it is about">
        <Person history={about.accused} isGone={about.accused.is_gone} />
      </Section>
      <Section id="decision" title="Decision">
        <DecideForm key={about.decisions} userId={userId} about={about} />
      </Section>
      <Section id="record" title="Record" lead="Everything that has happened in this case.">
        <ol className="border-line border-t">
          {about.steps.map((step) => (
            <Step key={`${step.at} ${step.what}`} step={step} />
          ))}
        </ol>
      </Section>
    </>
  );
}

function Person({ history, isGone = false }: { history: History; isGone?: boolean }) {
  if (isGone) return <p className="text-ink-soft text-sm">The account has been deleted.</p>;
  const facts = [
    ...(history.member_since ? [] : ["no account"]),
    `${formatCount(history.homes, "home")}, ${history.homes_for_sale} for sale`,
    `${formatCount(history.showings, "showing")}, ${formatCount(history.no_shows, "no-show")}`,
    formatCount(history.conversations, "conversation"),
    `reported ${formatCount(history.reported, "time")}, ${formatCount(history.measures, "measure")}`,
    `${formatCount(history.reports, "report")} of their own, ${history.reports_upheld} acted on`,
  ];
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span
          translate={history.name === null ? undefined : "no"}
          className="wrap-anywhere font-medium"
        >
          {history.name ?? "Without a name"}
        </span>
        {history.address && (
          <span translate="no" className="wrap-anywhere">
            {history.address}
          </span>
        )}
        {history.suspended && <Badge tone="red">suspended</Badge>}
      </p>
      <p className="text-ink-soft">
        {history.member_since && (
          <>
            Member since <Moment at={history.member_since} />
            {" · "}
          </>
        )}
        {facts.join(" · ")}
      </p>
    </div>
  );
}

function Step({ step }: { step: CaseStep }) {
  const by = step.by ? ` by ${step.by}` : "";
  return (
    <li className="grid gap-1 border-line border-b py-3 text-sm">
      <p>
        <span className="font-medium">
          {step.what === "decided" && step.decision
            ? `Decided${by}: ${DECISIONS[step.decision]}`
            : `${STEPS[step.what]}${by}`}
        </span>{" "}
        <span className="text-ink-soft">
          <Moment at={step.at} />
        </span>
      </p>
      {step.words && (
        <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{step.words}</p>
      )}
    </li>
  );
}

const STEPS: Record<CaseStep["what"], string> = {
  reported: "Reported",
  seen: "Looked at",
  decided: "Decided",
  answered: "Answered by the person involved",
};
