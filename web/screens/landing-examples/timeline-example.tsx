import { TIMELINE_STEPS, type TimelineStep } from "@domain/people/timeline.ts";
import { timelineProgress } from "@domain/people/timeline-progress.ts";
import { SaleProgress } from "@web/features/people/timeline/sale-progress.tsx";
import { TimelineItem } from "@web/features/people/timeline/timeline-item.tsx";

/** A sale with its paperwork done and photographs in progress. */
export default function TimelineExample() {
  const shown = STEPS.slice(DONE - 1, DONE + 2);
  return (
    <>
      <SaleProgress done={DONE} of={STEPS.length} percent={timelineProgress(STEPS)} />
      <ol className="mt-6 grid">
        {shown.map((step, index) => (
          <TimelineItem
            key={step.id}
            step={step}
            isLast={index === shown.length - 1}
            kitHref={() => ""}
            onToggle={() => {}}
            onTask={() => {}}
          />
        ))}
      </ol>
    </>
  );
}

const DONE = 2;

const STEPS: TimelineStep[] = TIMELINE_STEPS.map((step, index) => ({
  ...step,
  status: index < DONE ? "completed" : index === DONE ? "current" : "upcoming",
  task_count: 0,
  tasks: [],
}));
