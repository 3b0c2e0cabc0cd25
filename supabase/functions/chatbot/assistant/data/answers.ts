import { AppError } from "../../../_shared/domain/errors.ts";

type Answer = { data: unknown; error: unknown };

/**
 * The rows of an answer.
 * @throws AppError `unavailable` when there are none to be had; the model is told so.
 */
export function rowsOf<T>({ data, error }: Answer): T[] {
  if (error || !Array.isArray(data)) throw new AppError("unavailable", { cause: error });
  return data as T[];
}

/** The object of an answer. @throws AppError `unavailable`. */
export function objectOf<T extends object>({ data, error }: Answer): T {
  if (error || typeof data !== "object" || data === null)
    throw new AppError("unavailable", { cause: error });
  return data as T;
}

/** Many answers to a question with one number. @throws AppError `unavailable`. */
export function numberOf({ data, error }: Answer): number {
  if (error || typeof data !== "number") throw new AppError("unavailable", { cause: error });
  return data;
}
