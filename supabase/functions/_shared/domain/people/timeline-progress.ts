import type { StepState } from "./timeline.ts";

/** Completed steps in percent, rounded. */
export function timelineProgress(steps: readonly StepState[]): number {
  if (steps.length === 0) return 0;
  const completed = steps.filter((step) => step.status === "completed").length;
  return Math.round((completed / steps.length) * 100);
}
