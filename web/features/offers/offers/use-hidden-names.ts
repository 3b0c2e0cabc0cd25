import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readItem, removeItem, writeItem } from "@web/lib/storage.ts";
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

/**
 * `[hidden, choose]`: whether buyers' names are hidden, so that an owner can show the screen to
 * someone. It holds for every page about offers in this browser until it is changed.
 */
export function useHiddenNames(): [boolean, (hides: boolean) => void] {
  return [useSyncExternalStore(subscribe, areHidden, () => false), choose];
}

function areHidden(): boolean {
  return readItem(PERSONAL_KEYS.hiddenNames) !== null;
}

function choose(hides: boolean): void {
  if (hides) writeItem(PERSONAL_KEYS.hiddenNames, "1");
  else removeItem(PERSONAL_KEYS.hiddenNames);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may be the one being shown.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
