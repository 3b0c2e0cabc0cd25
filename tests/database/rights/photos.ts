import { both, SERVER } from "./common.ts";
import type { FunctionRights, RelationRights } from "./expected.ts";

export const photoRights: Record<string, RelationRights> = {
  "private.discarded_photos": {
    may: { visitor: "----", stranger: "----", owner: "----", service: "siud" },
    grants: { anon: "", authenticated: "" },
    row: "path = md5('cottage')::uuid || '/old.webp'",
    update: "replaced_by = 'another.webp'",
    insert: "(path) values ('canary.webp')",
  },
  "private.moving_photos": {
    may: { visitor: "----", stranger: "----", owner: "----", service: "siud" },
    grants: { anon: "", authenticated: "" },
    row: "image_id is not null",
    update: "image_id = image_id",
    insert: "(image_id) select id from public.listing_images where path = 'demo/front.webp'",
  },
  "private.stale_pages": {
    may: { visitor: "----", stranger: "----", owner: "----", service: "siud" },
    grants: { anon: "", authenticated: "" },
    row: "n > 0",
    update: "since = now()",
    insert: "(listing_id) values (md5('cottage')::uuid)",
  },
};

export const photoFunctions: Record<string, FunctionRights> = {
  "public.listing_photo_state": {
    roles: SERVER,
    call: "public.listing_photo_state(md5('cottage')::uuid, array['canary'])",
  },
  "private.listing_photo_state": {
    roles: SERVER,
    call: "private.listing_photo_state(md5('cottage')::uuid, array['canary'])",
  },
  "public.set_listing_images": {
    roles: SERVER,
    call: "public.set_listing_images(md5('cottage')::uuid, md5('olive')::uuid, '[]')",
  },
  "private.set_listing_images": {
    roles: SERVER,
    call: "private.set_listing_images(md5('cottage')::uuid, md5('olive')::uuid, '[]', '[]')",
  },
  "public.stale_pages": { roles: SERVER, call: "public.stale_pages()" },
  "private.stale_pages": { roles: SERVER, call: "private.stale_pages(0)" },
  ...both("moving_photos", SERVER, "1"),
  ...both("move_photo", SERVER, "gen_random_uuid(), 'a', 'b'"),
  "public.sweep_photos": { roles: SERVER, call: "public.sweep_photos()" },
  "private.sweep_photos": { roles: SERVER, call: "private.sweep_photos(1)" },
  // Called by policies on storage.objects as the user who writes.
  "private.is_settled_photo": {
    roles: "authenticated service_role",
    call: "private.is_settled_photo('demo/front.webp')",
  },
  "private.may_add_photo": {
    roles: "authenticated service_role",
    call: "private.may_add_photo(md5('cottage')::uuid || '/x.webp')",
  },
};
