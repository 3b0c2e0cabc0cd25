import { create } from "zustand";

export type NoticeTone = "success" | "info" | "warn" | "error";

export type Notice = {
  id: number;
  tone: NoticeTone;
  text: string;
  /** One thing to do about it, e.g. undo or try again; the notice closes afterwards. */
  action?: { label: string; onSelect: () => void };
};

/** How long a good message stays; a warning or an error stays until it is closed. */
export const NOTICE_MS = 6000;
/** More than this at once nobody reads; the oldest makes room. */
const MAX_NOTICES = 4;

type NoticesState = {
  notices: Notice[];
  /** Where notices can be shown, the topmost last: the page, then each open dialog. */
  places: string[];
};

export const useNotices = create<NoticesState>(() => ({ notices: [], places: [] }));

let lastId = 0;

/**
 * Tells the visitor something, read out by screen readers and visible above an open dialog.
 * The same message again replaces the first, so that a repeated failure is one notice.
 * @returns the id for `dismiss`.
 */
export function notify(notice: Omit<Notice, "id">): number {
  lastId += 1;
  const added = { ...notice, id: lastId };
  useNotices.setState(({ notices }) => ({
    notices: [
      ...notices.filter((old) => old.text !== notice.text || old.tone !== notice.tone),
      added,
    ].slice(-MAX_NOTICES),
  }));
  return added.id;
}

export function dismiss(id: number): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((old) => old.id !== id) }));
}

export function hidesByItself(tone: NoticeTone): boolean {
  return tone === "success" || tone === "info";
}

/**
 * A dialog offers a place for notices above all others; the page's own place lies below all.
 * @returns takes the offer back.
 */
export function offerPlace(place: string, where: "page" | "dialog"): () => void {
  useNotices.setState(({ places }) => ({
    places: where === "page" ? [place, ...places] : [...places, place],
  }));
  return () =>
    useNotices.setState(({ places }) => ({ places: places.filter((other) => other !== place) }));
}
