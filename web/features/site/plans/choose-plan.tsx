import { ERRORS } from "@domain/site/errors/errors.ts";
import { useQuery } from "@tanstack/react-query";
import { paymentStatusQuery } from "@web/api/site/plans/payments.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { useNavigate } from "@web/lib/router.tsx";
import { endPlanSelection } from "@web/session/plan-selection.ts";
import { takeRememberedPath } from "@web/session/redirect.ts";
import type { SessionUser } from "@web/session/stored-session.ts";
import { FreePlan, ManageBilling } from "./below-plans.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { errorText, useCheckout } from "./use-checkout.ts";
import { useSubscription } from "./use-subscription.ts";

/** The plans, with this user's options: buy, upgrade, manage billing, or continue without. */
export function ChoosePlan({ user, wasCancelled }: { user: SessionUser; wasCancelled: boolean }) {
  const navigate = useNavigate();
  const subscription = useSubscription(user.id);
  const payment = useQuery(paymentStatusQuery);
  const checkout = useCheckout(user.id);

  function continueFree() {
    endPlanSelection();
    void navigate(takeRememberedPath(user.id, null));
  }

  if (subscription.isPending || payment.isPending) return <PlansSkeleton />;
  if (subscription.data === undefined) {
    return (
      <LoadError
        title="We could not load your plan"
        text={subscription.error ? errorText(subscription.error) : ERRORS.internal.text}
        query={subscription}
      />
    );
  }
  // Unknown counts as set up: the checkout itself says what is wrong.
  const takesPayments = payment.data?.is_set_up !== false;
  const problem =
    checkout.isError && checkout.variables
      ? { plan: checkout.variables, text: errorText(checkout.error) }
      : undefined;
  return (
    <div className="grid gap-10">
      {wasCancelled && !checkout.isError && (
        <InlineNotice tone="info">
          Nothing was charged. You can choose a plan at any time.
        </InlineNotice>
      )}
      <PlanCards
        current={subscription.data}
        isForSale={takesPayments}
        onBuy={checkout.mutate}
        pending={checkout.isPending ? checkout.variables : undefined}
        problem={problem}
      />
      {subscription.data === null && <FreePlan onContinue={continueFree} />}
      {subscription.data !== null && takesPayments && <ManageBilling />}
      {/* The month is unpaid, which only the portal can settle. */}
      {problem && subscription.data === null && isPastDue(checkout.error) && <ManageBilling />}
    </div>
  );
}

export function PlansSkeleton() {
  return (
    <LoadingGroup
      label="Loading plans..."
      className="grid gap-6 md:grid-cols-2"
      shapes={["h-112 w-full", "h-112 w-full"]}
    />
  );
}

function isPastDue(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "subscription_past_due";
}
