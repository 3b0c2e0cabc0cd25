import { AppError } from "@domain/errors.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readItem } from "@web/lib/storage.ts";
import { sessionStore, startSession } from "@web/session/session.ts";
import { dropAttachments } from "./attachments.ts";
import { keepDraft, readDraft } from "./chat-draft.ts";
import {
  type Attachment,
  chatStore,
  isUnanswered,
  keepThread,
  replaceChat,
  type Turn,
} from "./chat-store.ts";
import { joinOtherTabs } from "./other-tabs.ts";
import { abandonTurn } from "./turns.ts";

/** The conversation follows who is signed in, also while no screen shows it. */

let isStarted = false;

export function startChat(): void {
  if (isStarted) return;
  isStarted = true;
  startSession();
  sessionStore.subscribe(follow);
  follow();
  chatStore.subscribe((state) => {
    // A conversation that is put away because its person has left is not written down again.
    if (state.userId === sessionStore.getState().user?.id) keepDraft(state);
  });
  joinOtherTabs();
}

function follow(): void {
  const { status, user } = sessionStore.getState();
  if (status === "loading") return;
  const userId = user?.id ?? null;
  const known = chatStore.getState().userId;
  if (userId === known) return;
  abandonTurn();
  dropAttachments();
  replaceChat(userId === null ? {} : stored(userId));
}

function stored(userId: string) {
  const threadId = readItem(PERSONAL_KEYS.chatThread);
  const draft = readDraft(userId);
  return {
    userId,
    threadId,
    hasHistory: threadId !== null,
    text: draft?.text ?? "",
    attachments: (draft?.images ?? []).map(fromBefore),
    turns: draft?.unanswered ? [unanswered(draft.unanswered)] : [],
  };
}

function fromBefore(path: string): Attachment {
  const name = "Picture";
  return { id: path, name, preview: null, state: "ready", progress: 1, path, problem: null };
}

/** It may have been answered meanwhile: then the history has it, and this one is not shown. */
function unanswered(message: Pick<Turn, "id" | "message" | "images" | "askedAt">): Turn {
  const { code, text } = new AppError("chat_not_sent");
  return {
    ...message,
    answeredAt: null,
    state: "failed",
    status: null,
    answer: "",
    sources: [],
    failure: { code, text },
    isElsewhere: false,
  };
}

/** Puts a message that has no answer back where it was written. */
export function takeBack(turnId: string): void {
  chatStore.setState(({ turns, text, attachments }) => {
    const turn = turns.find(({ id }) => id === turnId);
    if (!turn || text !== "" || attachments.length > 0) return {};
    return {
      turns: turns.filter((each) => each !== turn),
      text: turn.message,
      attachments: turn.images.map(fromBefore),
    };
  });
}

/** The thread is dropped, and the next message begins a new one. Nothing typed is lost. */
export function beginAnew(): void {
  openThread(null);
}

/** Goes on with an earlier conversation. */
export function openThread(threadId: string | null): void {
  const { userId, text, attachments, turns } = chatStore.getState();
  const unsent = turns.findLast(isUnanswered);
  abandonTurn();
  keepThread(threadId);
  replaceChat({
    userId,
    threadId,
    hasHistory: threadId !== null,
    text: text === "" && unsent ? unsent.message : text,
    attachments,
  });
}
