import { AppError } from "@domain/errors.ts";

/**
 * The access token of whoever is signed in; undefined for a visitor.
 * @throws AppError `network`, `unavailable` when the stored session could not be renewed just now.
 */
export type TokenSource = () => Promise<string | undefined>;

let source: TokenSource = async () => undefined;

/** The session says once where tokens come from; nobody else hands one on. */
export function registerTokenSource(registered: TokenSource): void {
  source = registered;
}

/** @throws AppError `authentication_required` when nobody is signed in; as `TokenSource`. */
export async function requireToken(): Promise<string> {
  const token = await source();
  if (!token) throw new AppError("authentication_required");
  return token;
}

/** For what a visitor may ask too: without a renewed session it is asked as one. */
export function tokenIfAny(): Promise<string | undefined> {
  return source().catch(() => undefined);
}
