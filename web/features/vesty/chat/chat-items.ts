import type { ChatMessage, Source } from "@domain/vesty/chat.ts";
import type { Turn } from "./chat-store.ts";

/** The conversation as shown: the server's history, then what was said since. */

export type Question = {
  kind: "question";
  key: string;
  text: string;
  images: readonly string[];
  at: string;
};

export type Answer = {
  kind: "answer";
  key: string;
  text: string;
  sources: readonly Source[];
  at: string | null;
  stopped: boolean;
  /** Set for a new message, which may be running, have failed, or be resent. */
  turn: Turn | null;
};

type ChatItem = Question | Answer;

export function chatItems(history: readonly ChatMessage[], turns: readonly Turn[]): ChatItem[] {
  const kept = new Set(history.map(({ id }) => id));
  return [
    ...history.map((message, index) => itemOf(message, history[index - 1])),
    ...turns.filter(({ id }) => !kept.has(id)).flatMap(itemsOf),
  ];
}

/** An answer's key is its question's id, which stays the same once the server has it. */
function itemOf(message: ChatMessage, before: ChatMessage | undefined): ChatItem {
  const { id, role, content, timestamp, images, sources, stopped } = message;
  if (role === "user") {
    return { kind: "question", key: id, text: content, images: images ?? [], at: timestamp };
  }
  return {
    kind: "answer",
    key: before?.role === "user" ? `answer to ${before.id}` : id,
    text: content,
    sources: sources ?? [],
    at: timestamp,
    stopped: stopped ?? false,
    turn: null,
  };
}

function itemsOf(turn: Turn): ChatItem[] {
  const { id, message, images, askedAt, answer, sources, answeredAt, state } = turn;
  return [
    { kind: "question", key: id, text: message, images, at: askedAt },
    {
      kind: "answer",
      key: `answer to ${id}`,
      text: answer,
      sources,
      at: answeredAt,
      stopped: state === "stopped",
      turn,
    },
  ];
}
