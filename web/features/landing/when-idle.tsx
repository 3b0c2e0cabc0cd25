import { type ReactNode, Suspense, useEffect, useState } from "react";

/** For browsers without requestIdleCallback and pages that are never idle. */
const WAIT_MS = 2000;

/** Renders nonessential content, and so loads its code, once the page is idle. */
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
