import type { AppError } from "@domain/site/errors/first-errors.ts";
import { arriving } from "@web/api/site/transport/arriving.ts";
import { notify } from "@web/lib/notices.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readItem, writeItem } from "@web/lib/storage.ts";
import { useEffect } from "react";
import { create } from "zustand";
import { sessionStore } from "./session.ts";

/** The homes this visitor has seen, hidden and noted, and when their last visit ended. */
type Shown = {
  seen: ReadonlySet<string>;
  /** In the order of hiding, the last one first. */
  hidden: ReadonlySet<string>;
  notes: Readonly<Record<string, string>>;
  /** The end of the last visit; null on the first one. */
  before: number | null;
};

export const marksStore = create<Shown>(() => ({
  seen: new Set(),
  hidden: new Set(),
  notes: {},
  before: null,
}));

/** The code that changes marks, which most first visits don't need. */
export const loadMarks = () => import("./home-marks-later.ts");

/** Part of the marks. Starts loading on first use. */
export function useMarks<Part>(part: (shown: Shown) => Part): Part {
  useEffect(startMarks, []);
  return marksStore(part);
}

type Home = { id: string; published_at: string | null };

/** Whether a home came to the market after the visitor's last visit. */
export function isNew({ published_at }: Home, before: number | null): boolean {
  return before !== null && Date.parse(published_at ?? "") > before;
}

/** The word on a home's card, if any. */
export function useMarkOf(home: Home): "Seen" | "New" | undefined {
  return useMarks(({ seen, before }) => {
    if (seen.has(home.id)) return "Seen";
    return isNew(home, before) ? "New" : undefined;
  });
}

let isStarted = false;

function startMarks(): void {
  if (isStarted) return;
  isStarted = true;
  const { user, hasLeft } = sessionStore.getState();
  const isKnown = readItem(PERSONAL_KEYS.guestMarks) ?? readItem(PERSONAL_KEYS.accountMarks);
  if (user || isKnown) start();
  // Homes listed after this visit will be new. Signing out must leave nothing behind, though.
  else if (!hasLeft) writeItem(PERSONAL_KEYS.guestMarks, `{"visit":{"last":${Date.now()}}}`);
  sessionStore.subscribe((session) => session.user && start());
}

/** If the code can't be loaded (offline), nothing is marked. */
function start(): void {
  loadMarks().then(({ startHomeMarks }) => startHomeMarks(), doNothing);
}

function doNothing(): void {}

/** Hides a home from results. @param from the pressed button, which disappears with it. */
export function hideHome(home: Home & { title: string | null }, from: Element): void {
  arriving(Promise.all([import("./hide-home.ts"), loadMarks()])).then(
    ([code, marks]) => code.hideHome(home, from, marks.setHidden),
    ({ code, text }: AppError) => {
      // The page has said so itself.
      if (code !== "new_version") notify({ tone: "error", text });
    },
  );
}
