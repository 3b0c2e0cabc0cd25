import { KIT_DOCUMENTS } from "@domain/papers/document-kit/catalogue.ts";
import { TIMELINE_STEPS } from "@domain/people/timeline.ts";
import { paths } from "@domain/site/paths.ts";
import { hasPlan, PLANS } from "@domain/site/plans/plans.ts";
import { useQuery } from "@tanstack/react-query";
import { ownHomesQuery } from "@web/api/homes/own-homes.ts";
import { subscriptionQuery } from "@web/api/site/plans/subscription.ts";
import { InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { useState } from "react";
import { KitItem } from "./kit-item.tsx";

/** The premium plan's document kit, in the order of a sale. Everyone can see its contents. */
export function KitList({ userId }: { userId: string }) {
  const plan = useQuery(subscriptionQuery(userId));
  const ownHomes = useQuery(ownHomesQuery(userId));
  const homes = ownHomes.data ?? [];
  const [chosen, setChosen] = useState<string>();
  // Wait until the home is known; if that fails, the server uses the latest one.
  const isOpen = hasPlan(plan.data, "premium") && !ownHomes.isPending;
  const home = homes.find(({ id }) => id === chosen) ?? homes[0];

  return (
    <section aria-labelledby="document-kit" className="grid gap-4">
      <div className="grid gap-1.5">
        <h3 id="document-kit" className="font-display font-medium text-subheading">
          Document kit
        </h3>
        <p className="text-ink-soft text-sm">
          {KIT_DOCUMENTS.length} documents for your sale, with the facts we know about your home
          filled in. They are templates, not legal advice.
        </p>
      </div>
      {plan.isError && (
        <InlineNotice tone="warn" action={retryOf(plan)}>
          {failureReason(plan.error)}
        </InlineNotice>
      )}
      {plan.isSuccess && !hasPlan(plan.data, "premium") && <Offer />}
      {isOpen && homes.length > 1 && (
        <SelectField
          label="For which home"
          value={home?.id}
          onChange={(event) => setChosen(event.target.value)}
          options={homes.map(({ id, title, address }) => ({ value: id, label: title || address }))}
        />
      )}
      {TIMELINE_STEPS.map((step) => (
        <div key={step.id} className="grid">
          <h4 className="border-line border-b pb-2 font-medium text-ink-soft text-sm">
            {step.title}
          </h4>
          <ul>
            {KIT_DOCUMENTS.filter((document) => document.step === step.id).map((document) => (
              <KitItem
                key={document.id}
                userId={userId}
                document={document}
                listingId={home?.id}
                address={home?.address}
                isOpen={isOpen}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Offer() {
  const { name, priceDisplay, billingDisplay } = PLANS.premium;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3">
      <p className="text-sm">
        Part of the {name}: {priceDisplay} {billingDisplay}.
      </p>
      <LinkButton size="sm" variant="secondary" to={paths.choosePlan.href()}>
        See the plans
      </LinkButton>
    </div>
  );
}
