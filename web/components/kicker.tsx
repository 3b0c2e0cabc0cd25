import { classNames } from "@web/lib/class-names.ts";
import type { ReactNode } from "react";

/** Small spaced capitals above a heading. */
export function Kicker({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p
      className={classNames(
        "wrap-anywhere font-semibold text-clay text-kicker uppercase",
        className,
      )}
    >
      {children}
    </p>
  );
}
