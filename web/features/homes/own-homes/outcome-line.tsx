import { outcomeText } from "@domain/homes/home-outcomes.ts";
import { UNTITLED } from "@domain/homes/listings.ts";
import { useQuery } from "@tanstack/react-query";
import { outcomesQuery } from "@web/api/homes/home-outcomes.ts";
import type { OwnHome } from "@web/api/homes/own-homes.ts";
import { Button } from "@web/components/button.tsx";
import { useUndoOutcome } from "./use-undo-outcome.ts";

/** What the owner noted when they marked the home, with the way back for a day. */
export function OutcomeLine({ userId, home }: { userId: string; home: OwnHome }) {
  const { data } = useQuery(outcomesQuery(userId));
  const { undo } = useUndoOutcome(userId, home);
  const outcome = data?.find(({ listing_id }) => listing_id === home.id)?.outcome;
  if (outcome?.status !== home.status) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
      {outcomeText(outcome)}
      {Date.parse(outcome.undo_until) > Date.now() && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Undo: ${home.title || UNTITLED}`}
          onClick={() => void undo(outcome)}
        >
          Undo
        </Button>
      )}
    </p>
  );
}
