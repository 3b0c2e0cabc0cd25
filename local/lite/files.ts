import { createHash } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { App } from "@supabase/lite";
import writeFileAtomic from "write-file-atomic";

/** The code of an object whose row still exists, or existed a moment ago. */
export const NO_BYTES = "NoSuchKey";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;

export interface StoredFile {
  bytes: Buffer;
  contentType: string;
  cacheControl: string;
  eTag: string;
  lastModified: Date;
}

export interface FileStore {
  adapter: StorageAdapter;
  /** Null when there is no such object. */
  read(bucket: string, key: string): Promise<StoredFile | null>;
}

/**
 * Storage's bytes on disk. Each object is one file: a line of JSON with its headers, then the
 * bytes. It is written to a temporary name and renamed into place, so that neither a reader nor a
 * crash ever leaves half of one. Names are hashed, because keys ignore a disk's rules on case and
 * length.
 */
export function createFileStore(folder: string): FileStore {
  const read: FileStore["read"] = async (bucket, key) => {
    const file = await readFile(pathOf(folder, bucket, key)).catch(nullIfMissing);
    if (file === null) return null;
    const end = file.indexOf("\n");
    const { contentType, cacheControl, eTag, lastModified } = JSON.parse(
      file.toString("utf8", 0, end),
    );
    return {
      bytes: file.subarray(end + 1),
      contentType,
      cacheControl,
      eTag,
      lastModified: new Date(lastModified),
    };
  };
  return { adapter: createAdapter(folder, read), read };
}

/** The shape that lite asks for. lite keeps versions in its rows; we keep only the latest bytes. */
function createAdapter(folder: string, read: FileStore["read"]): StorageAdapter {
  const remove = (bucket: string, key: string) => rm(pathOf(folder, bucket, key), { force: true });
  const write = async (
    bucket: string,
    key: string,
    bytes: Uint8Array,
    contentType: string,
    cacheControl: string,
  ) => {
    const lastModified = new Date();
    const eTag = `"${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}"`;
    const header = { key, contentType, cacheControl, eTag, lastModified };
    const path = pathOf(folder, bucket, key);
    await mkdir(dirname(path), { recursive: true });
    const content = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), bytes]);
    await writeFileAtomic(path, content, { fsync: false });
    return metadataOf({ bytes, contentType, cacheControl, eTag, lastModified });
  };
  const metadataOf = (file: Omit<StoredFile, "bytes"> & { bytes: Uint8Array }) => ({
    cacheControl: file.cacheControl,
    contentLength: file.bytes.byteLength,
    size: file.bytes.byteLength,
    mimetype: file.contentType,
    eTag: file.eTag,
    lastModified: file.lastModified,
    httpStatusCode: 200,
  });
  const existing = async (bucket: string, key: string) => {
    const file = await read(bucket, key);
    if (file) return file;
    const message = `The bytes of ${bucket}/${key} are missing in ${folder}`;
    throw Object.assign(new Error(message), { code: NO_BYTES });
  };
  return {
    driver: folder,
    async getObject(bucket, key) {
      const file = await existing(bucket, key);
      return { metadata: metadataOf(file), httpStatusCode: 200, body: file.bytes };
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
      return write(bucket, key, bytes, contentType, cacheControl);
    },
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)));
    },
    async copyObject(sourceBucket, source, _version, bucket, key) {
      const file = await existing(sourceBucket, source);
      const { bytes, contentType, cacheControl } = file;
      return write(bucket, key, bytes, contentType, cacheControl);
    },
    async headObject(bucket, key) {
      return metadataOf(await existing(bucket, key));
    },
    async privateAssetUrl(bucket, key) {
      return pathOf(folder, bucket, key);
    },
  };
}

function pathOf(folder: string, bucket: string, key: string): string {
  const name = createHash("sha256").update(key).digest("hex");
  const place = createHash("sha256").update(bucket).digest("hex").slice(0, 16);
  return join(folder, place, name.slice(0, 2), name);
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
