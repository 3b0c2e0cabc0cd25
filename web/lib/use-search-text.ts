import { useEffect, useState } from "react";

export const SEARCH_DELAY_MS = 300;

/**
 * The text in a search field, at most SEARCH_DELAY_MS ahead of the term in the address. An echo of
 * the visitor's own typing never overwrites newer text; a term from elsewhere (back button, "Clear
 * All Filters") does.
 *
 * @param commit puts the trimmed text into the address.
 * @param isHeld whether a text waits for Enter. The code that decides may still be on its way: until it is there, the
 * text waits, so that the same text is treated alike on every machine.
 */
export function useSearchText(
  term: string,
  commit: (term: string) => void,
  isHeld: (text: string) => boolean | Promise<boolean> = () => false,
) {
  const [text, setText] = useState(term);
  const [seen, setSeen] = useState(term);
  const [sent, setSent] = useState(term);

  if (term !== seen) {
    setSeen(term);
    if (term !== sent) {
      setSent(term);
      setText(term);
    }
  }

  function send(next: string) {
    const wanted = next.trim();
    if (wanted === sent) return;
    setSent(wanted);
    commit(wanted);
  }

  useEffect(() => {
    if (text.trim() === sent) return;
    let isCurrent = true;
    const sendUnless = (isHeld: boolean) => {
      if (isCurrent && !isHeld) send(text);
    };
    const timer = setTimeout(() => {
      const held = isHeld(text);
      if (typeof held === "boolean") sendUnless(held);
      else void held.then(sendUnless);
    }, SEARCH_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  });

  // Back may come before the screen has caught up with the typing; the term then never changes, and
  // the address wins.
  useEffect(() => {
    function restore() {
      setSent(term);
      setText(term);
    }
    window.addEventListener("popstate", restore);
    return () => window.removeEventListener("popstate", restore);
  }, [term]);

  return {
    text,
    setText,
    /** Skips the delay: Enter, or leaving the field. */
    sendNow: () => send(text),
    clear: () => {
      setText("");
      send("");
    },
    /** Replaces the typed text by what the caller puts into the address. */
    take: (next: string) => {
      setText(next);
      setSent(next);
    },
  };
}
