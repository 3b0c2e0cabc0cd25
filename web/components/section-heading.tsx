import { classNames } from "@web/lib/class-names.ts";
import type { ReactNode } from "react";

/** A section's heading over a hairline. Give the section `aria-labelledby={id}`. */
export function SectionHeading(props: {
  children: ReactNode;
  id?: string;
  level?: 2 | 3;
  /** An element at the end of the line: a count, a link, a small button. */
  aside?: ReactNode;
}) {
  const { level = 2 } = props;
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b pb-3">
      <Heading
        id={props.id}
        className={classNames(
          "font-display font-medium",
          level === 2 ? "text-heading" : "text-subheading",
        )}
      >
        {props.children}
      </Heading>
      {props.aside && <div className="text-ink-soft text-sm">{props.aside}</div>}
    </div>
  );
}
