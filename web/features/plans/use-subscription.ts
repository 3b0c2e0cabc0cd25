import { useQuery } from "@tanstack/react-query";
import { subscriptionQuery } from "@web/api/payments.ts";

/** The plan of whoever is signed in; idle while `userId` is undefined. */
export function useSubscription(userId: string | undefined) {
  return useQuery({
    ...subscriptionQuery(userId ?? ""),
    enabled: userId !== undefined,
  });
}
