import type { Subscription } from "../_shared/domain/plans.ts";
import type { User } from "../_shared/edge/caller.ts";
import { askRows, type Database } from "../_shared/edge/database.ts";

export type SubscriptionStore = {
  /** @throws AppError `subscription_unavailable` */
  of(user: User): Promise<Subscription>;
};

/** Reads as the caller, so row-level security applies. */
export function createSubscriptionStore(database: Database): SubscriptionStore {
  return {
    async of(user) {
      const subscriptions = database.callerClient(user.token).from("subscriptions");
      const [own] = await askRows(
        subscriptions.select("subscription_plan").eq("user_id", user.id),
        "subscription_unavailable",
      );
      return { user_id: user.id, subscription_plan: own?.subscription_plan ?? null };
    },
  };
}
