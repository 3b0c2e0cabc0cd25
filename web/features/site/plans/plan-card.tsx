import { PLANS, planButton, type ShownPlan, UPGRADE_NOTE } from "@domain/site/plans/plans.ts";
import { Badge } from "@web/components/badge.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { Check } from "lucide-react";
import { useId } from "react";
import { type BuyProps, PlanCardButton } from "./plan-card-button.tsx";

type PlanCardProps = BuyProps & {
  current: ShownPlan;
  problem: string | undefined;
};

export function PlanCard(props: PlanCardProps) {
  const { plan, current, isForSale, problem } = props;
  const headingId = useId();
  const isCurrent = current === plan.id;
  return (
    <article
      aria-labelledby={headingId}
      className="flex h-full flex-col gap-7 px-6 py-8 sm:px-10 sm:py-10"
    >
      <header className="grid gap-4">
        <div className="flex min-h-7 items-center justify-between gap-4">
          <h2 id={headingId} className="font-display font-medium text-subheading">
            {plan.name}
          </h2>
          {isCurrent && (
            <Badge tone="green" dot>
              Active
            </Badge>
          )}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-title lining-nums">{plan.priceDisplay}</span>
          <span className="text-ink-soft">{plan.billingDisplay}</span>
        </p>
      </header>
      <ul className="grid content-start gap-3">
        {plan.features.map((feature) => (
          <li key={feature} className="grid grid-cols-[1.25rem_1fr] gap-3">
            <Check aria-hidden="true" className="mt-1 size-4.5 text-evergreen" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-3">
        {current !== plan.id && isForSale && (
          <p className="text-ink-soft text-sm">{plan.conditions}</p>
        )}
        {plan.id === "premium" && current === PLANS.basic.id && isForSale && (
          <p className="text-ink-soft text-sm">{UPGRADE_NOTE}</p>
        )}
        <PlanCardButton {...props} button={planButton(plan.id, current)} />
        <Failure text={problem} />
      </div>
    </article>
  );
}
