import {
  isProfilePropertyType,
  type Profile,
  type ProfileInput,
} from "../_shared/domain/people/profile.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import type { User } from "../_shared/edge/caller.ts";
import { askRows, type Database, fetchWithin } from "../_shared/edge/database.ts";
import type { Platform } from "../_shared/edge/env.ts";

export type OwnProfile = Profile & { email: string };

export type ProfileStore = {
  /** @throws AppError `dashboard_unavailable` */
  of(user: User): Promise<OwnProfile>;
  /** @throws AppError `profile_not_saved` */
  save(user: User, profile: ProfileInput): Promise<void>;
};

const COLUMNS = "full_name,phone,property_address,property_type,avatar_path";

/** Acts as the caller: users can neither read nor change another's profile. */
export function createProfileStore(
  database: Database,
  { url, publishableKey, timeoutMs }: Pick<Platform, "url" | "publishableKey" | "timeoutMs">,
): ProfileStore {
  const fetch = fetchWithin(timeoutMs);
  return {
    async of(user) {
      const client = database.callerClient(user.token);
      const [[row], known] = await Promise.all([
        askRows(client.from("profiles").select(COLUMNS).eq("id", user.id), "dashboard_unavailable"),
        client.auth.getUser(user.token),
      ]);
      if (row === undefined) throw new AppError("dashboard_unavailable");
      if (known.error) throw new AppError("dashboard_unavailable", { cause: known.error });
      return {
        name: row.full_name,
        email: known.data.user.email ?? "",
        phone: row.phone ?? "",
        propertyAddress: row.property_address ?? "",
        propertyType: isProfilePropertyType(row.property_type) ? row.property_type : "",
        avatarPath: row.avatar_path,
      };
    },
    async save(user, { name, phone, propertyAddress, propertyType }) {
      const changes = {
        full_name: name,
        phone: phone || null,
        property_address: propertyAddress || null,
        property_type: propertyType || null,
      };
      const profiles = database.callerClient(user.token).from("profiles");
      const saved = await askRows(
        profiles.update(changes).eq("id", user.id).select("id"),
        "profile_not_saved",
      );
      if (saved.length === 0) throw new AppError("profile_not_saved");
      await updateSessionName(user, name);
    },
  };

  /** Copies the name into the session's user metadata, which the top bar shows. */
  async function updateSessionName(user: User, name: string): Promise<void> {
    const answer = await fetch(`${url}/auth/v1/user`, {
      method: "PUT",
      headers: {
        apikey: publishableKey,
        Authorization: `Bearer ${user.token}`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ data: { full_name: name } }),
    }).catch((cause) => {
      throw new AppError("profile_not_saved", { cause });
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new AppError("profile_not_saved");
  }
}
