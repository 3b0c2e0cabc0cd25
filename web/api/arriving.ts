import { AppError } from "@domain/app-error.ts";

/**
 * Awaits a response, its body, or code.
 * @throws AppError `network` when the connection breaks; the signal's reason.
 */
export async function arriving<T>(coming: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await coming;
  } catch (cause) {
    signal?.throwIfAborted();
    throw cause instanceof AppError ? cause : new AppError("network", { cause });
  }
}
