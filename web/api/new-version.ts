import { FIRST_ERRORS } from "@domain/app-error.ts";
import { notify } from "../lib/notices.ts";
import { readItem, writeItem } from "../lib/storage.ts";

/**
 * What happens when the server answers in the words of a newer version: the page is old, and loading it again
 * brings the new code (decision 167).
 */

/** A tab loads again by itself once in this time, so that an answer that stays unreadable is no loop. */
const ONCE_IN_MS = 60 * 60_000;
const RELOADED_AT = "new_version_reload";

let typedAt: string | undefined;
let saidAt: string | undefined;

window.addEventListener(
  "input",
  () => {
    typedAt = window.location.pathname;
  },
  { capture: true, passive: true },
);

/** @param isRead nothing was sent that the page still has to speak of. */
export function sayNewVersion(isRead: boolean): void {
  offerReload();
  if (isRead && mayReload()) window.location.reload();
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

/** Nothing typed, chosen or on its way may get lost, and without storage nobody would know of an earlier reload. */
function mayReload(): boolean {
  if (typedAt === window.location.pathname || hasWork()) return false;
  const last = Number(readItem(RELOADED_AT, "session") ?? 0);
  if (Date.now() - last < ONCE_IN_MS) return false;
  const now = String(Date.now());
  writeItem(RELOADED_AT, now, "session");
  return readItem(RELOADED_AT, "session") === now;
}

/** Whether a dialog is open, or the browser would ask before the page is left. */
function hasWork(): boolean {
  return (
    document.querySelector("dialog[open]") !== null ||
    !window.dispatchEvent(new Event("beforeunload", { cancelable: true }))
  );
}
