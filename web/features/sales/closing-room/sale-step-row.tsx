import { momentAtHome } from "@domain/offers/offer-standing.ts";
import type { Offer } from "@domain/offers/offers.ts";
import { isLeftOpen, stepStateText } from "@domain/sales/closing-room.ts";
import { ruleText } from "@domain/sales/counting-days.ts";
import type { SaleStep, StepState } from "@domain/sales/deadlines.ts";
import { factStoryText, stepStory } from "@domain/sales/sale-facts.ts";
import { STEP_LABELS } from "@domain/sales/sale-steps.ts";
import { stepActs, stepActText } from "@domain/sales/step-acts.ts";
import { STEP_WORDS } from "@domain/sales/step-kind-words.ts";
import { beyondText, ownerText, type SaleOffer } from "@domain/sales/step-words.ts";
import { paths } from "@domain/site/paths.ts";
import { Badge, type BadgeTone } from "@web/components/badge.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { lazyScreen } from "@web/lib/lazy-screen.ts";
import { useNow } from "@web/lib/use-now.ts";
import { Suspense, useState } from "react";
import { SaidWords } from "../../offers/offers/said-words.tsx";
import { StepActions } from "./step-actions.tsx";
import { rowId } from "./step-address.ts";

const ContractPapers = lazyScreen(() => import("./contract-papers.tsx"));
const StepFacts = lazyScreen(() => import("./step-facts.tsx"));
const SignOnline = lazyScreen(() => import("./sign-online.tsx"));
const StepFiles = lazyScreen(() => import("./step-files.tsx"));

/** One step of a sale: its name and date, and below them its explanation, its buttons and its history. */
export function SaleStepRow(props: { userId: string; offer: Offer & SaleOffer; step: SaleStep }) {
  const { userId, offer, step } = props;
  const { kind, proposal } = step;
  const now = useNow();
  const { help, handbook, facts } = STEP_WORDS[kind];
  // The buttons appear once the row is open: for the next step, the same buttons are already at the top.
  const [isOpen, setOpen] = useState(false);
  return (
    <li id={rowId(kind)} className="scroll-mt-24 border-line border-b py-1.5">
      <Disclosure
        onToggle={(event) => setOpen(event.currentTarget.open)}
        summary={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-base">
            <span className="font-medium text-ink">{STEP_LABELS[kind]}</span>
            <Badge
              tone={
                proposal ? "amber" : TONES[isLeftOpen(step, offer.sale.state) ? "open" : step.state]
              }
              className="whitespace-normal!"
            >
              {proposal ? "A date is proposed" : stepStateText(step, offer)}
            </Badge>
          </span>
        }
      >
        {isOpen && (
          <div className="grid gap-3 pt-2 pb-4 pl-0.5">
            <p className="max-w-prose text-ink-soft">
              {ownerText(step, offer.side)}: {help}{" "}
              <TextLink to={paths.handbookArticle.href(handbook)}>More about it</TextLink>
            </p>
            {step.beyond && <p className="max-w-prose">{beyondText(step)}</p>}
            <StepActions
              userId={userId}
              offer={offer}
              step={step}
              acts={stepActs(step, offer, now)}
              of={STEP_LABELS[kind]}
            />
            {(kind === "settlement_statement" || kind === "closing_disclosure") && (
              <TextLink to={paths.saleSettlement.href(offer.sale.id)}>
                Compare its figures with your agreed terms
              </TextLink>
            )}
            {kind === "contract" && (
              <Suspense
                fallback={<LoadingGroup label="Loading the contract..." shapes={["h-24"]} />}
              >
                <ContractPapers userId={userId} offer={offer} />
              </Suspense>
            )}
            {facts.length > 0 && (
              <Suspense
                fallback={<LoadingGroup label="Loading the details..." shapes={["h-10"]} />}
              >
                <StepFacts userId={userId} offer={offer} kind={kind} />
              </Suspense>
            )}
            <Suspense fallback={<LoadingGroup label="Loading the files..." shapes={["h-10"]} />}>
              <StepFiles userId={userId} offer={offer} step={step} />
              {kind === "contract" && <SignOnline userId={userId} offer={offer} what="contract" />}
            </Suspense>
            <StepStory offer={offer} step={step} />
          </div>
        )}
      </Disclosure>
    </li>
  );
}

/** The history of a step: what was done, and what was recorded. */
function StepStory({ offer, step }: { offer: Offer & SaleOffer; step: SaleStep }) {
  const story = stepStory(step.history, offer.sale.facts, step.kind);
  if (story.length === 0) return null;
  return (
    <ol className="grid gap-2">
      {story.map((entry) => {
        const act = "act" in entry ? entry.act : undefined;
        return (
          <li
            key={act ? act.n : `${entry.at} ${"fact" in entry && entry.fact.field}`}
            className="grid gap-0.5"
          >
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="wrap-anywhere">
                {"fact" in entry
                  ? factStoryText(entry.fact, offer.side)
                  : stepActText(entry.act, offer.side)}
              </span>
              <time dateTime={entry.at} className="text-ink-faint text-xs">
                {momentAtHome(entry.at, offer)}
              </time>
            </p>
            {act?.rule && <p className="text-ink-soft">{ruleText(act.rule)}</p>}
            {act?.said && <SaidWords by={act.made_by} text={act.said} offer={offer} />}
          </li>
        );
      })}
    </ol>
  );
}

const TONES: Record<StepState, BadgeTone> = {
  open: "neutral",
  extended: "blue",
  missed: "red",
  done: "green",
  waived: "neutral",
};
