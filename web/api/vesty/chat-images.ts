import { AppError } from "@domain/site/errors/errors.ts";
import { CHAT_IMAGES_BUCKET, chatImagePath } from "@domain/vesty/chat.ts";
import { queryOptions } from "@tanstack/react-query";
import { newId } from "../../lib/attempt.ts";
import { env } from "../../lib/env.ts";
import { ownKey } from "../site/cache/keys.ts";
import { discardFile } from "../site/transport/discard-file.ts";
import { parseJson, send } from "../site/transport/request.ts";
import { uploadFile } from "../site/transport/upload-file.ts";

/** Images for Vesty: private files in the user's own folder. */

/** Lifetime of a signed address, in seconds. */
const SIGNED_S = 3600;

/** @returns the name to send with the message. @throws AppError; the signal's reason. */
export async function uploadChatImage(upload: {
  userId: string;
  picture: Blob;
  signal: AbortSignal;
  /** The share that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
}): Promise<string> {
  const { userId, picture, signal, onProgress } = upload;
  const extension = picture.type === "image/webp" ? "webp" : "jpg";
  const path = chatImagePath(userId, newId(), extension);
  await uploadFile({
    bucket: CHAT_IMAGES_BUCKET,
    path,
    file: picture,
    signal,
    onProgress: (sent) => onProgress(picture.size === 0 ? 1 : sent / picture.size),
  });
  return path;
}

/** Deletes an image removed from the message. */
export function discardChatImage(path: string): Promise<void> {
  return discardFile(CHAT_IMAGES_BUCKET, path);
}

/** An address for an `<img>`, valid for an hour and renewed before it expires. */
export function chatImageQuery(userId: string, path: string) {
  return queryOptions({
    queryKey: ownKey(userId, "chat", "image", path),
    staleTime: (SIGNED_S / 2) * 1000,
    gcTime: (SIGNED_S / 2) * 1000,
    queryFn: async ({ signal }): Promise<string> => {
      const address = path.split("/").map(encodeURIComponent).join("/");
      const response = await send(`storage/v1/object/sign/${CHAT_IMAGES_BUCKET}/${address}`, {
        method: "POST",
        body: { expiresIn: SIGNED_S },
        as: "member",
        signal,
      });
      const { signedURL } = (parseJson(await response.text()) ?? {}) as { signedURL?: unknown };
      const isSigned = typeof signedURL === "string" && signedURL.startsWith("/object/sign/");
      if (!response.ok || !isSigned) throw new AppError("photos_unavailable");
      return `${env.supabaseUrl}/storage/v1${signedURL}`;
    },
  });
}
