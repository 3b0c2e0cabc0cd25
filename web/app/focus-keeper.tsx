import { watchChanges } from "@web/lib/browser-features.ts";
import { focusNear } from "@web/lib/focus-near.ts";
import { useEffect } from "react";

/** The focus isn't lost when what has it disappears: a pressed button, a row, a dialog's opener. */
export function FocusKeeper() {
  useEffect(keepFocus, []);
  return null;
}

/** @returns a function that ends it. */
function keepFocus(): () => void {
  let keep = () => {};
  const remember = ({ target }: FocusEvent) => {
    keep = focusNear(target as Element);
  };
  const observer = watchChanges(() => keep());
  document.addEventListener("focusin", remember);
  observer?.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", remember);
    observer?.disconnect();
  };
}
