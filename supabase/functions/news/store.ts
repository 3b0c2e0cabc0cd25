import { ask, askJson, type Database } from "../_shared/edge/database.ts";
import { createTakeRate, type TakeRate } from "../_shared/edge/rate.ts";

export type NewsStore = {
  /**
   * @returns the subscription whose confirmation is due; null if the address has reached its limit.
   */
  request(email: string, searchTerm: string | null): Promise<string | null>;
  leave(token: string): Promise<void>;
  takeRate: TakeRate;
};

/** Uses the service client, except for unsubscribing, because no role may read subscriptions. */
export function createNewsStore(database: Database): NewsStore {
  const service = database.serviceClient();
  return {
    request(email, searchTerm) {
      const args = { p_email: email, p_search_term: searchTerm };
      return askJson(service.rpc("request_news", args), isIdOrNull, "news_failed");
    },
    async leave(token) {
      await ask(database.anonymousClient().rpc("leave_news", { token }), "unavailable");
    },
    takeRate: createTakeRate(service, "news_failed"),
  };
}

function isIdOrNull(data: unknown): data is string | null {
  return data === null || typeof data === "string";
}
