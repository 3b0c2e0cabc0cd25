import { CHAT_TEXTS } from "@domain/vesty/chat.ts";
import { chatStore, type Turn } from "./chat-store.ts";

/** Announces whole answers rather than every piece; the list itself is silent. */
export function SpokenAnswer() {
  const turn = chatStore(({ turns }) => turns.at(-1));
  const seen = turn && spokenOf(turn);
  return (
    <p role="status" className="sr-only">
      {seen}
    </p>
  );
}

function spokenOf(turn: Turn): string {
  switch (turn.state) {
    case "running":
      return turn.status ?? "Vesty is answering.";
    case "failed":
      return `Vesty: ${turn.failure?.text ?? ""}`;
    case "stopped":
      return `Vesty: ${plainText(turn.answer)} ${CHAT_TEXTS.stopped}`;
    case "done":
      return `Vesty: ${plainText(turn.answer)}`;
  }
}

/** Strips markdown syntax, so that no asterisks and brackets are read out. */
function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, "")
    .replace(/[*_`~|]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
