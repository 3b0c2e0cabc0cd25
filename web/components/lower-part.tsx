import { useIsHydrated } from "@web/lib/use-is-hydrated.ts";
import { useNear } from "@web/lib/use-near.ts";
import { hasSomeoneRead, whenSomeoneReads } from "@web/lib/when-someone-reads.ts";
import { type ReactNode, useEffect, useState } from "react";
import { LazyPart } from "./error-boundary.tsx";
import { WaitsToBeSeen } from "./loading-group.tsx";

/** A part that only peeks out this far at the bottom of the first screen is not in view yet. */
const SEEN_PX = 170;

/**
 * A part below the first screen, which a prerendered page shows as its skeleton. Its code and data load when it comes
 * into view or at the first sign of a person, which is before anyone can scroll to it.
 */
export function LowerPart(props: {
  /** Takes its place, in its final shape. */
  skeleton: ReactNode;
  /** The visit is about this part, so it loads right away. */
  isWanted?: boolean;
  /** A part without a skeleton has "empty:hidden", so that it takes no room and waits for the reader. */
  className?: string;
  children: ReactNode;
}) {
  const { skeleton, isWanted = false, children } = props;
  const [place, isNear] = useNear<HTMLDivElement>(-SEEN_PX);
  const isHydrated = useIsHydrated();
  const [isReading, setReading] = useState(isWanted);
  useEffect(() => whenSomeoneReads(() => setReading(true)), []);
  const isShown = isNear || isReading || (isHydrated && hasSomeoneRead);
  return (
    <div ref={place} className={props.className}>
      {/* Nothing that can suspend is around the skeleton: React would have to hydrate it apart, and to begin again with
          the page whenever something above it changed. */}
      {isShown ? (
        <LazyPart title="This part could not be shown" skeleton={skeleton}>
          {children}
        </LazyPart>
      ) : (
        <WaitsToBeSeen value={true}>{skeleton}</WaitsToBeSeen>
      )}
    </div>
  );
}
