import { AppError, type ErrorCode, errorFromDatabase } from "@domain/errors.ts";
import { arriving } from "./request.ts";
import { supabase } from "./supabase.ts";

/**
 * The client for what only an account may do.
 * @throws AppError `network` when it can't be loaded, `not_configured` without a project.
 */
export function accountClient() {
  return arriving(supabase());
}

/**
 * What supabase-js answered, as an error of ours. A lost connection has an empty code; the page
 * that a gateway in trouble answers with has none.
 */
export function accountError(
  error: { message: string; code: string },
  fallback: ErrorCode,
): AppError {
  return error.code === ""
    ? new AppError("network", { cause: error })
    : errorFromDatabase(error, fallback);
}
