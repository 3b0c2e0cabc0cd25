import { NOBODY_ELSE, NOTHING } from "./common.ts";
import type { FunctionRights, RelationRights } from "./expected.ts";
import { COTTAGE, OLIVE, SEARCH } from "./samples.ts";

export const savedSearchRights: Record<string, RelationRights> = {
  "public.saved_searches": {
    may: { visitor: "----", stranger: "----", owner: "siud", service: "siud" },
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
    may: NOBODY_ELSE,
    grants: NOTHING,
    row: `saved_search_id = ${SEARCH}`,
    update: "last_sent_at = now()",
    insert: `(saved_search_id) values (${SEARCH})`,
    beforeInsert: `delete from private.saved_search_mail where saved_search_id = ${SEARCH}`,
  },
  "private.saved_search_finds": {
    may: NOBODY_ELSE,
    grants: NOTHING,
    row: `saved_search_id = ${SEARCH}`,
    update: "kind = 'price'",
    insert: `(saved_search_id, listing_id, kind) values (${SEARCH}, ${COTTAGE}, 'new')`,
  },
};

export const savedSearchFunctions: Record<string, FunctionRights> = {
  "public.claim_saved_search_mails": {
    roles: "service_role",
    call: "public.claim_saved_search_mails()",
  },
  "public.unsubscribe_saved_search": {
    roles: "anon authenticated service_role",
    call: "public.unsubscribe_saved_search('guess')",
  },
  "private.claim_saved_search_mails": {
    roles: "service_role",
    call: "private.claim_saved_search_mails(100)",
  },
  "private.unsubscribe_saved_search": {
    roles: "anon authenticated service_role",
    call: "private.unsubscribe_saved_search('guess')",
  },
};
