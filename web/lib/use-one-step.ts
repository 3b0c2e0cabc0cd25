import { useLocation } from "@web/lib/router.tsx";
import { useCallback, useEffect, useRef } from "react";

/**
 * Navigates through the history once: until the page has moved, a second press is ignored. Otherwise double-clicking
 * "close" would go back twice and leave the page underneath.
 */
export function useOneStep(): (step: () => void) => void {
  const location = useLocation();
  const isMoving = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation ends the step
  useEffect(() => {
    isMoving.current = false;
  }, [location]);

  return useCallback((step) => {
    if (isMoving.current) return;
    isMoving.current = true;
    step();
  }, []);
}
