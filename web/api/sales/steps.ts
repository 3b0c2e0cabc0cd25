import type { Offer } from "@domain/offers/offers.ts";
import type { CountingRule } from "@domain/sales/counting-days.ts";
import type { SaleStep } from "@domain/sales/deadlines.ts";
import type { SaleStepKind } from "@domain/sales/sale-steps.ts";
import type { SaleOffer } from "@domain/sales/step-words.ts";
import { asMember } from "../site/transport/tables.ts";

/** Acts on the steps of a sale. Each returns the sale's offer as it is now; errors are those of the catalogue. */

/** Also for what changes the sale itself (sales.ts), and by a link in a mail (step-link.ts). */
export const notSent = { fallback: "offer_not_sent", repeats: true } as const;

/** A step of a sale, and how many acts of it the caller has seen. */
export type SeenStep = { sale_id: string; kind: SaleStepKind; seen: number };

export function seenStep({ sale }: SaleOffer, { kind, history }: SaleStep): SeenStep {
  return { sale_id: sale.id, kind, seen: history.length };
}

/** Says that a step is done, waives a contingency, or opens again a step that this side said was done. */
export function settleStep(
  step: SeenStep,
  how: "done" | "waived" | "reopened",
  said = "",
): Promise<Offer> {
  return asMember(notSent, (db) => db.rpc("settle_step", { ...step, how, said }));
}

/** Records values at a step; null removes one. @param seen the values of the same fields when they were read. */
export function recordFacts(
  step: Pick<SeenStep, "sale_id" | "kind">,
  seen: Record<string, string | null>,
  told: Record<string, string | null>,
): Promise<Offer> {
  return asMember(notSent, (db) => db.rpc("record_facts", { ...step, seen, told }));
}

/** Proposes a date to the other side; for the contract, with the rule for counting. */
export function proposeDay(
  step: SeenStep,
  { day, rule, said }: { day: string; rule?: CountingRule; said: string },
): Promise<Offer> {
  const counting = rule && { ...rule, otherwise: [...rule.otherwise] };
  return asMember(notSent, (db) => db.rpc("propose_day", { ...step, day, ...counting, said }));
}

/** Agrees to the other side's date or refuses it; takes back one's own. */
export function answerDay(step: SeenStep, agrees: boolean): Promise<Offer> {
  return asMember(notSent, (db) => db.rpc("answer_day", { ...step, agrees }));
}
