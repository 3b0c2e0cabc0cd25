import { useEffect, useState } from "react";

export const SEARCH_DELAY_MS = 300;

/**
 * The text in a search field, ahead of the term in the address by at most SEARCH_DELAY_MS.
 * What somebody types is never overwritten by an echo of their own earlier letters; a term
 * that comes from elsewhere (back button, "Clear All Filters") is taken over.
 *
 * @param commit puts the trimmed text into the address.
 */
export function useSearchText(term: string, commit: (term: string) => void) {
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
    const timer = setTimeout(() => send(text), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  });

  // Going back may come before the screen has shown what was typed; then the term never
  // changes, and what is in the address counts.
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
    /** Without waiting: Enter, or leaving the field. */
    sendNow: () => send(text),
    clear: () => {
      setText("");
      send("");
    },
  };
}
