import {
  MOST_REMEMBERED,
  type RememberedList,
  readRemembered,
} from "@domain/search/shared-lists.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readItem, removeItem, writeItem } from "@web/lib/storage.ts";
import { useEffect } from "react";
import { create } from "zustand";
import { sessionStore } from "./session.ts";

/** Other people's lists that were opened on this device, the last one first. */
const store = create<{ lists: readonly RememberedList[] }>(() => ({ lists: [] }));

export function useRememberedLists(): readonly RememberedList[] {
  useEffect(() => {
    read();
    window.addEventListener("storage", read);
    // Signing out forgets them.
    const stop = sessionStore.subscribe(read);
    return () => {
      stop();
      window.removeEventListener("storage", read);
    };
  }, []);
  return store((state) => state.lists);
}

/** Keeps the visitor's guest on the list unless one is given, with its key. */
export function rememberList(
  list: Omit<RememberedList, "me" | "key" | "openedBy">,
  guest?: { me: string; key: string },
): void {
  const known = stored().find(({ id }) => id === list.id);
  // The list stays with the account that opened it until a person signs in.
  const openedBy = sessionStore.getState().user?.id ?? known?.openedBy;
  const others = stored().filter(({ id }) => id !== list.id);
  const { me, key } = guest ?? known ?? { me: null, key: null };
  keep([{ ...list, me, key, openedBy }, ...others].slice(0, MOST_REMEMBERED));
}

export function forgetList(id: string): void {
  keep(stored().filter((list) => list.id !== id));
}

function stored(): RememberedList[] {
  return readRemembered(readItem(PERSONAL_KEYS.rememberedLists));
}

function read(): void {
  store.setState({ lists: stored() });
}

function keep(lists: readonly RememberedList[]): void {
  if (lists.length === 0) removeItem(PERSONAL_KEYS.rememberedLists);
  else writeItem(PERSONAL_KEYS.rememberedLists, JSON.stringify(lists));
  store.setState({ lists });
}
