import { createHash } from "node:crypto";
import { keyHeaders, type ProjectKeys } from "../project.ts";
import type { Session } from "./session.ts";

/** A file of Storage, without its bytes. */
export type FileEntry = {
  bucket: string;
  path: string;
  contentType: string;
  cacheControl: string;
};

/** Storage handles this many at a time without slowing down. */
const AT_ONCE = 8;
const TRIES = 4;

export async function filesOf({ query }: Session): Promise<FileEntry[]> {
  return query<FileEntry>(`
    select bucket_id as bucket, name as path,
           coalesce(metadata ->> 'mimetype', 'application/octet-stream') as "contentType",
           coalesce(metadata ->> 'cacheControl', 'no-cache') as "cacheControl"
    from storage.objects order by bucket_id, name collate "C"`);
}

/** @returns null if there is no such file anymore. */
export async function download(project: ProjectKeys, file: FileEntry): Promise<Buffer | null> {
  const response = await patiently(addressOf(project, file), { headers: keyHeaders(project) });
  if (response.ok) return Buffer.from(await response.arrayBuffer());
  // Storage says 400 where others say 404.
  if (response.status === 404 || /not.?found/i.test(await response.text())) return null;
  throw new Error(`Storage answers ${response.status} for ${file.bucket}/${file.path}.`);
}

export async function upload(project: ProjectKeys, file: FileEntry, bytes: Buffer): Promise<void> {
  const response = await patiently(addressOf(project, file), {
    method: "POST",
    headers: {
      ...keyHeaders(project),
      "content-type": file.contentType,
      "cache-control": file.cacheControl,
      "x-upsert": "true",
    },
    body: new Uint8Array(bytes),
  });
  if (response.ok) return;
  throw new Error(
    `Storage refuses ${file.bucket}/${file.path}: ${response.status} ${await response.text()}`,
  );
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Runs `work` on all, a few at a time. */
export async function onEach<T>(all: T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = [...all];
  const worker = async () => {
    for (let one = rest.shift(); one !== undefined; one = rest.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function addressOf({ url }: ProjectKeys, { bucket, path }: FileEntry): string {
  return `${url}/storage/v1/object/${bucket}/${path.split("/").map(encodeURIComponent).join("/")}`;
}

/** Retries after a broken connection or from an overloaded service, a little later each time. */
async function patiently(address: string, init: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(address, { ...init, signal: AbortSignal.timeout(60_000) });
      const isBusy = response.status === 429 || response.status >= 500;
      if (!isBusy || attempt === TRIES) return response;
      await response.body?.cancel();
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
  }
}
