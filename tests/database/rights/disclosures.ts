import {
  both,
  EVERYBODY,
  type FunctionRights,
  internal,
  type RelationRights,
  SERVER,
  SERVER_ONLY,
  USERS,
} from "./common.ts";
import { COTTAGE, DISCLOSURE, OLIVE } from "./samples.ts";

/** A published, read or acknowledged version is never changed, not even by the server. */
const NEVER_CHANGED = internal("si-d");
const BERT = "md5('bert')::uuid";

export const relations: Record<string, RelationRights> = {
  "private.disclosures": {
    ...SERVER_ONLY,
    row: `id = ${DISCLOSURE}`,
    update: "access = 'everybody'",
    insert: `(id, listing_id, kind, title, access)
      values (gen_random_uuid(), ${COTTAGE}, 'other', 'Another', 'everybody')`,
  },
  "private.disclosure_versions": {
    ...NEVER_CHANGED,
    row: `disclosure_id = ${DISCLOSURE} and n = 1`,
    update: "size = 7",
    insert: `(disclosure_id, n, path, type, size, sha256)
      values (${DISCLOSURE}, 2, 'new.pdf', 'application/pdf', 9, repeat('1', 64))`,
  },
  "private.disclosure_acknowledgements": {
    ...NEVER_CHANGED,
    row: `disclosure_id = ${DISCLOSURE} and person_id = ${BERT}`,
    update: "acknowledged_at = '2050-01-01'",
    insert: `(disclosure_id, n, sha256, person_id)
      values (${DISCLOSURE}, 1, repeat('0', 64), md5('stan')::uuid)`,
  },
  "private.disclosure_openings": {
    ...NEVER_CHANGED,
    row: `disclosure_id = ${DISCLOSURE}`,
    update: "opened_at = '2050-01-01'",
    insert: `(disclosure_id, n, person_id) values (${DISCLOSURE}, 1, md5('stan')::uuid)`,
  },
  "private.disclosure_invitations": {
    ...SERVER_ONLY,
    row: `owner_id = ${OLIVE}`,
    update: "mailed_at = now()",
    insert: `(owner_id, mailbox) values (${OLIVE}, sha256('another'))`,
  },
  "private.disclosure_guests": {
    ...SERVER_ONLY,
    row: `listing_id = ${COTTAGE}`,
    update: "email = 'stan@example.com'",
    insert: `(listing_id, email) values (${COTTAGE}, 'another@example.com')`,
  },
  "private.disclosure_requests": {
    ...SERVER_ONLY,
    row: `listing_id = ${COTTAGE} and person_id = ${BERT}`,
    update: "state = 'granted', answered_at = now()",
    insert: `(listing_id, person_id) values (${COTTAGE}, md5('stan')::uuid)`,
  },
};

const PUBLISHED = `gen_random_uuid(), ${COTTAGE}, md5('deed')::uuid, 'other', 'Mine', 'everybody'`;
const REQUEST = "md5('disclosure request')::uuid";
const GUEST = "md5('disclosure guest')::uuid";

export const functions: Record<string, FunctionRights> = {
  ...both("disclosures_page", EVERYBODY, COTTAGE),
  ...both("publish_disclosure", USERS, PUBLISHED),
  ...both("replace_disclosure", USERS, `${DISCLOSURE}, 1, md5('deed')::uuid`),
  ...both("set_disclosure_access", USERS, `${DISCLOSURE}, 'everybody'`),
  ...both("withdraw_disclosure", USERS, DISCLOSURE),
  ...both("invite_to_disclosures", USERS, `${COTTAGE}, 'stan@example.com'`),
  ...both("remove_disclosure_guest", USERS, GUEST),
  ...both("answer_disclosure_request", USERS, `${REQUEST}, true`),
  ...both("my_disclosures", USERS, COTTAGE),
  ...both("acknowledge_disclosure", USERS, `${DISCLOSURE}, 1`),
  ...both("ask_for_disclosures", USERS, COTTAGE),
  ...both("read_disclosure_news", USERS, COTTAGE),
  ...both("my_disclosure_records", USERS),
  ...both("my_disclosure_counts", USERS),
  ...both("open_disclosure", SERVER, `${OLIVE}, ${DISCLOSURE}, 1`),
};
