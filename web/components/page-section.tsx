import { classNames } from "@web/lib/class-names.ts";
import type { ReactNode } from "react";

/** A subject of a page: its explanation on the left, what it is about on the right. */
export function PageSection(props: {
  id: string;
  title: string;
  lead?: ReactNode;
  /** How wide both sides are. */
  className: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={props.id}
      className={classNames("grid gap-x-12 gap-y-5 border-line border-t pt-8", props.className)}
    >
      <div className="print:break-after-avoid">
        <h2 id={props.id} className="font-display font-medium text-subheading">
          {props.title}
        </h2>
        {props.lead && <p className="mt-2 text-ink-soft text-sm">{props.lead}</p>}
      </div>
      <div className="min-w-0">{props.children}</div>
    </section>
  );
}
