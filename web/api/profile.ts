import type { Database } from "@domain/database.ts";
import { AppError } from "@domain/errors.ts";
import {
  isProfilePropertyType,
  type Profile,
  type ProfileInput,
  tidyProfile,
} from "@domain/profile.ts";
import { queryOptions } from "@tanstack/react-query";
import { supabase } from "./supabase.ts";
import { asMember } from "./tables.ts";

/** The user's profile, parts of which also appear in the top bar. */

type Row = Pick<
  Database["public"]["Tables"]["profiles"]["Row"],
  "full_name" | "phone" | "property_address" | "property_type" | "avatar_path"
>;

const COLUMNS = "full_name,phone,property_address,property_type,avatar_path";
/** Only the user changes it. */
const STALE_MS = 5 * 60_000;

/** Keyed below `mine`, so that signing out clears it. */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ["mine", userId, "profile"],
    staleTime: STALE_MS,
    queryFn: async ({ signal }) => {
      const fallback = "profile_unavailable";
      const [row] = await asMember({ signal, fallback }, (db) =>
        db.from("profiles").select(COLUMNS).eq("id", userId),
      );
      return profileOf(row, fallback);
    },
  });
}

/**
 * Also updates the name in the auth service: sessions carry it, and the top bar shows it.
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

async function patch(userId: string, changes: Partial<Row>): Promise<Profile> {
  const fallback = "profile_not_saved";
  const [row] = await asMember({ fallback }, (db) =>
    db.from("profiles").update(changes).eq("id", userId).select(COLUMNS),
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

function profileOf(
  row: Row | undefined,
  fallback: "profile_unavailable" | "profile_not_saved",
): Profile {
  if (row === undefined) throw new AppError(fallback);
  return {
    name: row.full_name,
    phone: row.phone ?? "",
    propertyAddress: row.property_address ?? "",
    propertyType: isProfilePropertyType(row.property_type) ? row.property_type : "",
    avatarPath: row.avatar_path,
  };
}
