import type { DashboardSummary, Suggestion } from "@domain/dashboard.ts";
import { AppError } from "@domain/errors.ts";
import type { TimelineStep } from "@domain/timeline.ts";
import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "./functions.ts";
import type { GetToken } from "./payments.ts";
import { POLL_INTERVAL_MS } from "./polling.ts";

/**
 * What the dashboard says of a sale (A§7). All of it below `["mine", userId]`: whatever changes a
 * home, a viewing or a document has it asked again, and signing out forgets it.
 */

/** The real state and the next step. Looks again while the page is seen: requests come in (D23). */
export function summaryQuery(userId: string, getToken: GetToken) {
  return queryOptions({
    queryKey: ["mine", userId, "dashboard", "summary"],
    queryFn: async ({ signal }) => {
      const summary = await get<DashboardSummary>("summary", await getToken(), signal);
      if (typeof summary.next_step?.title !== "string") throw new AppError("dashboard_unavailable");
      return summary;
    },
    refetchInterval: POLL_INTERVAL_MS,
    networkMode: "always",
  });
}

/** What one could ask Vesty now. */
export function suggestionsQuery(userId: string, getToken: GetToken) {
  return queryOptions({
    queryKey: ["mine", userId, "dashboard", "suggestions"],
    queryFn: async ({ signal }) =>
      listOf(await get<Suggestion[]>("suggestions", await getToken(), signal)),
    networkMode: "always",
  });
}

/** The six steps of a sale, always all of them. */
export function timelineQuery(userId: string, getToken: GetToken) {
  return queryOptions({
    queryKey: ["mine", userId, "dashboard", "timeline"],
    queryFn: async ({ signal }) =>
      listOf(await get<TimelineStep[]>("timeline", await getToken(), signal)),
    networkMode: "always",
  });
}

/**
 * @param today of whoever presses, YYYY-MM-DD.
 * @returns all steps, as they are stored now.
 */
export function saveStep(
  step: string,
  completed: boolean,
  today: string,
  token: string | undefined,
): Promise<TimelineStep[]> {
  return put(`timeline/${encodeURIComponent(step)}`, { completed, date: today }, token);
}

/** @throws AppError `plan_required` without the premium plan. */
export function saveTask(
  step: string,
  task: string,
  done: boolean,
  token: string | undefined,
): Promise<TimelineStep[]> {
  const path = `timeline/${encodeURIComponent(step)}/tasks/${encodeURIComponent(task)}`;
  return put(path, { done }, token);
}

function get<T>(path: string, token: string | undefined, signal: AbortSignal): Promise<T> {
  return callFunction<T>(`dashboard/${path}`, { token, signal, fallback: "dashboard_unavailable" });
}

async function put(
  path: string,
  body: unknown,
  token: string | undefined,
): Promise<TimelineStep[]> {
  const steps = await callFunction<TimelineStep[]>(`dashboard/${path}`, {
    method: "PUT",
    body,
    token,
    fallback: "dashboard_unavailable",
  });
  return listOf(steps);
}

function listOf<T>(answer: T[]): T[] {
  if (!Array.isArray(answer)) throw new AppError("dashboard_unavailable");
  return answer;
}
