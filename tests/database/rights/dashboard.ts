import {
  both,
  type FunctionRights,
  OWNER_READS,
  only,
  type RelationRights,
  USERS,
} from "./common.ts";
import { COTTAGE, OLIVE } from "./samples.ts";

export const relations: Record<string, RelationRights> = {
  "public.timeline_steps": {
    ...OWNER_READS,
    row: `user_id = ${OLIVE} and step = 'list-property'`,
    update: "status = 'completed', completed_on = '2026-11-21'",
    insert: `(user_id, step, status) values (${OLIVE}, 'show-property', 'upcoming')`,
  },
  "public.timeline_tasks": {
    ...OWNER_READS,
    row: `user_id = ${OLIVE}`,
    update: "done_at = now()",
    insert: `(user_id, step, task) values (${OLIVE}, 'show-property', 'valuables')`,
  },
};

export const functions: Record<string, FunctionRights> = {
  ...only("public.dashboard_state", USERS),
  ...both("save_timeline", USERS, "null, '[]', '[]'"),
  ...both("set_timeline_task", USERS, "null, 'list-property', 'publish', false"),
  ...only("private.timeline_of", USERS, `${OLIVE}, ${COTTAGE}`),
  ...only("private.timeline_tasks_of", USERS, `${OLIVE}, ${COTTAGE}`),
  ...only("private.stored_home", USERS, `${OLIVE}, ${COTTAGE}`),
  ...only("private.first_home", USERS, OLIVE),
  ...only("private.open_sales", USERS),
  ...only("private.homes_with_offers_to_answer", USERS),
  ...only("private.home_facts", USERS, `${COTTAGE}, now(), null, 'UTC'`),
  ...only("private.first_disclosure_at", USERS, COTTAGE),
};
