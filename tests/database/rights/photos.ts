import {
  both,
  type FunctionRights,
  only,
  type RelationRights,
  SERVER,
  SERVER_ONLY,
  USERS,
} from "./common.ts";
import { COTTAGE, OLIVE } from "./samples.ts";

export const relations: Record<string, RelationRights> = {
  "private.discarded_photos": {
    ...SERVER_ONLY,
    row: "path = md5('cottage')::uuid || '/old.webp'",
    update: "replaced_by = 'another.webp'",
    insert: "(path) values ('canary.webp')",
  },
  "private.moving_photos": {
    ...SERVER_ONLY,
    row: "image_id is not null",
    update: "image_id = image_id",
    insert: "(image_id) select id from public.listing_images where path = 'demo/front.webp'",
  },
  "private.builds": {
    ...SERVER_ONLY,
    row: "n > 0",
    update: "asked_at = now()",
    insert: "(asked_at) values (now())",
  },
  "private.stale_pages": {
    ...SERVER_ONLY,
    row: "n > 0",
    update: "since = now()",
    insert: "(listing_id) values (md5('cottage')::uuid)",
  },
};

export const functions: Record<string, FunctionRights> = {
  ...both("listing_photo_state", SERVER, `${COTTAGE}, array['canary']`),
  ...both("set_listing_images", SERVER, `${COTTAGE}, ${OLIVE}, '[]', '[]'`),
  ...both("stale_pages", SERVER, "0"),
  ...both("moving_photos", SERVER, "1"),
  ...both("move_photo", SERVER, "gen_random_uuid(), 'a', 'b'"),
  ...both("sweep_photos", SERVER, "1"),
  // Called by policies on storage.objects as the user who writes.
  ...only("private.is_settled_photo", USERS, "'demo/front.webp'"),
  ...only("private.may_add_photo", USERS, `${COTTAGE} || '/x.webp'`),
  ...only("private.may_add_files", USERS),
};
