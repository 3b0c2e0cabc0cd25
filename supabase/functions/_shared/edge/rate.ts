import { AppError, type ErrorCode } from "../domain/site/errors/errors.ts";
import { askJson, type Client, isBoolean } from "./database.ts";
import type { Networks } from "./visitor.ts";

export const HOUR_S = 3600;
export const DAY_S = 24 * HOUR_S;

/**
 * Takes one of `cap` permits for this window; false when none is left. Of several keys, narrowest first, the second has
 * four times as many permits, and each after it twice as many as the one before.
 */
export type TakeRate = (
  key: string | readonly string[],
  windowSeconds: number,
  cap: number,
) => Promise<boolean>;

/**
 * Uses the counters of `private.take_rate`, which decides in one statement.
 * @param service the counters are closed to every other role.
 */
export function createTakeRate(service: Client, fallback: ErrorCode = "unavailable"): TakeRate {
  return (key, windowSeconds, cap) => {
    const window = { p_window_seconds: windowSeconds, p_cap: cap };
    const taken =
      typeof key === "string"
        ? service.rpc("take_rate", { p_key: key, ...window })
        : service.rpc("take_rates", { p_keys: [...key], ...window });
    return askJson(taken, isBoolean, fallback);
  };
}

/** Takes one from a pot (decision 207), of which SQL says how much each caller gets; false when none is left. */
export type TakePot = (
  pot: PotName,
  who: { personId?: string | undefined; networks: Networks },
  about?: string,
) => Promise<boolean>;

/** The pots that functions take from; `POTS` has them all. */
export type PotName =
  | "mail:news:confirm"
  | "model:advertisements"
  | "model:photos"
  | "model:phrases"
  | "model:questions"
  | "questions"
  | "waiting";

/** See `createTakeRate`. */
export function createTakePot(service: Client, fallback: ErrorCode = "unavailable"): TakePot {
  return (p_pot, { personId, networks }, about) => {
    const args = { p_about: about ?? null, p_person: personId ?? null, p_networks: [...networks] };
    return askJson(service.rpc("take_pot", { p_pot, ...args }), isBoolean, fallback);
  };
}

/** @throws LimitReached `refusal` when nothing is left for this caller in the window. */
export async function requirePot(
  taken: Promise<boolean>,
  windowSeconds: number,
  refusal: ErrorCode = "too_many_requests",
): Promise<void> {
  if (!(await taken)) throw new LimitReached(refusal, windowSeconds);
}

/**
 * Counts a request against its networks; `private.take_network_rate` is the same rule in SQL.
 * @param keyOf the counter of one of them.
 */
export async function takeNetworkRate(
  takeRate: TakeRate,
  networks: Networks,
  keyOf: (network: string) => string,
  windowSeconds: number,
  cap: number,
): Promise<boolean> {
  return takeRate(networks.map(keyOf), windowSeconds, cap);
}

/** @throws LimitReached `refusal` when no permit is left. */
export async function requireNetworkRate(
  takeRate: TakeRate,
  networks: Networks,
  keyOf: (network: string) => string,
  windowSeconds: number,
  cap: number,
  refusal: ErrorCode = "too_many_requests",
): Promise<void> {
  if (!(await takeNetworkRate(takeRate, networks, keyOf, windowSeconds, cap)))
    throw new LimitReached(refusal, windowSeconds);
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
