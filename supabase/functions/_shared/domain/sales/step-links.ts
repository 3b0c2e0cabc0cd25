import { paths } from "../site/paths.ts";
import { formatDate } from "../site/text/format.ts";
import { withHour } from "../site/time/hours.ts";
import { addDays } from "../site/time/time-zones.ts";
import type { Side } from "../talk/messages.ts";
import type { SaleAct } from "./deadlines.ts";
import { daysOfGrace, otherSide, type SaleStepKind, STEP_LABELS } from "./sale-steps.ts";
import { stepActText } from "./step-acts.ts";
import type { StepOwner } from "./step-kinds.ts";

/**
 * A step of a sale behind the link in an email about it (decision 187): one act can be made through it, without signing
 * in. The rules are in schemas/sales/steps_by_link.sql.
 */

export const LINK_ACTS = ["done", "agree", "refuse", "propose", "waive"] as const;
export type LinkAct = (typeof LINK_ACTS)[number];

/** The answer of `step_by_link`. */
export type LinkedStep = {
  sale_id: string;
  side: Side;
  /** The home's title. */
  home: string;
  /** The home's time zone. */
  zone: string;
  sale_state: "open" | "fell_through" | "closed";
  kind: SaleStepKind;
  owner: StepOwner;
  /** At a step of each side: the sides that have said that their part is done. */
  done_by: Side[];
  state: "open" | "done" | "waived";
  due_on: string | null;
  /** The hour at which that day's deadline ends, where the home is; 24 is the end of the day. */
  until_hour: number;
  /** A date that waits for an answer. */
  proposed_on: string | null;
  /** How many acts the email knew of. Later acts happened in the meantime. */
  seen: number;
  /** The acts that the reader could make now, through a link that knows of all acts. */
  can: LinkAct[];
  acts: SaleAct[];
};

/** Facts that a notification about a step gets when it is mailed. */
export type MailedLink = { token: string; acts: LinkAct[]; proposed_on: string | null };

/** The target of the link: one act, or the choice between all acts. */
export function stepLink(token: string, act?: LinkAct): string {
  return `${paths.stepLink.href()}#${act ? `${act}/` : ""}${token}`;
}

/** Reads what follows "#" in such a link. */
export function readStepLink(fragment: string): { token: string; act: LinkAct | undefined } {
  const [first = "", second] = fragment.split("/");
  const act = LINK_ACTS.find((each) => each === first);
  return { token: second ?? first, act: second === undefined ? undefined : act };
}

/** An act as a link or a button. */
export function linkActName(
  act: LinkAct,
  { proposed_on }: Pick<LinkedStep, "proposed_on">,
): string {
  switch (act) {
    case "done":
      return "It is done";
    case "agree":
      return `Agree to ${formatDate(proposed_on ?? "", { short: true })}`;
    case "refuse":
      return "Don't agree";
    case "propose":
      return "Ask for another date";
    case "waive":
      return "Waive condition";
  }
}

/** The acts that the link can still make: none once a side has acted since the link's email. */
export function openActs({ acts, seen, can }: LinkedStep): LinkAct[] {
  return acts.length === seen ? can : [];
}

/** The act that was made through this link, if it is still the step's latest. */
export function ownActOf({ acts, seen, side }: LinkedStep): SaleAct | undefined {
  const last = acts.at(-1);
  return acts.length === seen + 1 && last?.made_by === side ? last : undefined;
}

/** Describes in words what has happened since the email. */
export function meanwhile({
  acts,
  seen,
  side,
}: LinkedStep): { n: number; text: string; at: string }[] {
  return acts.slice(seen).map((act) => ({ n: act.n, text: stepActText(act, side), at: act.at }));
}

/** Why nothing can be done any more, or when the step is due. */
export function linkStanding(step: LinkedStep, today: string): string {
  const { kind, sale_state, state, due_on } = step;
  if (sale_state === "fell_through") return "This sale has ended, so there is nothing left to do.";
  if (state === "done") return "It is done.";
  if (state === "waived") return "This condition was waived.";
  if (step.done_by.includes(step.side))
    return `Your part is done. The ${otherSide(step.side)}'s part is still open.`;
  if (due_on === null) return "It has no date yet.";
  const date = formatDate(due_on, { short: true, year: true });
  const day = withHour(date, step.until_hour, step.zone);
  if (addDays(due_on, daysOfGrace(kind)) < today) return `It was due on ${day}, and is late.`;
  return due_on === today ? `Today, ${day}, is its last day.` : `It is due on ${day}.`;
}

/** The text after an act through the link. */
export function linkDoneText({ act, day }: SaleAct, { side, kind }: LinkedStep): string {
  const other = otherSide(side);
  switch (act) {
    case "done":
      return `Done: ${STEP_LABELS[kind]}. We told the ${other}.`;
    case "waived":
      return `You waived the condition: ${STEP_LABELS[kind]}. We told the ${other}.`;
    case "proposed":
      return `You asked for ${formatDate(day ?? "", { short: true })}. It counts once the ${other} agrees.`;
    case "agreed":
      return `Agreed: ${formatDate(day ?? "", { short: true })}. We told the ${other}.`;
    default:
      return `The date stays as it was. We told the ${other}.`;
  }
}
