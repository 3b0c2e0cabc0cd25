import { CHAT_LIMITS } from "@domain/site/errors/first-limits.ts";
import { characterCount } from "@domain/vesty/chat.ts";
import { useEffect } from "react";
import { wishStore } from "./ask-vesty.ts";
import { chatStore } from "./chat-store.ts";

/** Picks up a prompt handed over by another part of the page. */
export function useWish(options: {
  onSend: (prompt: string) => boolean;
  /** Called once the prompt is in the composer. */
  onFill: () => void;
}) {
  const { onSend, onFill } = options;
  const wish = wishStore((state) => state.wish);
  useEffect(() => {
    if (!wish) return;
    wishStore.setState({ wish: null });
    if (wish.isToBeSent && onSend(wish.prompt)) return;
    chatStore.setState(({ text }) => ({ text: withPrompt(text, wish.prompt) }));
    onFill();
  }, [wish, onSend, onFill]);
}

/** Typed text stays; a prompt that doesn't fit after it is dropped. */
function withPrompt(text: string, prompt: string): string {
  const both = text.trim() === "" ? prompt : `${text.trimEnd()}\n${prompt}`;
  return characterCount(both) <= CHAT_LIMITS.message ? both : text;
}
