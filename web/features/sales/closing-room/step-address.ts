import type { SaleStepKind } from "@domain/sales/sale-steps.ts";
import { paths } from "@domain/site/paths.ts";
import { useLocation } from "@web/lib/router.tsx";
import { unfold } from "@web/lib/unfold.ts";
import { useEffect, useRef } from "react";

/** The id of a step's row, which is what the address of a step names after "#". */
export function rowId(kind: SaleStepKind): string {
  return `step-${kind}`;
}

/** The address of a step in the room of its sale. */
export function stepHref(saleId: string, kind: SaleStepKind): string {
  return `${paths.sale.href(saleId)}#${rowId(kind)}`;
}

/** The id of the place where another closing is looked at and proposed. */
export const ANOTHER_CLOSING = "another-closing";

export function anotherClosingHref(saleId: string): string {
  return `${paths.sale.href(saleId)}#${ANOTHER_CLOSING}`;
}

/**
 * Opens the step that the address names, in its group, or the look at another closing, and moves the focus there. Back
 * folds it again and returns the focus to the link that led there.
 */
export function useStepInAddress(): void {
  const { hash, key } = useLocation();
  const last = useRef<{ link: Element | null; fold: () => void }>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the same link is pressed again
  useEffect(() => {
    const before = last.current;
    last.current = null;
    if (!hash.startsWith("#step-") && hash !== `#${ANOTHER_CLOSING}`) {
      if (!before) return;
      before.fold();
      if (before.link instanceof HTMLElement && before.link.isConnected) before.link.focus();
      return;
    }
    const link = document.activeElement;
    // The row waits for the scroll to the top that every navigation makes (app/route-focus.tsx).
    const frame = requestAnimationFrame(() => {
      const fold = unfold(document.getElementById(hash.slice(1)));
      last.current = { link, fold };
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
