import { AVATARS_BUCKET, type Profile, type ProfileInput } from "@domain/people/profile.ts";
import { tidyProfile } from "@domain/people/profile-input.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { newId } from "../../lib/attempt.ts";
import { supabase } from "../site/auth/supabase.ts";
import { discardFile } from "../site/transport/discard-file.ts";
import { REQUEST_TIMEOUT_MS, send } from "../site/transport/request.ts";
import { asMember } from "../site/transport/tables.ts";
import { PROFILE_COLUMNS, type ProfileRow, profileOf } from "./profile.ts";

/** Changes to a profile. Reading it is in profile.ts, which every page of a signed-in user loads. */

/**
 * Stores the profile, and updates the name in the auth service too: sessions have it, and the top bar shows it.
 * @returns the stored profile. @throws AppError `profile_not_saved`, `network`.
 */
export async function saveProfile(userId: string, input: ProfileInput): Promise<Profile> {
  const { name, phone, propertyAddress, propertyType } = tidyProfile(input);
  const saved = await patch(userId, {
    full_name: name,
    phone: phone || null,
    property_address: propertyAddress || null,
    property_type: propertyType || null,
  });
  await tellName(name);
  return saved;
}

/** @throws AppError `profile_not_saved`, `network`. */
export function saveAvatarPath(userId: string, path: string | null): Promise<Profile> {
  return patch(userId, { avatar_path: path });
}

/** @returns its storage path. @throws AppError `profile_not_saved`, `network`. */
export async function uploadAvatar(userId: string, picture: Blob): Promise<string> {
  const extension = picture.type === "image/webp" ? "webp" : "jpg";
  const path = `${userId}/${newId()}.${extension}`;
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

/** Deletes a picture that the profile no longer refers to. */
export function discardAvatar(path: string): Promise<void> {
  return discardFile(AVATARS_BUCKET, path);
}

async function patch(userId: string, changes: Partial<ProfileRow>): Promise<Profile> {
  const fallback = "profile_not_saved";
  const [row] = await asMember({ fallback }, (db) =>
    db.from("profiles").update(changes).eq("id", userId).select(PROFILE_COLUMNS),
  );
  return profileOf(row, fallback);
}

async function tellName(name: string): Promise<void> {
  try {
    const { error } = await (await supabase()).auth.updateUser({ data: { full_name: name } });
    if (error) throw error;
  } catch (cause) {
    throw new AppError("profile_not_saved", { cause });
  }
}
