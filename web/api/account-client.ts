import { AppError, type ErrorCode, errorFromDatabase } from "@domain/errors.ts";
import { supabase } from "./supabase.ts";

/** The client for what only an account may do. @throws AppError `network` when it can't be loaded. */
export async function accountClient() {
  try {
    return await supabase();
  } catch (error) {
    throw new AppError("network", { cause: error });
  }
}

/** What supabase-js answered, as an error of ours; a lost connection comes without a code. */
export function accountError(
  error: { message: string; code: string },
  fallback: ErrorCode,
): AppError {
  const isLost = !error.code && /fetch|network|abort/i.test(error.message);
  return isLost ? new AppError("network", { cause: error }) : errorFromDatabase(error, fallback);
}
