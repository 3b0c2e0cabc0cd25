import { isUuid } from "@domain/site/text/ids.ts";
import type { InboxItem, LinkedConversation, Message } from "@domain/talk/messages.ts";
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { CALM_POLL_MS, POLL_INTERVAL_MS } from "../site/cache/polling.ts";
import { asMember, asVisitor } from "../site/transport/tables.ts";

/** Conversations between buyers and owners. Everything polls while the page is visible. */

const INBOX_PAGE_SIZE = 30;
const MESSAGES_PAGE_SIZE = 50;

const fallback = "messages_unavailable";
const notSent = { fallback: "message_not_sent", repeats: true } as const;

/** The inbox, latest first. The cursor is the last row, so every page costs the same. */
export function inboxQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ownKey(userId, "inbox"),
    queryFn: ({ pageParam, signal }): Promise<InboxItem[]> =>
      asMember({ signal, fallback }, (db) =>
        db.rpc("my_conversations", {
          before: pageParam?.last_message_at ?? null,
          before_id: pageParam?.id ?? null,
          page_size: INBOX_PAGE_SIZE,
        }),
      ),
    initialPageParam: null as InboxItem | null,
    getNextPageParam: (page) => (page.length < INBOX_PAGE_SIZE ? undefined : page.at(-1)),
    refetchInterval: CALM_POLL_MS,
  });
}

/** How many conversations have unread messages, at most 100. */
export function unreadQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "unread-conversations"),
    queryFn: ({ signal }) => asMember({ signal, fallback }, (db) => db.rpc("unread_conversations")),
    refetchInterval: CALM_POLL_MS,
  });
}

/** A conversation with its home and showings; null when it is gone or someone else's. */
export function conversationQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ownKey(userId, "conversation", id),
    queryFn: ({ signal }) =>
      isUuid(id) ? asMember({ signal, fallback }, (db) => db.rpc("my_conversation", { id })) : null,
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** The messages of a conversation; the first page is the latest. */
export function messagesQuery(userId: string, id: string) {
  return infiniteQueryOptions({
    queryKey: ownKey(userId, "messages", id),
    queryFn: ({ pageParam, signal }) => fetchMessages(id, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page: Message[]) =>
      page.length < MESSAGES_PAGE_SIZE ? undefined : page.at(-1)?.n,
    refetchInterval: POLL_INTERVAL_MS,
  });
}

function fetchMessages(id: string, before: number | null, signal: AbortSignal): Promise<Message[]> {
  return asMember({ signal, fallback }, (db) => {
    const rows = db
      .from("messages")
      .select("id,conversation_id,n,sender,body,created_at,removed_at")
      .eq("conversation_id", id);
    return (before === null ? rows : rows.lt("n", before))
      .order("n", { ascending: false })
      .limit(MESSAGES_PAGE_SIZE);
  });
}

/** The buyer's conversation about a home: its id, or null. */
export function conversationAboutQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "conversation-about", listingId),
    queryFn: async ({ signal }) => {
      const [row] = await asMember({ signal, fallback }, (db) =>
        db.from("conversations").select("id").eq("listing_id", listingId).neq("owner_id", userId),
      );
      return row?.id ?? null;
    },
  });
}

/** The conversation with the visitor of a showing, for owners. It may not have begun. */
export function showingConversationQuery(userId: string, bookingId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "conversation-of-showing", bookingId),
    queryFn: ({ signal }) =>
      isUuid(bookingId)
        ? asMember({ signal, fallback }, (db) =>
            db.rpc("conversation_of_showing", { booking_id: bookingId }),
          )
        : null,
  });
}

/** Sending the same id again returns the stored message. */
export function askOwner(id: string, listing_id: string, body: string): Promise<Message> {
  return asMember(notSent, (db) => db.rpc("ask_owner", { id, listing_id, body }));
}

export function sendMessage(id: string, conversation_id: string, body: string): Promise<Message> {
  return asMember(notSent, (db) => db.rpc("send_message", { id, conversation_id, body }));
}

export function writeToVisitor(id: string, booking_id: string, body: string): Promise<Message> {
  return asMember(notSent, (db) => db.rpc("write_to_visitor", { id, booking_id, body }));
}

/** @param ends false lifts the caller's own block. */
export async function endConversation(conversation_id: string, ends: boolean): Promise<void> {
  await asMember({ fallback: "unavailable", repeats: true }, (db) =>
    db.rpc("end_conversation", { conversation_id, ends }),
  );
}

/** @param n the latest message that was seen. */
export async function readMessages(conversation_id: string, n: number): Promise<void> {
  await asMember({ fallback }, (db) => db.rpc("read_messages", { conversation_id, n }));
}

/** Shows a message right away wherever its conversation is on screen. */
export function showMessage(client: QueryClient, userId: string, message: Message): void {
  client.setQueryData<InfiniteData<Message[], number | null>>(
    messagesQuery(userId, message.conversation_id).queryKey,
    (data) => {
      const [latest = [], ...earlier] = data?.pages ?? [];
      if (!data || latest.some(({ id }) => id === message.id)) return data;
      return { ...data, pages: [[message, ...latest], ...earlier] };
    },
  );
  void client.invalidateQueries({ queryKey: ownKey(userId) });
}

/** Conversations without an account: by the link to a showing, or the link in an email about a message. */
export function linkedConversationQuery(token: string) {
  return queryOptions({
    queryKey: ["conversation-link", token],
    queryFn: ({ signal }): Promise<LinkedConversation | null> =>
      asVisitor({ signal, fallback }, (db) => db.rpc("conversation_by_link", { token })),
    // An unknown link stays unknown, and each look counts toward the network's rate limit.
    refetchInterval: ({ state }) => (state.data ? POLL_INTERVAL_MS : false),
    staleTime: 0,
  });
}

/** @throws AppError `message_link_unknown`, `message_link_used`, … */
export function writeByLink(token: string, id: string, body: string) {
  return asVisitor({ ...notSent, ...UNKNOWN }, (db) =>
    db.rpc("write_by_link", { token, id, body }),
  );
}

/** @throws AppError `message_link_unknown`, … */
export function endByLink(token: string, ends: boolean) {
  const options = { fallback: "unavailable", repeats: true, ...UNKNOWN } as const;
  return asVisitor(options, (db) => db.rpc("end_by_link", { token, ends }));
}

const UNKNOWN = { nothing: "message_link_unknown" } as const;
