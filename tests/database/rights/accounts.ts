import {
  both,
  type FunctionRights,
  only,
  type RelationRights,
  SERVER,
  SERVER_ONLY,
  USERS,
} from "./common.ts";
import { LEAH, NEW_USER, OLIVE } from "./samples.ts";

export const relations: Record<string, RelationRights> = {
  "private.account_deletions": {
    ...SERVER_ONLY,
    row: `user_id = ${LEAH}`,
    update: "attempted_at = now()",
    insert: `(user_id) values (${NEW_USER})`,
  },
};

export const functions: Record<string, FunctionRights> = {
  ...both("begin_account_deletion", SERVER, OLIVE),
  ...both("address_with_password", SERVER, OLIVE),
  ...both("files_of_account", SERVER, `${OLIVE}, 100`),
  ...both("finish_account_deletion", SERVER, OLIVE),
  ...both("claim_account_deletions", SERVER, "1"),
  ...both("my_payments", USERS),
  ...both("signed_in_recently", USERS),
  // Called by policies on storage.objects as the user who writes.
  ...only("private.may_add_avatar", USERS, `${OLIVE} || '/face-0001.webp'`),
};
