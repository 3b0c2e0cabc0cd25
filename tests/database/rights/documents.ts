import { SERVER, USERS } from "./common.ts";
import type { FunctionRights, RelationRights } from "./expected.ts";
import { OLIVE } from "./samples.ts";

export const documentRights: Record<string, RelationRights> = {
  "public.documents": {
    may: { visitor: "----", stranger: "----", owner: "s---", service: "siud" },
    grants: { anon: "", authenticated: "select" },
    row: `user_id = ${OLIVE}`,
    update: "name = 'Mine now.pdf'",
    insert: `(user_id, name, type, size, path, sha256)
      values (${OLIVE}, 'New.pdf', 'application/pdf', 9, ${OLIVE} || '/' || md5('new')::uuid || '.pdf', repeat('0', 64))`,
  },
};

export const documentFunctions: Record<string, FunctionRights> = {
  "public.add_document": {
    roles: SERVER,
    call: "public.add_document(md5('olive')::uuid, 'canary', 'canary.pdf', 'application/pdf', 1, 'canary')",
  },
  "private.add_document": {
    roles: SERVER,
    call: "private.add_document(md5('olive')::uuid, 'canary', 'canary.pdf', 'application/pdf', 1, 'canary', null)",
  },
  "public.sweep_documents": { roles: SERVER, call: "public.sweep_documents()" },
  "private.sweep_documents": { roles: SERVER, call: "private.sweep_documents(1)" },
  "public.rename_document": {
    roles: USERS,
    call: "public.rename_document(md5('deed')::uuid, 'canary.pdf')",
  },
  "private.rename_document": {
    roles: USERS,
    call: "private.rename_document(md5('deed')::uuid, 'canary.pdf')",
  },
  "public.delete_document": { roles: USERS, call: "public.delete_document(md5('deed')::uuid)" },
  "private.delete_document": { roles: USERS, call: "private.delete_document(md5('deed')::uuid)" },
  "public.restore_document": { roles: USERS, call: "public.restore_document(md5('deed')::uuid)" },
  "private.restore_document": { roles: USERS, call: "private.restore_document(md5('deed')::uuid)" },
  // Called by checks and policies as the user who writes.
  "private.is_plain_file_name": {
    roles: USERS,
    call: "private.is_plain_file_name('canary.pdf')",
  },
  "private.document_type": { roles: USERS, call: "private.document_type('canary.pdf')" },
  "private.may_add_document": {
    roles: USERS,
    call: "private.may_add_document(md5('olive')::uuid || '/' || md5('new')::uuid || '.pdf')",
  },
};
