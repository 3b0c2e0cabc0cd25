import { AppError } from "@domain/errors.ts";
import { AVATARS_BUCKET } from "@domain/profile.ts";
import { queryOptions } from "@tanstack/react-query";
import { arriving } from "./arriving.ts";
import { REQUEST_TIMEOUT_MS, send } from "./request.ts";

/** A user's picture: a private file, read with the session's token. */

/** Every new picture gets a new name, so a cached old one is never shown. */
export function avatarQuery(userId: string, path: string | null | undefined) {
  return queryOptions({
    queryKey: ["mine", userId, "avatar", path ?? ""],
    staleTime: Number.POSITIVE_INFINITY,
    enabled: Boolean(path),
    queryFn: async ({ signal }) => {
      const address = `storage/v1/object/${AVATARS_BUCKET}/${path}`;
      const answer = await send(address, { as: "member", signal });
      if (!answer.ok) throw new AppError("profile_unavailable");
      return arriving(answer.blob(), signal);
    },
  });
}

/** @returns its storage path. @throws AppError `profile_not_saved`, `network`. */
export async function uploadAvatar(userId: string, picture: Blob): Promise<string> {
  const extension = picture.type === "image/webp" ? "webp" : "jpg";
  const path = `${userId}/${crypto.randomUUID()}.${extension}`;
  const answer = await send(`storage/v1/object/${AVATARS_BUCKET}/${path}`, {
    method: "POST",
    body: picture,
    as: "member",
    headers: { "Cache-Control": "max-age=3600", "x-upsert": "false" },
    timeoutMs: REQUEST_TIMEOUT_MS * 2,
  });
  if (!answer.ok) throw new AppError("profile_not_saved");
  return path;
}

/** Deletes a file that is no longer referenced; if that fails, it is deleted with the account. */
export async function discardAvatar(path: string): Promise<void> {
  try {
    const body = { prefixes: [path] };
    await send(`storage/v1/object/${AVATARS_BUCKET}`, { method: "DELETE", body, as: "member" });
  } catch {
    // Offline. The profile is what counts.
  }
}
