import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../cache/keys.ts";
import { arriving } from "../transport/arriving.ts";

/** A user's plan, keyed below `mine` so that signing out clears it. */
export function subscriptionQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "subscription"),
    // The landing page, which shows the plans, asks only for someone who is signed in.
    queryFn: async ({ signal }) => {
      const { fetchPlan } = await arriving(import("./payments.ts"));
      return fetchPlan(userId, signal);
    },
  });
}
