import {
  both,
  type FunctionRights,
  hidden,
  internal,
  only,
  type RelationRights,
  SERVER,
  USERS,
} from "./common.ts";
import { OLIVE } from "./samples.ts";

/** Append-only: not even the server changes or deletes what Stripe told us. */
const APPEND_ONLY = internal("si--");

export const relations: Record<string, RelationRights> = {
  "public.subscriptions": {
    may: hidden("s---", "s---"),
    grants: { anon: "", authenticated: "select" },
    row: `user_id = ${OLIVE}`,
    update: "subscription_plan = 'premium'",
    insert: `(user_id, subscription_plan) values (${OLIVE}, 'premium')`,
  },
  "private.stripe_customers": {
    ...APPEND_ONLY,
    row: `user_id = ${OLIVE}`,
    update: "user_id = md5('stan')::uuid",
    insert: `(customer_id, user_id) values ('cus_other', ${OLIVE})`,
  },
  "private.stripe_events": {
    ...APPEND_ONLY,
    row: "id = 'evt_1'",
    update: "type = 'another'",
    insert: "(id, type, created_at, livemode) values ('evt_2', 'x', now(), false)",
  },
  "private.payment_facts": {
    ...APPEND_ONLY,
    row: "event_id = 'evt_1'",
    update: "plan = 'premium'",
    insert:
      "(event_id, position, kind, occurred_at, session_id) values ('evt_1', 9, 'closed', now(), 'cs_9')",
  },
  "private.known_plans": {
    ...internal("siud"),
    row: `user_id = ${OLIVE}`,
    update: "plan = 'premium'",
    insert: "(user_id, plan, look_at) values (md5('stan')::uuid, 'basic', now())",
  },
  "private.plan_refunds": {
    ...internal("s---"),
    row: `person_id = ${OLIVE}`,
    update: "done_at = now()",
    insert: `(id, person_id, payment_id, intent_id, plan, reason, asked_by)
      values (gen_random_uuid(), ${OLIVE}, 'pi_9', 'pi_9', 'premium', 'Paid twice', ${OLIVE})`,
  },
  "private.checkouts": {
    ...internal("siu-"),
    row: `user_id = ${OLIVE}`,
    update: "session_id = 'cs_2'",
    insert: `(user_id, plan, attempt) values (${OLIVE}, 'premium', 7)`,
  },
};

export const functions: Record<string, FunctionRights> = {
  ...both("operator_payments", USERS, OLIVE),
  ...both("begin_refund", USERS, "gen_random_uuid(), 'pi_1', 'Paid twice'"),
  ...both("finish_refund", SERVER, "gen_random_uuid()"),
  ...both("claim_refunds", SERVER, "1"),
  ...both("apply_stripe_event", SERVER, "'{}', '[]'"),
  ...both("open_checkout", SERVER, `${OLIVE}, 'basic', null`),
  ...both("record_checkout", SERVER, `${OLIVE}, 'basic', 1, 'cs_1'`),
  ...both("record_stripe_customer", SERVER, `${OLIVE}, 'cus_1'`),
  ...both("stripe_customer_of", SERVER, OLIVE),
  ...both("checkout_outcome", SERVER, "'cs_1'"),
  ...only("private.running_subscriptions", SERVER, OLIVE),
  ...only("private.notice_ended_plans", SERVER),
  // Called by the subscriptions view and by policies.
  ...only("private.has_plan", USERS, `${OLIVE}, 'basic'`),
  ...only("private.plan_of", USERS, OLIVE),
};
