import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { STEP_LABELS } from "@domain/sales/sale-steps.ts";
import { STEP_WORDS } from "@domain/sales/step-kind-words.ts";
import {
  type LinkedStep,
  linkDoneText,
  linkStanding,
  meanwhile,
  openActs,
  ownActOf,
  readStepLink,
} from "@domain/sales/step-links.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { dateInZone, momentInZone } from "@domain/site/time/time-zones.ts";
import { useQuery } from "@tanstack/react-query";
import { stepLinkQuery } from "@web/api/sales/step-link.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { Kicker } from "@web/components/kicker.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { OutOfDate } from "@web/components/out-of-date.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { Link2Off } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { StepPress } from "./step-press.tsx";

/** A step of a sale, by the link in the mail about it and without signing in: what it is, and one press. */
export default function StepLinkPage(props: { token: string }) {
  const { token, act } = readStepLink(props.token);
  const query = useQuery({ ...stepLinkQuery(token), enabled: token !== "" });
  const { data: step } = query;
  if (token === "" || step === null)
    return (
      <EmptyState
        level={1}
        icon={<Link2Off />}
        title="This link has expired"
        text={ERRORS.step_link_unknown.text}
        action={<LinkButton to={paths.offers.href()}>Open your offers</LinkButton>}
      />
    );
  if (!step) {
    if (query.isError)
      return <LoadError level={1} title="We could not load this step" query={query} />;
    return (
      <LoadingGroup
        label="Loading the step..."
        level={1}
        className="grid gap-6"
        shapes={["h-4 w-32", "h-12 w-72 max-w-full", "h-6 w-56", "h-11 w-40"]}
      />
    );
  }
  return (
    <article className="grid gap-6">
      {query.isError && <OutOfDate query={query} />}
      <Heading step={step} />
      <Standing step={step} />
      {openActs(step).length > 0 && <StepPress token={token} step={step} wanted={act} />}
      <p>
        <TextLink to={paths.sale.href(step.sale_id)}>Open the whole sale</TextLink>
      </p>
    </article>
  );
}

function Heading({ step }: { step: LinkedStep }) {
  const now = useNow();
  return (
    <header>
      <Kicker className="wrap-anywhere mb-3">{step.home || FALLBACK_TITLE}</Kicker>
      <h1 className="font-display text-title">{STEP_LABELS[step.kind]}</h1>
      <p className="mt-3 font-medium">{linkStanding(step, dateInZone(now, step.zone))}</p>
      <p className="mt-2 max-w-prose text-ink-soft">{STEP_WORDS[step.kind].help}</p>
    </header>
  );
}

/** Replaces the form, taking the focus if it was just submitted. */
function Done({ text }: { text: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) shown.current?.focus();
  }, []);
  return (
    <p ref={shown} tabIndex={-1} className="rounded-md bg-green-soft px-5 py-4 outline-none">
      {text}
    </p>
  );
}

/** The act that was made through this link, or the events since its email. */
function Standing({ step }: { step: LinkedStep }) {
  const own = ownActOf(step);
  if (own) return <Done text={linkDoneText(own, step)} />;
  const news = meanwhile(step);
  if (news.length === 0) return null;
  const isSettled = step.state !== "open";
  return (
    <InlineNotice
      tone="info"
      title={
        isSettled
          ? "This step is settled. There is nothing left to do"
          : "Something changed since this email"
      }
    >
      <ol className="grid gap-1">
        {news.map(({ n, text, at }) => (
          <li key={n} className="flex flex-wrap items-baseline gap-x-3">
            {text}
            <time dateTime={at} className="text-ink-faint text-xs">
              {momentInZone(at, step.zone, { short: true })}
            </time>
          </li>
        ))}
      </ol>
      {!isSettled && <p className="mt-2">Please look at the sale before you act on this step.</p>}
    </InlineNotice>
  );
}
