import type { ReactNode } from "react";

/** Text for screen readers only. */
export function VisuallyHidden({ children, role }: { children: ReactNode; role?: "status" }) {
  return (
    <span role={role} className="sr-only">
      {children}
    </span>
  );
}
