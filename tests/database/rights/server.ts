import { internal, type RelationRights, SERVER_ONLY, SERVER_READS } from "./common.ts";
import { BOOKING } from "./samples.ts";

export const relations: Record<string, RelationRights> = {
  "private.listing_counts": {
    ...SERVER_READS,
    row: "property_type = 'house'",
    update: "n = 1000000",
    insert: "values ('all', 'house', 0, 0, 0, 1, 0, 'active')",
  },
  "private.limits": {
    ...SERVER_READS,
    row: "name = 'favorites'",
    update: "value = 1000000",
    insert: "values ('unlimited', 1000000)",
  },
  "private.kept_periods": {
    ...SERVER_READS,
    row: "what = 'visitors'",
    update: "period = '1 second'",
    insert: "values ('everything', '1 second')",
  },
  "private.step_kinds": {
    ...SERVER_READS,
    row: "kind = 'closing'",
    update: "is_law = true",
    insert:
      "values ('nothing', 'buyer', '{always}', null, null, null, null, null, false, false, 0, false, false, false)",
  },
  "private.step_parties": {
    ...SERVER_READS,
    row: "kind = 'closing' and role = 'lender'",
    update: "part = 'settles'",
    insert: "values ('inspector', 'closing', 'sees')",
  },
  "private.step_facts": {
    ...SERVER_READS,
    row: "kind = 'closing'",
    update: "is_private = true",
    insert: "values ('closing', 'nothing', 'day', 'buyer', false, false)",
  },
  "private.map_cells": {
    ...SERVER_READS,
    row: "property_type = 'house'",
    update: "n = 1000000",
    insert: "values ('all', 6, 0, 0, 'house', 0, 0, 0, 1, 0, 0, 'active')",
  },
  "private.home_changes": {
    ...SERVER_READS,
    row: "property_type = 'house'",
    update: "n = 1000000",
    insert: "(property_type, n, status) values ('house', 1, 'active')",
  },
  "private.places": {
    ...SERVER_READS,
    row: "kind = 'town'",
    update: "n = 1000000",
    insert: "values ('nowhere ks', 'town', 'Nowhere, KS', 'nowhere ks', 1)",
  },
  "private.towns": {
    ...SERVER_READS,
    row: "key = 'boise id'",
    update: "zips = 1",
    insert: "values ('nowhere ks', 'Nowhere, KS', 38, -98, 1)",
  },
  "private.photo_lists": {
    ...SERVER_READS,
    row: "images is not null",
    update: "images = '[]'",
    insert: "values (gen_random_uuid(), '[]')",
  },
  "private.geocoder_cache": {
    ...SERVER_ONLY,
    row: "query = '1 main street, denver, co, 80202'",
    update: "kept_until = now()",
    insert: "values ('2 main street', 39.7, -105, now())",
  },
  "private.phrase_readings": {
    ...SERVER_ONLY,
    row: "phrase = 'room for horses'",
    update: "query = ''",
    insert: "values ('a place to paint', '')",
  },
  "private.geocoder_turns": {
    ...SERVER_ONLY,
    row: "only_row",
    update: "paused_until = now()",
    insert: "default values",
    beforeInsert: "delete from private.geocoder_turns",
  },
  "private.homes_to_place": {
    ...SERVER_READS,
    row: "tries = 0",
    update: "tries = 1",
    insert: "(listing_id) values (gen_random_uuid())",
  },
  "private.email_outbox": {
    ...SERVER_ONLY,
    row: `booking_id = ${BOOKING}`,
    update: "last_error = 'mailbox full'",
    insert: `(booking_id, kind, recipient) values (${BOOKING}, 'cancelled', 'owner')`,
  },
  "private.due_mails": {
    ...internal("----"),
    row: `booking_id = ${BOOKING}`,
    update: "last_error = 'mailbox full'",
    insert: `(booking_id, kind, recipient) values (${BOOKING}, 'cancelled', 'owner')`,
  },
  "private.duties": {
    ...SERVER_READS,
    row: "name = 'send news'",
    update: "route = 'elsewhere'",
    insert: "(name, work) values ('mischief', 'select 1')",
  },
  "private.upkeep_status": {
    ...SERVER_READS,
    row: "duty = 'send news'",
    update: "state = 'ok'",
    insert: "(duty) values ('mischief')",
  },
  "private.membership_kinds": {
    ...SERVER_READS,
    row: "kind = 'home'",
    update: "counts_inviter = true",
    insert: "(kind, mail) values ('mischief', 'showing')",
  },
  "private.link_purposes": {
    ...SERVER_READS,
    row: "purpose = 'showing'",
    update: "looks_per_hour = 1",
    insert: "(purpose, subject) values ('mischief', 'booking')",
  },
  "private.links": {
    ...SERVER_ONLY,
    row: `booking_id = ${BOOKING}`,
    update: "expires_at = now()",
    insert: `(hash, purpose, subject, subject_id, is_single) values (sha256('another'), 'showing', 'booking', ${BOOKING}, false)`,
  },
  "private.ended_links": {
    ...SERVER_ONLY,
    row: "ended_at is not null",
    update: "ended_at = now()",
    insert: "(hash) values (sha256('mischief'))",
  },
  "private.pots": {
    ...SERVER_READS,
    row: "name = 'offers'",
    update: "size = 1",
    insert: "values ('mischief', 'nothing', 1, 1, 1, 1, 100, 0, 0, 0)",
  },
  "private.mail_providers": {
    ...SERVER_READS,
    row: "domain = 'gmail.com'",
    update: "domain = 'mischief.example'",
    insert: "values ('mischief.example')",
  },
  "private.pot_takings": {
    ...SERVER_ONLY,
    row: "pot = 'offers'",
    update: "amount = 0",
    insert: "values (gen_random_uuid(), 'mischief', '{}', '{}', 1)",
  },
  "private.rate_buckets": {
    ...SERVER_ONLY,
    row: "key like 'booking:visitor:%'",
    update: "n = 1",
    insert: "values ('mail', now(), 1)",
  },
};
