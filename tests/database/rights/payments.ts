import { NOTHING, SERVER, USERS } from "./common.ts";
import type { FunctionRights, RelationRights } from "./expected.ts";
import { OLIVE } from "./samples.ts";

/** Append-only: not even the server changes or deletes what Stripe told us. */
const APPEND_ONLY = { visitor: "----", stranger: "----", owner: "----", service: "si--" };

export const paymentRights: Record<string, RelationRights> = {
  "public.subscriptions": {
    may: { visitor: "----", stranger: "----", owner: "s---", service: "s---" },
    grants: { anon: "", authenticated: "select" },
    row: `user_id = ${OLIVE}`,
    update: "subscription_plan = 'premium'",
    insert: `(user_id, subscription_plan) values (${OLIVE}, 'premium')`,
  },
  "private.stripe_customers": {
    may: APPEND_ONLY,
    grants: NOTHING,
    row: `user_id = ${OLIVE}`,
    update: "user_id = md5('stan')::uuid",
    insert: `(customer_id, user_id) values ('cus_other', ${OLIVE})`,
  },
  "private.stripe_events": {
    may: APPEND_ONLY,
    grants: NOTHING,
    row: "id = 'evt_1'",
    update: "type = 'another'",
    insert: "(id, type, created_at, livemode) values ('evt_2', 'x', now(), false)",
  },
  "private.payment_facts": {
    may: APPEND_ONLY,
    grants: NOTHING,
    row: "event_id = 'evt_1'",
    update: "plan = 'premium'",
    insert:
      "(event_id, position, kind, occurred_at, session_id) values ('evt_1', 9, 'closed', now(), 'cs_9')",
  },
  "private.checkouts": {
    may: { visitor: "----", stranger: "----", owner: "----", service: "siu-" },
    grants: NOTHING,
    row: `user_id = ${OLIVE}`,
    update: "session_id = 'cs_2'",
    insert: `(user_id, plan, attempt) values (${OLIVE}, 'premium', 7)`,
  },
};

export const paymentFunctions: Record<string, FunctionRights> = {
  "public.apply_stripe_event": { roles: SERVER, call: "public.apply_stripe_event('{}', '[]')" },
  "public.open_checkout": {
    roles: SERVER,
    call: "public.open_checkout(md5('olive')::uuid, 'basic')",
  },
  "public.record_checkout": {
    roles: SERVER,
    call: "public.record_checkout(md5('olive')::uuid, 'basic', 1, 'cs_1')",
  },
  "public.record_stripe_customer": {
    roles: SERVER,
    call: "public.record_stripe_customer(md5('olive')::uuid, 'cus_1')",
  },
  "public.stripe_customer_of": {
    roles: SERVER,
    call: "public.stripe_customer_of(md5('olive')::uuid)",
  },
  "private.apply_stripe_event": { roles: SERVER, call: "private.apply_stripe_event('{}', '[]')" },
  "private.open_checkout": {
    roles: SERVER,
    call: "private.open_checkout(md5('olive')::uuid, 'basic', null)",
  },
  "private.record_checkout": {
    roles: SERVER,
    call: "private.record_checkout(md5('olive')::uuid, 'basic', 1, 'cs_1')",
  },
  "private.record_stripe_customer": {
    roles: SERVER,
    call: "private.record_stripe_customer(md5('olive')::uuid, 'cus_1')",
  },
  "private.stripe_customer_of": {
    roles: SERVER,
    call: "private.stripe_customer_of(md5('olive')::uuid)",
  },
  "private.checkout_outcome": { roles: SERVER, call: "private.checkout_outcome('cs_1')" },
  "private.running_subscriptions": {
    roles: SERVER,
    call: "private.running_subscriptions(md5('olive')::uuid)",
  },
  // Called by the subscriptions view and by policies.
  "private.has_plan": { roles: USERS, call: "private.has_plan(md5('olive')::uuid, 'basic')" },
  "private.plan_of": { roles: USERS, call: "private.plan_of(md5('olive')::uuid)" },
};
