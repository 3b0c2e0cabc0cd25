import type { DashboardState, timelineOf } from "../../../_shared/domain/people/dashboard.ts";
import type { StepState } from "../../../_shared/domain/people/timeline.ts";
import { knownTimeline } from "../../../_shared/domain/people/timeline-facts.ts";
import { askJson, type Client } from "../../../_shared/edge/database.ts";

export type OwnTimeline = {
  steps: StepState[];
  /** Completed tasks; empty without the premium plan. */
  ticked: { step: string; task: string }[];
};

type Answer = Pick<DashboardState, "homes"> & {
  timeline: Parameters<typeof timelineOf>[0];
  tasks: OwnTimeline["ticked"];
};

/** An owner without rows gets the initial timeline. */
export async function readTimeline(client: Client): Promise<OwnTimeline> {
  const { homes, timeline, tasks } = await askJson(
    client.rpc("dashboard_state"),
    isAnswer,
    "unavailable",
  );
  return { steps: knownTimeline(timeline, homes), ticked: tasks };
}

function isAnswer(data: unknown): data is Answer {
  const { homes, timeline, tasks } = (data ?? {}) as Partial<Answer>;
  return [homes, timeline, tasks].every(Array.isArray);
}
