import { OWN_ACTS_S } from "@domain/site/operating/replicas.ts";
import { PERSONAL_KEYS } from "../../../lib/personal-keys.ts";
import { readItem, writeItem } from "../../../lib/storage.ts";

/** Notes that somebody has changed something from this device, in any of its tabs. */
export function noteOwnAct(): void {
  writeItem(PERSONAL_KEYS.actedAt, String(Date.now()));
}

/** Whether that may not be everywhere yet. A clock that was set back since then counts as just now. */
export function hasJustActed(): boolean {
  return Number(readItem(PERSONAL_KEYS.actedAt)) > Date.now() - OWN_ACTS_S * 1_000;
}
