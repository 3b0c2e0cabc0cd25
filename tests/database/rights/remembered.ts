import {
  both,
  EVERYBODY,
  type FunctionRights,
  hidden,
  OWNER_READS,
  only,
  type RelationRights,
  SERVER,
  USERS,
} from "./common.ts";
import { COTTAGE, LIST, LIST_GUEST, LIST_KEY, LIST_TOKEN, OLIVE } from "./samples.ts";

export const relations: Record<string, RelationRights> = {
  "public.home_marks": {
    ...OWNER_READS,
    row: `user_id = ${OLIVE}`,
    update: "note = 'Mine'",
    insert: `(user_id, listing_id, seen_at) values (${OLIVE}, md5('bungalow')::uuid, now())`,
  },
  "public.home_visits": {
    ...OWNER_READS,
    row: `user_id = ${OLIVE}`,
    update: "last_at = now()",
    insert: `(user_id) values (${OLIVE})`,
    beforeInsert: `delete from public.home_visits where user_id = ${OLIVE}`,
  },
  "public.shared_lists": {
    may: hidden("s--d"),
    grants: { anon: "", authenticated: "select, delete" },
    row: `id = ${LIST}`,
    update: "name = 'Mine'",
    insert: `(id, user_id, name, shown_name) values (gen_random_uuid(), ${OLIVE}, 'Ours', 'Olive')`,
  },
  "public.shared_list_guests": {
    ...OWNER_READS,
    row: `id = ${LIST_GUEST}`,
    update: "name = 'Viola'",
    insert: `(list_id, name) values (${LIST}, 'Wim')`,
  },
  "public.shared_list_homes": {
    ...OWNER_READS,
    row: `list_id = ${LIST}`,
    update: "added_at = now()",
    insert: `(list_id, listing_id) values (${LIST}, md5('bungalow')::uuid)`,
  },
  "public.shared_list_votes": {
    ...OWNER_READS,
    row: `list_id = ${LIST}`,
    update: "vote = 'no'",
    insert: `(list_id, listing_id, vote) values (${LIST}, ${COTTAGE}, 'yes')`,
  },
};

const AS_GUEST = `null, '${LIST_TOKEN}', ${LIST_KEY}`;

export const functions: Record<string, FunctionRights> = {
  ...both("keep_home_marks", USERS, `array[${COTTAGE}], '{}', '{}', '{}', '{}', false`),
  ...only("private.forget_home_marks", SERVER),
  // The owner, by the list's id.
  ...both("my_lists", USERS),
  // Constraints and an index call it with the rights of the writer.
  ...only("private.name_as_read", SERVER, "'Canary'"),
  ...only("private.is_plain_name", SERVER, "'Canary', 40"),
  ...both("save_list", USERS, `${LIST}, 'Mine', 'Me', '{}'`),
  ...both("share_list", USERS, LIST),
  ...both("list_link", USERS, LIST),
  ...both("unshare_list", USERS, LIST),
  // A person with the link reads it too; they get ids of homes and the names on the list.
  ...both("shared_list", EVERYBODY, `null, '${LIST_TOKEN}'`),
  ...both("join_list", EVERYBODY, `'${LIST_TOKEN}', 'Wim', gen_random_uuid()`),
  ...both("add_to_list", EVERYBODY, `md5('hut')::uuid, ${AS_GUEST}`),
  ...both("remove_from_list", EVERYBODY, `md5('hut')::uuid, ${AS_GUEST}`),
  ...both("judge_home", EVERYBODY, `${COTTAGE}, 'no', 'Dark.', ${AS_GUEST}`),
  ...both("leave_list", EVERYBODY, `${LIST_GUEST}, ${AS_GUEST}`),
};
