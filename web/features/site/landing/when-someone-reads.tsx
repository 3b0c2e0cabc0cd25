import { whenSomeoneReads } from "@web/lib/when-someone-reads.ts";
import { type ReactNode, Suspense, useEffect, useState } from "react";

/** Renders what only matters to someone who stays, and so loads its code, at the first sign of one. */
export function WhenSomeoneReads({ children }: { children: ReactNode }) {
  const [isReading, setReading] = useState(false);
  useEffect(() => whenSomeoneReads(() => setReading(true)), []);
  return isReading && <Suspense fallback={null}>{children}</Suspense>;
}
