import type { DashboardState } from "../../../_shared/domain/people/dashboard.ts";
import type { StepState } from "../../../_shared/domain/people/timeline.ts";
import { knownTimeline } from "../../../_shared/domain/people/timeline-facts.ts";
import { askJson, type Client } from "../../../_shared/edge/database.ts";

export type OwnTimeline = {
  steps: StepState[];
  /** Completed tasks; empty without the premium plan. */
  ticked: { step: string; task: string }[];
};

type Answer = Pick<DashboardState, "homes"> & { timelines: Parameters<typeof knownTimeline>[0] };

/** An owner without rows gets the initial timeline. */
export async function readTimeline(client: Client): Promise<OwnTimeline> {
  const { homes, timelines } = await askJson(
    client.rpc("dashboard_state"),
    isAnswer,
    "unavailable",
  );
  const { steps, tasks } = knownTimeline(timelines, homes);
  return { steps, ticked: tasks };
}

function isAnswer(data: unknown): data is Answer {
  const { homes, timelines } = (data ?? {}) as Partial<Answer>;
  return Array.isArray(homes) && Array.isArray(timelines);
}
