import { DOCUMENTS_BUCKET } from "../_shared/domain/papers/documents.ts";
import { AppError, type ErrorCode } from "../_shared/domain/site/errors/errors.ts";
import { plainFileName } from "../_shared/domain/site/text/file-names.ts";
import { type Database, isMissingFile } from "../_shared/edge/database.ts";
import type { Platform } from "../_shared/edge/env.ts";

type SignedLink = { url: string /** ISO, UTC. */; expires_at: string };

/** A file in Storage, with the type its uploader declared. */
export type DocumentFile = { bytes: Uint8Array; type: string };

export type DocumentFiles = {
  /**
   * Null if there is no such file.
   * @param nonce identifies the version to caches on the way; without one, caches are bypassed.
   * @throws AppError `fallback`
   */
  read(path: string, fallback: ErrorCode, nonce?: string): Promise<DocumentFile | null>;
  /**
   * Replaces the uploaded bytes with the cleaned ones.
   * @throws AppError `document_upload_failed`
   */
  replace(path: string, bytes: Uint8Array, type: string): Promise<void>;
  /**
   * A link that shows the file to anyone who has it, for this many seconds.
   * @param saveAs a name, for browsers to save it instead.
   * @throws AppError `document_not_read`
   */
  sign(path: string, seconds: number, saveAs?: string): Promise<SignedLink>;
  /**
   * Ignores files that are gone already.
   * @throws AppError `unavailable`
   */
  remove(paths: string[]): Promise<void>;
};

/**
 * Uses the service key: no API role may read this bucket, because a file must not be seen before it is checked. Every
 * caller of these methods has found the document's row as its owner, has verified that the path is in the caller's own
 * folder, or got the path from `open_disclosure` or `open_sale_file`.
 *
 * @param name the private bucket.
 */
export function createDocumentFiles(
  { url, publicUrl }: Pick<Platform, "url" | "publicUrl">,
  database: Database,
  name = DOCUMENTS_BUCKET,
): DocumentFiles {
  const bucket = database.serviceClient().storage.from(name);
  return {
    async read(path, fallback, nonce = crypto.randomUUID()) {
      const { data, error } = await bucket.download(path, { cacheNonce: nonce });
      if (error && isMissingFile(error)) return null;
      if (error) throw failed(fallback, error);
      return { bytes: new Uint8Array(await data.arrayBuffer()), type: data.type };
    },
    async replace(path, bytes, type) {
      const options = { contentType: type, cacheControl: "0", upsert: true };
      const { error } = await bucket.upload(path, bytes, options);
      if (error) throw failed("document_upload_failed", error);
    },
    async sign(path, seconds, saveAs) {
      const { data, error } = await bucket.createSignedUrl(path, seconds);
      if (error) throw failed("document_not_read", error);
      const { signedUrl } = data;
      const link = new URL(
        signedUrl.startsWith(url) ? publicUrl + signedUrl.slice(url.length) : signedUrl,
      );
      // The client's own `download` encodes a name twice: "Deed (1).pdf" would be saved as "Deed %281%29.pdf".
      if (saveAs !== undefined) link.searchParams.set("download", plainFileName(saveAs));
      return {
        url: link.href,
        expires_at: new Date(Date.now() + seconds * 1000).toISOString(),
      };
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
