import { AppError } from "@domain/errors.ts";
import {
  isProfilePropertyType,
  type Profile,
  type ProfileInput,
  tidyProfile,
} from "@domain/profile.ts";
import { queryOptions } from "@tanstack/react-query";
import type { GetToken } from "./payments.ts";
import { restGet, restWrite } from "./rest.ts";
import { supabase } from "./supabase.ts";

/** What a user tells about themselves, by plain `fetch`: the top bar shows their picture. */

type Row = {
  full_name: string;
  phone: string | null;
  property_address: string | null;
  property_type: string | null;
  avatar_path: string | null;
};

const COLUMNS = "full_name,phone,property_address,property_type,avatar_path";
/** Nobody else changes it. */
const STALE_MS = 5 * 60_000;

/** Below `mine`, so that signing out forgets it. */
export function profileQuery(userId: string, getToken: GetToken) {
  return queryOptions({
    queryKey: ["mine", userId, "profile"],
    staleTime: STALE_MS,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ select: COLUMNS, id: `eq.${userId}` });
      const token = required(await getToken());
      const fallback = "profile_unavailable";
      const rows = await restGet<Row[]>("profiles", query, { signal, token, fallback });
      return profileOf(rows[0], fallback);
    },
  });
}

/**
 * The name is told to the auth service as well: sessions carry it, and the top bar shows it.
 * @returns what is stored now. @throws AppError `profile_not_saved`, `network`.
 */
export async function saveProfile(
  userId: string,
  input: ProfileInput,
  token: string | undefined,
): Promise<Profile> {
  const { name, phone, propertyAddress, propertyType } = tidyProfile(input);
  const saved = await patch(userId, token, {
    full_name: name,
    phone: phone || null,
    property_address: propertyAddress || null,
    property_type: propertyType || null,
  });
  await tellName(name);
  return saved;
}

/** @throws AppError `profile_not_saved`, `network`. */
export function saveAvatarPath(
  userId: string,
  path: string | null,
  token: string | undefined,
): Promise<Profile> {
  return patch(userId, token, { avatar_path: path });
}

async function patch(userId: string, token: string | undefined, changes: Partial<Row>) {
  const fallback = "profile_not_saved";
  const path = `profiles?id=eq.${encodeURIComponent(userId)}&select=${COLUMNS}`;
  const options = { token: required(token), fallback, prefer: "return=representation" } as const;
  const rows = await restWrite<Row[]>("PATCH", path, changes, options).catch((error) => {
    // The status says nothing to the person; A§8 has words for it.
    throw error.code === fallback ? new AppError(fallback, { cause: error }) : error;
  });
  return profileOf(rows?.[0], fallback);
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

function required(token: string | undefined): string {
  if (token === undefined) throw new AppError("authentication_required");
  return token;
}
