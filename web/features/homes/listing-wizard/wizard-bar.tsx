import { LinkButton } from "@web/components/link-button.tsx";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { SaveStatus } from "./save-status.tsx";
import { STEPS, type Step, stepHref } from "./steps.ts";
import type { EditedHome } from "./use-edited-home.ts";

/** Back, next and the save state, at the bottom of the screen within thumb's reach. */
export function WizardBar({
  step,
  edited,
  action,
}: {
  step: Step;
  edited: EditedHome;
  action: ReactNode;
}) {
  const index = STEPS.indexOf(step);
  const [before, after] = [STEPS[index - 1], STEPS[index + 1]];
  // Beside other buttons, a phone has room only for an arrow.
  const spoken = action && after ? "max-sm:sr-only" : "";
  const tight = action && after ? "max-sm:px-3.5" : "";
  return (
    <div className="-mx-[max(clamp(1rem,4vw,3.5rem),env(safe-area-inset-left))] sticky bottom-0 z-10 border-line border-t bg-paper low:static px-[max(clamp(1rem,4vw,3.5rem),env(safe-area-inset-left))] py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <div className="flex max-w-3xl flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="max-sm:basis-full sm:order-2 sm:flex-1">
          <SaveStatus edited={edited} />
        </div>
        <div className="sm:order-1">
          {before && (
            <LinkButton
              to={stepHref(before.id)}
              variant="secondary"
              aria-label="Back to the step before"
              className={tight}
            >
              <ArrowLeft aria-hidden="true" className="size-4" />
              <span className={spoken}>Back</span>
            </LinkButton>
          )}
        </div>
        <div className="flex flex-wrap gap-2 sm:order-3 sm:gap-3">
          {action}
          {after && (
            <LinkButton
              to={stepHref(after.id)}
              variant={action ? "secondary" : "primary"}
              className={tight}
            >
              <span className={spoken}>{after.label}</span>
              <ArrowRight aria-hidden="true" className="size-4" />
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}
