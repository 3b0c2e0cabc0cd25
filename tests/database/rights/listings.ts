import { WRITTEN_COLUMNS } from "@domain/homes/listing-fields.ts";
import { hidden, internal, OWNER_READS, type RelationRights, SERVER_READS } from "./common.ts";
import { COTTAGE, OLIVE, SHARE } from "./samples.ts";

const WRITTEN_BY_OWNERS: string[] = [...WRITTEN_COLUMNS, "status"];

export const relations: Record<string, RelationRights> = {
  "public.comparable_homes": {
    may: hidden("siud"),
    grants: {
      anon: "",
      authenticated:
        "select, delete, insert(address, bathrooms, bedrooms, condition, garage_spaces, id, lat, listing_id, lng, " +
        "lot_size, price, sold_on, source, sqft, year_built), " +
        "update(address, bathrooms, bedrooms, condition, garage_spaces, lat, lng, lot_size, price, sold_on, sqft, year_built)",
    },
    row: `listing_id = ${COTTAGE}`,
    update: "price = 1",
    insert: `(id, listing_id, address, price, sold_on)
      values (gen_random_uuid(), ${COTTAGE}, '10 Elm St', 440000, '2026-04-01')`,
  },
  "public.price_benches": {
    may: hidden("siu-"),
    grants: { anon: "", authenticated: "select, insert, update" },
    row: `listing_id = ${COTTAGE}`,
    update: "trend = 1",
    insert: "(listing_id) values (md5('hut')::uuid)",
  },
  "public.home_outcomes": {
    ...OWNER_READS,
    row: `listing_id = ${COTTAGE}`,
    update: "price = 1",
    insert: `(id, listing_id, status, was) values (gen_random_uuid(), ${COTTAGE}, 'pending', 'active')`,
  },
  "public.listings": {
    may: { visitor: "s---", stranger: "s---", owner: "siud", service: "siud" },
    grants: {
      anon: "select",
      authenticated:
        `select, delete, insert(${["id", "user_id", ...WRITTEN_BY_OWNERS].sort().join(", ")}), ` +
        `update(${[...WRITTEN_BY_OWNERS].sort().join(", ")})`,
    },
    row: "id = md5('hut')::uuid",
    update: "title = 'Cottage with a porch'",
    insert: `(user_id, title) values (${OLIVE}, 'Shed')`,
  },
  "public.home_owners": {
    ...OWNER_READS,
    row: `id = ${SHARE}`,
    update: "name = 'Al'",
    insert: `(id, listing_id, name, email) values (md5('new')::uuid, ${COTTAGE}, 'Al', 'al@example.com')`,
  },
  "public.hidden_places": {
    ...OWNER_READS,
    row: "listing_id = md5('hut')::uuid",
    update: "address = '2 Main Street'",
    insert: `(listing_id, user_id, address) values (${COTTAGE}, ${OLIVE}, '2 Main Street')`,
  },
  "private.listing_fields": {
    ...SERVER_READS,
    row: "name = 'price'",
    update: "is_on_card = false",
    insert: "(name) values ('description')",
  },
  "private.listing_filters": {
    ...internal("----"),
    row: "field = 'price'",
    update: "comparison = '='",
    insert: "(field) values ('description')",
  },
  "public.listing_images": {
    may: { visitor: "s---", stranger: "s---", owner: "s-ud", service: "siud" },
    grants: {
      anon: "select",
      authenticated: "select, delete, update(alt, position)",
    },
    row: `listing_id = ${COTTAGE}`,
    update: "alt = 'The porch'",
    insert: `(listing_id, path, width, height, position) values (${COTTAGE}, 'demo/x.webp', 9, 9, 9)`,
  },
  "private.listing_view_days": {
    ...internal("----"),
    row: `listing_id = ${COTTAGE}`,
    update: "views = 9",
    insert: `(listing_id, day, views) values (${COTTAGE}, '2026-01-01', 1)`,
  },
  "private.short_addresses": {
    ...SERVER_READS,
    row: `listing_id = ${COTTAGE}`,
    update: "letters = 'zzzzz'",
    insert: `(listing_id, letters) values (${COTTAGE}, 'zzzzy')`,
    beforeInsert: `delete from private.short_addresses where listing_id = ${COTTAGE}`,
  },
  "public.listing_views": {
    may: hidden("s---"),
    grants: { anon: "", authenticated: "select(day, listing_id)" },
    row: `listing_id = ${COTTAGE}`,
    update: "visitor = 'somebody else'",
    insert: `(listing_id, day, visitor) values (${COTTAGE}, current_date, 'an invented one')`,
  },
  "public.listing_view_counts": {
    may: { visitor: "s---", stranger: "s---", owner: "s---", service: "siud" },
    grants: { anon: "select", authenticated: "select" },
    row: `listing_id = ${COTTAGE}`,
    update: "views = 1000000",
    insert: `(listing_id, views) values (${COTTAGE}, 1000000)`,
    beforeInsert: `delete from public.listing_view_counts where listing_id = ${COTTAGE}`,
  },
  "public.price_history": {
    may: { visitor: "s---", stranger: "s---", owner: "s---", service: "siud" },
    grants: { anon: "select", authenticated: "select" },
    row: `listing_id = ${COTTAGE}`,
    update: "price = 1",
    insert: `(listing_id, price) values (${COTTAGE}, 1)`,
  },
};
