import { both, NOTHING, SERVER } from "./common.ts";
import type { FunctionRights, RelationRights } from "./expected.ts";
import { BOOKING } from "./samples.ts";

/** Written by definer functions only. */
const LEDGER = { visitor: "----", stranger: "----", owner: "----", service: "s---" };

export const operatingRights: Record<string, RelationRights> = {
  "private.mail_days": {
    may: LEDGER,
    grants: NOTHING,
    row: "topic = 'viewings'",
    update: "n = 1000000",
    insert: "(topic, kind, outcome) values ('news', 'news', 'sent')",
  },
  "private.webhook_failures": {
    may: LEDGER,
    grants: NOTHING,
    row: "event_id = 'evt_1'",
    update: "tries = 100",
    insert: "(event_id, type, reason) values ('evt_2', 'x', 'internal')",
  },
  "private.failed_mails": {
    may: { ...LEDGER, service: "----" },
    grants: NOTHING,
    row: `booking_id = ${BOOKING}`,
    update: "last_error = 'mailbox full'",
    insert: `(booking_id, kind, recipient) values (${BOOKING}, 'cancelled', 'owner')`,
  },
};

/** Whoever is signed in may ask; who is no operator is refused. */
const MEMBERS = "authenticated service_role";

export const operatingFunctions: Record<string, FunctionRights> = {
  ...both("operator_duties", MEMBERS, ""),
  ...both("operator_counts", MEMBERS, ""),
  ...both("operator_mail", MEMBERS, ""),
  ...both("operator_mail_limits", MEMBERS, ""),
  ...both("operator_failed_mails", MEMBERS, ""),
  ...both("operator_webhooks", MEMBERS, ""),
  ...both("retry_mail", MEMBERS, `md5('mail')::uuid, 1`),
  ...both("note_webhook", SERVER, "'evt_1', 'invoice.paid', 'internal'"),
};
