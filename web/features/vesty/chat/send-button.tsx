import { classNames } from "@web/lib/class-names.ts";
import { ArrowUp, Square } from "lucide-react";
import type { MouseEvent } from "react";

/** Sends; while an answer is running, stops it. */
export function SendButton(props: { isRunning: boolean; canSend: boolean; onStop: () => void }) {
  const { isRunning, canSend, onStop } = props;
  const isIdle = !isRunning && !canSend;

  function handleClick(event: MouseEvent) {
    // Ignore the second half of a double click on "Send message".
    if (isRunning && event.detail <= 1) onStop();
    if (isRunning || isIdle) event.preventDefault();
  }

  return (
    <button
      type="submit"
      aria-label={isRunning ? "Stop" : "Send message"}
      title={isRunning ? "Stop" : "Send message"}
      // `disabled` would drop the focus right after the press.
      aria-disabled={isIdle || undefined}
      onClick={handleClick}
      className={classNames(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-full border transition-colors",
        isRunning
          ? "border-line-strong text-ink hover:border-ink hover:bg-sunken"
          : "border-transparent bg-evergreen text-on-evergreen not-aria-disabled:hover:bg-evergreen-hover aria-disabled:bg-sunken aria-disabled:text-ink-faint",
      )}
    >
      {isRunning ? (
        <Square aria-hidden="true" className="size-4 fill-current" />
      ) : (
        <ArrowUp aria-hidden="true" className="size-5" />
      )}
    </button>
  );
}
