import type { TimelineStep } from "@domain/people/timeline.ts";
import { Checkbox } from "@web/components/checkbox.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { useLocation } from "@web/lib/router.tsx";
import { ChevronDown } from "lucide-react";
import { useState } from "react";

/** A step's tasks (premium) with their documents. The current step is expanded. */
export function StepChecklist(props: {
  step: TimelineStep;
  kitHref: (kit: string) => string;
  onTask: (task: string, done: boolean) => void;
}) {
  const { step, kitHref, onTask } = props;
  const { state } = useLocation();
  const [isOpen, setOpen] = useState(step.status === "current");
  const { tasks } = step;
  if (tasks.length === 0) return null;
  const done = tasks.filter((task) => task.done).length;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/list mt-2"
    >
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-sm font-medium text-sm [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open/list:rotate-180"
        />
        <span>
          Checklist<span className="sr-only"> of {step.title}</span>
        </span>
        <span className="text-ink-faint">
          {done} of {tasks.length}
        </span>
      </summary>
      <ul className="grid border-line border-t pt-2">
        {tasks.map(({ id, title, done: isDone, kit }) => (
          <li key={id}>
            <Checkbox
              checked={isDone}
              onChange={(event) => onTask(id, event.target.checked)}
              label={<span className={isDone ? "text-ink-faint" : ""}>{title}</span>}
            />
            {kit && (
              <TextLink
                to={kitHref(kit)}
                replace
                state={state}
                aria-label={`Document for: ${title}`}
                className="mb-1 ml-8 inline-flex min-h-6 items-center text-sm"
              >
                Open the document
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
