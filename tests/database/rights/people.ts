import { hidden, type RelationRights } from "./common.ts";
import { NEW_USER, OLIVE } from "./samples.ts";

export const relations: Record<string, RelationRights> = {
  "public.profiles": {
    may: hidden("s-u-"),
    grants: {
      anon: "",
      authenticated:
        "select, update(avatar_path, full_name, phone, property_address, property_type)",
    },
    row: `id = ${OLIVE}`,
    update: "phone = '303-555-0199'",
    insert: `(id) values (${NEW_USER})`,
    beforeInsert: `delete from public.profiles where id = ${NEW_USER}`,
  },
  "public.favorites": {
    may: hidden("si-d"),
    grants: {
      anon: "",
      authenticated: "select, delete, insert(came_from, listing_id, user_id)",
    },
    row: `user_id = ${OLIVE}`,
    update: "created_at = now()",
    insert: `(user_id, listing_id) values (${OLIVE}, md5('bungalow')::uuid)`,
  },
};
