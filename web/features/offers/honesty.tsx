import { NOT_A_CONTRACT } from "@domain/offers.ts";
import { classNames } from "@web/lib/class-names.ts";

/** The disclaimer next to anything about terms, money or law. */
export function Honesty({ className }: { className?: string }) {
  return (
    <p className={classNames("max-w-prose text-ink-soft text-sm", className)}>{NOT_A_CONTRACT}</p>
  );
}
