import { storedPaths } from "@domain/homes/photo-rules.ts";
import type { WaitingPhoto } from "./waiting-photos.ts";

export type SendFile = (
  path: string,
  file: Blob,
  options: { signal: AbortSignal; onProgress: (sent: number) => void },
) => Promise<void>;

/**
 * Uploads one photo's files, smaller versions first: once the largest is there, all are. Finished
 * files are recorded, so that nothing is sent twice over a slow connection.
 */
export async function sendPhoto(
  photo: WaitingPhoto,
  send: SendFile,
  options: {
    signal: AbortSignal;
    onProgress: (share: number) => void;
    keep: (photo: WaitingPhoto) => void;
  },
): Promise<void> {
  const { encoded, path } = photo;
  const { signal, onProgress, keep } = options;
  if (!encoded || !path) return;
  const files = encoded.files.toSorted((a, b) => a.width - b.width);
  const widths = files.slice(0, -1).map(({ width }) => width);
  const paths = storedPaths(path, widths);
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
  const arrived = [...photo.sent];
  let done = 0;
  for (const [i, { width, blob }] of files.entries()) {
    if (!arrived.includes(width)) {
      const tell = (sent: number) => onProgress((done + sent) / total);
      await send(paths[i] ?? path, blob, { signal, onProgress: tell });
      signal.throwIfAborted();
      arrived.push(width);
      keep({ ...photo, sent: [...arrived] });
    }
    done += blob.size;
    onProgress(done / total);
  }
}
