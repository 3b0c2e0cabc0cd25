import { classNames } from "@web/lib/class-names.ts";
import { LoaderCircle } from "lucide-react";

/** Silent to screen readers. Put text beside it: "Saving...", "Loading...". */
export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle
      aria-hidden="true"
      className={classNames("size-[1.15em] shrink-0 animate-spin", className)}
    />
  );
}
