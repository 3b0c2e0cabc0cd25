import {
  both,
  type FunctionRights,
  OWNER_READS,
  only,
  type RelationRights,
  SERVER,
  USERS,
} from "./common.ts";
import { OLIVE } from "./samples.ts";

export const relations: Record<string, RelationRights> = {
  "public.documents": {
    ...OWNER_READS,
    row: `user_id = ${OLIVE}`,
    update: "name = 'Mine now.pdf'",
    insert: `(user_id, name, type, size, path, sha256)
      values (${OLIVE}, 'New.pdf', 'application/pdf', 9, ${OLIVE} || '/' || md5('new')::uuid || '.pdf', repeat('0', 64))`,
  },
};

export const functions: Record<string, FunctionRights> = {
  ...both(
    "add_document",
    SERVER,
    `${OLIVE}, 'canary', 'canary.pdf', 'application/pdf', 1, 'canary', null`,
  ),
  ...both("sweep_documents", SERVER, "1"),
  ...both("rename_document", USERS, "md5('deed')::uuid, 'canary.pdf'"),
  ...both("delete_document", USERS, "md5('deed')::uuid"),
  ...both("restore_document", USERS, "md5('deed')::uuid"),
  // Called by checks and policies as the user who writes.
  ...only("private.is_plain_file_name", USERS, "'canary.pdf'"),
  ...only("private.document_type", USERS, "'canary.pdf'"),
  ...only("private.may_add_document", USERS, `${OLIVE} || '/' || md5('new')::uuid || '.pdf'`),
};
