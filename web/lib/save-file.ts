import { plainFileName } from "@domain/site/text/file-names.ts";

/**
 * The download must have started before the URL is revoked: Safari would find nothing if it were revoked right away.
 */
const KEPT_MS = 60_000;

/** Hands the browser a file to download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: plainFileName(name) }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
