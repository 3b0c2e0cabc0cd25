import { errorFromDatabase } from "../_shared/domain/errors.ts";
import type { Subscription } from "../_shared/domain/plans.ts";
import type { User } from "../_shared/edge/caller.ts";
import type { Database } from "../_shared/edge/database.ts";

export type SubscriptionStore = {
  /** @throws AppError `subscription_unavailable` */
  of(user: User): Promise<Subscription>;
};

/** Read as the caller, so that row-level security has the last word. */
export function createSubscriptionStore(database: Database): SubscriptionStore {
  return {
    async of(user) {
      const { data, error } = await database
        .callerClient(user.token)
        .from("subscriptions")
        .select("user_id,subscription_plan")
        .eq("user_id", user.id)
        .limit(1)
        .retry(false);
      if (error) throw errorFromDatabase(error, "subscription_unavailable");
      const [own] = data as Subscription[];
      return own ?? { user_id: user.id, subscription_plan: null };
    },
  };
}
