import { USERS } from "./common.ts";
import type { FunctionRights, RelationRights } from "./expected.ts";
import { OLIVE } from "./samples.ts";

const OWNER_READS = { visitor: "----", stranger: "----", owner: "s---", service: "siud" };

export const dashboardRights: Record<string, RelationRights> = {
  "public.timeline_steps": {
    may: OWNER_READS,
    grants: { anon: "", authenticated: "select" },
    row: `user_id = ${OLIVE} and step = 'list-property'`,
    update: "status = 'completed', completed_on = '2026-11-21'",
    insert: `(user_id, step, status) values (${OLIVE}, 'show-property', 'upcoming')`,
  },
  "public.timeline_tasks": {
    may: OWNER_READS,
    grants: { anon: "", authenticated: "select" },
    row: `user_id = ${OLIVE}`,
    update: "done_at = now()",
    insert: `(user_id, step, task) values (${OLIVE}, 'show-property', 'valuables')`,
  },
};

export const dashboardFunctions: Record<string, FunctionRights> = {
  "public.dashboard_state": { roles: USERS, call: "public.dashboard_state()" },
  "public.save_timeline": { roles: USERS, call: "public.save_timeline('[]', '[]')" },
  "private.save_timeline": { roles: USERS, call: "private.save_timeline('[]', '[]')" },
  "public.set_timeline_task": {
    roles: USERS,
    call: "public.set_timeline_task('list-property', 'publish', false)",
  },
  "private.set_timeline_task": {
    roles: USERS,
    call: "private.set_timeline_task('list-property', 'publish', false)",
  },
  "private.timeline_of": { roles: USERS, call: `private.timeline_of(${OLIVE})` },
};
