import { AppError, type ErrorCode, isErrorCode } from "@domain/site/errors/errors.ts";

/**
 * Turns a refusal into an AppError. Our functions answer `{ code, error, detail }`, and our SQL
 * raises a code as its message; a failing gateway has neither, and no other database text is shown.
 * @param text replaces the catalog's text for `fallback` where that does not fit.
 */
export function refusal(answer: unknown, fallback: ErrorCode, text?: string): AppError {
  const { code, message, error, detail } = (answer ?? {}) as Record<string, unknown>;
  const said = [error, detail].find((each) => typeof each === "string" && each !== "") as
    | string
    | undefined;
  const known = [code, message].find(isErrorCode);
  if (known) return new AppError(known, { text: said, cause: answer });
  if (code === FORBIDDEN) return new AppError("forbidden", { cause: answer });
  return new AppError(fallback, { text: said ?? text, cause: answer });
}

/** Postgres's code when a grant or row-level security refuses. */
const FORBIDDEN = "42501";
