import type { TimelineStep } from "@domain/people/timeline.ts";
import { formatDay } from "@domain/site/text/format.ts";
import { classNames } from "@web/lib/class-names.ts";
import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { StepChecklist } from "./step-checklist.tsx";

/** One step: its mark is the checkbox, and a line connects the marks. */
export function TimelineItem(props: {
  step: TimelineStep;
  isLast: boolean;
  kitHref: (kit: string) => string;
  note?: ReactNode;
  onToggle: (completed: boolean) => void;
  onTask: (task: string, done: boolean) => void;
}) {
  const { step, isLast, onToggle } = props;
  const id = useId();
  const isDone = step.status === "completed";
  return (
    <li
      aria-current={step.status === "current" ? "step" : undefined}
      className={classNames(
        "relative grid grid-cols-[44px_minmax(0,1fr)] gap-x-3",
        !isLast && "pb-8",
      )}
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={classNames(
            "absolute top-[44px] bottom-0 left-[21px] w-0.5",
            isDone ? "bg-evergreen" : "bg-line",
          )}
        />
      )}
      <label htmlFor={id} className="relative flex size-[44px] items-center justify-center">
        <input
          id={id}
          type="checkbox"
          checked={isDone}
          disabled={step.by_fact}
          onChange={(event) => onToggle(event.target.checked)}
          aria-label={step.title}
          aria-describedby={`${id}-status`}
          className={classNames(
            "peer size-[28px] appearance-none rounded-full border-2 transition-colors",
            isDone && "border-evergreen bg-evergreen",
            step.status === "current" && "border-clay bg-clay-soft",
            step.status === "upcoming" && "border-line-strong bg-surface hover:border-ink",
          )}
        />
        <Check
          aria-hidden="true"
          className={classNames(
            "pointer-events-none absolute size-[16px] stroke-[3]",
            isDone ? "text-on-evergreen" : "invisible",
          )}
        />
      </label>
      <div className="min-w-0 pt-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="wrap-anywhere font-display font-medium text-subheading">{step.title}</h3>
          <p
            id={`${id}-status`}
            className={classNames(
              "wrap-anywhere text-sm",
              step.status === "current" ? "font-medium text-clay" : "text-ink-faint",
            )}
          >
            {statusText(step)}
          </p>
        </div>
        {step.fact && <p className="mt-1 font-medium text-sm">{step.fact}</p>}
        <p className="mt-1 text-ink-soft text-sm">{step.description}</p>
        {props.note}
        <StepChecklist step={step} kitHref={props.kitHref} onTask={props.onTask} />
      </div>
    </li>
  );
}

function statusText({ status, date, by_fact }: TimelineStep): string {
  if (status === "current") return "Now";
  if (status === "upcoming") return "Upcoming";
  const when = date ? ` ${formatDay(`${date.slice(0, 10)}T00:00:00Z`, "UTC")}` : "";
  return `Completed${when}${by_fact ? "" : ", checked off by you"}`;
}
