import { NOBODY_ELSE, NOTHING, USERS } from "./common.ts";
import type { FunctionRights, RelationRights } from "./expected.ts";
import { COTTAGE, NOTIFICATION, OLIVE } from "./samples.ts";

export const notificationRights: Record<string, RelationRights> = {
  // Read through the API, and written only by what happens.
  "public.notifications": {
    may: { visitor: "----", stranger: "----", owner: "s---", service: "siud" },
    grants: { anon: "", authenticated: "select" },
    row: `id = ${NOTIFICATION}`,
    update: "read_at = now()",
    insert: `(user_id, kind, listing_id, subject_id)
      values (${OLIVE}, 'message', ${COTTAGE}, gen_random_uuid())`,
  },
  "public.notification_preferences": {
    may: { visitor: "----", stranger: "----", owner: "s---", service: "siud" },
    grants: { anon: "", authenticated: "select" },
    row: `user_id = ${OLIVE}`,
    update: "mail = 'none'",
    insert: `(user_id, kind, mail) values (${OLIVE}, 'viewing_feedback', 'none')`,
  },
  "private.notification_mail": {
    may: NOBODY_ELSE,
    grants: NOTHING,
    row: `user_id = ${OLIVE}`,
    update: "last_sent_at = now()",
    insert: `(user_id, cadence) values (${OLIVE}, 'at_once')`,
  },
  "private.notification_mail_lines": {
    may: NOBODY_ELSE,
    grants: NOTHING,
    row: `user_id = ${OLIVE}`,
    update: "cadence = 'daily'",
    insert: `(notification_id, user_id, cadence) values (${NOTIFICATION}, ${OLIVE}, 'at_once')`,
    beforeInsert: "delete from private.notification_mail_lines",
  },
  "private.notification_kinds": {
    may: { visitor: "----", stranger: "----", owner: "----", service: "s---" },
    grants: NOTHING,
    row: "kind = 'message'",
    update: "renews = true",
    insert: "(kind, mail, default_mail) values ('other', 'always', 'at_once')",
  },
};

export const notificationFunctions: Record<string, FunctionRights> = {
  "public.read_notifications": {
    roles: USERS,
    call: "public.read_notifications(until => now())",
  },
  "private.read_notifications": {
    roles: USERS,
    call: "private.read_notifications(null, now())",
  },
  "public.set_notification_mail": {
    roles: USERS,
    call: "public.set_notification_mail('message', 'none')",
  },
  "private.set_notification_mail": {
    roles: USERS,
    call: "private.set_notification_mail('message', 'none')",
  },
  "public.my_viewing_link": {
    roles: USERS,
    call: "public.my_viewing_link(md5('booking')::uuid)",
  },
  "private.my_viewing_link": {
    roles: USERS,
    call: "private.my_viewing_link(md5('booking')::uuid)",
  },
  "public.my_viewings": { roles: USERS, call: "public.my_viewings()" },
  "private.my_viewings": { roles: USERS, call: "private.my_viewings()" },
  "public.my_viewing_records": { roles: USERS, call: "public.my_viewing_records()" },
  "private.my_viewing_records": { roles: USERS, call: "private.my_viewing_records()" },
  "public.stop_notification_mail": {
    roles: "anon authenticated service_role",
    call: "public.stop_notification_mail('guess')",
  },
  "private.stop_notification_mail": {
    roles: "anon authenticated service_role",
    call: "private.stop_notification_mail('guess')",
  },
  "public.claim_notification_mails": {
    roles: "service_role",
    call: "public.claim_notification_mails()",
  },
  "private.claim_notification_mails": {
    roles: "service_role",
    call: "private.claim_notification_mails(100)",
  },
  "private.plan_notification_mail": {
    roles: "service_role",
    call: "private.plan_notification_mail()",
  },
  "private.forget_notifications": {
    roles: "service_role",
    call: "private.forget_notifications()",
  },
};
