import { AppError, type ErrorCode } from "../domain/site/errors/errors.ts";
import { askJson, type Client, isBoolean } from "./database.ts";
import type { Networks } from "./visitor.ts";

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

/**
 * Takes one of the `all` permits that everyone gets in a day, of which a person gets `each`; false when
 * none is left. All accounts of one mailbox are one person, and half is kept for those not heard yet.
 */
export type TakeShare = (
  what: string,
  personId: string,
  each: number,
  all: number,
) => Promise<boolean>;

/** See `createTakeRate`. */
export function createTakeShare(service: Client, fallback: ErrorCode = "unavailable"): TakeShare {
  return (what, personId, each, all) => {
    const args = { p_what: what, p_person: personId, p_each: each, p_all: all };
    return askJson(service.rpc("take_person_share", args), isBoolean, fallback);
  };
}

/** @throws LimitReached `refusal` when no permit of today is left. */
export async function requireShare(
  takeShare: TakeShare,
  what: string,
  personId: string,
  caps: { each: number; all: number },
  refusal: ErrorCode,
): Promise<void> {
  if (!(await takeShare(what, personId, caps.each, caps.all)))
    throw new LimitReached(refusal, DAY_S);
}

/**
 * Counts a request against its networks; `private.take_network_rate` is the same rule in SQL.
 * @param keyOf the counter of one of them.
 */
export async function takeNetworkRate(
  takeRate: TakeRate,
  [narrow, wide]: Networks,
  keyOf: (network: string) => string,
  windowSeconds: number,
  cap: number,
): Promise<boolean> {
  return (
    (await takeRate(keyOf(narrow), windowSeconds, cap)) &&
    (wide === undefined || (await takeRate(keyOf(wide), windowSeconds, WIDER * cap)))
  );
}

/** How many times a network's cap the /48 around it gets. */
const WIDER = 4;

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
