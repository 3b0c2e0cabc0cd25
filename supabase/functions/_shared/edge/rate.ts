import type { ErrorCode } from "../domain/errors.ts";
import { askJson, type Client, isBoolean } from "./database.ts";

/** Takes one of `cap` permits for this window; false when none is left. */
export type TakeRate = (key: string, windowSeconds: number, cap: number) => Promise<boolean>;

/**
 * Uses the counters of `private.take_rate`, which decides in one statement.
 * @param service the counters are closed to every other role.
 */
export function createTakeRate(service: Client, fallback: ErrorCode = "unavailable"): TakeRate {
  return (key, windowSeconds, cap) => {
    const args = { p_key: key, p_window_seconds: windowSeconds, p_cap: cap };
    return askJson(service.rpc("take_rate", args), isBoolean, fallback);
  };
}
