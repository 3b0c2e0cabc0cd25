import { AppError } from "@domain/site/errors/first-errors.ts";

/**
 * Returns the signed-in user's access token; undefined for a visitor.
 * @throws AppError `network`, `unavailable` when the stored session could not be renewed.
 */
type TokenSource = () => Promise<string | undefined>;

let source: TokenSource = async () => undefined;

/** Called once by the session; tokens come from nowhere else. */
export function registerTokenSource(registered: TokenSource): void {
  source = registered;
}

/** @throws AppError `authentication_required` when no person is signed in; otherwise as `TokenSource`. */
export async function requireToken(): Promise<string> {
  const token = await source();
  if (!token) throw new AppError("authentication_required");
  return token;
}

/**
 * The token for requests that a visitor may make too: if the session can't be renewed, they are made as a visitor's.
 */
export function tokenIfAny(): Promise<string | undefined> {
  return source().catch(() => undefined);
}
