import { IMAGES_BUCKET } from "../../_shared/domain/homes/images.ts";
import { PHOTO_CACHE_S } from "../../_shared/domain/homes/photo-rules.ts";
import { AppError } from "../../_shared/domain/site/errors/errors.ts";
import { type Database, isMissingFile } from "../../_shared/edge/database.ts";

/** Access to photo files. Every method throws AppError `images_unavailable` if Storage fails. */
export type PhotoFiles = {
  /**
   * Null if there is no such file.
   * @param id identifies the version to caches on the way.
   */
  read(name: string, id?: string): Promise<Uint8Array | null>;
  /**
   * Stores under an unused name.
   * @returns the file's id.
   */
  write(name: string, bytes: Uint8Array, type: string): Promise<string>;
  /** Moves a file to an unused name. False if there is no such file. */
  copy(from: string, to: string): Promise<boolean>;
  /** Ignores files that are gone already. */
  remove(names: string[]): Promise<void>;
};

/** Uses the service key: we write the cleaned files and delete the originals. */
export function createPhotoFiles(database: Database): PhotoFiles {
  const bucket = database.serviceClient().storage.from(IMAGES_BUCKET);
  return {
    async read(name, id) {
      const { data, error } = await bucket.download(name, id ? { cacheNonce: id } : {});
      if (error && isMissingFile(error)) return null;
      if (error) throw new AppError("images_unavailable", { cause: error });
      return new Uint8Array(await data.arrayBuffer());
    },
    async write(name, bytes, type) {
      const options = { contentType: type, cacheControl: String(PHOTO_CACHE_S), upsert: false };
      const { data, error } = await bucket.upload(name, bytes, options);
      if (error) throw new AppError("images_unavailable", { cause: error });
      return data.id;
    },
    async copy(from, to) {
      const { error } = await bucket.copy(from, to);
      if (error && isMissingFile(error)) return false;
      if (error) throw new AppError("images_unavailable", { cause: error });
      return true;
    },
    async remove(names) {
      if (names.length === 0) return;
      const { error } = await bucket.remove(names);
      if (error) throw new AppError("images_unavailable", { cause: error });
    },
  };
}
