import { CHAT_LIMITS, characterCount } from "@domain/chat.ts";
import { useEffect } from "react";
import { takeWish, wishStore } from "./ask-vesty.ts";
import { chatStore } from "./chat-store.ts";

/** Takes over a prompt that another part of the page hands in. */
export function useWish(options: {
  isReady: boolean;
  onSend: (prompt: string) => boolean;
  /** It stands in the composer now. */
  onFill: () => void;
}) {
  const { isReady, onSend, onFill } = options;
  const wish = wishStore((state) => state.wish);
  useEffect(() => {
    if (!wish || !isReady) return;
    takeWish();
    if (wish.isToBeSent && onSend(wish.prompt)) return;
    chatStore.setState(({ text }) => ({ text: withPrompt(text, wish.prompt) }));
    onFill();
  }, [wish, isReady, onSend, onFill]);
}

/** What was typed stays; a prompt that has no room beside it is left out. */
function withPrompt(text: string, prompt: string): string {
  const both = text.trim() === "" ? prompt : `${text.trimEnd()}\n${prompt}`;
  return characterCount(both) <= CHAT_LIMITS.message ? both : text;
}
