import { AppError } from "../../_shared/domain/errors.ts";
import { IMAGES_BUCKET } from "../../_shared/domain/images.ts";
import { PHOTO_CACHE_S } from "../../_shared/domain/photo-rules.ts";
import type { Database } from "../../_shared/edge/database.ts";

/** The bytes of photos. Every method throws AppError `images_unavailable` when Storage fails. */
export type PhotoFiles = {
  /** Null when there is no such file. @param id makes caches on the way give the right one. */
  read(name: string, id?: string): Promise<Uint8Array | null>;
  /** Under a name that is not taken. @returns the file's id. */
  write(name: string, bytes: Uint8Array, type: string): Promise<string>;
  /** Those that are gone already don't matter. */
  remove(names: string[]): Promise<void>;
};

/** With the service key: cleaned files are ours to write, and originals ours to delete. */
export function createPhotoFiles(database: Database): PhotoFiles {
  const bucket = database.serviceClient().storage.from(IMAGES_BUCKET);
  return {
    async read(name, id) {
      const { data, error } = await bucket.download(name, id ? { cacheNonce: id } : {});
      if (error && isMissing(error)) return null;
      if (error) throw new AppError("images_unavailable", { cause: error });
      return new Uint8Array(await data.arrayBuffer());
    },
    async write(name, bytes, type) {
      const options = { contentType: type, cacheControl: String(PHOTO_CACHE_S), upsert: false };
      const { data, error } = await bucket.upload(name, bytes, options);
      if (error) throw new AppError("images_unavailable", { cause: error });
      return data.id;
    },
    async remove(names) {
      if (names.length === 0) return;
      const { error } = await bucket.remove(names);
      if (error) throw new AppError("images_unavailable", { cause: error });
    },
  };
}

/** Storage answers 400 with another status in its words. */
function isMissing(error: { status?: unknown; statusCode?: unknown }): boolean {
  return error.status === 404 || String(error.statusCode) === "404";
}
