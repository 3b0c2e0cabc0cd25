import type { SupabaseClient } from "@supabase/supabase-js";
import type { ErrorCode } from "../domain/errors.ts";
import { answered } from "./database.ts";

/** Takes one of `cap` for this window; false when there is none left. */
export type TakeRate = (key: string, windowSeconds: number, cap: number) => Promise<boolean>;

/**
 * The counters of `private.take_rate`, which decides in one statement.
 * @param service the counters are closed to everybody else.
 */
export function createTakeRate(
  service: SupabaseClient,
  fallback: ErrorCode = "unavailable",
): TakeRate {
  return async (key, windowSeconds, cap) => {
    const args = { p_key: key, p_window_seconds: windowSeconds, p_cap: cap };
    const { data, error } = await service.rpc("take_rate", args).retry(false);
    return answered(data, error, isBoolean, fallback);
  };
}

function isBoolean(data: unknown): data is boolean {
  return typeof data === "boolean";
}
