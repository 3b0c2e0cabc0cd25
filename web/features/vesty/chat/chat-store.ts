import type { ErrorCode } from "@domain/site/errors/errors.ts";
import type { Source } from "@domain/vesty/chat.ts";
import { newId } from "@web/lib/attempt.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { removeItem, writeItem } from "@web/lib/storage.ts";
import { create } from "zustand";

/** A message from this visit and its outcome. The server knows it by the same id. */
export type Turn = {
  id: string;
  message: string;
  /** File names in the bucket. */
  images: readonly string[];
  /** ISO 8601, like `answeredAt`. */
  askedAt: string;
  answeredAt: string | null;
  state: "running" | "done" | "stopped" | "failed";
  /** Vesty's present step: "Looking at your listing". */
  status: string | null;
  answer: string;
  sources: readonly Source[];
  failure: { code: ErrorCode; text: string } | null;
  /** Sent from another tab, which handles it; only displayed here. */
  isElsewhere: boolean;
};

/** An image for the next message. */
export type Attachment = {
  id: string;
  name: string;
  /** An object URL, or null when the image dates from before a reload. */
  preview: string | null;
  /** A failed one can be retried; an unusable one blocks nothing. */
  state: "preparing" | "uploading" | "ready" | "failed" | "unusable";
  /** The share that is uploaded, from 0 to 1. */
  progress: number;
  /** The picture's name in the bucket, once uploaded. */
  path: string | null;
  problem: string | null;
};

export type ChatState = {
  /** The user whose conversation this is; null while signed out. */
  userId: string | null;
  threadId: string | null;
  /** Whether the server has messages to load; false for a conversation that started here. */
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

/** Resets the store to no conversation, or to another one. */
export function replaceChat(state: Partial<ChatState>): void {
  chatStore.setState({ ...EMPTY, ...state });
}

/** A turn that is running, unless told otherwise. */
export function newTurn(of: Pick<Turn, "message" | "images"> & Partial<Turn>): Turn {
  return {
    id: newId(),
    askedAt: new Date().toISOString(),
    answeredAt: null,
    state: "running",
    status: null,
    answer: "",
    sources: [],
    failure: null,
    isElsewhere: false,
    ...of,
  };
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

/** Whether a message can be sent without waiting for this image. */
export function isSettled({ state }: Attachment): boolean {
  return state === "ready" || state === "unusable";
}

/** The server may not have it, so it is kept and can be resent. */
export function isUnanswered({ state, answer, isElsewhere }: Turn): boolean {
  if (isElsewhere) return false;
  return state === "running" || state === "failed" || (state === "stopped" && answer === "");
}

/** Stores which conversation to return to. */
export function keepThread(threadId: string | null): void {
  if (threadId === null) removeItem(PERSONAL_KEYS.chatThread);
  else writeItem(PERSONAL_KEYS.chatThread, threadId);
}
