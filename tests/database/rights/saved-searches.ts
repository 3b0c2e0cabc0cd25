import {
  both,
  EVERYBODY,
  type FunctionRights,
  hidden,
  type RelationRights,
  SERVER,
  SERVER_ONLY,
} from "./common.ts";
import { OLIVE, SEARCH } from "./samples.ts";

export const relations: Record<string, RelationRights> = {
  "public.saved_searches": {
    may: hidden("siud"),
    grants: {
      anon: "",
      authenticated:
        "select, delete, insert(filters, frequency, id, name, user_id), update(frequency, name)",
    },
    row: `id = ${SEARCH}`,
    update: "frequency = 'off'",
    insert: `(user_id, name) values (${OLIVE}, 'All homes')`,
  },
  "private.saved_search_mail": {
    ...SERVER_ONLY,
    row: `saved_search_id = ${SEARCH}`,
    update: "words = null",
    insert: `(saved_search_id) values (${SEARCH})`,
    beforeInsert: `delete from private.saved_search_mail where saved_search_id = ${SEARCH}`,
  },
};

export const functions: Record<string, FunctionRights> = {
  ...both("claim_saved_search_mails", SERVER, "100"),
  ...both("unsubscribe_saved_search", EVERYBODY, "'guess'"),
};
