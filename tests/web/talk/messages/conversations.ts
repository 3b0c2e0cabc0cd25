import type {
  ConversationHome,
  ConversationShowing,
  InboxItem,
  LinkedConversation,
  Message,
  OwnConversation,
} from "@domain/talk/messages.ts";

/** Conversations as the database answers, for tests of screens. */
export const TALK_ID = "cccccccc-cccc-4ccc-8ccc-cccccccccccc";

export const HOME: ConversationHome = {
  id: "11111111-1111-4111-8111-111111111111",
  title: "Cottage with a porch",
  city: "Boise",
  state: "ID",
  price: 485_000,
  status: "active",
  time_zone: "America/Boise",
  is_public: true,
  image: null,
};

export const SHOWING: ConversationShowing = {
  id: "22222222-2222-4222-8222-222222222222",
  status: "confirmed",
  date: "2099-11-28",
  time: "10:00",
  starts_at: "2099-11-28T17:00:00Z",
  no_show: false,
  cancelled_by: null,
  steps: [
    {
      sequence: 0,
      status: "pending",
      date: "2099-11-28",
      time: "10:00",
      taken_at: "2026-11-20T12:00:00Z",
    },
    {
      sequence: 1,
      status: "confirmed",
      date: "2099-11-28",
      time: "10:00",
      taken_at: "2026-11-21T12:00:00Z",
    },
  ],
};

export function message(n: number, body: string, sender: Message["sender"] = "buyer"): Message {
  return {
    id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
    conversation_id: TALK_ID,
    n,
    sender,
    body,
    created_at: `2026-11-${String(19 + n).padStart(2, "0")}T18:00:00Z`,
  };
}

/** Dana is the owner, Nora asks. */
export function talk(changes: Partial<OwnConversation> = {}): OwnConversation {
  return {
    id: TALK_ID,
    side: "owner",
    home: HOME,
    other: "Nora",
    is_gone: false,
    message_count: 1,
    has_ended: false,
    can_resume: false,
    can_write: true,
    showings: [],
    read_n: 0,
    unread: 1,
    ...changes,
  };
}

export function inboxItem(changes: Partial<InboxItem> = {}): InboxItem {
  return {
    id: TALK_ID,
    side: "owner",
    unread: 1,
    last_message_at: "2026-11-20T18:00:00Z",
    home: HOME,
    other: "Nora",
    is_gone: false,
    has_ended: false,
    last: { sender: "buyer", body: "Is the roof new?" },
    ...changes,
  };
}

export function linked(changes: Partial<LinkedConversation> = {}): LinkedConversation {
  return {
    id: TALK_ID,
    side: "buyer",
    home: HOME,
    other: "Dana",
    has_ended: false,
    can_resume: false,
    can_write: true,
    showings: [],
    is_member: false,
    answers_left: null,
    messages: [],
    ...changes,
  };
}
