import { ERRORS } from "@domain/site/errors/errors.ts";
import { InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { dayAndClock } from "@web/lib/clock.ts";
import type { Availability } from "./use-availability.ts";

/** Says that the copy may be wrong, and how old it is (decision 54). */
export function StaleNotice({ availability }: { availability: Availability }) {
  const { savedAt, isFetching, reload } = availability;
  return (
    <InlineNotice
      tone="warn"
      title={ERRORS.availability_unavailable.text}
      action={retryOf({ isFetching, refetch: reload })}
    >
      {savedAt !== undefined && <>These times are from {dayAndClock(savedAt)}. </>}
      They may be out of date, so booking waits until they load.
    </InlineNotice>
  );
}
