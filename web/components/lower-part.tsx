import { useNear } from "@web/lib/use-near.ts";
import { hasSomeoneRead, whenSomeoneReads } from "@web/lib/when-someone-reads.ts";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

/** More than peeks out at the lower edge of a first screen. */
const SEEN_PX = 170;

/**
 * A part below the first screen of a page that is not prerendered. Its code, and what it asks for, load when it comes
 * into sight, or at the first sign of a person: then they are there before anyone has scrolled to it.
 */
export function LowerPart(props: {
  /** Holds its place, in its final shape. */
  skeleton: ReactNode;
  /** It is what this visit is about. */
  isWanted?: boolean;
  children: ReactNode;
}) {
  const { skeleton, isWanted = false, children } = props;
  const [place, isNear] = useNear<HTMLDivElement>(-SEEN_PX);
  const [isReading, setReading] = useState(isWanted || hasSomeoneRead);
  useEffect(() => whenSomeoneReads(() => setReading(true)), []);
  return (
    <div ref={place}>
      <ErrorBoundary level={3} title="This part could not be shown">
        <Suspense fallback={skeleton}>{isNear || isReading ? children : skeleton}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
