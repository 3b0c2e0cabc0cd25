import { classNames } from "@web/lib/class-names.ts";
import type { ReactNode } from "react";
import { Kicker } from "./kicker.tsx";

/** A screen's header: its h1, an optional kicker and lead, and the page's actions. */
export function PageHeader(props: {
  title: string;
  /** A few words above the title, such as a place or section. */
  kicker?: ReactNode;
  lead?: ReactNode;
  /** Buttons, at the end of the line where there is room. */
  actions?: ReactNode;
  className?: string;
}) {
  return (
    <header
      className={classNames(
        "flex flex-wrap items-end justify-between gap-x-10 gap-y-5",
        props.className,
      )}
    >
      <div className="max-w-3xl">
        {props.kicker && <Kicker className="mb-3">{props.kicker}</Kicker>}
        <h1 className="wrap-anywhere font-display text-title">{props.title}</h1>
        {props.lead && <p className="wrap-anywhere mt-4 text-ink-soft text-lead">{props.lead}</p>}
      </div>
      {props.actions && <div className="flex flex-wrap gap-3">{props.actions}</div>}
    </header>
  );
}
