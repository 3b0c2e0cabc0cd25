import type { ErrorCode } from "../domain/site/errors/errors.ts";
import type { SubscriptionPlan } from "../domain/site/plans/plans.ts";
import { askRows, type Client } from "./database.ts";

/**
 * A user's plan; null without one.
 * @param client the user's own, so row-level security applies.
 * @throws AppError `fallback`
 */
export async function planOf(
  client: Client,
  userId: string,
  fallback: ErrorCode,
): Promise<SubscriptionPlan> {
  const subscriptions = client.from("subscriptions").select("subscription_plan");
  const [own] = await askRows(subscriptions.eq("user_id", userId), fallback);
  return own?.subscription_plan ?? null;
}
