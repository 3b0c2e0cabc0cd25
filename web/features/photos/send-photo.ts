import { storedPaths } from "@domain/photo-rules.ts";
import type { Shelf } from "./queue-shelf.ts";

export type SendFile = (
  path: string,
  file: Blob,
  options: { signal: AbortSignal; onProgress: (sent: number) => void },
) => Promise<void>;

/**
 * Sends the files of one photo, the smaller versions first: once the largest is there, all are.
 * What has arrived is written down, so that a slow line carries nothing twice.
 */
export async function sendPhoto(
  shelf: Shelf,
  id: string,
  send: SendFile,
  signal: AbortSignal,
): Promise<void> {
  const { encoded, path } = shelf.get(id) ?? {};
  if (!encoded || !path) return;
  const files = encoded.files.toSorted((a, b) => a.width - b.width);
  const widths = files.slice(0, -1).map(({ width }) => width);
  const paths = storedPaths(path, widths);
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
  let done = 0;
  for (const [i, { width, blob }] of files.entries()) {
    if (!shelf.get(id)?.sent.includes(width)) {
      const onProgress = (sent: number) => shelf.patch(id, { progress: (done + sent) / total });
      await send(paths[i] ?? path, blob, { signal, onProgress });
      signal.throwIfAborted();
      const photo = shelf.get(id);
      if (photo) void shelf.keep({ ...photo, sent: [...photo.sent, width] });
    }
    done += blob.size;
    shelf.patch(id, { progress: done / total });
  }
}
