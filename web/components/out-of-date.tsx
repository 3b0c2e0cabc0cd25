import type { ReactNode } from "react";
import { InlineNotice, type Retryable, retryOf } from "./inline-notice.tsx";

/** Above data that is still shown although refetching it failed. */
export function OutOfDate(props: {
  query: Retryable;
  /** The failure, in a sentence. */
  children?: ReactNode;
  className?: string;
}) {
  const { query, children = "We could not check for changes.", className } = props;
  return (
    <InlineNotice tone="warn" className={className} action={retryOf(query)}>
      {children} What you see may be out of date.
    </InlineNotice>
  );
}
