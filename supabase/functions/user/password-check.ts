import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { type Database, fetchWithin } from "../_shared/edge/database.ts";
import type { Platform } from "../_shared/edge/env.ts";

export type PasswordCheck = {
  /**
   * Whether this opens the account; true for one that signs in without a password.
   * @throws AppError `account_not_deleted`
   */
  opens(userId: string, password: unknown): Promise<boolean>;
};

/** Auth compares the password, as when a person signs in. The session that it opens is ended right away. */
export function createPasswordCheck(
  platform: Pick<Platform, "url" | "publishableKey" | "timeoutMs">,
  database: Database,
): PasswordCheck {
  const service = database.serviceClient();
  const askAuth = (path: string, init: RequestInit) =>
    fetchWithin(platform.timeoutMs)(`${platform.url}/auth/v1/${path}`, { method: "POST", ...init });
  const apikey = platform.publishableKey;
  return {
    async opens(userId, password) {
      try {
        const { data: email, error } = await service.rpc("address_with_password", {
          p_user_id: userId,
        });
        if (error) throw error;
        if (email === null) return true;
        if (typeof password !== "string" || password === "") return false;
        const answer = await askAuth("token?grant_type=password", {
          headers: { apikey, "content-type": "application/json" },
          body: JSON.stringify({ email, password }),
        });
        if (answer.status === 400) return false;
        const { access_token: token } = await answer.json();
        if (!answer.ok || typeof token !== "string") throw new Error(`Auth: ${answer.status}`);
        const headers = { apikey, authorization: `Bearer ${token}` };
        await askAuth("logout?scope=local", { headers }).catch(() => {});
        return true;
      } catch (cause) {
        throw new AppError("account_not_deleted", { cause });
      }
    },
  };
}
