import { saveAlt } from "@web/api/homes/listing-photos.ts";
import { useCallback, useEffect, useRef, useState } from "react";

export type AltState = "idle" | "unsaved" | "saving" | "saved" | "failed";

/** How long until a text is sent: a pause in typing, so that a sentence is one request; or a retry. */
const PAUSE_MS: Partial<Record<AltState, number>> = { unsaved: 800, failed: 10_000 };

/**
 * Edits one photo's alternative text, saved after a pause and on blur. A description that could not be saved is kept, and sent again after a while and when the network is back.
 */
export function useAltText(props: {
  listingId: string;
  path: string;
  stored: string;
  onSaved: (alt: string) => void;
}) {
  const { listingId, path, stored } = props;
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<AltState>("idle");
  const onSaved = useRef(props.onSaved);
  onSaved.current = props.onSaved;
  // Unsaved text; a ref, because it is read on unmount.
  const pending = useRef<string | undefined>(undefined);
  const isSaving = useRef(false);

  const save = useCallback(async (): Promise<void> => {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      while (pending.current !== undefined) {
        const alt = pending.current;
        setState("saving");
        await saveAlt(listingId, path, alt);
        if (pending.current === alt) pending.current = undefined;
        onSaved.current(alt);
      }
      setState((now) => (now === "saving" ? "saved" : now));
    } catch {
      setState("failed");
    } finally {
      isSaving.current = false;
    }
  }, [listingId, path]);

  useEffect(() => {
    const pause = PAUSE_MS[state];
    if (pause === undefined || typed === undefined) return;
    const timer = setTimeout(() => void save(), pause);
    return () => clearTimeout(timer);
  }, [state, typed, save]);

  useEffect(() => {
    const again = () => void save();
    window.addEventListener("online", again);
    return () => {
      window.removeEventListener("online", again);
      again();
    };
  }, [save]);

  return {
    value: typed ?? stored,
    state,
    change: (alt: string) => {
      setTyped(alt);
      pending.current = alt;
      setState("unsaved");
    },
    /** Saves right away, for example on blur. */
    save: () => void save(),
  };
}
