import { CONTINUE_FREE, FREE_FEATURES } from "@domain/site/plans/plans.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import type { ReactNode } from "react";
import { errorText, useBillingPortal } from "./use-checkout.ts";

export function FreePlan({ onContinue }: { onContinue: () => void }) {
  return (
    <Row id="free-plan" title="Not yet? Start for free." text={FREE_FEATURES.join(" · ")}>
      <Button variant="secondary" onClick={onContinue} className="max-sm:w-full">
        {CONTINUE_FREE}
      </Button>
    </Row>
  );
}

/** Links to the billing portal: invoices, cards, and canceling a monthly plan. */
export function ManageBilling() {
  const portal = useBillingPortal();
  return (
    <Row
      id="manage-billing"
      title="Billing"
      text="See invoices, change your card or cancel a monthly plan at Stripe. They handle payments for us."
    >
      <Button
        variant="secondary"
        onClick={() => portal.mutate()}
        pending={portal.isPending}
        pendingText="Opening billing..."
        className="max-sm:w-full"
      >
        Manage billing
      </Button>
      <Failure text={portal.error && errorText(portal.error)} className="w-full" />
    </Row>
  );
}

function Row(props: { id: string; title: string; text: string; children: ReactNode }) {
  const { id, title, text, children } = props;
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-line border-y py-7"
    >
      <div className="max-w-2xl">
        <h2 id={id} className="font-display font-medium text-subheading">
          {title}
        </h2>
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
      {children}
    </section>
  );
}
