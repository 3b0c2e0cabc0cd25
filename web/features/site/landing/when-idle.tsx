import { whenIdle } from "@web/lib/browser-features.ts";
import { type ReactNode, Suspense, useEffect, useState } from "react";

/** The timeout for browsers that can't tell, and pages that are never idle. */
const WAIT_MS = 2000;

/** Renders nonessential content, and so loads its code, once the page is idle. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), WAIT_MS), []);
  return isIdle && <Suspense fallback={null}>{children}</Suspense>;
}
