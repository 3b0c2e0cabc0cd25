import {
  both,
  EVERYBODY,
  type FunctionRights,
  hidden,
  OWNER_READS,
  only,
  type RelationRights,
  SERVER,
  SERVER_ONLY,
  SERVER_READS,
  USERS,
} from "./common.ts";
import { BOOKING, COTTAGE, LINK_TOKEN, OLIVE } from "./samples.ts";

export const relations: Record<string, RelationRights> = {
  "public.showing_settings": {
    may: hidden("siud"),
    grants: {
      anon: "",
      authenticated:
        "select, delete, insert(buffer_hours, entry_notes, listing_id, user_id, weekly_hours), " +
        "update(buffer_hours, entry_notes, listing_id, user_id, weekly_hours)",
    },
    row: `listing_id = ${COTTAGE}`,
    update: "buffer_hours = 1",
    insert: `(listing_id, user_id) values (${COTTAGE}, ${OLIVE})`,
    beforeInsert: `delete from public.showing_settings where listing_id = ${COTTAGE}`,
  },
  "public.open_houses": {
    may: { visitor: "s---", stranger: "s---", owner: "siud", service: "siud" },
    grants: {
      anon: "select",
      authenticated:
        "select, delete, insert(date, id, listing_id, minutes, places, time, user_id), " +
        "update(date, minutes, places, time)",
    },
    row: `listing_id = ${COTTAGE}`,
    update: "places = 20",
    insert: `(listing_id, user_id, date, time, minutes, places) values (${COTTAGE}, ${OLIVE},
      (now() at time zone 'America/Denver')::date + 101, '13:00', 120, 10)`,
  },
  "private.open_house_openings": {
    ...SERVER_ONLY,
    row: `open_house_id in (select id from public.open_houses where listing_id = ${COTTAGE})`,
    update: "free_since = now()",
    insert: `(open_house_id, free_since) select id, now() from public.open_houses where listing_id = ${COTTAGE}`,
    beforeInsert: "delete from private.open_house_openings",
  },
  "private.free_slots": {
    ...SERVER_ONLY,
    row: `listing_id = ${COTTAGE}`,
    update: "listing_id = listing_id",
    insert: `(availability_id, listing_id, date, time_slots, free_since)
      select id, listing_id, date, '{}', '{}' from public.availability where listing_id = ${COTTAGE}`,
    beforeInsert: "delete from private.free_slots",
  },
  "public.days_off": {
    may: hidden("siud"),
    grants: {
      anon: "",
      authenticated:
        "select, delete, insert(first_day, id, last_day, listing_id, user_id), " +
        "update(first_day, last_day, listing_id, user_id)",
    },
    row: `listing_id = ${COTTAGE}`,
    update: "last_day = '2050-01-02'",
    insert: `(listing_id, user_id, first_day, last_day) values (${COTTAGE}, ${OLIVE}, '2050-02-01', '2050-02-01')`,
  },
  "public.offered_days": {
    ...OWNER_READS,
    row: `listing_id = ${COTTAGE}`,
    update: "source = 'weekly'",
    insert: `(listing_id, date) values (${COTTAGE}, '2050-03-01')`,
  },
  "public.booking_proposals": {
    ...OWNER_READS,
    row: `booking_id = ${BOOKING}`,
    update: "made_by = 'visitor'",
    insert: `(booking_id, n, owner_id, made_by, date, time, starts_at, expires_at)
      values (${BOOKING}, 2, ${OLIVE}, 'owner', '2050-01-01', '10:00', '2050-01-01', '2050-01-01')`,
  },
  "public.showing_feedback": {
    ...OWNER_READS,
    row: `booking_id = ${BOOKING}`,
    update: "note = 'Lovely'",
    insert: `(booking_id, listing_id, owner_id, impression, price, offer)
      values (${BOOKING}, ${COTTAGE}, ${OLIVE}, 5, 'low', 'yes')`,
    beforeInsert: `delete from public.showing_feedback where booking_id = ${BOOKING}`,
  },
  "private.proven_mailboxes": {
    ...SERVER_ONLY,
    row: "mailbox_hash = sha256('proven@example.com')",
    update: "proven_at = now()",
    insert: "(mailbox_hash) values (sha256('new@example.com'))",
  },
  "private.trusted_people": {
    ...SERVER_READS,
    row: `owner_id = ${OLIVE}`,
    update: "name = 'Another'",
    insert: `(id, owner_id, name, email) values (gen_random_uuid(), ${OLIVE}, 'Tess', 'tess@trust.example')`,
    beforeInsert: `delete from private.trusted_people where owner_id = ${OLIVE}`,
  },
  "private.check_ins": {
    ...SERVER_READS,
    row: `person_id = ${OLIVE}`,
    update: "ended_at = now(), ended = 'well'",
    insert: `(id, booking_id, person_id, minutes, ends_at)
      values (gen_random_uuid(), ${BOOKING}, ${OLIVE}, 15, now() + interval '1 hour')`,
    beforeInsert: `delete from private.check_ins where person_id = ${OLIVE}`,
  },
  "private.booking_origins": {
    ...SERVER_ONLY,
    row: `booking_id = ${BOOKING}`,
    update: "lapses_at = now()",
    insert: `(booking_id, network) values (${BOOKING}, repeat('0', 64))`,
    beforeInsert: `delete from private.booking_origins where booking_id = ${BOOKING}`,
  },
  "private.proven_requests": {
    ...SERVER_ONLY,
    row: `booking_id = ${BOOKING}`,
    update: "booking_id = booking_id",
    insert: `(booking_id) values (${BOOKING})`,
    beforeInsert: `delete from private.proven_requests where booking_id = ${BOOKING}`,
  },
};

const TOKEN = `'${LINK_TOKEN}'`;
const TIMES = `'[{"date": "2050-01-01", "time": "10:00"}]'`;

export const functions: Record<string, FunctionRights> = {
  // The visitor's link opens one showing, and shows no names.
  ...both("showing_by_token", EVERYBODY, TOKEN),
  ...both("cancel_showing", EVERYBODY, TOKEN),
  ...both("propose_times", EVERYBODY, `${TOKEN}, ${TIMES}`),
  ...both("accept_proposal", EVERYBODY, `${TOKEN}, 1`),
  ...both("give_feedback", EVERYBODY, `${TOKEN}, 5::smallint, 'low', 'yes', null`),
  ...both("my_standing", USERS, COTTAGE),
  ...both("buyer_state", USERS),
  // The link of a person of trust opens what one owner asks, and shows no address.
  ...both("trust_by_token", EVERYBODY, TOKEN),
  ...both("answer_trust", EVERYBODY, `${TOKEN}, false`),
  ...both("my_safety", USERS),
  ...both(
    "name_trusted_person",
    USERS,
    `gen_random_uuid(), ${BOOKING}, 'Tess', 'tess@trust.example'`,
  ),
  ...both("forget_trusted_person", USERS),
  ...both("check_in", USERS, `gen_random_uuid(), ${BOOKING}, 45`),
  ...both("extend_check_in", USERS, "md5('timer')::uuid, now()"),
  ...both("end_check_in", USERS, "md5('timer')::uuid, 'well'"),
  // Only the owner calls these.
  ...both("set_availability", USERS, `${COTTAGE}, array[current_date], '{}'`),
  ...both("copy_availability", USERS, `${COTTAGE}, current_date, array[current_date]`),
  ...only(
    "public.save_showing_settings",
    USERS,
    `${COTTAGE}, 1::smallint, 1::smallint, true, '{}', 0::smallint`,
  ),
  ...both("propose_showing_times", USERS, `${BOOKING}, ${TIMES}`),
  ...both("accept_visitor_time", USERS, `${BOOKING}, 1`),
  ...both("drop_proposal", USERS, BOOKING),
  ...only("public.feedback_summary", USERS, COTTAGE),
  ...both("calendar_feed", USERS),
  ...both("rotate_calendar_feed", USERS),
  ...both("drop_calendar_feed", USERS),
  // Only the server calls these.
  ...only("private.fill_availability", SERVER),
  ...both("calendar_of_feed", SERVER, TOKEN),
  ...both("open_houses_of_feed", SERVER, TOKEN),
  // Called by a constraint as the user who writes.
  ...only("private.day_slots", EVERYBODY),
  ...only("private.is_weekly_hours", EVERYBODY, "'{}'"),
};
