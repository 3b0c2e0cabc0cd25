import type { TimelineStep, TimelineStepId } from "@domain/people/timeline.ts";
import { timelineProgress } from "@domain/people/timeline-progress.ts";
import { paths } from "@domain/site/paths.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { OutOfDate } from "@web/components/out-of-date.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import type { ReactNode } from "react";
import { SaleProgress } from "./sale-progress.tsx";
import { TimelineItem } from "./timeline-item.tsx";
import { TimelineSkeleton } from "./timeline-skeleton.tsx";
import { useTimeline } from "./use-timeline.ts";

/** The six steps of a sale: done, current and upcoming. */
export function TimelinePanel(props: {
  userId: string;
  /** The one that is meant, for an owner of several. */
  home: string | null;
  /** The address of a task's document. */
  kitHref: (kit: string) => string;
  /** Lines of other features about a step. */
  notes?: Partial<Record<TimelineStepId, ReactNode>>;
}) {
  const { query, toggleStep, toggleTask } = useTimeline(props.userId, props.home);
  const { data: steps, isError } = query;
  if (!steps) {
    if (!isError) return <TimelineSkeleton />;
    return <LoadError level={3} title="We could not load your timeline" query={query} />;
  }
  const done = steps.filter(({ status }) => status === "completed").length;
  return (
    <div className="grid gap-8">
      {isError && <OutOfDate query={query}>{failureReason(query.error)}</OutOfDate>}
      <SaleProgress done={done} of={steps.length} percent={timelineProgress(steps)} />
      <ol className="grid">
        {steps.map((step, index) => (
          <TimelineItem
            key={step.id}
            step={step}
            isLast={index === steps.length - 1}
            kitHref={props.kitHref}
            note={props.notes?.[step.id]}
            onToggle={(completed) => toggleStep(step.id, completed)}
            onTask={(task, isDone) => toggleTask(step.id, task, isDone)}
          />
        ))}
      </ol>
      <PremiumLine steps={steps} />
    </div>
  );
}

/** Without the premium plan, the server withholds the checklists and sends only their lengths. */
function PremiumLine({ steps }: { steps: TimelineStep[] }) {
  const isOpen = steps.some(({ tasks }) => tasks.length > 0);
  const count = steps.reduce((sum, step) => sum + step.task_count, 0);
  if (isOpen || count === 0) return null;
  return (
    <p className="border-line border-t pt-5 text-ink-soft text-sm">
      With the Complete FSBO Kit each step opens into its checklist, {count} things to do in all,
      with the documents for them. <TextLink to={paths.choosePlan.href()}>See the plans</TextLink>
    </p>
  );
}
