import { AppError, FIRST_ERRORS } from "@domain/site/errors/first-errors.ts";
import { notify } from "./notices.ts";
import { readItem, writeItem } from "./storage.ts";

/**
 * If the server answers in the words of a newer version, or no longer has the page's code, the page is old. Loading it again brings the new code (decision 167).
 */

/** A tab loads again by itself once in this time, so that an answer that stays unreadable is no loop. */
const ONCE_IN_MS = 60 * 60_000;
const RELOADED_AT = "new_version_reload";

let typedAt: string | undefined;
let saidAt: string | undefined;

/** The build renders pages without a window. */
const hasPage = typeof window !== "undefined";

if (hasPage)
  window.addEventListener(
    "input",
    () => {
      typedAt = window.location.pathname;
    },
    { capture: true, passive: true },
  );

/** @param isRead nothing was sent that the page still has to speak of. */
export function sayNewVersion(isRead: boolean): void {
  if (!hasPage) return;
  offerReload();
  if (isRead && mayReload()) window.location.reload();
}

/**
 * Awaits code that loads on demand.
 * @param isRead as for `sayNewVersion`.
 * @throws AppError `new_version` when a release has replaced the files of this page.
 */
export async function arrivingCode<T>(coming: Promise<T>, isRead = true): Promise<T> {
  try {
    return await coming;
  } catch (cause) {
    if (!isMissingCode(cause) || !(await isReplaced())) throw cause;
    sayNewVersion(isRead);
    throw new AppError("new_version", { cause });
  }
}

/** Browsers differ in their message for a module that can't be fetched. */
export function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|error loading|preload CSS/i.test(
      error.message,
    )
  );
}

/** How long the host may take to say whether it still has a file. */
const ASKED_MS = 5_000;

/** Whether the script that this page began with is gone from the host; false when that can't be known, as offline. */
async function isReplaced(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (!own) return false;
  try {
    const signal = AbortSignal.timeout(ASKED_MS);
    const { ok, status, headers } = await fetch(own, { method: "HEAD", cache: "no-store", signal });
    // Some hosts answer with a page where there is no file.
    return status === 404 || (ok && /html/.test(headers.get("content-type") ?? ""));
  } catch {
    return false;
  }
}

/** Once a page: an answer that is asked for again and again is no news. */
function offerReload(): void {
  if (saidAt === window.location.pathname) return;
  saidAt = window.location.pathname;
  notify({
    tone: "warn",
    text: FIRST_ERRORS.new_version.text,
    action: { label: "Reload the page", onSelect: () => window.location.reload() },
  });
}

/**
 * Typed text, choices and requests on their way must not get lost, and without storage the page would not know of an
 * earlier reload.
 */
function mayReload(): boolean {
  if (typedAt === window.location.pathname || hasWork()) return false;
  const last = Number(readItem(RELOADED_AT, "session") ?? 0);
  if (Date.now() - last < ONCE_IN_MS) return false;
  return writeItem(RELOADED_AT, String(Date.now()), "session");
}

/** Whether a dialog is open, or the browser would ask before the page is left. */
function hasWork(): boolean {
  return (
    document.querySelector("dialog[open]") !== null ||
    !window.dispatchEvent(new Event("beforeunload", { cancelable: true }))
  );
}
