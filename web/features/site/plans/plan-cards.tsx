import { PLAN_IDS, PLANS, type PlanId, type ShownPlan } from "@domain/site/plans/plans.ts";
import { PlanCard } from "./plan-card.tsx";

type PlanCardsProps = {
  /** See `planButton`. */
  current: ShownPlan;
  /** False on a site without payment: each card says so in place of its button. */
  isForSale?: boolean;
  onBuy: (plan: PlanId) => void;
  /** The plan whose checkout is being created. */
  pending?: PlanId;
  /** The error and its plan; shown under that plan's button. */
  problem?: { plan: PlanId; text: string };
};

export function PlanCards(props: PlanCardsProps) {
  const { current, isForSale = true, onBuy, pending, problem } = props;
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-2">
      {PLAN_IDS.map((id) => (
        <li key={id} className="bg-surface">
          <PlanCard
            plan={PLANS[id]}
            current={current}
            isForSale={isForSale}
            onBuy={() => onBuy(id)}
            isPending={pending === id}
            isBlocked={pending !== undefined && pending !== id}
            problem={problem?.plan === id ? problem.text : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
