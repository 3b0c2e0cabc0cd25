import { AUTH_TEXTS, type AuthFailure, authErrorText } from "@domain/people/authentication.ts";
import type { ExportedRows } from "@domain/people/personal-data.ts";
import { AppError, type ErrorCode } from "@domain/site/errors/errors.ts";
import { queryOptions } from "@tanstack/react-query";
import { env } from "../../lib/env.ts";
import { attempt } from "../site/auth/auth-attempt.ts";
import { discardEntry, enter, signInBeside } from "../site/auth/entry.ts";
import { entryClient, supabase } from "../site/auth/supabase.ts";
import { PERSONAL_KEY } from "../site/cache/keys.ts";
import { callFunction, hasKeys } from "../site/transport/functions.ts";
import { askAgainIfLost } from "../site/transport/lost-answer.ts";
import { type Asker, parseJson, send } from "../site/transport/request.ts";
import { asMember } from "../site/transport/tables.ts";

/** Exporting and deleting touch everything a user has, and may have to send mail first. */
const PATIENCE_MS = 90_000;

/**
 * All rows stored about the caller. @throws AppError `export_failed`, `export_limit`, `network`.
 */
export function exportMyData(): Promise<ExportedRows> {
  const call = { timeoutMs: PATIENCE_MS, fallback: "export_failed" } as const;
  return callFunction("user/export", call, hasKeys<ExportedRows>());
}

/** `closing`: hidden, and deleted once visitors have been told. */
export type DeletionStatus = "deleted" | "closing";

/**
 * Safe to retry after any failure. If no answer says what became of it, Auth is asked whether the account still exists.
 * @param as a session that has just begun: this browser's or a second one.
 * @param password of an account that has one.
 * @throws AppError `sign_in_again`, `wrong_password`, `account_not_deleted`, `account_closing`, `account_outcome_unknown`.
 */
export async function deleteMyAccount(
  as: Asker = "member",
  password?: string,
): Promise<DeletionStatus> {
  const call = {
    as,
    ...(password === undefined ? {} : { body: { password } }),
    method: "DELETE",
    timeoutMs: PATIENCE_MS,
    fallback: "account_outcome_unknown",
  } as const;
  try {
    const { status } = await askAgainIfLost(() => callFunction("user/account", call, isDeletion));
    return status;
  } catch (error) {
    if (!(error instanceof AppError) || !OPEN_ENDS.includes(error.code)) throw error;
    if (await isAccountGone(as).catch(() => false)) return "deleted";
    if (error.code === "authentication_required") throw error;
    throw new AppError("account_outcome_unknown", { cause: error });
  }
}

/** After these steps, the account may be deleted. */
const OPEN_ENDS: ErrorCode[] = [
  ...(["account_outcome_unknown", "outcome_unknown", "internal"] as const),
  "authentication_required",
];

/** Whether Auth says that there is no such account. @throws AppError when it says nothing. */
export async function isAccountGone(as: Asker = "member"): Promise<boolean> {
  const answer = await send("auth/v1/user", { as });
  if (answer.ok) return false;
  const said = parseJson(await answer.text()) as { code?: unknown; error_code?: unknown } | null;
  if (said?.error_code === "user_not_found" || said?.code === "user_not_found") return true;
  throw new AppError("unavailable");
}

function isDeletion(answer: unknown): answer is { status: DeletionStatus } {
  const { status } = (answer ?? {}) as { status?: unknown };
  return status === "deleted" || status === "closing";
}

/**
 * Sets the password after a reset link and ends all other sessions, which locks out anyone who had
 * the old password.
 */
export function chooseNewPassword(password: string): Promise<string | undefined> {
  return setPassword(entryClient, { password });
}

/**
 * Changes the signed-in user's password and ends their other sessions.
 * @param who undefined for an account without a password, which must have signed in recently some
 * other way.
 */
export async function changePassword(
  password: string,
  who?: { email: string; current: string },
): Promise<string | undefined> {
  if (who === undefined) return (await askForSignIn()) ?? setPassword(supabase, { password });
  const { email, current } = who;
  const refused = await signInBeside(email, current);
  if (refused) return refused;
  const problem = await setPassword(entryClient, { password, current_password: current });
  if (problem) await discardEntry();
  // The previous session ended with the others.
  else await enter();
  return problem;
}

async function setPassword(
  client: typeof supabase,
  attributes: { password: string; current_password?: string },
): Promise<string | undefined> {
  return attempt(
    client,
    async (auth) => {
      const { error } = await auth.updateUser(attributes);
      if (error) return authErrorText(error, AUTH_TEXTS.resetFailed);
      await auth.signOut({ scope: "others" });
      return undefined;
    },
    AUTH_TEXTS.resetFailed,
  );
}

/**
 * Requests a new address. It takes effect once the links mailed to both the old and the new address were followed
 * (`double_confirm_changes`). An address that belongs to another account gets the same answer as any other, so that no
 * one can probe for accounts. @param who as in `changePassword`. @returns the text of the error.
 */
export async function changeEmail(
  wanted: string,
  who?: { email: string; current: string },
): Promise<string | undefined> {
  const refused = await (who ? signInBeside(who.email, who.current) : askForSignIn());
  if (refused) return refused;
  const problem = await attempt(who ? entryClient : supabase, async (auth) => {
    const { error } = await auth.updateUser({ email: wanted.trim() });
    return error === null || isTaken(error) ? undefined : authErrorText(error);
  });
  if (who) await discardEntry();
  return problem;
}

/** Whether the current session has just begun, for forms that depend on it. */
export function recentSignInQuery() {
  return queryOptions({
    queryKey: [...PERSONAL_KEY, "recent-sign-in"],
    queryFn: signedInRecently,
  });
}

/** @throws AppError `network`, `unavailable`. */
function signedInRecently(): Promise<boolean> {
  return asMember({ fallback: "unavailable" }, (db) => db.rpc("signed_in_recently"));
}

/** @returns the message for a user who has not signed in recently. */
async function askForSignIn(): Promise<string | undefined> {
  if (!env.isConfigured) return AUTH_TEXTS.disabled;
  try {
    return (await signedInRecently()) ? undefined : AUTH_TEXTS.signInAgain;
  } catch (error) {
    return error instanceof AppError ? error.text : AUTH_TEXTS.unexpected;
  }
}

function isTaken({ code, message }: AuthFailure): boolean {
  return code === "email_exists" || /already (been )?registered/i.test(message ?? "");
}
