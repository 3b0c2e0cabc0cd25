import { timelineOf } from "../../../_shared/domain/dashboard.ts";
import type { StepState } from "../../../_shared/domain/timeline.ts";
import { askRows, type Client } from "../../../_shared/edge/database.ts";

export type OwnTimeline = {
  steps: StepState[];
  /** Completed tasks. */
  ticked: { step: string; task: string }[];
};

/** An owner without rows gets the initial timeline. */
export async function readTimeline(client: Client, userId: string): Promise<OwnTimeline> {
  const [rows, ticked] = await Promise.all([
    askRows(
      client.from("timeline_steps").select("step,status,completed_on").eq("user_id", userId),
      "unavailable",
    ),
    askRows(client.from("timeline_tasks").select("step,task").eq("user_id", userId), "unavailable"),
  ]);
  return { steps: timelineOf(rows), ticked };
}
