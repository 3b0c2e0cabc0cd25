import { classNames } from "@web/lib/class-names.ts";
import { useStillWaiting, type Wait } from "@web/lib/still-waiting.ts";
import { LoaderCircle } from "lucide-react";

/**
 * Silent to screen readers. Put text beside it: "Saving...", "Loading...". After a while a notice says that it takes
 * longer. @param wait null where what shows the progress says so (lib/still-waiting.ts).
 */
export function Spinner({ className, wait = "work" }: { className?: string; wait?: Wait | null }) {
  useStillWaiting(wait);
  return (
    <LoaderCircle
      aria-hidden="true"
      className={classNames("size-[1.15em] shrink-0 animate-spin", className)}
    />
  );
}
