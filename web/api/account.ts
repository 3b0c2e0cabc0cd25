import { AUTH_TEXTS, type AuthFailure, authErrorText } from "@domain/authentication.ts";
import { AppError } from "@domain/errors.ts";
import type { ExportedRows } from "@domain/personal-data.ts";
import { env } from "../lib/env.ts";
import { paths } from "../lib/paths.ts";
import { callFunction } from "./functions.ts";
import { send } from "./request.ts";
import { supabase } from "./supabase.ts";

/** Taking one's data along, another address, and the end of an account. */

/** Both read or write everything that somebody has, and mails may have to leave first. */
const PATIENCE_MS = 90_000;
/** 25 MB over a phone's line. */
const FILE_TIMEOUT_MS = 300_000;

/** All rows kept of whoever asks. @throws AppError `export_failed`, `export_limit`, `network`. */
export function exportMyData(token: string | undefined): Promise<ExportedRows> {
  return callFunction("user/export", { token, timeoutMs: PATIENCE_MS, fallback: "export_failed" });
}

/**
 * One of one's own files, to be read as it arrives; nothing when it is gone meanwhile.
 * @param address as `personalFiles` gives it
 * @throws AppError `export_failed`, `network`.
 */
export async function fetchPersonalFile(
  address: string,
  token: string | undefined,
): Promise<Response | undefined> {
  if (!token) throw new AppError("authentication_required");
  const answer = await send(address, { method: "GET", token, timeoutMs: FILE_TIMEOUT_MS });
  if (answer.ok) return answer;
  // Storage says 400 of an object that does not exist.
  if (answer.status === 404 || answer.status === 400) return undefined;
  throw new AppError("export_failed");
}

/** `closing`: out of sight, and gone once visitors have been told. */
export type DeletionStatus = "deleted" | "closing";

/** May be asked again after any failure. @throws AppError `account_not_deleted`, `account_closing`. */
export async function deleteMyAccount(token: string | undefined): Promise<DeletionStatus> {
  const { status } = await callFunction<{ status?: unknown }>("user/account", {
    method: "DELETE",
    token,
    timeoutMs: PATIENCE_MS,
    fallback: "account_not_deleted",
  });
  if (status === "deleted" || status === "closing") return status;
  throw new AppError("account_not_deleted");
}

/**
 * Asks for another address. It changes once the links in the mails to the old and the new one were
 * followed (`double_confirm_changes`). An address that belongs to another account is answered like
 * any other, so that nobody learns which ones have one (trust.md F1).
 * @returns the text of what went wrong.
 */
export async function changeEmail(email: string): Promise<string | undefined> {
  if (!env.isConfigured) return AUTH_TEXTS.disabled;
  try {
    const { auth } = await supabase();
    const emailRedirectTo = window.location.origin + paths.login.href({ next: paths.profile.path });
    const { error } = await auth.updateUser({ email: email.trim() }, { emailRedirectTo });
    return error === null || isTaken(error) ? undefined : authErrorText(error);
  } catch (error) {
    return authErrorText(error instanceof Error ? (error as AuthFailure) : {});
  }
}

function isTaken({ code, message }: AuthFailure): boolean {
  return code === "email_exists" || /already (been )?registered/i.test(message ?? "");
}
