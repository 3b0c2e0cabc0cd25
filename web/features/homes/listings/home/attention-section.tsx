import { prefersReducedMotion } from "@web/lib/reduced-motion.ts";
import { type ReactNode, useEffect, useRef } from "react";

/** Part of a page that scrolls into view and takes the focus on request, such as the calendar. */
export function AttentionSection({
  id,
  label,
  attention,
  children,
}: {
  id: string;
  label: string;
  /** Incremented with each request. */
  attention: number;
  children: ReactNode;
}) {
  const section = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attention === 0) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView?.({
      behavior: prefersReducedMotion() ? "instant" : "smooth",
      block: "start",
    });
  }, [attention]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form control
    <div
      ref={section}
      id={id}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className="scroll-mt-6 outline-none focus-visible:shadow-none"
    >
      {children}
    </div>
  );
}
