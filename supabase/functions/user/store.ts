import type { Subscription } from "../_shared/domain/site/plans/plans.ts";
import type { User } from "../_shared/edge/caller.ts";
import type { Database } from "../_shared/edge/database.ts";
import { planOf } from "../_shared/edge/plan-of.ts";

export type SubscriptionStore = {
  /** @throws AppError `subscription_unavailable` */
  of(user: User): Promise<Subscription>;
};

/** Reads as the caller, so row-level security applies. */
export function createSubscriptionStore(database: Database): SubscriptionStore {
  return {
    async of({ id, token }) {
      const plan = await planOf(database.callerClient(token), id, "subscription_unavailable");
      return { user_id: id, subscription_plan: plan };
    },
  };
}
