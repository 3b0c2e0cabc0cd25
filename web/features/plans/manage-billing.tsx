import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { errorText, useBillingPortal } from "./use-checkout.ts";

/** Links to the billing portal: invoices, cards, and canceling a monthly plan. */
export function ManageBilling() {
  const portal = useBillingPortal();
  return (
    <section
      aria-labelledby="manage-billing"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-line border-y py-7"
    >
      <div className="max-w-2xl">
        <h2 id="manage-billing" className="font-display font-medium text-subheading">
          Billing
        </h2>
        <p className="mt-2 text-ink-soft">
          See invoices, change your card or cancel a monthly plan at Stripe, which handles payments
          for us.
        </p>
      </div>
      <Button
        variant="secondary"
        onClick={() => portal.mutate()}
        pending={portal.isPending}
        pendingText="Opening billing..."
        className="max-sm:w-full"
      >
        Manage billing
      </Button>
      {portal.isError && (
        <InlineNotice tone="error" className="w-full">
          {errorText(portal.error)}
        </InlineNotice>
      )}
    </section>
  );
}
