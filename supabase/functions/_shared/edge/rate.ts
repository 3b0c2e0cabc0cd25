import type { ErrorCode } from "../domain/errors.ts";
import { ask, askJson, type Client, isBoolean } from "./database.ts";

/** Takes one of `cap` for this window; false when there is none left. */
export type TakeRate = (key: string, windowSeconds: number, cap: number) => Promise<boolean>;

/**
 * The counters of `private.take_rate`, which decides in one statement.
 * @param service the counters are closed to everybody else.
 */
export function createTakeRate(service: Client, fallback: ErrorCode = "unavailable"): TakeRate {
  return (key, windowSeconds, cap) => {
    const args = { p_key: key, p_window_seconds: windowSeconds, p_cap: cap };
    return askJson(service.rpc("take_rate", args), isBoolean, fallback);
  };
}

/** Puts back what was taken a moment ago: what was counted did not happen. */
export type GiveRate = (key: string, windowSeconds: number) => Promise<void>;

export function createGiveRate(service: Client): GiveRate {
  return async (key, windowSeconds) => {
    const args = { p_key: key, p_window_seconds: windowSeconds };
    await ask(service.rpc("give_rate", args), "unavailable");
  };
}
