import { classNames } from "@web/lib/class-names.ts";
import { Link } from "@web/lib/router.tsx";
import { STEPS, type Step, type StepId, stepHref } from "./steps.ts";

/** The seven steps and the current one; any can be opened at any time. */
export function WizardProgress(props: {
  current: Step;
  /** Steps with something that prevents publishing. */
  unfinished: ReadonlySet<StepId>;
  /** Whether to point out unfinished steps yet. */
  showsUnfinished: boolean;
}) {
  const index = STEPS.indexOf(props.current);
  return (
    <nav aria-label="Steps">
      <p className="mb-2 text-ink-soft text-sm md:hidden">
        Step {index + 1} of {STEPS.length}
      </p>
      <ol className="grid grid-cols-7 gap-1.5">
        {STEPS.map((step, n) => {
          const needsWork = props.showsUnfinished && props.unfinished.has(step.id);
          return (
            <li key={step.id}>
              <Link
                to={stepHref(step.id)}
                aria-current={n === index ? "step" : undefined}
                className="group grid min-h-11 content-start gap-2 rounded-sm pt-2"
              >
                <span
                  aria-hidden="true"
                  className={classNames(
                    "h-1 rounded-sm transition-colors",
                    needsWork
                      ? "mark bg-clay"
                      : n <= index
                        ? "mark bg-evergreen"
                        : "bg-line-strong/40",
                  )}
                />
                <span
                  className={classNames(
                    "truncate text-sm group-hover:text-ink max-md:sr-only",
                    n === index ? "font-semibold text-ink" : "text-ink-soft",
                  )}
                >
                  {step.label}
                  {needsWork && <span className="sr-only">, needs your attention</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
