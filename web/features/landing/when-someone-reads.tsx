import { type ReactNode, Suspense, useEffect, useState } from "react";

/** Whoever stays this long is reading, even without touching anything. */
const WAIT_MS = 30_000;
const SIGNS = ["scroll", "pointermove", "pointerdown", "keydown"] as const;

/**
 * Renders what only matters to someone who stays, and so loads its code, at the first sign of a
 * person: a visit that ends with the first screen doesn't pay for it.
 */
export function WhenSomeoneReads({ children }: { children: ReactNode }) {
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    if (isReading) return;
    const show = () => setReading(true);
    const timer = setTimeout(show, WAIT_MS);
    for (const sign of SIGNS) window.addEventListener(sign, show, { passive: true, once: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, show);
    };
  }, [isReading]);
  return isReading && <Suspense fallback={null}>{children}</Suspense>;
}
