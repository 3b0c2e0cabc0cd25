import type { Sql } from "./database.ts";
import type { FileStore, StoredFile } from "./lite/files.ts";

const PREFIX = "/storage/v1/object/public/";

/**
 * Serves public files straight from disk. lite would write a row for every read of a picture, and
 * supports neither If-None-Match nor ranges. Anything unusual is left for lite to answer.
 */
export function createPublicObjects(sql: Sql, files: FileStore) {
  return async (request: Request): Promise<Response | null> => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(PREFIX) || /[?&](width|height|download)\b/.test(search)) return null;
    const [bucket = "", ...rest] = pathname.slice(PREFIX.length).split("/").map(decode);
    const key = rest.join("/");
    // A database can't look up such a name.
    if (`${bucket}${key}`.includes("\0")) return null;
    const found = await sql.query(
      `select 1 from storage.objects o join storage.buckets b on b.id = o.bucket_id
       where b.public and b.id = $1 and o.name = $2`,
      [bucket, key],
    );
    const file = found.length > 0 ? await files.read(bucket, key) : null;
    return file && answer(request, file);
  };
}

function answer(request: Request, file: StoredFile): Response {
  const headers = new Headers({
    "content-type": file.contentType,
    "cache-control": file.cacheControl,
    etag: file.eTag,
    "last-modified": file.lastModified.toUTCString(),
    "accept-ranges": "bytes",
    "x-robots-tag": "none",
  });
  if (request.headers.get("if-none-match") === file.eTag) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = new Uint8Array(file.bytes);
  const [from, to] = wantedRange(request.headers.get("range"), bytes.byteLength);
  headers.set("content-length", String(to - from));
  if (to - from < bytes.byteLength) {
    headers.set("content-range", `bytes ${from}-${to - 1}/${bytes.byteLength}`);
    return new Response(bytes.subarray(from, to), { status: 206, headers });
  }
  return new Response(bytes, { headers });
}

/** One range of the form `bytes=a-b`; anything else means the whole file. */
function wantedRange(range: string | null, size: number): [from: number, to: number] {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  if (start === undefined || Number(start) >= size) return [0, size];
  return [Number(start), end ? Math.min(Number(end) + 1, size) : size];
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
