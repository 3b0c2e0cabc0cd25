import { DOCUMENTS_BUCKET } from "../_shared/domain/documents.ts";
import { AppError, type ErrorCode } from "../_shared/domain/errors.ts";
import type { Database } from "../_shared/edge/database.ts";
import type { Platform } from "../_shared/edge/env.ts";

/** What Storage has, with the type that whoever put it there said it was. */
export type DocumentFile = { bytes: Uint8Array; type: string };

export type DocumentFiles = {
  /**
   * Null when there is no such file.
   * @param nonce tells caches on the way which bytes are meant; without one nothing cached will do.
   * @throws AppError `fallback`
   */
  read(path: string, fallback: ErrorCode, nonce?: string): Promise<DocumentFile | null>;
  /** Puts cleaned bytes in the place of those that were sent. @throws AppError `document_upload_failed` */
  replace(path: string, bytes: Uint8Array, type: string): Promise<void>;
  /** An address that shows the file to whoever has it, for so long. @throws AppError `document_not_read` */
  sign(path: string, seconds: number): Promise<string>;
  /** Those that are gone already don't matter. @throws AppError `unavailable` */
  remove(paths: string[]): Promise<void>;
};

/**
 * With the service key: no role of the API may read this bucket, because a file is nobody's to see
 * before it was checked. Every caller of these methods has found the document's row as its owner,
 * or has seen that the path lies in the caller's own folder.
 */
export function createDocumentFiles(
  { url, publicUrl }: Pick<Platform, "url" | "publicUrl">,
  database: Database,
): DocumentFiles {
  const bucket = database.serviceClient().storage.from(DOCUMENTS_BUCKET);
  return {
    async read(path, fallback, nonce = crypto.randomUUID()) {
      const { data, error } = await bucket.download(path, { cacheNonce: nonce });
      if (error && isMissing(error)) return null;
      if (error) throw failed(fallback, error);
      return { bytes: new Uint8Array(await data.arrayBuffer()), type: data.type };
    },
    async replace(path, bytes, type) {
      const options = { contentType: type, cacheControl: "0", upsert: true };
      const { error } = await bucket.upload(path, bytes, options);
      if (error) throw failed("document_upload_failed", error);
    },
    async sign(path, seconds) {
      const { data, error } = await bucket.createSignedUrl(path, seconds);
      if (error) throw failed("document_not_read", error);
      return data.signedUrl.startsWith(url)
        ? publicUrl + data.signedUrl.slice(url.length)
        : data.signedUrl;
    },
    async remove(paths) {
      if (paths.length === 0) return;
      const { error } = await bucket.remove(paths);
      if (error) throw failed("unavailable", error);
    },
  };
}

function failed(code: ErrorCode, cause: unknown): AppError {
  return new AppError(code, { cause });
}

/** Storage answers 400 with another status in its words. */
function isMissing(error: { status?: unknown; statusCode?: unknown }): boolean {
  return error.status === 404 || String(error.statusCode) === "404";
}
