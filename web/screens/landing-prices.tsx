import { paths } from "@domain/site/paths.ts";
import { Faq } from "@web/features/site/landing/faq.tsx";
import { Mission } from "@web/features/site/landing/mission.tsx";
import { Pricing } from "@web/features/site/landing/pricing.tsx";
import { PlanCards } from "@web/features/site/plans/plan-cards.tsx";
import { useSubscription } from "@web/features/site/plans/use-subscription.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { useSession } from "@web/session/session.ts";

/** The part of the landing page about what it costs and why. */
export default function LandingPrices() {
  return (
    <>
      <Pricing plans={<LandingPlans />} />
      <Mission />
      <Faq />
    </>
  );
}

/** The plans: visitors are invited to sign up, members continue to the purchase. */
function LandingPlans() {
  const navigate = useNavigate();
  const { user } = useSession();
  const { data: plan, isError } = useSubscription(user?.id);
  return (
    <PlanCards
      // Until the plan is known, the page assumes none: the plans page checks again.
      current={user ? (plan ?? (isError ? "unknown" : null)) : undefined}
      onBuy={() => void navigate(paths.choosePlan.href())}
    />
  );
}
