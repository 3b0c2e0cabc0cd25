import { textOf } from "@domain/site/errors/first-errors.ts";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { classNames } from "@web/lib/class-names.ts";
import type { ReactNode } from "react";

export function MapOverlay(props: {
  isLoading: boolean;
  /** The first load. */
  isFirst: boolean;
  error: Error | null;
  onRetry: () => void;
  /** Says how to make the wheel zoom. */
  hasHint: boolean;
  /** The map's tools are shown beside the zoom buttons. */
  children: ReactNode;
}) {
  const { isLoading, isFirst, error, hasHint } = props;
  return (
    <div className="pointer-events-none absolute inset-0 z-10 flex flex-col items-center gap-2 p-3">
      <div // With large letters it stands below the buttons beside it.
        className="pointer-events-auto mr-14 ml-12 self-start max-[18rem]:mx-0 max-[18rem]:mt-26 md:mr-40"
      >
        {props.children}
      </div>
      <p role="status" className={classNames("contents", isFirst && isLoading && "font-medium")}>
        {isLoading && (
          <span
            className={classNames(
              LABEL,
              "mt-2",
              // Doesn't appear at all if the answer is quick.
              isFirst ? "my-auto px-4 py-2.5 text-sm" : "map-loading-late",
            )}
          >
            <Spinner wait="load" /> Loading property locations...
          </span>
        )}
      </p>
      {error && !isLoading && (
        <InlineNotice
          tone="error"
          className="pointer-events-auto mt-auto mb-6 shadow-lifted"
          action={{ label: "Try again", onSelect: props.onRetry }}
        >
          {textOf(error, "listings_unavailable")}
        </InlineNotice>
      )}
      {/* Stays clear of the map's credits, which take two lines on a narrow map. */}
      {!isLoading && !error && hasHint && (
        <p
          className={classNames(
            LABEL,
            "map-hint absolute right-3 bottom-12 max-sm:bottom-20 pointer-coarse:hidden",
          )}
        >
          Hover to enable map zoom
        </p>
      )}
    </div>
  );
}

const LABEL =
  "inline-flex items-center gap-2 rounded-full bg-surface/95 px-3 py-1 text-ink-soft text-xs shadow-lifted";
