import { AppError, FIRST_ERRORS } from "@domain/site/errors/first-errors.ts";

/**
 * The line below "… could not be loaded": the reason, when there is something the visitor can do.
 */
export function failureReason(error: unknown): string {
  const code = error instanceof AppError ? error.code : undefined;
  return code === "network" || code === "new_version" || code === "not_configured"
    ? FIRST_ERRORS[code].text
    : FIRST_ERRORS.unavailable.text;
}
