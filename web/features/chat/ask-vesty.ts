import { create } from "zustand";

/** A prompt that is to reach the conversation, kept until there is one on the page. */
export type Wish = { prompt: string; isToBeSent: boolean };

export const wishStore = create<{ wish: Wish | null }>(() => ({ wish: null }));

/**
 * Hands Vesty a prompt: that of a suggestion card is sent at once where possible; one out of an
 * address (`send: false`) only fills the composer, because a link may never spend a message.
 */
export function askVesty(prompt: string, options: { send?: boolean } = {}): void {
  wishStore.setState({ wish: { prompt, isToBeSent: options.send ?? true } });
}

/** The wish, once. */
export function takeWish(): Wish | null {
  const { wish } = wishStore.getState();
  if (wish) wishStore.setState({ wish: null });
  return wish;
}
