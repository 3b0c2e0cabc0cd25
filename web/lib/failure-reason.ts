import { AppError, ERRORS } from "@domain/errors.ts";

/** Below a title that says what could not be loaded: why, as far as anybody can do about it. */
export function failureReason(error: unknown): string {
  const code = error instanceof AppError ? error.code : undefined;
  return code === "network" || code === "not_configured"
    ? ERRORS[code].text
    : ERRORS.unavailable.text;
}
