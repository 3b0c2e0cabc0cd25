import { Button } from "@web/components/button.tsx";
import { RotateCw } from "lucide-react";

/** Resends an unanswered message. */
export function RetryButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="secondary" size="sm" onClick={onPress} className="mt-3 flex not-italic">
      <RotateCw aria-hidden="true" className="size-4" />
      Retry
    </Button>
  );
}
