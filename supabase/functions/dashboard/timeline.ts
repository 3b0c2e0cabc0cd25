import {
  completionDate,
  isTimelineStepId,
  TIMELINE_STEPS,
  type TimelineStep,
  type TimelineStepId,
  toggledTimeline,
} from "../_shared/domain/people/timeline.ts";
import { CHECKLISTS, taskOf } from "../_shared/domain/people/timeline-checklists.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { hasPlan } from "../_shared/domain/site/plans/plans.ts";
import { requireUser } from "../_shared/edge/caller.ts";
import { type EdgeApp, type EdgeContext, readObject, route } from "../_shared/edge/http.ts";
import type { DashboardGateways } from "./gateways.ts";
import type { Dashboard } from "./store.ts";

export function addTimelineRoutes(app: EdgeApp, gateways: DashboardGateways): void {
  route(app, "/timeline", { get: (c) => timeline(c, gateways) });
  route(app, "/timeline/:step", { put: (c) => toggle(c, gateways) });
  route(app, "/timeline/:step/tasks/:task", { put: (c) => tick(c, gateways) });
}

/**
 * `GET /dashboard/timeline` → TimelineStep[], always six. `home` is the id of the home that is meant, here and below;
 * without it, or if the caller doesn't have it, it is their most important one.
 */
async function timeline(c: EdgeContext, gateways: DashboardGateways) {
  const user = await requireUser(c, gateways.callers);
  return c.json(stepsOf(await gateways.store.read(user, homeOf(c))));
}

/** `PUT /dashboard/timeline/:step` with {completed, date?} → TimelineStep[]. */
async function toggle(c: EdgeContext, gateways: DashboardGateways) {
  const user = await requireUser(c, gateways.callers);
  const step = stepInPath(c);
  const { completed, date } = (await readObject(c)) as { completed?: unknown; date?: unknown };
  if (typeof completed !== "boolean") throw new AppError("bad_request");
  const today = completionDate(date, new Date());
  await gateways.store.changeTimeline(user, homeOf(c), (steps) =>
    toggledTimeline(steps, step, completed, today),
  );
  return c.json(stepsOf(await gateways.store.read(user, homeOf(c))));
}

/** `PUT /dashboard/timeline/:step/tasks/:task` with {done} → TimelineStep[]. Premium only. */
async function tick(c: EdgeContext, gateways: DashboardGateways) {
  const user = await requireUser(c, gateways.callers);
  const step = stepInPath(c);
  const task = taskOf(step, c.req.param("task") ?? "");
  if (!task) throw new AppError("not_found");
  const { done } = (await readObject(c)) as { done?: unknown };
  if (typeof done !== "boolean") throw new AppError("bad_request");
  await gateways.store.tick(user, homeOf(c), { step, task: task.id }, done);
  return c.json(stepsOf(await gateways.store.read(user, homeOf(c))));
}

/** The id of the home that is meant, in the query. */
export function homeOf(c: EdgeContext): string | undefined {
  return c.req.query("home");
}

/** Without premium, steps show the number of their tasks, not the tasks. */
function stepsOf({ state, tasks }: Dashboard): TimelineStep[] {
  const isOpen = hasPlan(state.plan, "premium");
  const ticked = new Set(tasks.map(({ step, task }) => `${step}/${task}`));
  return state.timeline.map((step, index) => ({
    ...step,
    title: TIMELINE_STEPS[index]?.title ?? step.id,
    description: TIMELINE_STEPS[index]?.description ?? "",
    task_count: CHECKLISTS[step.id].length,
    tasks: isOpen
      ? CHECKLISTS[step.id].map((task) => ({ ...task, done: ticked.has(`${step.id}/${task.id}`) }))
      : [],
  }));
}

function stepInPath(c: EdgeContext): TimelineStepId {
  const step = c.req.param("step");
  if (!isTimelineStepId(step)) throw new AppError("not_found");
  return step;
}
