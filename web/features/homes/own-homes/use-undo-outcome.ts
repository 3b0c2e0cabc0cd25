import { type HomeOutcome, OUTCOME_TEXTS } from "@domain/homes/home-outcomes.ts";
import { AppError, ERRORS } from "@domain/site/errors/errors.ts";
import { useQueryClient } from "@tanstack/react-query";
import { undoOutcome } from "@web/api/homes/home-outcomes.ts";
import { type OwnHome, ownHomesQuery } from "@web/api/homes/own-homes.ts";
import { LISTINGS_KEY, ownKey } from "@web/api/site/cache/keys.ts";
import { dismiss, notify } from "@web/lib/notices.ts";
import { offerUndo, type Undoable, undoNow } from "@web/lib/undo.ts";

/** How a mark is taken back, from the notice right after it and from the home's card. */
export function useUndoOutcome(userId: string, home: OwnHome) {
  const client = useQueryClient();
  const undoable = (outcome: HomeOutcome, text: string): Undoable => ({
    text,
    undo: async () => {
      try {
        await undoOutcome(outcome);
      } catch (error) {
        const code = error instanceof AppError ? error.code : "outcome_not_saved";
        notify({ tone: "error", text: ERRORS[code].text });
        return false;
      } finally {
        void client.invalidateQueries({ queryKey: ownKey(userId) });
        void client.invalidateQueries({ queryKey: LISTINGS_KEY });
      }
      client.setQueryData(ownHomesQuery(userId).queryKey, (homes) =>
        homes?.map((each) => (each.id === home.id ? { ...each, status: outcome.was } : each)),
      );
      const notice = offered.get(outcome.id);
      if (notice !== undefined) dismiss(notice);
      return true;
    },
    undone: OUTCOME_TEXTS.back[outcome.was],
    back: `[data-home="${home.id}"] [data-change="${outcome.status}"]`,
  });
  return {
    /** A notice that says what was done, with the way back. */
    offer: (outcome: HomeOutcome, text: string) =>
      offered.set(outcome.id, offerUndo(undoable(outcome, text))),
    undo: (outcome: HomeOutcome) => undoNow(undoable(outcome, "")),
  };
}

/** The notices that offer to undo a mark, which end where it is undone from the card. */
const offered = new Map<string, number>();
