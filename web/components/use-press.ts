import { type KeyboardEvent, type KeyboardEventHandler, type MouseEvent, useRef } from "react";

type Press = {
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
  /** The action started by the last press is still running. */
  pending?: boolean;
};

/**
 * Makes any action button fire once per press. A press is ignored while the action is running, in
 * the moment before that is known, as the second half of a double press (which may hit whatever
 * replaced the button), and from a held-down key. The button is never disabled, which would drop
 * keyboard focus.
 */
export function usePress({ onClick, onKeyDown, pending = false }: Press) {
  const isFresh = useRef(false);
  const bornAt = useRef(performance.now());
  return {
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if (pending || isFresh.current || isSecondHalf(event, bornAt.current))
        return event.preventDefault();
      isFresh.current = true;
      setTimeout(() => {
        isFresh.current = false;
      });
      onClick?.(event);
    },
    onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      if (event.repeat && event.key === "Enter") event.preventDefault();
      onKeyDown?.(event);
    },
  };
}

/** The last two presses anywhere, the newest first. */
const presses: Event[] = [];
if (typeof document !== "undefined")
  document.addEventListener(
    "click",
    (event) => {
      presses.unshift(event);
      presses.length = 2;
    },
    true,
  );

/**
 * Browsers count presses that come quickly in one place, whatever they hit: after a tap, a page that scrolls brings
 * another button under the same finger. That press is meant if both buttons were there before, and still are.
 */
function isSecondHalf({ detail, currentTarget }: MouseEvent, bornAt: number): boolean {
  const before = presses[1];
  const other = before?.target as Node | undefined;
  return (
    detail > 1 &&
    !(other?.isConnected && !currentTarget.contains(other) && bornAt < (before?.timeStamp ?? 0))
  );
}
