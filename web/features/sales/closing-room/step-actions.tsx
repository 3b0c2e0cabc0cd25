import type { Offer } from "@domain/offers/offers.ts";
import { ruleText } from "@domain/sales/counting-days.ts";
import type { SaleStep } from "@domain/sales/deadlines.ts";
import { STEP_LABELS } from "@domain/sales/sale-steps.ts";
import type { StepActName } from "@domain/sales/step-acts.ts";
import { dayText, type SaleOffer, WAIVE_WARNING } from "@domain/sales/step-words.ts";
import { answerDay, seenStep, settleStep } from "@web/api/sales/steps.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { focusAfter } from "@web/lib/focus-after.ts";
import { notify } from "@web/lib/notices.ts";
import { useRef, useState } from "react";
import { useOfferWork } from "../../offers/offers/use-offer-work.ts";
import { DatesPreview } from "./dates-preview.tsx";
import { ProposeDialog } from "./propose-dialog.tsx";
import { anotherClosingHref } from "./step-address.ts";

/**
 * The buttons for everything that the reader can do about a step now: one press settles it, and a date is sent to the
 * other side.
 */
export function StepActions(props: {
  userId: string;
  offer: Offer & SaleOffer;
  step: SaleStep;
  acts: readonly StepActName[];
  /** The step's name, for places where the same buttons repeat. */
  of?: string;
}) {
  const { userId, offer, step, acts, of } = props;
  const work = useOfferWork(userId);
  const [asking, setAsking] = useState<"waive" | "propose" | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const seen = seenStep(offer, step);
  const { proposal } = step;
  const size = of ? "sm" : "md";

  function close() {
    setAsking(null);
    work.forgetFailure();
  }

  function done(text: string) {
    // The button that was pressed may be gone.
    focusAfter(close, () => place.current);
    notify({ tone: "success", text });
  }

  async function settle(how: "done" | "waived" | "reopened", text: string) {
    if (await work.act(how, () => settleStep(seen, how))) done(text);
  }

  async function answer(name: string, agrees: boolean, text: string) {
    if (await work.act(name, () => answerDay(seen, agrees))) done(text);
  }

  const run: Record<StepActName, () => void> = {
    agree: () => void answer("agree", true, "Agreed. We told the other side."),
    refuse: () => void answer("refuse", false, "The date stays as it was. We told the other side."),
    take_back: () => void answer("take_back", false, "Your proposal is withdrawn."),
    done: () =>
      void settle(
        "done",
        `${step.owner === "each" ? "Your part is done" : "Done"}: ${STEP_LABELS[step.kind]}.`,
      ),
    reopen: () => void settle("reopened", `Open again: ${STEP_LABELS[step.kind]}.`),
    waive: () => setAsking("waive"),
    propose: () => setAsking("propose"),
    sign: () => setAsking("propose"),
  };
  const [first] = acts;
  if (acts.length === 0) return <div ref={place} tabIndex={-1} className="outline-none" />;
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3 outline-none print:hidden">
      {proposal?.rule && proposal.made_by !== offer.side && (
        <>
          <p className="max-w-prose text-sm">
            Signed on {dayText(proposal.day ?? "")}. {ruleText(proposal.rule)}
          </p>
          <DatesPreview offer={offer} day={proposal.day ?? ""} rule={proposal.rule} />
        </>
      )}
      <div className="flex flex-wrap gap-2.5">
        {acts.map((act) => {
          const name = nameOf(act, step);
          const label = of ? { "aria-label": `${name}: ${of}` } : {};
          // Another closing moves other dates, so it is looked at first, in the picture of the weeks.
          return act === "propose" && step.kind === "closing" ? (
            <LinkButton
              key={act}
              size={size}
              variant="secondary"
              to={anotherClosingHref(offer.sale.id)}
              {...label}
            >
              {name}
            </LinkButton>
          ) : (
            <Button
              key={act}
              size={size}
              variant={act === first && MOVES_ON.has(act) ? "primary" : "secondary"}
              pending={work.doing === PENDING[act]}
              onClick={run[act]}
              {...label}
            >
              {name}
            </Button>
          );
        })}
      </div>
      {asking === null && <Failure text={work.failureText} />}
      {asking === "propose" && (
        <ProposeDialog offer={offer} step={step} work={work} onClose={close} onDone={done} />
      )}
      {asking === "waive" && (
        <ConfirmDialog
          onClose={close}
          onConfirm={() => void settle("waived", `Waived: ${STEP_LABELS[step.kind]}.`)}
          title="Waive this condition?"
          confirmLabel="Waive it"
          cancelLabel="Keep it"
          pending={work.doing === "waived"}
          pendingText="Sending..."
          error={work.failureText}
        >
          <p>{WAIVE_WARNING}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function nameOf(act: StepActName, { due_on, proposal, owner, done_by }: SaleStep): string {
  switch (act) {
    case "agree":
      return `Agree to ${dayText(proposal?.day ?? "")}`;
    case "refuse":
      return "Don't agree";
    case "take_back":
      return "Withdraw proposal";
    case "sign":
      return proposal ? "Say another day" : "It is signed";
    case "done":
      return owner === "each" ? "My part is done" : "Done";
    case "waive":
      return "Waive condition";
    case "propose":
      return due_on === null ? "Propose a date" : "Propose another date";
    case "reopen":
      return done_by.length > 0 ? "My part isn't done yet" : "Not done yet";
  }
}

/** The acts that bring a step forward. Another date is no such act: it is never what the page suggests first. */
const MOVES_ON: ReadonlySet<StepActName> = new Set(["agree", "sign", "done"]);

/** The name of the work behind each button. */
const PENDING: Record<StepActName, string> = {
  agree: "agree",
  refuse: "refuse",
  take_back: "take_back",
  done: "done",
  reopen: "reopened",
  waive: "",
  propose: "",
  sign: "",
};
