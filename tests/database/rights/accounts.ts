import { SERVER, USERS } from "./common.ts";
import type { FunctionRights, RelationRights } from "./expected.ts";
import { NEW_USER, OLIVE } from "./samples.ts";

export const accountRights: Record<string, RelationRights> = {
  "private.account_deletions": {
    may: { visitor: "----", stranger: "----", owner: "----", service: "siud" },
    grants: { anon: "", authenticated: "" },
    row: `user_id = ${OLIVE}`,
    update: "attempted_at = now()",
    insert: `(user_id) values (${NEW_USER})`,
  },
};

export const accountFunctions: Record<string, FunctionRights> = {
  "public.begin_account_deletion": {
    roles: SERVER,
    call: "public.begin_account_deletion(md5('olive')::uuid)",
  },
  "private.begin_account_deletion": {
    roles: SERVER,
    call: "private.begin_account_deletion(md5('olive')::uuid)",
  },
  "public.files_of_account": {
    roles: SERVER,
    call: "public.files_of_account(md5('olive')::uuid)",
  },
  "private.files_of_account": {
    roles: SERVER,
    call: "private.files_of_account(md5('olive')::uuid, 100)",
  },
  "public.finish_account_deletion": {
    roles: SERVER,
    call: "public.finish_account_deletion(md5('olive')::uuid)",
  },
  "private.finish_account_deletion": {
    roles: SERVER,
    call: "private.finish_account_deletion(md5('olive')::uuid)",
  },
  "public.claim_account_deletions": { roles: SERVER, call: "public.claim_account_deletions()" },
  "private.claim_account_deletions": { roles: SERVER, call: "private.claim_account_deletions(1)" },
  "public.my_payments": { roles: USERS, call: "public.my_payments()" },
  "private.my_payments": { roles: USERS, call: "private.my_payments()" },
  "public.signed_in_recently": { roles: USERS, call: "public.signed_in_recently()" },
  "private.signed_in_recently": { roles: USERS, call: "private.signed_in_recently()" },
  // Called by policies on storage.objects as the user who writes.
  "private.may_add_avatar": {
    roles: USERS,
    call: "private.may_add_avatar(md5('olive')::uuid || '/face-0001.webp')",
  },
};
