import { AppError } from "@domain/site/errors/first-errors.ts";
import { isOnline } from "../../../lib/browser-features.ts";
import { loadRefusals } from "./request.ts";

/**
 * Sends a write that changes nothing when it is sent again. If its answer is lost, the write is sent again: if it had
 * arrived, the answer is the same as the first, and if not, it is done now. @throws AppError as `send` does;
 * `outcome_unknown` when the second answer is lost as well.
 */
export async function askAgainIfLost<T>(send: () => Promise<T>): Promise<T> {
  const wasOffline = !isOnline();
  try {
    return await send();
  } catch (error) {
    // Without a network, the request never left.
    if (!isLost(error) || (wasOffline && error.code === "network")) throw error;
  }
  try {
    return await send();
  } catch (error) {
    // A limit says nothing about the first try.
    if (!isLost(error) && !(error instanceof AppError && error.status === 429)) throw error;
    await loadRefusals();
    throw new AppError("outcome_unknown", { cause: error });
  }
}

/** Whether a write failed because of the network alone, also if it may have arrived. */
export function isUnreached(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  if (error.code === "outcome_unknown") return isUnreached(error.cause);
  return error.code === "network";
}

/** Whether it leaves open what became of the write: no answer, a failing gateway, a server that broke off. */
function isLost(error: unknown): error is AppError {
  if (!(error instanceof AppError)) return false;
  if (error.status === 0) return true;
  const { code } = (error.cause ?? {}) as { code?: unknown };
  // An answer with a code of ours, or of the database, says that the write was refused, so it was not stored.
  return error.status >= 500 && code !== error.code && !DATABASE_CODE.test(String(code));
}

const DATABASE_CODE = /^(PGRST\d+|[0-9A-Z]{5})$/;
