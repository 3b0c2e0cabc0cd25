import { create } from "zustand";

/** The homes this visitor has seen, hidden and noted, and when their last visit ended. */
export type Shown = {
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
