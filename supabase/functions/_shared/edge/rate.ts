import { AppError, type ErrorCode } from "../domain/errors.ts";
import { askJson, type Client, isBoolean } from "./database.ts";

export const HOUR_S = 3600;
export const DAY_S = 24 * HOUR_S;

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

/** No permit is left. Its answer says when the next window begins. */
export class LimitReached extends AppError {
  readonly retryAfter: string;

  constructor(code: ErrorCode, windowSeconds: number, cause?: unknown) {
    super(code, { cause });
    // Windows are counted from 1970, in UTC.
    this.retryAfter = String(windowSeconds - (Math.floor(Date.now() / 1000) % windowSeconds));
  }
}

/** @throws LimitReached `refusal` when no permit is left. */
export async function requireRate(
  takeRate: TakeRate,
  key: string,
  windowSeconds: number,
  cap: number,
  refusal: ErrorCode = "too_many_requests",
): Promise<void> {
  if (!(await takeRate(key, windowSeconds, cap))) throw new LimitReached(refusal, windowSeconds);
}
