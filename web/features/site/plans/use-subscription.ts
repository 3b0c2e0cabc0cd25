import { useQuery } from "@tanstack/react-query";
import { subscriptionQuery } from "@web/api/site/plans/subscription.ts";

/** The signed-in user's plan; idle while `userId` is undefined. */
export function useSubscription(userId: string | undefined) {
  return useQuery({
    ...subscriptionQuery(userId ?? ""),
    enabled: userId !== undefined,
  });
}
