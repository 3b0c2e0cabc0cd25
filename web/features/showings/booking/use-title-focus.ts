import { useOnChange } from "@web/lib/use-on-change.ts";
import type { RefObject } from "react";

/**
 * A dialog's title changes with its step: it then takes the focus, so that it is read out and Tab
 * continues from there.
 * @param content an element in the dialog.
 */
export function useTitleFocus(content: RefObject<HTMLElement | null>, step: string): void {
  useOnChange(step, () =>
    content.current?.closest("dialog")?.querySelector<HTMLElement>("h2[tabindex='-1']")?.focus(),
  );
}
