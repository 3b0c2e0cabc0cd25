import {
  both,
  type FunctionRights,
  hidden,
  OWNER_READS,
  only,
  type RelationRights,
  SERVER,
  SERVER_ONLY,
  USERS,
} from "./common.ts";
import { CHAT_IMAGE, MESSAGE, OLIVE, THREAD } from "./samples.ts";

export const relations: Record<string, RelationRights> = {
  "public.chat_threads": {
    may: hidden("s--d"),
    grants: { anon: "", authenticated: "select, delete" },
    row: `id = ${THREAD}`,
    update: "title = 'Another'",
    insert: `(user_id, title) values (${OLIVE}, 'Mine')`,
  },
  "public.chat_messages": {
    ...OWNER_READS,
    row: `thread_id = ${THREAD}`,
    update: "created_at = now()",
    insert: `(id, thread_id, user_id, role, content) values (gen_random_uuid(), ${THREAD}, ${OLIVE}, 'user', 'Hi')`,
  },
  "private.chat_usage": {
    ...SERVER_ONLY,
    row: `user_id = ${OLIVE}`,
    update: "cost = 1",
    insert: `(user_id, message_id, thread_id, is_new_thread, day, state, lease_until, cost)
      values (${OLIVE}, gen_random_uuid(), ${THREAD}, false, current_date, 'done', now(), 0)`,
  },
};

const NEW = "md5('next message')::uuid";

export const functions: Record<string, FunctionRights> = {
  ...both("open_chat_thread", USERS),
  ...both("delete_chat_thread", USERS, THREAD),
  ...both("my_chat_limits", USERS),
  ...both("reserve_chat", SERVER, `${OLIVE}, ${NEW}, 'Hello', ${THREAD}, '{}', 1, 100, 60`),
  ...both("start_chat", SERVER, `${OLIVE}, ${MESSAGE}, gen_random_uuid(), 60`),
  ...both(
    "finish_chat",
    SERVER,
    `${OLIVE}, ${MESSAGE}, gen_random_uuid(), 'Hi', 'Hello', '[]', false, 0`,
  ),
  ...both("return_chat", SERVER, `${OLIVE}, ${MESSAGE}, gen_random_uuid(), 0`),
  ...both("sweep_chat_images", SERVER, "100"),
  // Called by constraints as the server, and by a policy as the user who uploads.
  ...only("private.are_chat_images", SERVER, `${OLIVE}, array[${CHAT_IMAGE}]`),
  ...only("private.are_chat_sources", SERVER, "'[]'"),
  ...only("private.may_add_chat_image", USERS, CHAT_IMAGE),
};
