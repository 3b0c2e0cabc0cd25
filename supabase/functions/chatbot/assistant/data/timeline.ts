import type { SupabaseClient } from "@supabase/supabase-js";
import {
  defaultTimeline,
  type StepState,
  type TimelineStepId,
} from "../../../_shared/domain/timeline.ts";
import { rowsOf } from "./answers.ts";

export type OwnTimeline = {
  steps: StepState[];
  /** What has been ticked off. */
  ticked: { step: string; task: string }[];
};

/** Whoever has no rows yet is where everybody begins. */
export async function readTimeline(client: SupabaseClient, userId: string): Promise<OwnTimeline> {
  const [steps, tasks] = await Promise.all([
    client
      .from("timeline_steps")
      .select("step,status,completed_on")
      .eq("user_id", userId)
      .limit(20)
      .retry(false),
    client.from("timeline_tasks").select("step,task").eq("user_id", userId).limit(200).retry(false),
  ]);
  const rows = rowsOf<Row>(steps);
  return {
    steps: defaultTimeline().map((step) => {
      const row = rows.find((each) => each.step === step.id);
      if (!row) return step;
      return {
        id: step.id,
        status: row.status,
        ...(row.completed_on ? { date: row.completed_on } : {}),
      };
    }),
    ticked: rowsOf(tasks),
  };
}

type Row = { step: TimelineStepId; status: StepState["status"]; completed_on: string | null };
