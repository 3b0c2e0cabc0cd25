import { create } from "zustand";

export type NoticeTone = "success" | "info" | "warn" | "error";

export type Notice = {
  id: number;
  tone: NoticeTone;
  text: string;
  /**
   * One action, such as undo or try again; using it closes the notice. Until then the notice stays, so that people
   * don't have to be quick.
   */
  action?: { label: string; onSelect: () => void };
  /** The notice stays until the part that shows it dismisses it, whatever its tone. */
  stays?: true;
};

/** How long a success without an action stays; everything else stays until closed. */
export const NOTICE_MS = 6000;
/** A person can't read more notices than this; one without an action is dropped, or else the oldest. */
const MAX_NOTICES = 4;

type NoticesState = {
  notices: Notice[];
  /** Speaks to screen readers alone, because others see it on the screen. */
  spoken: { id: number; text: string }[];
  /** The places that can show notices, the topmost last: the page, then each open dialog. */
  places: string[];
};

export const useNotices = create<NoticesState>(() => ({ notices: [], spoken: [], places: [] }));

let lastId = 0;

/**
 * Shows the visitor a message, announced by screen readers and visible above an open dialog.
 * Repeating a message replaces the first one, so a repeated failure stays a single notice.
 * @returns the id for `dismiss`.
 */
export function notify(notice: Omit<Notice, "id">): number {
  lastId += 1;
  const added = { ...notice, id: lastId };
  useNotices.setState(({ notices }) => ({
    notices: fewer([
      ...notices.filter((old) => old.text !== notice.text || old.tone !== notice.tone),
      added,
    ]),
  }));
  return added.id;
}

/**
 * Says a text to screen readers through the region that is there from the start, because many readers skip one that
 * arrives together with its text.
 * @returns a function that takes it back, so that it isn't read again where the region moves.
 */
export function speak(text: string): () => void {
  lastId += 1;
  const id = lastId;
  useNotices.setState(({ spoken }) => ({ spoken: [...spoken, { id, text }].slice(-MAX_NOTICES) }));
  return () =>
    useNotices.setState(({ spoken }) => ({ spoken: spoken.filter((old) => old.id !== id) }));
}

/** The `ref` of a text that appears because of a person's act: it is also spoken. */
export function announced(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  let said = "";
  let before: Node | null = null;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    // A title and its text are two elements without a space between them.
    if (before !== text.parentNode) said += " ";
    said += text.textContent;
    before = text.parentNode;
  }
  return speak(said.replace(/\s+/g, " ").trim());
}

export function dismissAll(): void {
  useNotices.setState({ notices: [], spoken: [] });
}

export function dismiss(id: number): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((old) => old.id !== id) }));
}

export function hidesAutomatically({ tone, action, stays }: Notice): boolean {
  return !action && !stays && (tone === "success" || tone === "info");
}

function fewer(notices: Notice[]): Notice[] {
  if (notices.length <= MAX_NOTICES) return notices;
  const before = notices.slice(0, -1);
  const dropped = before.find(({ action, stays }) => !action && !stays) ?? before[0];
  return notices.filter((notice) => notice !== dropped);
}

/**
 * Registers a place for notices. A dialog's place is above all others, the page's below. @returns a function that
 * removes the place.
 */
export function registerPlace(place: string, where: "page" | "dialog"): () => void {
  useNotices.setState(({ places }) => ({
    places: where === "page" ? [place, ...places] : [...places, place],
  }));
  return () =>
    useNotices.setState(({ places }) => ({ places: places.filter((other) => other !== place) }));
}
