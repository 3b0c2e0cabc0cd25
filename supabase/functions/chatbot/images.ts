import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { CHAT_LIMITS } from "../_shared/domain/site/errors/first-limits.ts";
import { CHAT_IMAGES_BUCKET } from "../_shared/domain/vesty/chat.ts";
import type { User } from "../_shared/edge/caller.ts";
import type { Database } from "../_shared/edge/database.ts";
import { cleanPhoto, PHOTO_FORMATS } from "../_shared/edge/photos/clean-photo.ts";
import { PhotoRefused } from "../_shared/edge/photos/photo-refused.ts";

/** A picture for the model: checked and without metadata. */
type ChatImage = { type: string; bytes: Uint8Array };

export type ChatImages = {
  /**
   * Reads as the caller.
   * @throws AppError `chat_images_invalid`, `chat_failed`
   */
  read(paths: readonly string[], user: User): Promise<ChatImage[]>;
  /**
   * Deletes as the caller, who owns the files.
   * @throws AppError `unavailable`
   */
  removeOwn(paths: string[], user: User): Promise<void>;
  /**
   * The sweep of unused pictures calls this.
   * @throws AppError `unavailable`
   */
  remove(paths: string[]): Promise<void>;
};

export function createChatImages(database: Database): ChatImages {
  const bucketOf = ({ token }: User) =>
    database.callerClient(token).storage.from(CHAT_IMAGES_BUCKET);
  return {
    async read(paths, user) {
      const bucket = bucketOf(user);
      return Promise.all(
        paths.map(async (path) => {
          const { data, error } = await bucket.download(path);
          if (error) throw new AppError(isMissing(error) ? "chat_images_invalid" : "chat_failed");
          return checked(new Uint8Array(await data.arrayBuffer()));
        }),
      );
    },
    removeOwn: (paths, user) => remove(bucketOf(user), paths),
    remove: (paths) => remove(database.serviceClient().storage.from(CHAT_IMAGES_BUCKET), paths),
  };
}

type Bucket = ReturnType<ReturnType<Database["serviceClient"]>["storage"]["from"]>;

async function remove(bucket: Bucket, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const { error } = await bucket.remove(paths);
  if (error) throw new AppError("unavailable", { cause: error });
}

/** Goes by the bytes, not by the type the browser claims. */
function checked(bytes: Uint8Array): ChatImage {
  try {
    if (bytes.length > CHAT_LIMITS.imageBytes) throw new PhotoRefused("it is larger than 5 MB");
    const photo = cleanPhoto(bytes, CHAT_LIMITS.imageBytes);
    if (photo.kind === "avif") throw new PhotoRefused("it is not a JPEG, PNG or WebP picture");
    return { type: PHOTO_FORMATS[photo.kind].type, bytes: photo.bytes };
  } catch (error) {
    if (!(error instanceof PhotoRefused)) throw error;
    const text = `An attached image could not be used: ${error.text}. Please remove it or attach another one.`;
    throw new AppError("chat_images_invalid", { text, cause: error });
  }
}

/**
 * Storage answers 400 with the real status in the body, both for a missing file and for another
 * user's.
 */
function isMissing(error: { status?: unknown; statusCode?: unknown }): boolean {
  return [400, 403, 404].some(
    (status) => error.status === status || String(error.statusCode) === String(status),
  );
}
