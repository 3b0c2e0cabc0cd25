import { watchChanges } from "./browser-features.ts";
import { type NoticeTone, notify, speak } from "./notices.ts";
import { atFirst } from "./when-someone-reads.ts";

/** What can be undone, and what people find and hear once it is. */
export type Undoable = {
  /** What was done: "Photo 3 removed." */
  text: string;
  tone?: NoticeTone;
  /** Answers false where it could not be undone, which it has said itself. */
  undo: () => unknown;
  /** "Photo 3 is back." */
  undone: string;
  /** A selector of the element that comes back, which gets the focus: the pressed button is gone. */
  back: string;
};

/** The one way in which acts are undone: a notice offers it, it is announced, and what came back gets the focus. */
export function offerUndo(done: Undoable): number {
  const { text, tone = "success" } = done;
  return notify({ text, tone, action: { label: "Undo", onSelect: () => void undoNow(done) } });
}

/** Also tries again what failed. */
export async function undoNow({ undo, undone, back }: Undoable): Promise<void> {
  if ((await undo()) === false) return;
  // Others see it come back.
  speak(undone);
  focusOnceThere(back);
}

/** What comes back may be drawn later, as from an answer. The person's next press ends the waiting. */
function focusOnceThere(selector: string): void {
  const found = () => document.querySelector<HTMLElement>(selector);
  const now = found();
  if (now) {
    now.focus();
    return;
  }
  const watch = watchChanges(() => {
    const element = found();
    if (!element) return;
    watch?.disconnect();
    stopWaiting();
    element.focus();
  });
  watch?.observe(document.body, { childList: true, subtree: true });
  const stopWaiting = atFirst(["keydown", "pointerdown"], () => watch?.disconnect());
}
