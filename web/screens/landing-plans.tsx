import { PlanCards } from "@web/features/plans/plan-cards.tsx";
import { useSubscription } from "@web/features/plans/use-subscription.ts";
import { paths } from "@web/lib/paths.ts";
import { useSession } from "@web/session/session.ts";
import { useNavigate } from "react-router-dom";

/** The catalogue: a visitor is invited to sign up, a member goes on where plans are bought. */
export function LandingPlans() {
  const navigate = useNavigate();
  const { user } = useSession();
  const { data: plan } = useSubscription(user?.id);
  return (
    <PlanCards
      // Until it is known, as for somebody who has none: the page of the plans asks again.
      current={user ? (plan ?? null) : undefined}
      onBuy={() => void navigate(paths.choosePlan.href())}
    />
  );
}
