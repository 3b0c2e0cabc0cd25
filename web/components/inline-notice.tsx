import { classNames } from "@web/lib/class-names.ts";
import { announced, type NoticeTone } from "@web/lib/notices.ts";
import type { ReactNode } from "react";
import { textLinkStyles } from "./text-link.tsx";
import { TONES } from "./tones.tsx";

/** The parts of a TanStack query that `retryOf` needs. */
export type Retryable = { isFetching: boolean; refetch: () => unknown };

/** The action of a notice about something that could not be loaded. */
export function retryOf(query: Retryable): { label: string; onSelect: () => void } {
  return {
    label: query.isFetching ? "Trying again..." : "Try again",
    onSelect: () => void query.refetch(),
  };
}

/** Why the last action failed, beside its button; nothing while there is no failure. */
export function Failure(props: { text: string | null | undefined; className?: string }) {
  if (!props.text) return null;
  return (
    <InlineNotice tone="error" className={props.className}>
      {props.text}
    </InlineNotice>
  );
}

/**
 * A message tied to a place: above a form that failed, below a button. A new error is announced
 * immediately, other messages politely, a success by the region for all of them.
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
      ref={props.tone === "success" ? announced : undefined}
      role={ROLES[props.tone]}
      className={classNames(
        "flex items-start gap-3 rounded-md px-4 py-3 text-ink text-sm",
        tone.ground,
        className,
      )}
    >
      <tone.icon aria-hidden="true" className={classNames("mt-0.5 size-5 shrink-0", tone.text)} />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{tone.name}: </span>
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

const ROLES = { error: "alert", warn: "status", info: "status", success: undefined } as const;
