import { AppError } from "@domain/site/errors/first-errors.ts";
import { arrivingCode } from "../../../lib/new-version.ts";

/**
 * Awaits a response, its body, or code.
 * @throws AppError `network` when the connection breaks, `new_version` when the code is that of an older release; the
 * signal's reason.
 */
export async function arriving<T>(coming: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    // The page stays: it may have to speak of what was sent.
    return await arrivingCode(coming, false);
  } catch (cause) {
    signal?.throwIfAborted();
    throw cause instanceof AppError ? cause : new AppError("network", { cause });
  }
}
