import { addDays } from "../../supabase/functions/_shared/domain/time-zones.ts";
import { TIMELINE_STEPS } from "../../supabase/functions/_shared/domain/timeline.ts";
import type { Sql } from "../database.ts";
import { insert } from "./rows.ts";

/** The demo owners are showing their homes: the steps before that are done, three days apart. */
export async function insertTimelines(
  sql: Pick<Sql, "query">,
  ownerIds: readonly string[],
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const current = TIMELINE_STEPS.findIndex(({ id }) => id === "show-property");
  await insert(
    sql,
    "public.timeline_steps",
    "user_id, step",
    "user_id uuid, step text, status text, completed_on date",
    ownerIds.flatMap((user_id) =>
      TIMELINE_STEPS.map(({ id }, n) => ({
        user_id,
        step: id,
        status: n < current ? "completed" : n === current ? "current" : "upcoming",
        completed_on: n < current ? addDays(today, -3 * (current - n)) : null,
      })),
    ),
  );
}
