import { readItem, removeItem, writeItem } from "@web/lib/storage.ts";
import { PERSONAL_KEYS } from "./personal-keys.ts";

/** A§4: a new account chooses a plan first; choosing, or wanting none, ends that. */

export function wantPlanSelection(): void {
  writeItem(PERSONAL_KEYS.needsPlanSelection, "true");
}

export function wantsPlanSelection(): boolean {
  return readItem(PERSONAL_KEYS.needsPlanSelection) !== null;
}

export function endPlanSelection(): void {
  removeItem(PERSONAL_KEYS.needsPlanSelection);
}
