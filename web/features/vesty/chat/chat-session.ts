import { AppError } from "@domain/site/errors/errors.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readItem } from "@web/lib/storage.ts";
import { sessionStore, startSession } from "@web/session/session.ts";
import { dropAttachments } from "./attachments.ts";
import { keepUnsentChat, unsentChat } from "./chat-draft.ts";
import {
  type Attachment,
  chatStore,
  isUnanswered,
  keepThread,
  newTurn,
  replaceChat,
  type Turn,
} from "./chat-store.ts";
import { joinOtherTabs } from "./other-tabs.ts";
import { abandonTurn } from "./turns.ts";

/** Ties the conversation to the signed-in user, even while no screen shows it. */

let isStarted = false;

export function startChat(): void {
  if (isStarted) return;
  isStarted = true;
  startSession();
  sessionStore.subscribe(follow);
  follow();
  chatStore.subscribe((state) => {
    // A conversation dropped because its user left must not be saved again.
    if (state.userId === sessionStore.getState().user?.id) keepUnsentChat(state);
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
  const draft = unsentChat(userId);
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

/** If the message has been answered in the meantime, the history has it, and this one is not shown. */
function unanswered(message: Pick<Turn, "id" | "message" | "images" | "askedAt">): Turn {
  const { code, text } = new AppError("chat_not_sent");
  return newTurn({ ...message, state: "failed", failure: { code, text } });
}

/** Puts an unanswered message back into the composer. */
export function returnToComposer(turnId: string): void {
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

/** Leaves the thread, and the next message starts a new one. Typed text is kept. */
export function startNewThread(): void {
  openThread(null);
}

/** Continues an earlier conversation. */
export function openThread(threadId: string | null): void {
  const { userId, text, attachments, turns } = chatStore.getState();
  const unsent = text === "" ? turns.findLast(isUnanswered) : undefined;
  abandonTurn();
  keepThread(threadId);
  replaceChat({
    userId,
    threadId,
    hasHistory: threadId !== null,
    text: unsent?.message ?? text,
    attachments: unsent && attachments.length === 0 ? unsent.images.map(fromBefore) : attachments,
  });
}
