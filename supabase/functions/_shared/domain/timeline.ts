import { addDays, isCalendarDate } from "./time-zones.ts";

/**
 * The way of a sale in six steps (docs/product.md A§4, A§9). The browser reads this file;
 * checklists are beside it.
 */

export const TIMELINE_STEPS = [
  {
    id: "property-assessment",
    title: "Property Assessment",
    description:
      "Find out what your home is worth and what state it is in. Compare three to six nearby sales of the last six months, and note what needs repair before anybody looks.",
  },
  {
    id: "documentation-preparation",
    title: "Documentation Preparation",
    description:
      "Gather the deed, permits, warranties and utility bills, and fill in the disclosures your state asks for. Buyers who get answers the same day stay interested.",
  },
  {
    id: "photography-marketing",
    title: "Photography & Marketing",
    description:
      "Clear the rooms, open the curtains and photograph each one in daylight. Fifteen good photos and an honest description bring the right people to the door.",
  },
  {
    id: "list-property",
    title: "List Property",
    description:
      "Set the price, put your home on the market and offer times for viewings. The first two weeks bring the most visitors, so have the calendar open before you publish.",
  },
  {
    id: "show-property",
    title: "Show Property",
    description:
      "Answer requests quickly, show the home tidy and well lit, and let people look around at their own pace. Ask every visitor what they thought.",
  },
  {
    id: "negotiate-close",
    title: "Negotiate & Close",
    description:
      "Compare offers by what you keep and how sure they are, not by price alone. Agree in writing, see the inspection and appraisal through, and hand over the keys.",
  },
] as const;

export type TimelineStepId = (typeof TIMELINE_STEPS)[number]["id"];

export const STEP_STATUSES = ["completed", "current", "upcoming"] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

/** What of a step changes. `date` is the day on which it was completed, YYYY-MM-DD. */
export type StepState = { id: TimelineStepId; status: StepStatus; date?: string };

export type TimelineTask = {
  id: string;
  title: string;
  done: boolean;
  /** A document of the kit that does this task, by its id. */
  kit?: string;
};

/** A step as `GET /dashboard/timeline` answers it. */
export type TimelineStep = StepState & {
  title: string;
  description: string;
  /** Empty without the premium plan; `task_count` says how many there are. */
  tasks: TimelineTask[];
  task_count: number;
};

export function isTimelineStepId(value: unknown): value is TimelineStepId {
  return TIMELINE_STEPS.some((step) => step.id === value);
}

/** Where everybody begins: at the first step. */
export function defaultTimeline(): StepState[] {
  return TIMELINE_STEPS.map(({ id }, index) => ({
    id,
    status: index === 0 ? "current" : "upcoming",
  }));
}

/**
 * The rule of docs/product.md A§4. Completing a step dates it and makes the next one after it that
 * is not completed current; where there is none, nothing is. Taking a completed step back makes it
 * current without a date. Every other current step becomes upcoming.
 *
 * A step that is already so changes nothing, so that a second press or a repeated request is
 * harmless. @param today YYYY-MM-DD. @returns the very same list when nothing changes.
 */
export function toggledTimeline<Step extends StepState>(
  steps: readonly Step[],
  id: TimelineStepId,
  completed: boolean,
  today: string,
): readonly Step[] {
  const at = steps.findIndex((step) => step.id === id);
  const step = steps[at];
  if (!step || (step.status === "completed") === completed) return steps;
  const current = completed
    ? steps.findIndex((other, index) => index > at && other.status !== "completed")
    : at;
  return steps.map((other, index) => {
    if (completed && index === at) return { ...other, status: "completed", date: today };
    if (index === current) return withoutDate({ ...other, status: "current" });
    return other.status === "current" ? { ...other, status: "upcoming" } : other;
  });
}

/** Completed of all, in percent, rounded. */
export function timelineProgress(steps: readonly StepState[]): number {
  if (steps.length === 0) return 0;
  const completed = steps.filter((step) => step.status === "completed").length;
  return Math.round((completed / steps.length) * 100);
}

/** The step to work on: the current one, else the first that is open; undefined when all are done. */
export function stepAtHand<Step extends StepState>(steps: readonly Step[]): Step | undefined {
  return (
    steps.find((step) => step.status === "current") ??
    steps.find((step) => step.status === "upcoming")
  );
}

/**
 * The date that a completed step gets. In the evening of the United States it is tomorrow already in
 * UTC, so the browser says which day it has; a clock that is off by more than a day is not believed.
 */
export function completionDate(asked: unknown, now: Date): string {
  const utc = now.toISOString().slice(0, 10);
  const isNear =
    typeof asked === "string" &&
    isCalendarDate(asked) &&
    [addDays(utc, -1), utc, addDays(utc, 1)].includes(asked);
  return isNear ? asked : utc;
}

function withoutDate<Step extends StepState>({ date: _, ...step }: Step): Step {
  return step as Step;
}
