import { openChannel } from "@web/lib/browser-features.ts";
import { type ChatState, chatStore, type Turn } from "./chat-store.ts";
import { dropTurn } from "./turns.ts";

/** Mirrors messages to the user's other tabs with the same conversation, as they arrive. */

type News = { userId: string; threadId: string | null; turn: Turn };

/** A crashed tab sends nothing; this tab must not wait for its answer forever. */
const LONGEST_SILENCE_MS = 120_000;
let silence: ReturnType<typeof setTimeout> | undefined;

export function joinOtherTabs(): void {
  const channel = openChannel("vesty");
  // Without a channel, a tab asks the server when it becomes visible again.
  if (!channel) return;
  const tell = ({ userId, threadId }: ChatState, turn: Turn) => {
    if (userId !== null) channel.postMessage({ userId, threadId, turn } satisfies News);
  };
  channel.addEventListener("message", ({ data }: MessageEvent<News>) => hear(data));
  chatStore.subscribe((state, before) => {
    for (const turn of state.turns)
      if (!turn.isElsewhere && !before.turns.includes(turn)) tell(state, turn);
  });
  window.addEventListener("pagehide", () => {
    const state = chatStore.getState();
    for (const turn of state.turns)
      if (!turn.isElsewhere && turn.state === "running") tell(state, { ...turn, state: "failed" });
  });
}

function hear({ userId, threadId, turn }: News): void {
  const state = chatStore.getState();
  const known = state.turns.find(({ id }) => id === turn.id);
  if (userId !== state.userId || (known && !known.isElsewhere)) return;
  // A tab without messages follows a conversation that starts in another.
  const begins = state.threadId === null && (known !== undefined || state.turns.length === 0);
  if (!begins && (threadId === null || threadId !== state.threadId)) return;

  clearTimeout(silence);
  // A failure is handled in the tab where it happened.
  if (turn.state === "failed") {
    dropTurn(turn.id);
    return;
  }
  if (turn.state === "running") silence = setTimeout(() => dropTurn(turn.id), LONGEST_SILENCE_MS);
  const heard = { ...turn, isElsewhere: true };
  chatStore.setState({
    threadId: threadId ?? state.threadId,
    turns: known
      ? state.turns.map((each) => (each === known ? heard : each))
      : [...state.turns, heard],
  });
}

/** Calls back when no other tab is waiting for an answer. @returns a function to unsubscribe. */
export function onEndElsewhere(listener: () => void): () => void {
  const isAnswered = ({ turns }: ChatState) =>
    turns.some(({ isElsewhere, state }) => isElsewhere && state === "running");
  return chatStore.subscribe((state, before) => {
    if (isAnswered(before) && !isAnswered(state)) listener();
  });
}
