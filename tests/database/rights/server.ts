import { NOBODY_ELSE, NOTHING } from "./common.ts";
import type { RelationRights } from "./expected.ts";
import { BOOKING } from "./samples.ts";

/** What triggers keep for search and map; functions answer visitors from it. */
const READ_MODEL = { visitor: "----", stranger: "----", owner: "----", service: "s---" };

export const serverRights: Record<string, RelationRights> = {
  "private.listing_counts": {
    may: READ_MODEL,
    grants: NOTHING,
    row: "property_type = 'house'",
    update: "n = 1000000",
    insert: "values ('all', 'house', 0, 0, 0, 1, 0, 'active')",
  },
  "private.map_cells": {
    may: READ_MODEL,
    grants: NOTHING,
    row: "property_type = 'house'",
    update: "n = 1000000",
    insert: "values ('all', 6, 0, 0, 'house', 0, 0, 0, 1, 0, 0, 'active')",
  },
  "private.home_changes": {
    may: READ_MODEL,
    grants: NOTHING,
    row: "property_type = 'house'",
    update: "n = 1000000",
    insert: "(property_type, n, status) values ('house', 1, 'active')",
  },
  "private.places": {
    may: READ_MODEL,
    grants: NOTHING,
    row: "kind = 'town'",
    update: "n = 1000000",
    insert: "values ('nowhere ks', 'town', 'Nowhere, KS', 'nowhere ks', 1)",
  },
  "private.county_outlines": {
    may: READ_MODEL,
    grants: NOTHING,
    row: "name = 'Ada County'",
    update: "name = 'Nada County'",
    insert: "(name, state, outline) values ('Nowhere County', 'KS', '((0,0),(1,0),(1,1))')",
  },
  "private.photo_lists": {
    may: READ_MODEL,
    grants: NOTHING,
    row: "images is not null",
    update: "images = '[]'",
    insert: "values (gen_random_uuid(), '[]')",
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
