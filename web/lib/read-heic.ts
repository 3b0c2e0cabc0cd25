import { attempt, pictureOf } from "./browser-features.ts";
import type { HeicPixels } from "./heic-pixels.ts";

/**
 * Decodes a HEIC file that the browser can't read, in a worker of its own. The worker loads its code only now, and its
 * memory, about ten bytes a pixel, is free again once it has answered.
 * @returns undefined when the file can't be read, or when it was aborted.
 */
export async function readHeic(file: Blob, signal: AbortSignal): Promise<ImageBitmap | undefined> {
  const start = () => new Worker(new URL("./heic.worker.ts", import.meta.url), { type: "module" });
  const worker = attempt(start);
  if (!worker) return undefined;
  try {
    const pixels = await new Promise<HeicPixels | undefined>((resolve) => {
      signal.addEventListener("abort", () => resolve(undefined), { once: true });
      worker.onerror = () => resolve(undefined);
      worker.onmessage = ({ data }: MessageEvent<HeicPixels | undefined>) => resolve(data);
      worker.postMessage(file);
    });
    return pixels && (await pictureOf(pixels));
  } finally {
    worker.terminate();
  }
}
