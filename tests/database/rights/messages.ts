import {
  both,
  EVERYBODY,
  type FunctionRights,
  hidden,
  OWNER_READS,
  only,
  type RelationRights,
  SERVER,
  SERVER_ONLY,
  USERS,
} from "./common.ts";
import {
  ANSWER_TOKEN,
  BOOKING,
  COTTAGE,
  LINK_TOKEN,
  OLIVE,
  TALK,
  TALK_MESSAGE,
  VISIT_TALK,
} from "./samples.ts";

export const relations: Record<string, RelationRights> = {
  "public.conversations": {
    may: hidden("s---"),
    grants: {
      anon: "",
      authenticated: "select(created_at, ended_at, id, listing_id, message_count, owner_id)",
    },
    row: `id = ${TALK}`,
    update: "message_count = 7",
    insert: `(listing_id, owner_id, buyer_id) values (${COTTAGE}, ${OLIVE}, md5('stan')::uuid)`,
  },
  "public.conversation_members": {
    ...OWNER_READS,
    row: `conversation_id = ${TALK} and person_id = ${OLIVE}`,
    update: "unread = 0",
    insert: `(conversation_id, person_id, side, last_message_at)
      values (${VISIT_TALK}, ${OLIVE}, 'owner', now())`,
  },
  "public.messages": {
    // Not even the server changes a message.
    may: hidden("s---", "si-d"),
    grants: {
      anon: "",
      authenticated: "select(body, conversation_id, created_at, id, n, removed_at, sender)",
    },
    row: `id = ${TALK_MESSAGE}`,
    update: "body = 'Is the roof old?'",
    insert: `(id, conversation_id, n, sender, body)
      values (gen_random_uuid(), ${TALK}, 2, 'owner', 'It is free.')`,
  },
  "private.conversation_visitors": {
    ...SERVER_ONLY,
    row: `conversation_id = ${VISIT_TALK}`,
    update: "read_n = 1",
    insert: `(conversation_id, listing_id, mailbox_hash, booking_id)
      values (${TALK}, ${COTTAGE}, sha256('another'), ${BOOKING})`,
  },
  "private.joined_conversations": {
    ...SERVER_ONLY,
    row: `into_id = ${TALK}`,
    update: "into_id = into_id",
    insert: `(id, into_id) values (gen_random_uuid(), ${TALK})`,
  },
  "private.conversation_blocks": {
    ...SERVER_ONLY,
    row: `conversation_id = ${VISIT_TALK}`,
    update: "created_at = now()",
    insert: `(conversation_id, side) values (${TALK}, 'owner')`,
  },
  "public.listing_answers": {
    may: { visitor: "s---", stranger: "s---", owner: "siud", service: "siud" },
    grants: {
      anon: "select",
      authenticated:
        "select, delete, insert(answer, id, is_public, listing_id, question), update(answer, is_public, question)",
    },
    row: `listing_id = ${COTTAGE}`,
    update: "answer = 'From 2020.'",
    insert: `(listing_id, question, answer) values (${COTTAGE}, 'Is it quiet?', 'Yes.')`,
  },
  "private.listing_questions": {
    ...SERVER_ONLY,
    row: `message_id = ${TALK_MESSAGE}`,
    update: "closed_at = now()",
    insert: `(message_id, conversation_id, listing_id) values (${TALK_MESSAGE}, ${TALK}, ${COTTAGE})`,
    beforeInsert: "delete from private.listing_questions",
  },
  "private.answer_times": {
    ...SERVER_ONLY,
    row: `owner_id = ${OLIVE}`,
    update: "hours = 6",
    insert: `(owner_id, hours) values (md5('bert')::uuid, 3)`,
  },
  "private.showing_steps": {
    ...SERVER_ONLY,
    row: `booking_id = ${BOOKING} and sequence = 0`,
    update: "taken_at = now()",
    insert: `(booking_id, sequence, status, date, time, taken_at)
      values (${BOOKING}, 99, 'pending', '2050-01-01', '09:00', now())`,
  },
};

const NEW = "gen_random_uuid()";

export const functions: Record<string, FunctionRights> = {
  ...both("ask_owner", USERS, `${NEW}, ${COTTAGE}, 'Is the roof new?'`),
  ...both("send_message", USERS, `${NEW}, ${TALK}, 'Is the roof new?'`),
  ...both("write_to_visitor", USERS, `${NEW}, ${BOOKING}, 'Hello'`),
  ...both("end_conversation", USERS, `${TALK}, true`),
  ...both("my_conversation", USERS, TALK),
  ...both("my_conversations", USERS, "null, null, 100"),
  ...both("unread_conversations", USERS),
  ...both("read_messages", USERS, `${TALK}, 1`),
  ...both("conversation_of_showing", USERS, BOOKING),
  ...both("my_questions", USERS),
  ...both(
    "answer_question",
    USERS,
    `${TALK_MESSAGE}, ${NEW}, 'From 2019.', 'How old is the roof?'`,
  ),
  ...both("close_question", USERS, TALK_MESSAGE),
  ...both("order_answers", USERS, `${COTTAGE}, '{}'`),
  // The parts that are public.
  ...both("answer_sources", EVERYBODY, COTTAGE),
  ...only("private.is_member", USERS, TALK),
  ...only("private.public_text", USERS, "'x', 9"),
  // A person with the link reads it; it names people only by their first names.
  ...both("conversation_by_link", EVERYBODY, `'${LINK_TOKEN}'`),
  ...both("write_by_link", EVERYBODY, `'${ANSWER_TOKEN}', ${NEW}, 'Hello'`),
  ...both("end_by_link", EVERYBODY, `'${LINK_TOKEN}', true`),
  // Only the server calls these.
  ...only("private.new_message_link", SERVER, `${TALK}, ${OLIVE}`),
};
