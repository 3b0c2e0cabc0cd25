import {
  both,
  EVERYBODY,
  OWNER_READS,
  only,
  SERVER,
  SERVER_ONLY,
  SERVER_READS,
  USERS,
} from "./common.ts";
import type { FunctionRights, RelationRights } from "./expected.ts";
import { BOOKING, COTTAGE, NOTIFICATION, OLIVE } from "./samples.ts";

export const relations: Record<string, RelationRights> = {
  // Read through the API, and written only by what happens.
  "public.notifications": {
    ...OWNER_READS,
    row: `id = ${NOTIFICATION}`,
    update: "read_at = now()",
    insert: `(user_id, kind, listing_id, subject_id)
      values (${OLIVE}, 'message', ${COTTAGE}, gen_random_uuid())`,
  },
  "public.notification_preferences": {
    ...OWNER_READS,
    row: `user_id = ${OLIVE}`,
    update: "mail = 'none'",
    insert: `(user_id, kind, mail) values (${OLIVE}, 'showing_feedback', 'none')`,
  },
  "private.mail_tokens": {
    ...SERVER_ONLY,
    row: `person_id = ${OLIVE}`,
    update: "token = 'another'",
    insert: `(person_id, cadence) values (${OLIVE}, 'at_once')`,
  },
  "private.notification_kinds": {
    ...SERVER_READS,
    row: "kind = 'message'",
    update: "renews = true",
    insert:
      "(kind, mail, default_mail, true_while) values ('other', 'always', 'at_once', 'happened')",
  },
};

export const functions: Record<string, FunctionRights> = {
  ...both("read_notifications", USERS, "null, now()"),
  ...both("set_notification_mail", USERS, "'message', 'none'"),
  ...both("my_showing_link", USERS, BOOKING),
  ...both("my_showings", USERS),
  ...both("my_showing_records", USERS),
  ...both("stop_notification_mail", EVERYBODY, "'guess'"),
  ...both("claim_notification_mails", SERVER, "100"),
  ...only("private.forget_notifications", SERVER),
};
