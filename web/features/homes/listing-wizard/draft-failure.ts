import { AppError } from "@domain/site/errors.ts";
import { ListingInvalid, WordsQuestioned } from "@web/api/homes/listing-writes.ts";
import { isOnline } from "@web/lib/browser-features.ts";
import type { DraftState, SavePhase } from "./draft-state.ts";
import { refusedBy } from "./sendable.ts";
import { hasChanges } from "./versions.ts";

/** How a failed save changes the state, and when to retry: at once if only the refused part has to be left out. */
export function afterFailure(
  state: DraftState,
  error: unknown,
): { changes: Partial<DraftState>; next?: "now" | "later" } {
  if (error instanceof ListingInvalid) {
    const refused = refusedBy(error.problems, state);
    if (Object.keys(refused).length > 0) {
      const changes = { refused: { ...state.refused, ...refused }, phase: "waiting" } as const;
      return { changes, next: "now" };
    }
  }
  // A draft may contain these words; it just isn't public.
  if (error instanceof WordsQuestioned) {
    return { changes: { phase: hasChanges(state) ? "waiting" : "saved" }, next: "now" };
  }
  const phase = phaseAfter(error);
  const isShown = phase === "waiting" && !state.theirs && error instanceof AppError;
  const changes = { phase, failure: isShown ? error.text : null };
  return phase === "offline" || phase === "failing" ? { changes, next: "later" } : { changes };
}

function phaseAfter(error: unknown): SavePhase {
  const code = error instanceof AppError ? error.code : "internal";
  // Offline, an expired token can't be renewed either.
  if (code === "authentication_required" && !isOnline()) return "offline";
  return PHASE_OF[code] ?? (isDefinite(error) ? "waiting" : "failing");
}

const PHASE_OF: Partial<Record<AppError["code"], SavePhase>> = {
  network: "offline",
  authentication_required: "signed-out",
  listing_not_found: "gone",
  forbidden: "gone",
};

/** Whether retrying is pointless. */
function isDefinite(error: unknown): boolean {
  return (
    error instanceof AppError && error.status >= 400 && error.status < 500 && error.status !== 429
  );
}
