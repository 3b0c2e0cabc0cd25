import { removeItem } from "@web/lib/storage.ts";
import { PERSONAL_KEYS } from "@web/session/personal-keys.ts";

/** A plan was chosen, or none was wanted: nobody is asked again (A§4). */
export function finishPlanSelection(): void {
  removeItem(PERSONAL_KEYS.needsPlanSelection);
}
