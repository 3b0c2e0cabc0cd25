import {
  both,
  EVERYBODY,
  type FunctionRights,
  internal,
  OWNER_READS,
  only,
  type RelationRights,
  SERVER,
  SERVER_ONLY,
  SERVER_READS,
  USERS,
} from "./common.ts";
import { BOOKING, COTTAGE, NOTIFICATION, OLIVE, PUSH_ENDPOINT } from "./samples.ts";

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
  "public.push_subscriptions": {
    ...OWNER_READS,
    row: `endpoint = ${PUSH_ENDPOINT}`,
    update: "device = 'Another'",
    insert: `(user_id, endpoint, device, topics) values
      (${OLIVE}, 'https://web.push.apple.com/x', 'Phone', '{offers}')`,
  },
  "private.push_keys": {
    ...SERVER_ONLY,
    row: "auth = repeat('a', 22)",
    update: "session_id = null",
    beforeInsert: "delete from private.push_keys",
    insert: `(subscription_id, p256dh, auth)
      select id, repeat('B', 87), repeat('b', 22) from public.push_subscriptions`,
  },
  "private.push_outbox": {
    ...SERVER_ONLY,
    row: `notification_id = ${NOTIFICATION}`,
    update: "attempts = 1",
    beforeInsert: "delete from private.push_outbox",
    insert: `(notification_id, subscription_id)
      select ${NOTIFICATION}, id from public.push_subscriptions`,
  },
  "private.due_pushes": {
    ...internal("----"),
    row: `notification_id = ${NOTIFICATION}`,
    update: "attempts = 1",
    insert: `(notification_id) values (${NOTIFICATION})`,
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
  ...both(
    "keep_push",
    USERS,
    `${PUSH_ENDPOINT}, repeat('B', 87), repeat('a', 22), 'Phone', '{offers}'`,
  ),
  ...both("forget_push", USERS, PUSH_ENDPOINT),
  ...both("claim_pushes", SERVER, "10"),
  ...both("settle_push", SERVER, "gen_random_uuid(), 1, 'sent'"),
};
