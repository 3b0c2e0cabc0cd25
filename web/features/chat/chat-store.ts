import type { Source } from "@domain/chat.ts";
import type { ErrorCode } from "@domain/errors.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { removeItem, writeItem } from "@web/lib/storage.ts";
import { create } from "zustand";

/** A message of this visit and what became of it. The server knows it by the same id. */
export type Turn = {
  id: string;
  message: string;
  /** Names of files in the bucket. */
  images: readonly string[];
  /** An instant, ISO 8601; so is `answeredAt`. */
  askedAt: string;
  answeredAt: string | null;
  state: "running" | "done" | "stopped" | "failed";
  /** What Vesty is doing: "Looking at your listing". */
  status: string | null;
  answer: string;
  sources: readonly Source[];
  failure: { code: ErrorCode; text: string } | null;
  /** Asked in another tab, which sees to it; here it is only shown. */
  isElsewhere: boolean;
};

/** A picture that belongs to the next message. */
export type Attachment = {
  id: string;
  name: string;
  /** An address of the picture in memory, or none when it comes from before a reload. */
  preview: string | null;
  /** One that has failed may be tried again; one that is unusable holds up nothing. */
  state: "preparing" | "uploading" | "ready" | "failed" | "unusable";
  /** From 0 to 1. */
  progress: number;
  /** Its name in the bucket, once it is there. */
  path: string | null;
  problem: string | null;
};

export type ChatState = {
  /** Whose conversation it is; null while nobody is signed in. */
  userId: string | null;
  threadId: string | null;
  /** There is something to load from the server; false for a conversation that began here. */
  hasHistory: boolean;
  turns: readonly Turn[];
  text: string;
  attachments: readonly Attachment[];
};

const EMPTY: ChatState = {
  userId: null,
  threadId: null,
  hasHistory: false,
  turns: [],
  text: "",
  attachments: [],
};

/** The conversation, which outlives the screens that show it. */
export const chatStore = create<ChatState>(() => EMPTY);

/** Shows nobody's conversation, or that of somebody else. */
export function replaceChat(state: Partial<ChatState>): void {
  chatStore.setState({ ...EMPTY, ...state });
}

export function patchTurn(id: string, patch: Partial<Turn>): void {
  chatStore.setState(({ turns }) => ({
    turns: turns.map((turn) => (turn.id === id ? { ...turn, ...patch } : turn)),
  }));
}

export function patchAttachment(id: string, patch: Partial<Attachment>): void {
  chatStore.setState(({ attachments }) => ({
    attachments: attachments.map((each) => (each.id === id ? { ...each, ...patch } : each)),
  }));
}

export function runningTurn({ turns }: ChatState): Turn | undefined {
  return turns.find(({ state, isElsewhere }) => state === "running" && !isElsewhere);
}

/** A picture that a message need not wait for. */
export function isSettled({ state }: Attachment): boolean {
  return state === "ready" || state === "unusable";
}

/** The server may not have it: it is kept, and can be sent again. */
export function isUnanswered({ state, answer, isElsewhere }: Turn): boolean {
  if (isElsewhere) return false;
  return state === "running" || state === "failed" || (state === "stopped" && answer === "");
}

/** Which conversation to come back to. */
export function keepThread(threadId: string | null): void {
  if (threadId === null) removeItem(PERSONAL_KEYS.chatThread);
  else writeItem(PERSONAL_KEYS.chatThread, threadId);
}
