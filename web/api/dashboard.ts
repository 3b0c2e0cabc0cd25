import type { DashboardSummary, Suggestion } from "@domain/dashboard.ts";
import type { TimelineStep } from "@domain/timeline.ts";
import { queryOptions } from "@tanstack/react-query";
import { callFunction, hasKeys, isList } from "./functions.ts";
import { POLL_INTERVAL_MS } from "./polling.ts";

/**
 * What the dashboard says of a sale. All of it below `["mine", userId]`: whatever changes a
 * home, a viewing or a document has it asked again, and signing out forgets it.
 */

const fallback = "dashboard_unavailable";

/**
 * The real state and the next step. Looks again while the page is seen: requests come in
 * (decision 23).
 */
export function summaryQuery(userId: string) {
  return queryOptions({
    queryKey: ["mine", userId, "dashboard", "summary"],
    queryFn: ({ signal }) =>
      callFunction(
        "dashboard/summary",
        { signal, fallback },
        hasKeys<DashboardSummary>("next_step"),
      ),
    refetchInterval: POLL_INTERVAL_MS,
    networkMode: "always",
  });
}

/** What one could ask Vesty now. */
export function suggestionsQuery(userId: string) {
  return queryOptions({
    queryKey: ["mine", userId, "dashboard", "suggestions"],
    queryFn: ({ signal }) =>
      callFunction("dashboard/suggestions", { signal, fallback }, isList<Suggestion>),
    networkMode: "always",
  });
}

/** The six steps of a sale, always all of them. */
export function timelineQuery(userId: string) {
  return queryOptions({
    queryKey: ["mine", userId, "dashboard", "timeline"],
    queryFn: ({ signal }) =>
      callFunction("dashboard/timeline", { signal, fallback }, isList<TimelineStep>),
    networkMode: "always",
  });
}

/**
 * @param today of whoever presses, YYYY-MM-DD.
 * @returns all steps, as they are stored now.
 */
export function saveStep(step: string, completed: boolean, today: string): Promise<TimelineStep[]> {
  return put(`timeline/${encodeURIComponent(step)}`, { completed, date: today });
}

/** @throws AppError `plan_required` without the premium plan. */
export function saveTask(step: string, task: string, done: boolean): Promise<TimelineStep[]> {
  const path = `timeline/${encodeURIComponent(step)}/tasks/${encodeURIComponent(task)}`;
  return put(path, { done });
}

function put(path: string, body: unknown): Promise<TimelineStep[]> {
  return callFunction(`dashboard/${path}`, { method: "PUT", body, fallback }, isList<TimelineStep>);
}
