import type { ChatMessage, Source } from "@domain/chat.ts";
import type { Turn } from "./chat-store.ts";

/** The conversation as it is shown: what the server keeps, then what was said since. */

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
  /** Set while it is new: it may still be running, have failed, or be asked for again. */
  turn: Turn | null;
};

export type ChatItem = Question | Answer;

export function chatItems(history: readonly ChatMessage[], turns: readonly Turn[]): ChatItem[] {
  const kept = new Set(history.map(({ id }) => id));
  return [
    ...history.map((message, index) => itemOf(message, history[index - 1])),
    ...turns.filter(({ id }) => !kept.has(id)).flatMap(itemsOf),
  ];
}

/** An answer is known by its question, so that it stays the same when the server has it. */
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
