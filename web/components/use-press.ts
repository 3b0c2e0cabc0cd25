import { type KeyboardEvent, type KeyboardEventHandler, type MouseEvent, useRef } from "react";

type Press = {
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
  /** The action started by the last press is still running. */
  pending?: boolean;
};

/**
 * Makes any action button fire once per press. A press is ignored while the action is running, in
 * the moment before that is known, as the second half of a double click (which may hit whatever
 * replaced the button), and from a held-down key. The button is never disabled, which would drop
 * keyboard focus.
 */
export function usePress({ onClick, onKeyDown, pending = false }: Press) {
  const isFresh = useRef(false);
  return {
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if (pending || isFresh.current || event.detail > 1) return event.preventDefault();
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
