import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * For what moves through the history: until the page has moved, a second press is the same press.
 * Otherwise a double press on "close" would go back twice, and leave the page that lies below.
 */
export function useOneStep(): (step: () => void) => void {
  const location = useLocation();
  const isMoving = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival ends the move
  useEffect(() => {
    isMoving.current = false;
  }, [location]);

  return useCallback((step) => {
    if (isMoving.current) return;
    isMoving.current = true;
    step();
  }, []);
}
