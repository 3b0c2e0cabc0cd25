import type { ReactNode } from "react";

/** A street or a person's name, which a browser must not translate: Rose Court is no court with roses. */
export function AsIs({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span translate="no" className={className}>
      {children}
    </span>
  );
}
