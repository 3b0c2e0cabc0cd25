import { AppError, ERRORS } from "@domain/errors.ts";

/**
 * The line below "… could not be loaded": the reason, when there is something the visitor can do.
 */
export function failureReason(error: unknown): string {
  const code = error instanceof AppError ? error.code : undefined;
  return code === "network" || code === "not_configured"
    ? ERRORS[code].text
    : ERRORS.unavailable.text;
}
