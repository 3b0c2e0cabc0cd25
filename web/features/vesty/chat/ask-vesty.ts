import { create } from "zustand";

/** A prompt waiting for a conversation to appear on the page. */
type Wish = { prompt: string; isToBeSent: boolean };

export const wishStore = create<{ wish: Wish | null }>(() => ({ wish: null }));

/**
 * Hands Vesty a prompt: a suggestion card's is sent right away where possible; one from an address
 * (`send: false`) only fills the composer, because a link must never spend a message.
 */
export function askVesty(prompt: string, options: { send?: boolean } = {}): void {
  wishStore.setState({ wish: { prompt, isToBeSent: options.send ?? true } });
}
