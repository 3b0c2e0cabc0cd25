import type { Offer } from "../offers/offers.ts";
import { addDays } from "../site/time/time-zones.ts";
import { isOpenAfterwards, type Room } from "./closing-room.ts";
import { isBound, isSettled, type SaleStep } from "./deadlines.ts";
import { STEP_GROUPS, STEP_KINDS } from "./step-kinds.ts";
import { homeTime, type SaleOffer } from "./step-words.ts";

/** The steps that a closing room shows open are due within so many days. */
export const AT_HAND_DAYS = 10;

export type StepGroup = {
  name: string;
  /** How many of all steps of the group are settled. */
  done: number;
  of: number;
  /** The steps of the group that aren't at hand, in the order of all steps. */
  steps: SaleStep[];
};

/**
 * The steps that are open within ten days, those that are late first, and all others by what they are about. Each step is
 * in one of them.
 */
export function stepsAtHand(
  { steps }: Pick<Room, "steps">,
  offer: SaleOffer & Pick<Offer, "home">,
  now: Date,
): { soon: SaleStep[]; groups: StepGroup[] } {
  const until = addDays(homeTime(offer, now).today, AT_HAND_DAYS);
  const { state } = offer.sale;
  const soon = steps
    .filter((step) => state === "open" || isOpenAfterwards(step.kind, state))
    .filter((step) => isAtHand(step, until, isBound(offer)))
    .sort((a, b) => (a.due_on ?? until).localeCompare(b.due_on ?? until));
  const groups = Object.entries(STEP_GROUPS).map(([group, name]) => {
    const all = steps.filter(({ kind }) => STEP_KINDS[kind].group === group);
    return {
      name,
      done: all.filter(isSettled).length,
      of: all.length,
      steps: all.filter((step) => !soon.includes(step)),
    };
  });
  return { soon, groups: groups.filter((group) => group.steps.length > 0) };
}

/** A date that waits for an answer is at hand, and so is a step to which the signed contract gives no date. */
function isAtHand(step: SaleStep, until: string, isSigned: boolean): boolean {
  const { kind, due_on, days, proposal } = step;
  if (isSettled(step)) return false;
  if (proposal || kind === "contract") return true;
  return due_on === null ? isSigned && days === null : due_on <= until;
}
