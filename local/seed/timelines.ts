import { TIMELINE_STEPS } from "../../supabase/functions/_shared/domain/people/timeline.ts";
import { addDays } from "../../supabase/functions/_shared/domain/site/time/time-zones.ts";
import { DEMO_OWNERS } from "./people.ts";
import { type Demo, insert } from "./tools.ts";

/** The demo owners are showing their homes: the steps before that are done, three days apart. */
export async function insertTimelines(demo: Demo): Promise<void> {
  const today = demo.now.toISOString().slice(0, 10);
  const current = TIMELINE_STEPS.findIndex(({ id }) => id === "show-property");
  await insert(
    demo,
    "public.timeline_steps",
    "user_id, listing_id, step",
    demo.ownerIds.slice(0, DEMO_OWNERS.length).flatMap((user_id) =>
      TIMELINE_STEPS.map(({ id }, n) => ({
        user_id,
        step: id,
        status: n < current ? "completed" : n === current ? "current" : "upcoming",
        completed_on: n < current ? addDays(today, -3 * (current - n)) : null,
      })),
    ),
  );
}
