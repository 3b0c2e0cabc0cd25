import type { DashboardState } from "../../../_shared/domain/people/dashboard.ts";
import type { StepState } from "../../../_shared/domain/people/timeline.ts";
import { knownTimeline } from "../../../_shared/domain/people/timeline-facts.ts";
import { askJson, type Client } from "../../../_shared/edge/database.ts";

export type OwnTimeline = {
  steps: StepState[];
  /** Completed tasks; empty without the premium plan. */
  ticked: { step: string; task: string }[];
};

/** What the dashboard reads in one call: the sales that go on, on either side, and the timeline of each home. */
export type OwnDashboard = Pick<DashboardState, "homes" | "sales"> & {
  timelines: Parameters<typeof knownTimeline>[0];
};

export function readDashboard(client: Client): Promise<OwnDashboard> {
  return askJson(client.rpc("dashboard_state"), isAnswer, "unavailable");
}

/** The timeline of a home; without rows, it is the initial one. */
export function timelineIn(
  { homes, timelines }: OwnDashboard,
  home: string | undefined,
): OwnTimeline {
  const { steps, tasks } = knownTimeline(timelines, homes, home);
  return { steps, ticked: tasks };
}

function isAnswer(data: unknown): data is OwnDashboard {
  const { homes, sales, timelines } = (data ?? {}) as Partial<OwnDashboard>;
  return [homes, sales, timelines].every(Array.isArray);
}
