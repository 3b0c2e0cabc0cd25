import { addDays, isCalendarDate } from "../site/time/time-zones.ts";

/**
 * The six steps of a sale (docs/product.md A§4, A§9). The browser imports this file; the checklists
 * are in the one beside it.
 */

export const TIMELINE_STEPS = [
  {
    id: "property-assessment",
    title: "Property Assessment",
    description:
      "Find out what your home is worth and what condition it is in. Compare three to six nearby sales from the last six months. Note what needs repair before anyone comes to look.",
  },
  {
    id: "documentation-preparation",
    title: "Documentation Preparation",
    description:
      "Gather the deed, permits, warranties and utility bills. Fill in the disclosures your state asks for. Buyers who hear back the same day stay interested.",
  },
  {
    id: "photography-marketing",
    title: "Photography & Marketing",
    description:
      "Clear the rooms and open the curtains. Take a photo of each one in daylight. Fifteen good photos and honest words bring the right people to the door.",
  },
  {
    id: "list-property",
    title: "List Property",
    description:
      "Set the price, put your home on the market and offer times for showings. The first two weeks bring the most visitors, so have the calendar open before you publish.",
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
      "Compare offers by what you keep and how likely they are to close, not only by price. Agree in writing. Get through the inspection and the appraisal, and hand over the keys.",
  },
] as const;

export type TimelineStepId = (typeof TIMELINE_STEPS)[number]["id"];

export const STEP_STATUSES = ["completed", "current", "upcoming"] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

/** The part of a step that changes. */
export type StepState = {
  id: TimelineStepId;
  status: StepStatus;
  /** The day it was completed, YYYY-MM-DD. */
  date?: string;
  /** A known fact about the step: "On the market since Nov 3, 2026." (timeline-facts.ts) */
  fact?: string;
  /** Completed by that fact and not by the owner's check mark, which can't be taken back. */
  by_fact?: true;
};

/** `kit` names the kit document that does the task (domain/papers/document-kit/catalogue.ts). */
export type ChecklistTask = { id: string; title: string; kit?: string };

export type TimelineTask = ChecklistTask & { done: boolean };

/** A step as returned by `GET /dashboard/timeline`. */
export type TimelineStep = StepState & {
  title: string;
  description: string;
  /** Empty without the premium plan; `task_count` gives the number of tasks. */
  tasks: TimelineTask[];
  task_count: number;
};

export function isTimelineStepId(value: unknown): value is TimelineStepId {
  return TIMELINE_STEPS.some((step) => step.id === value);
}

/** The initial timeline: the first step is current. */
export function defaultTimeline(): StepState[] {
  return TIMELINE_STEPS.map(({ id }, index) => ({
    id,
    status: index === 0 ? "current" : "upcoming",
  }));
}

/**
 * Applies the rule of docs/product.md A§4. Completing a step dates it and makes the next open step
 * after it current, if there is one. Reopening a completed step makes it current and removes its
 * date. Every other current step becomes upcoming.
 *
 * Idempotent, so a double click or a repeated request is harmless.
 * @param today YYYY-MM-DD.
 * @returns the same array if nothing changes.
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

/**
 * The step to work on: the current one, or else the first open one; undefined when all are done.
 */
export function stepAtHand<Step extends StepState>(steps: readonly Step[]): Step | undefined {
  return (
    steps.find((step) => step.status === "current") ??
    steps.find((step) => step.status === "upcoming")
  );
}

/**
 * The completion date of a step. On a US evening it is already tomorrow in UTC, so the browser
 * sends its own date; one that is off by more than a day is ignored.
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
