import { IMAGES_BUCKET } from "@domain/homes/images.ts";
import { PHOTO_CACHE_S } from "@domain/homes/photo-rules.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { env } from "../../../lib/env.ts";
import { stillWaiting } from "../../../lib/still-waiting.ts";
import { report } from "../auth/refused-token.ts";
import { requireToken } from "../auth/token.ts";
import { parseJson } from "./request.ts";

/** A connection on which nothing has moved for this long counts as lost. */
export const STALL_MS = 45_000;

export type Upload = {
  /** Defaults to the listing photos. */
  bucket?: string;
  /** Object name in the bucket; an existing object is never overwritten. */
  path: string;
  file: Blob;
  signal: AbortSignal;
  /** Bytes sent so far. */
  onProgress: (sent: number) => void;
};

/**
 * Uploads one file to the bucket. `fetch` can't report upload progress, so this is the one place
 * that uses XMLHttpRequest.
 * @throws AppError `network` when the connection broke, otherwise with the storage service's
 * reason; the signal's reason when it was aborted.
 */
export async function uploadFile(upload: Upload): Promise<void> {
  const { bucket = IMAGES_BUCKET, path, file, signal, onProgress } = upload;
  const token = await requireToken();
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const address = `${env.supabaseUrl}/storage/v1/object/${bucket}/${path}`;
    const stall = watchStall(() => request.abort());
    const finish = (settle: () => void) => {
      stall.end();
      signal.removeEventListener("abort", abort);
      settle();
    };
    const abort = () => request.abort();
    signal.addEventListener("abort", abort);

    request.upload.onprogress = ({ loaded }) => {
      stall.restart();
      onProgress(Math.min(loaded, file.size));
    };
    request.onload = () => {
      const { status, responseText } = request;
      void report(token, address, { status, text: async () => responseText });
      finish(() => settle(request, resolve, reject));
    };
    request.onerror = () => finish(() => reject(new AppError("network")));
    request.onabort = () =>
      finish(() => reject(signal.aborted ? signal.reason : new AppError("network")));

    request.open("POST", address);
    for (const [name, value] of headers(file, token)) request.setRequestHeader(name, value);
    request.send(file);
  });
}

function headers(file: Blob, token: string): [name: string, value: string][] {
  return [
    ["apikey", env.supabaseKey],
    ["Authorization", `Bearer ${token}`],
    ["Content-Type", file.type],
    ["Cache-Control", `max-age=${PHOTO_CACHE_S}`],
    ["x-upsert", "false"],
  ];
}

function settle(request: XMLHttpRequest, resolve: () => void, reject: (error: AppError) => void) {
  const { status } = request;
  if (status >= 200 && status < 300) return resolve();
  const answer = parseJson(request.responseText) as Partial<StorageAnswer> | undefined;
  // The name is unique to us, so an earlier attempt arrived and only its response was lost.
  if (status === 409 || String(answer?.statusCode) === "409") return resolve();
  reject(errorOf(status, answer?.message));
}

type StorageAnswer = { statusCode: string | number; message: string };

function errorOf(status: number, message: string | undefined): AppError {
  if (status === 0) return new AppError("network");
  if (status === 401) return new AppError("authentication_required", { cause: message });
  if (status === 429) return new AppError("too_many_requests", { cause: message });
  if (status >= 500) return new AppError("unavailable", { cause: message });
  return new AppError("forbidden", { text: message || `HTTP ${status} error`, cause: message });
}

function watchStall(onStall: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  let endWait: () => void;
  const start = () => {
    timer = setTimeout(onStall, STALL_MS);
    endWait = stillWaiting("upload");
  };
  const end = () => {
    clearTimeout(timer);
    endWait();
  };
  start();
  return {
    restart: () => {
      end();
      start();
    },
    end,
  };
}
