import type { RelationRights } from "./expected.ts";
import { BOOKING } from "./samples.ts";

const NOBODY_ELSE = { visitor: "----", stranger: "----", owner: "----", service: "siud" };
const NOTHING = { anon: "", authenticated: "" };

export const serverRights: Record<string, RelationRights> = {
  "private.email_outbox": {
    may: NOBODY_ELSE,
    grants: NOTHING,
    row: `booking_id = ${BOOKING}`,
    update: "last_error = 'mailbox full'",
    insert: `(booking_id, kind, recipient) values (${BOOKING}, 'cancelled', 'owner')`,
  },
  "private.rate_buckets": {
    may: NOBODY_ELSE,
    grants: NOTHING,
    row: "key like 'booking:visitor:%'",
    update: "n = 1",
    insert: "values ('mail', now(), 1)",
  },
};
