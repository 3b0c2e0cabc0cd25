import { classNames } from "@web/lib/class-names.ts";
import type { NoticeTone } from "@web/lib/notices.ts";
import type { ReactNode } from "react";
import { textLinkStyles } from "./text-link.tsx";
import { TONES } from "./tones.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** What `retryOf` needs of an answer of TanStack Query. */
export type Retryable = { isFetching: boolean; refetch: () => unknown };

/** The action of a notice that something could not be loaded. */
export function retryOf(query: Retryable): { label: string; onSelect: () => void } {
  return {
    label: query.isFetching ? "Trying again..." : "Try again",
    onSelect: () => void query.refetch(),
  };
}

/**
 * A message tied to a place: above a form that failed, below a button. A new error is announced
 * immediately, other messages politely.
 */
export function InlineNotice(props: {
  tone: NoticeTone;
  title?: string;
  children: ReactNode;
  /** E.g. `retryOf(query)`. */
  action?: { label: string; onSelect: () => void };
  className?: string;
}) {
  const { title, children, action, className } = props;
  const tone = TONES[props.tone];
  return (
    <div
      role={props.tone === "error" ? "alert" : "status"}
      className={classNames(
        "flex items-start gap-3 rounded-md px-4 py-3 text-ink text-sm",
        tone.ground,
        className,
      )}
    >
      <tone.icon aria-hidden="true" className={classNames("mt-0.5 size-5 shrink-0", tone.text)} />
      <div className="min-w-0 flex-1">
        <VisuallyHidden>{tone.name}: </VisuallyHidden>
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
        {action && (
          <button
            type="button"
            onClick={action.onSelect}
            className={classNames(textLinkStyles, "mt-1.5 min-h-6")}
          >
            {action.label}
          </button>
        )}
      </div>
    </div>
  );
}
