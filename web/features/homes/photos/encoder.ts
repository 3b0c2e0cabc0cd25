import { attempt, offscreenCanvas } from "@web/lib/browser-features.ts";
import type { EncodeAnswer, EncodeRequest } from "./encode.worker.ts";
import { type EncodedPhoto, encodePhoto, PhotoProblem } from "./encode-photo.ts";

/**
 * Encodes one photo at a time across all listings: two at the same time could exceed a phone's memory. Uses a worker,
 * or the page where that isn't possible. @throws PhotoProblem
 * @param signal ends the work, and rejects, so that the next photo gets its turn right away.
 */
export function encodeInTurn(file: Blob, signal?: AbortSignal): Promise<EncodedPhoto> {
  const turn = last.then(() => encode(file, signal));
  last = turn.catch(() => {});
  return turn;
}

let last: Promise<unknown> = Promise.resolve();
let worker: Worker | "none" | undefined;
let lastId = 0;

async function encode(file: Blob, signal?: AbortSignal): Promise<EncodedPhoto> {
  signal?.throwIfAborted();
  worker ??= startWorker();
  if (worker === "none") return encodePhoto(file);
  try {
    return await askWorker(worker, file, signal);
  } catch (error) {
    if (error instanceof PhotoProblem) throw error;
    if (signal?.aborted) {
      // A worker that decodes doesn't listen. Its end also ends the reader of HEIC that it may have started.
      worker.terminate();
      worker = undefined;
      throw error;
    }
    // The worker could not be loaded or can't draw; the page can.
    worker.terminate();
    worker = "none";
    return encodePhoto(file);
  }
}

function startWorker(): Worker | "none" {
  if (!offscreenCanvas(1, 1)) return "none";
  const start = () =>
    new Worker(new URL("./encode.worker.ts", import.meta.url), { type: "module" });
  return attempt(start) ?? "none";
}

function askWorker(asked: Worker, file: Blob, signal?: AbortSignal): Promise<EncodedPhoto> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    asked.onerror = () => reject(new Error("The worker failed."));
    asked.onmessage = ({ data }: MessageEvent<EncodeAnswer>) => {
      if (data.id !== id) return;
      if ("photo" in data) resolve(data.photo);
      else reject("problem" in data ? new PhotoProblem(data.problem) : new Error("Not drawn."));
    };
    asked.postMessage({ id, file } satisfies EncodeRequest);
  });
}
