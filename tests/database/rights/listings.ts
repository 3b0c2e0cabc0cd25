import type { RelationRights } from "./expected.ts";
import { COTTAGE, OLIVE } from "./samples.ts";

const WRITTEN_BY_OWNERS = [
  ...["title", "address", "city", "state", "zip_code", "price", "property_type", "bedrooms"],
  ...["bathrooms", "sqft", "lot_size", "year_built", "description", "features", "status"],
];

export const listingRights: Record<string, RelationRights> = {
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
  "public.listing_views": {
    may: { visitor: "----", stranger: "----", owner: "s---", service: "siud" },
    grants: { anon: "", authenticated: "select" },
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
