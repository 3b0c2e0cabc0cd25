import {
  both,
  EVERYBODY,
  type FunctionRights,
  internal,
  type RelationRights,
  SERVER,
  SERVER_READS,
  USERS,
} from "./common.ts";
import { BOOKING } from "./samples.ts";

export const relations: Record<string, RelationRights> = {
  "private.mail_days": {
    ...SERVER_READS,
    row: "topic = 'showings'",
    update: "n = 1000000",
    insert: "(topic, kind, outcome) values ('news', 'news', 'sent')",
  },
  "private.webhook_failures": {
    ...SERVER_READS,
    row: "event_id = 'evt_1'",
    update: "tries = 100",
    insert: "(event_id, type, reason) values ('evt_2', 'x', 'internal')",
  },
  "private.mail_caps": {
    ...SERVER_READS,
    row: "share = 'first'",
    update: "cap = 1000000",
    insert: "values ('mischief', 1)",
  },
  "private.contract_forms": {
    ...SERVER_READS,
    row: "state = 'CO'",
    update: "title = 'Mischief'",
    insert: "values ('ZZ', 'attorney', 'Mischief', 'Nobody', 'https://example.com/', '2026-01-01')",
  },
  "private.third_parties": {
    ...SERVER_READS,
    row: "name = 'mail'",
    update: "failures = 1000",
    insert: "(name) values ('geocoder')",
  },
  "private.failed_mails": {
    ...internal("----"),
    row: `booking_id = ${BOOKING}`,
    update: "last_error = 'mailbox full'",
    insert: `(booking_id, kind, recipient) values (${BOOKING}, 'cancelled', 'owner')`,
  },
};

/** Anyone who is signed in may ask; anyone but an operator is refused. */
export const functions: Record<string, FunctionRights> = {
  ...both("operator_duties", USERS),
  ...both("operator_counts", USERS),
  ...both("operator_weeks", USERS),
  ...both("operator_vesty", USERS),
  ...both("operator_find", USERS, "'vera'"),
  ...both("operator_mail", USERS),
  ...both("operator_mail_limits", USERS),
  ...both("operator_failed_mails", USERS),
  ...both("operator_webhooks", USERS),
  ...both("retry_mail", USERS, `md5('mail')::uuid, 1`),
  ...both("operator_third_parties", USERS),
  ...both("failing_third_parties", SERVER),
  ...both("note_third_party", SERVER, "'mail', 'down', 503"),
  ...both("note_unsent_account_mail", EVERYBODY, "true"),
  ...both("mail_caps", SERVER),
  ...both("set_mail_cap", SERVER, "1000000, 'first'"),
  ...both("contract_form", USERS, "'CO'"),
  ...both("contract_forms", SERVER),
  ...both("set_contract_form", SERVER, "'CO', null, null, null, null, null"),
  ...both("note_webhook", SERVER, "'evt_1', 'invoice.paid', 'internal'"),
};
