import type { Offer } from "../offers/offers.ts";
import { addDays } from "../site/time/time-zones.ts";
import type { Side } from "../talk/messages.ts";
import { doersOf, isOpenAfterwards } from "./closing-room.ts";
import { isSettled, type SaleAct, type SaleStep } from "./deadlines.ts";
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
  const steps = stepsOfSale(offer, now);
  const takesBack: StepActName[] = mayTakeBack(step, side, steps) ? ["reopen"] : [];
  if (state === "done") return takesBack;
  const isEarly = isTooEarly(kind, steps, offer, now);
  const own = [...ownActs(step, offer, terms, isEarly), ...takesBack];
  if (!proposal) return own;
  if (proposal.made_by === side) return ["take_back", ...own];
  // An answer may be another date.
  return ["agree", "refuse", ...own.filter((act) => act === "propose" || act === "sign")];
}

function ownActs(
  step: SaleStep,
  offer: SaleOffer & Pick<Offer, "side">,
  terms: StepTerms,
  isEarly: boolean,
): StepActName[] {
  const { kind } = step;
  const { side, sale } = offer;
  const isTheirs = doersOf(step, sale) === otherSide(side);
  const acts: [StepActName, boolean][] = [
    ["sign", kind === "contract"],
    // That the contract is signed, both say.
    ["done", kind !== "contract" && !isTheirs && !isEarly],
    ["propose", canMove(kind)],
    ["waive", mayWaive(kind, terms, side)],
  ];
  return acts.flatMap(([act, may]) => (may ? [act] : []));
}

/** Nothing that happens at the closing or after it is said before its day. */
function isTooEarly(
  kind: SaleStepKind,
  steps: readonly SaleStep[],
  offer: SaleOffer,
  now: Date,
): boolean {
  const { saidFrom } = STEP_KINDS[kind];
  const closing = steps.find((step) => step.kind === "closing");
  if (saidFrom === null || offer.sale.state !== "open" || !closing?.due_on) return false;
  return !isSettled(closing) && homeTime(offer, now).today < addDays(closing.due_on, saidFrom);
}

/** Whether a side can take back that it said a step is done, until a later step builds on it. */
function mayTakeBack(step: SaleStep, side: Side, steps: readonly SaleStep[]): boolean {
  const { kind, owner, state, settled_by, done_by } = step;
  const isOwn = owner === "each" ? done_by.includes(side) : state === "done" && settled_by === side;
  return isOwn && kind !== "contract" && !isBuiltOn(kind, steps);
}

function isBuiltOn(kind: SaleStepKind, steps: readonly SaleStep[]): boolean {
  return steps.some(
    (step) => stepBefore(step.kind) === kind && isSettled(step) && step.settled_by !== "both",
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
