import { AppError, ERRORS } from "@domain/errors.ts";

/** Below a title that says what could not be loaded: why, as far as anybody can do about it. */
export function failureReason(error: unknown): string {
  const isLost = error instanceof AppError && error.code === "network";
  return isLost ? ERRORS.network.text : ERRORS.unavailable.text;
}
