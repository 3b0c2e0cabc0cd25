import { CONTINUE_FREE, FREE_FEATURES } from "@domain/plans.ts";
import { Button } from "@web/components/button.tsx";

/** What is included without paying, and the button to continue. */
export function FreePlan({ onContinue }: { onContinue: () => void }) {
  return (
    <section
      aria-labelledby="free-plan"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-line border-y py-7"
    >
      <div className="max-w-2xl">
        <h2 id="free-plan" className="font-display font-medium text-subheading">
          Not yet? Start for free.
        </h2>
        <p className="mt-2 text-ink-soft">{FREE_FEATURES.join(" · ")}</p>
      </div>
      <Button variant="secondary" onClick={onContinue} className="max-sm:w-full">
        {CONTINUE_FREE}
      </Button>
    </section>
  );
}
