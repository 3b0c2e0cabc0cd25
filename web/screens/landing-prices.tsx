import { Faq } from "@web/features/landing/faq.tsx";
import { Mission } from "@web/features/landing/mission.tsx";
import { Pricing } from "@web/features/landing/pricing.tsx";
import { LandingPlans } from "./landing-plans.tsx";

/** The landing page on what it costs and why. */
export default function LandingPrices() {
  return (
    <>
      <Pricing plans={<LandingPlans />} />
      <Mission />
      <Faq />
    </>
  );
}
