import { type RelationRights, SERVER_ONLY } from "./common.ts";
import { BOOKING, COTTAGE, OLIVE } from "./samples.ts";

const ASKED = "id, listing_id, people, preapproved, proof_id, special_requests, status, time";
const VISITOR = "visitor_email, visitor_name, visitor_phone";

export const relations: Record<string, RelationRights> = {
  "public.availability": {
    may: { visitor: "s---", stranger: "s---", owner: "siud", service: "siud" },
    grants: {
      anon: "select",
      authenticated:
        "select, delete, insert(date, id, listing_id, time_slots, user_id), " +
        "update(date, listing_id, time_slots, user_id)",
    },
    row: `listing_id = ${COTTAGE}`,
    update: "time_slots = '{19:00}'",
    insert: `(listing_id, user_id, date) values (${COTTAGE}, ${OLIVE}, '2050-01-01')`,
  },
  "public.availability_rules": {
    may: { visitor: "s---", stranger: "s---", owner: "siud", service: "siud" },
    grants: {
      anon: "select",
      authenticated:
        "select, delete, insert(auto_confirm, horizon_days, listing_id, most_people, needs_address, needs_disclosures, needs_people, needs_proof, notice_hours, showing_minutes, slot_minutes, user_id), " +
        "update(auto_confirm, horizon_days, listing_id, most_people, needs_address, needs_disclosures, needs_people, needs_proof, notice_hours, showing_minutes, slot_minutes, user_id)",
    },
    row: `listing_id = ${COTTAGE}`,
    update: "notice_hours = 5",
    insert: `(listing_id, user_id) values (${COTTAGE}, ${OLIVE})`,
    beforeInsert: `delete from public.availability_rules where listing_id = ${COTTAGE}`,
  },
  "private.booking_channels": {
    ...SERVER_ONLY,
    row: `booking_id = ${BOOKING}`,
    update: "came_from = 'sign'",
    insert: `(booking_id, came_from) values (${BOOKING}, 'sign')`,
    beforeInsert: "delete from private.booking_channels",
  },
  // Anyone may request a showing, which is an insert; only the owner reads (docs/trust.md A1), and
  // no one deletes.
  "public.bookings": {
    may: { visitor: "-i--", stranger: "-i--", owner: "siu-", service: "siud" },
    grants: {
      anon: `insert(agent_status, came_from, contact_method, date, ${ASKED}, ${VISITOR}, wishes)`,
      authenticated:
        `select, insert(agent_status, came_from, contact_method, date, ${ASKED}, ${VISITOR}, wishes), ` +
        "update(no_show, owner_note, preapproved, status)",
    },
    row: `id = ${BOOKING}`,
    update: "status = 'confirmed'",
    insert: `(id, listing_id, visitor_name, visitor_email, visitor_phone, date, time)
      select gen_random_uuid(), ${COTTAGE}, 'V', 'v@example.com', '303-555-0100',
             (now() at time zone 'America/Denver')::date + 1, '18:00'`,
  },
};
