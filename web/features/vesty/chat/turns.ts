import { AppError } from "@domain/site/errors/errors.ts";
import { type ChatLimits, isSendable, tidyMessage } from "@domain/vesty/chat.ts";
import { askChat, type ChatEvent } from "@web/api/vesty/chat-stream.ts";
import { releasePreview } from "./attachments.ts";
import {
  chatStore,
  isSettled,
  keepThread,
  newTurn,
  patchTurn,
  runningTurn,
  type Turn,
} from "./chat-store.ts";

/** Asking, stopping and resending: one answer at a time. */

/** Text arrives faster than anyone reads, so redraws are limited to this rate. */
const DRAW_MS = 60;

export type TurnListeners = {
  onLimits: (limits: ChatLimits) => void;
  /** Called after each turn; without an answer, the remaining allowance is unknown. */
  onEnd: (hasAnswer: boolean) => void;
};

let running: { id: string; controller: AbortController } | undefined;

/** Sends a message. @returns false when it can't be sent now; nothing is lost then. */
export function sendMessage(text: string, images: readonly string[], on: TurnListeners): boolean {
  const state = chatStore.getState();
  if (state.userId === null || runningTurn(state) || !isSendable(text)) return false;
  const turn = newTurn({ message: tidyMessage(text), images });
  chatStore.setState(({ turns }) => ({ turns: [...turns, turn] }));
  void answer(turn, on);
  return true;
}

/** Sends the composer's contents and empties it; unusable images are dropped. */
export function sendComposed(on: TurnListeners): boolean {
  const { text, attachments } = chatStore.getState();
  if (!attachments.every(isSettled)) return false;
  const images = attachments.flatMap(({ path }) => path ?? []);
  if (!sendMessage(text, images, on)) return false;
  for (const attachment of attachments) releasePreview(attachment);
  chatStore.setState({ text: "", attachments: [] });
  return true;
}

/** Resends the message last, under the same id, so it can't be counted twice. */
export function retryTurn(id: string, on: TurnListeners): void {
  const { turns } = chatStore.getState();
  const failed = turns.find((turn) => turn.id === id && turn.state !== "running");
  if (!failed || runningTurn(chatStore.getState())) return;
  const { message, images } = failed;
  const turn = newTurn({ id, message, images });
  chatStore.setState({ turns: [...turns.filter((each) => each !== failed), turn] });
  void answer(turn, on);
}

/** Removes an unanswered message. */
export function dropTurn(id: string): void {
  chatStore.setState(({ turns }) => ({ turns: turns.filter((turn) => turn.id !== id) }));
}

/** Keeps the part of the answer that has arrived. */
export function stopTurn(): void {
  running?.controller.abort();
}

/** Abandons the answer without showing it: its user has left or opened another conversation. */
export function abandonTurn(): void {
  running?.controller.abort();
  running = undefined;
}

async function answer(turn: Turn, on: TurnListeners): Promise<void> {
  const controller = new AbortController();
  running = { id: turn.id, controller };
  const { threadId: begunIn } = chatStore.getState();
  const isCurrent = () => running?.controller === controller;
  const shown = drawSlowly((text) => isCurrent() && patchTurn(turn.id, { answer: text }));
  let hasAnswer = false;
  try {
    await listen(turn, controller.signal, (event) => {
      if (isCurrent()) takeIn(turn.id, event, shown, on);
    });
    hasAnswer = true;
  } catch (error) {
    if (isCurrent()) {
      const end = ended(error, controller.signal, shown.text());
      patchTurn(turn.id, end);
      // Without an answer the server has no such conversation; if it has one after all, a retry is told.
      if (begunIn === null && (end.state === "failed" || end.answer === "")) leaveThread();
    }
  } finally {
    shown.end();
    if (isCurrent()) {
      running = undefined;
      on.onEnd(hasAnswer);
    }
  }
}

/** If the thread was deleted elsewhere, the message starts a new one. */
async function listen(turn: Turn, signal: AbortSignal, take: (event: ChatEvent) => void) {
  try {
    await ask(turn, signal, take);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "thread_not_found") throw error;
    leaveThread();
    await ask(turn, signal, take);
  }
}

async function ask(turn: Turn, signal: AbortSignal, take: (event: ChatEvent) => void) {
  const { threadId } = chatStore.getState();
  const request = {
    id: turn.id,
    message: turn.message,
    ...(threadId === null ? {} : { thread_id: threadId }),
    ...(turn.images.length === 0 ? {} : { images: [...turn.images] }),
  };
  for await (const event of askChat(request, { signal })) take(event);
}

function takeIn(
  id: string,
  event: ChatEvent,
  shown: ReturnType<typeof drawSlowly>,
  on: TurnListeners,
) {
  if (event.type === "start") return enterThread(event.threadId);
  if (event.type === "status") return patchTurn(id, { status: event.label });
  if (event.type === "delta") {
    // The thread is stored with its first reply.
    keepThread(chatStore.getState().threadId);
    return shown.add(event.text);
  }
  const { response, thread_id, sources, stopped, limits } = event.reply;
  shown.end();
  enterThread(thread_id);
  keepThread(thread_id);
  const answeredAt = new Date().toISOString();
  const state = stopped ? "stopped" : "done";
  patchTurn(id, { state, status: null, answer: response, sources, answeredAt });
  on.onLimits(limits);
}

function enterThread(threadId: string): void {
  if (chatStore.getState().threadId !== threadId) chatStore.setState({ threadId });
}

function leaveThread(): void {
  keepThread(null);
  chatStore.setState({ threadId: null, hasHistory: false });
}

/** Stopped by the user, or failed; what was read stays. */
function ended(error: unknown, signal: AbortSignal, text: string): Partial<Turn> {
  const answeredAt = new Date().toISOString();
  if (signal.aborted) return { state: "stopped", status: null, answer: text, answeredAt };
  const known = error instanceof AppError ? error : new AppError("chat_failed", { cause: error });
  const failure = { code: known.code, text: known.text };
  return { state: "failed", status: null, answer: text, failure };
}

/** Batches text: draws the first piece right away, the rest at intervals. */
function drawSlowly(draw: (text: string) => void) {
  let whole = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    text: () => whole,
    add(text: string) {
      const isFirst = whole === "";
      whole += text;
      if (isFirst) draw(whole);
      else
        timer ??= setTimeout(() => {
          timer = undefined;
          draw(whole);
        }, DRAW_MS);
    },
    end: () => clearTimeout(timer),
  };
}
