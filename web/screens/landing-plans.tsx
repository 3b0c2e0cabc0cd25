import { PlanCards } from "@web/features/plans/plan-cards.tsx";
import { useSubscription } from "@web/features/plans/use-subscription.ts";
import { paths } from "@web/lib/paths.ts";
import { useSession } from "@web/session/session.ts";
import { useNavigate } from "react-router-dom";

/** The plans: visitors are invited to sign up, members continue to the purchase. */
export function LandingPlans() {
  const navigate = useNavigate();
  const { user } = useSession();
  const { data: plan } = useSubscription(user?.id);
  return (
    <PlanCards
      // Until the plan is known, assume none: the plans page checks again.
      current={user ? (plan ?? null) : undefined}
      onBuy={() => void navigate(paths.choosePlan.href())}
    />
  );
}
