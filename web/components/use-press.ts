import { type KeyboardEvent, type KeyboardEventHandler, type MouseEvent, useRef } from "react";

type Press = {
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
  /** What the last press set off is still under way. */
  pending?: boolean;
};

/**
 * One press is one press, for every button that sets something off. None is taken while work is under way;
 * nor within the moment in which that is not known yet; nor as the second half of a double click,
 * which may meet what has taken the place of the button that was pressed; nor from a key held down.
 * The button is never disabled: that would drop the keyboard's focus.
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
