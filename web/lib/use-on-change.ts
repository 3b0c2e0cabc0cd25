import { useEffect, useRef } from "react";

/** Acts once a changed value is on screen, but not on arrival. */
export function useOnChange(value: unknown, act: () => void): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    act();
  });
}
