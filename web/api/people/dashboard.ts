import type { DashboardSummary, Suggestion } from "@domain/people/dashboard.ts";
import type { TimelineStep } from "@domain/people/timeline.ts";
import { queryOptions } from "@tanstack/react-query";
import { BOOKING_STATUS, LISTING_STATUS } from "../site/answers/answer-shapes.ts";
import {
  every,
  fits,
  having,
  ifGiven,
  number,
  orNull,
  text,
  wordOf,
} from "../site/answers/shapes.ts";
import { ownKey } from "../site/cache/keys.ts";
import { RARE_POLL_MS } from "../site/cache/polling.ts";
import { callFunction, isList } from "../site/transport/functions.ts";

/**
 * The dashboard's view of a sale. Everything is keyed below `ownKey(userId)`: a change to a home,
 * showing or document refetches it, and signing out clears it.
 */

const fallback = "dashboard_unavailable";

/** The queries that depend on the state of the sale begin with this key. */
export function dashboardKey(userId: string) {
  return ownKey(userId, "dashboard");
}

/** The actual state and the next step. The bell announces changes in the meantime (decision 82). */
export function summaryQuery(userId: string) {
  return queryOptions({
    queryKey: [...dashboardKey(userId), "summary"],
    queryFn: ({ signal }) => callFunction("dashboard/summary", { signal, fallback }, isSummary),
    refetchInterval: RARE_POLL_MS,
  });
}

/** Questions to ask Vesty right now. @param home the one that is meant, for an owner of several. */
export function suggestionsQuery(userId: string, home: string | null) {
  return queryOptions({
    queryKey: [...dashboardKey(userId), "suggestions", home],
    queryFn: ({ signal }) =>
      callFunction(about("dashboard/suggestions", home), { signal, fallback }, isList<Suggestion>),
  });
}

/** All six steps of a sale. @param home as above. */
export function timelineQuery(userId: string, home: string | null) {
  return queryOptions({
    queryKey: [...dashboardKey(userId), "timeline", home],
    queryFn: ({ signal }) =>
      callFunction(about("dashboard/timeline", home), { signal, fallback }, isTimeline),
  });
}

function about(path: string, home: string | null): string {
  return home ? `${path}?home=${home}` : path;
}

/**
 * @param today where the user is, YYYY-MM-DD.
 * @returns all steps as stored afterwards.
 */
export function saveStep(
  home: string | null,
  step: string,
  completed: boolean,
  today: string,
): Promise<TimelineStep[]> {
  return put(about(`timeline/${encodeURIComponent(step)}`, home), { completed, date: today });
}

/** @throws AppError `plan_required` without the premium plan. */
export function saveTask(
  home: string | null,
  step: string,
  task: string,
  done: boolean,
): Promise<TimelineStep[]> {
  const path = `timeline/${encodeURIComponent(step)}/tasks/${encodeURIComponent(task)}`;
  return put(about(path, home), { done });
}

function put(path: string, body: unknown): Promise<TimelineStep[]> {
  return callFunction(`dashboard/${path}`, { method: "PUT", body, fallback }, isTimeline);
}

const isSummary = fits<DashboardSummary>(
  having({
    homes: number,
    home: orNull(having({ status: LISTING_STATUS })),
    next_showing: orNull(having({ status: BOOKING_STATUS })),
    unanswered_requests: number,
    next_step: having({ title: text, reason: text, action: having({ label: text, path: text }) }),
  }),
);

const isTimeline = fits<TimelineStep[]>(
  every(
    having({
      id: wordOf({
        "property-assessment": true,
        "documentation-preparation": true,
        "photography-marketing": true,
        "list-property": true,
        "show-property": true,
        "negotiate-close": true,
      }),
      status: wordOf({ completed: true, current: true, upcoming: true }),
      date: ifGiven(text),
      tasks: every(having({ id: text, title: text })),
      task_count: number,
    }),
  ),
);
