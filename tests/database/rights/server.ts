import type { RelationRights } from "./expected.ts";
import { BOOKING } from "./samples.ts";

const NOBODY_ELSE = { visitor: "----", stranger: "----", owner: "----", service: "siud" };
const NOTHING = { anon: "", authenticated: "" };

/** What triggers keep for search and map; functions answer visitors from it. */
const READ_MODEL = { visitor: "----", stranger: "----", owner: "----", service: "s---" };

export const serverRights: Record<string, RelationRights> = {
  "private.listing_counts": {
    may: READ_MODEL,
    grants: NOTHING,
    row: "property_type = 'house'",
    update: "n = 1000000",
    insert: "values (true, 'house', 0, 0, 0, 1)",
  },
  "private.map_cells": {
    may: READ_MODEL,
    grants: NOTHING,
    row: "property_type = 'house'",
    update: "n = 1000000",
    insert: "values (6, false, 0, 0, 'house', 0, 0, 0, 1, 0, 0)",
  },
  "private.geocoder_cache": {
    may: NOBODY_ELSE,
    grants: NOTHING,
    row: "query = '1 main street, denver, co, 80202'",
    update: "kept_until = now()",
    insert: "values ('2 main street', 39.7, -105, now())",
  },
  "private.geocoder_turns": {
    may: NOBODY_ELSE,
    grants: NOTHING,
    row: "only_row",
    update: "paused_until = now()",
    insert: "default values",
    beforeInsert: "delete from private.geocoder_turns",
  },
  "private.email_outbox": {
    may: NOBODY_ELSE,
    grants: NOTHING,
    row: `booking_id = ${BOOKING}`,
    update: "last_error = 'mailbox full'",
    insert: `(booking_id, kind, recipient) values (${BOOKING}, 'cancelled', 'owner')`,
  },
  "private.due_mails": {
    may: { ...NOBODY_ELSE, service: "----" },
    grants: NOTHING,
    row: `booking_id = ${BOOKING}`,
    update: "last_error = 'mailbox full'",
    insert: `(booking_id, kind, recipient) values (${BOOKING}, 'cancelled', 'owner')`,
  },
  "private.duties": {
    may: READ_MODEL,
    grants: NOTHING,
    row: "name = 'news'",
    update: "route = 'elsewhere'",
    insert: "(name, work) values ('mischief', 'select 1')",
  },
  "private.upkeep_status": {
    may: READ_MODEL,
    grants: NOTHING,
    row: "duty = 'news'",
    update: "state = 'ok'",
    insert: "(duty) values ('mischief')",
  },
  "private.rate_buckets": {
    may: NOBODY_ELSE,
    grants: NOTHING,
    row: "key like 'booking:visitor:%'",
    update: "n = 1",
    insert: "values ('mail', now(), 1)",
  },
};
