import { type ReactNode, Suspense, useEffect, useState } from "react";

/** For browsers without requestIdleCallback, and for pages that never rest: by then the page is there. */
const WAIT_MS = 2000;

/** What nobody misses in the first second: its code is fetched when nothing else is going on. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const show = () => setIdle(true);
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(show, WAIT_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(show, { timeout: WAIT_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle && <Suspense fallback={null}>{children}</Suspense>;
}
