import { PLAN_IDS, PLANS, type PlanId, type SubscriptionPlan } from "@domain/plans.ts";
import { PlanCard } from "./plan-card.tsx";

export type PlanCardsProps = {
  /** Undefined while signed out. */
  current: SubscriptionPlan | undefined;
  onBuy: (plan: PlanId) => void;
  /** The plan whose checkout is being created. */
  pending?: PlanId;
  /** The error and its plan; shown under that plan's button. */
  problem?: { plan: PlanId; text: string };
};

/** Both plans side by side, or stacked on a phone. */
export function PlanCards({ current, onBuy, pending, problem }: PlanCardsProps) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-2">
      {PLAN_IDS.map((id) => (
        <li key={id} className="bg-surface">
          <PlanCard
            plan={PLANS[id]}
            current={current}
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
