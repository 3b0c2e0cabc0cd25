import { saveAlt } from "@web/api/listing-photos.ts";
import { useCallback, useEffect, useRef, useState } from "react";

/** Waits for a pause in typing, so that a sentence is one request. */
const ALT_SAVE_MS = 800;

export type AltState = "idle" | "unsaved" | "saving" | "saved" | "failed";

/**
 * Edits one photo's alternative text, saved after a pause, on blur, and when the network is back.
 * Input is kept whatever the server says.
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
    if (state !== "unsaved" || typed === undefined) return;
    const timer = setTimeout(() => void save(), ALT_SAVE_MS);
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
    /** Saves at once, e.g. on blur. */
    save: () => void save(),
  };
}
