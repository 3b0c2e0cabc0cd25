import { useSyncExternalStore } from "react";
import { readItem, removeItem, writeItem } from "./storage.ts";

/** Something that a person chooses for all pages in this browser until they change it; null: nothing chosen. */
export function storedChoice(key: string) {
  const listeners = new Set<() => void>();
  const read = () => readItem(key);

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // Another tab may be the one being shown.
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  }

  return {
    useChosen: (): string | null => useSyncExternalStore(subscribe, read, () => null),
    choose(chosen: string | null): void {
      if (chosen === null) removeItem(key);
      else writeItem(key, chosen);
      for (const listener of listeners) listener();
    },
  };
}
