import { isProfilePropertyType, type Profile } from "@domain/people/profile.ts";
import type { Database } from "@domain/site/database/database.ts";
import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { loadRefusals } from "../site/transport/request.ts";
import { asMember } from "../site/transport/tables.ts";

/** The user's profile, parts of which also appear in the top bar; profile-writes.ts changes it. */

export type ProfileRow = Pick<
  Database["public"]["Tables"]["profiles"]["Row"],
  "full_name" | "phone" | "property_address" | "property_type" | "avatar_path"
>;

export const PROFILE_COLUMNS = "full_name,phone,property_address,property_type,avatar_path";
/** Only the user changes this. */
const STALE_MS = 5 * 60_000;

/** Keyed below `mine`, so that signing out clears it. */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "profile"),
    staleTime: STALE_MS,
    queryFn: async ({ signal }) => {
      const fallback = "profile_unavailable";
      const [row] = await asMember({ signal, fallback }, (db) =>
        db.from("profiles").select(PROFILE_COLUMNS).eq("id", userId),
      );
      return profileOf(row, fallback);
    },
  });
}

/** @throws AppError `otherwise` without a row. */
export async function profileOf(
  row: ProfileRow | undefined,
  otherwise: "profile_unavailable" | "profile_not_saved",
): Promise<Profile> {
  if (row === undefined) throw (await loadRefusals()).refusal(undefined, otherwise);
  return {
    name: row.full_name,
    phone: row.phone ?? "",
    propertyAddress: row.property_address ?? "",
    propertyType: isProfilePropertyType(row.property_type) ? row.property_type : "",
    avatarPath: row.avatar_path,
  };
}
