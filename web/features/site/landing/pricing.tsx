import { AVERAGE_SALE_CLAIM } from "@domain/site/landing/landing.ts";
import { FREE_FEATURES } from "@domain/site/plans/plans.ts";
import { lowerFirst } from "@domain/site/text/format.ts";
import type { ReactNode } from "react";
import { SavingsCalculator } from "./savings-calculator.tsx";

/** The costs and the savings. @param plans the two plan cards. */
export function Pricing({ plans }: { plans: ReactNode }) {
  return (
    <section aria-labelledby="pricing" className="page pt-24 sm:pt-36">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_minmax(0,28rem)] lg:items-end">
        <h2 id="pricing" className="max-w-3xl font-display text-title">
          Listing is free. Pay for help when you want it.
        </h2>
        <p className="text-ink-soft">
          Without a plan: {FREE_FEATURES.map(lowerFirst).join("; ")}. You pay for a plan whether or
          not your home sells.
        </p>
      </div>
      <div className="mt-12">{plans}</div>
      <div className="mt-16 grid gap-x-16 gap-y-10 border-line border-t pt-12 lg:grid-cols-2 xl:gap-x-24">
        <div>
          <p className="max-w-lg font-display text-title leading-[1.15]!">
            {AVERAGE_SALE_CLAIM.text}
          </p>
          <p className="mt-3 max-w-md text-ink-faint text-sm">{AVERAGE_SALE_CLAIM.assumption}</p>
        </div>
        <SavingsCalculator />
      </div>
    </section>
  );
}
