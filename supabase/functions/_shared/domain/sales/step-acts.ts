import type { Offer } from "../offers/offers.ts";
import { addDays } from "../site/time/time-zones.ts";
import type { Side } from "../talk/messages.ts";
import { doersOf, isOpenAfterwards } from "./closing-room.ts";
import type { SaleAct, SaleStep } from "./deadlines.ts";
import { partyName } from "./party-roles.ts";
import {
  canMove,
  mayWaive,
  otherSide,
  type SaleStepKind,
  type StepTerms,
  stepBefore,
} from "./sale-steps.ts";
import { STEP_KINDS } from "./step-kinds.ts";
import { agreedVersion, dayText, homeTime, type SaleOffer, stepsOfSale } from "./step-words.ts";

/** What a side can do about a step, and what was done in words: for the closing room, and not for a dashboard. */

export type StepActName =
  | "agree"
  | "refuse"
  | "take_back"
  | "sign"
  | "done"
  | "waive"
  | "propose"
  | "reopen";

/** The acts that a side can make on a step now. SQL decides in the end. */
export function stepActs(
  step: SaleStep,
  offer: SaleOffer & Pick<Offer, "side">,
  now: Date,
): StepActName[] {
  const { side, sale } = offer;
  const { kind, state, proposal } = step;
  const terms = agreedVersion(offer)?.terms;
  if (!terms || !(sale.state === "open" || isOpenAfterwards(kind, sale.state))) return [];
  if (state === "waived") return [];
  const takesBack: StepActName[] = mayTakeBack(step, offer, now) ? ["reopen"] : [];
  if (state === "done") return takesBack;
  const own = [...ownActs(step, offer, terms, now), ...takesBack];
  if (!proposal) return own;
  if (proposal.made_by === side) return ["take_back", ...own];
  // An answer may be another date.
  return ["agree", "refuse", ...own.filter((act) => act === "propose" || act === "sign")];
}

function ownActs(
  step: SaleStep,
  offer: SaleOffer & Pick<Offer, "side">,
  terms: StepTerms,
  now: Date,
): StepActName[] {
  const { kind } = step;
  const { side } = offer;
  const acts: [StepActName, boolean][] = [
    ["sign", kind === "contract"],
    ["done", maySayDone(step, offer, now)],
    ["propose", canMove(kind)],
    ["waive", mayWaive(kind, terms, side)],
  ];
  return acts.flatMap(([act, may]) => (may ? [act] : []));
}

/** Whether a side can say that a step is done, or its own part of it; that the contract is signed, both say. */
function maySayDone(step: SaleStep, offer: SaleOffer & Pick<Offer, "side">, now: Date): boolean {
  const { kind } = step;
  const isTheirs = doersOf(step, offer.sale) === otherSide(offer.side);
  return kind !== "contract" && !isTheirs && !isTooEarly(kind, offer, now);
}

/** Nothing that happens at the closing or after it is said before its day. */
function isTooEarly(kind: SaleStepKind, offer: SaleOffer, now: Date): boolean {
  const { saidFrom } = STEP_KINDS[kind];
  const closing = stepsOfSale(offer, now).find((step) => step.kind === "closing");
  if (saidFrom === null || offer.sale.state !== "open" || !closing?.due_on) return false;
  const isClosed = closing.state === "done" || closing.state === "waived";
  return !isClosed && homeTime(offer, now).today < addDays(closing.due_on, saidFrom);
}

/** Whether a side can take back that it said a step is done, until a later step builds on it. */
function mayTakeBack(step: SaleStep, offer: SaleOffer & Pick<Offer, "side">, now: Date): boolean {
  const { kind, owner, state, settled_by, done_by } = step;
  const { side } = offer;
  const isOwn = owner === "each" ? done_by.includes(side) : state === "done" && settled_by === side;
  return isOwn && kind !== "contract" && !isBuiltOn(kind, stepsOfSale(offer, now));
}

function isBuiltOn(kind: SaleStepKind, steps: readonly SaleStep[]): boolean {
  return steps.some(
    (step) =>
      stepBefore(step.kind) === kind &&
      (step.state === "done" || step.state === "waived") &&
      step.settled_by !== "both",
  );
}

/** An act on a step in words: "You proposed Fri, Dec 4". */
export function stepActText(act: SaleAct, side: Side): string {
  const who = act.party
    ? `${partyName(act.party)}, invited by ${act.made_by === side ? "you" : `the ${act.made_by}`},`
    : (act.by ?? (act.made_by === side ? "You" : `The ${act.made_by}`));
  const day = dayText(act.day ?? act.made_on);
  switch (act.act) {
    case "proposed":
      return act.kind === "contract"
        ? `${who} said that it was signed on ${day}`
        : `${who} proposed ${day}`;
    case "agreed":
      return `${who} agreed to ${day}`;
    case "refused":
      return `${who} didn't agree`;
    case "taken_back":
      return `${who} withdrew the proposal`;
    case "done":
      return `${who} said that ${partOf(act, who)} is done`;
    case "waived":
      return `${who} waived it`;
    case "reopened":
      return `${who} said that ${partOf(act, who)} isn't done yet`;
  }
}

function partOf({ kind }: SaleAct, who: string): string {
  if (STEP_KINDS[kind].owner !== "each") return "it";
  return who === "You" ? "your part" : "their part";
}
