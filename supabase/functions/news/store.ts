import { errorFromDatabase } from "../_shared/domain/errors.ts";
import { answered, type Database } from "../_shared/edge/database.ts";
import { createTakeRate, type TakeRate } from "../_shared/edge/rate.ts";

export type NewsStore = {
  /** @returns the subscription whose confirmation is due; null when the address has enough. */
  request(email: string, searchTerm: string | null): Promise<string | null>;
  leave(token: string): Promise<void>;
  takeRate: TakeRate;
};

/** Through the service client, except for leaving: who gets news nobody reads. */
export function createNewsStore(database: Database): NewsStore {
  const service = database.serviceClient();
  return {
    async request(email, searchTerm) {
      const args = { p_email: email, p_search_term: searchTerm };
      const { data, error } = await service.rpc("request_news", args).retry(false);
      return answered(data, error, isIdOrNull, "news_failed");
    },
    async leave(token) {
      const { error } = await database.anonymousClient().rpc("leave_news", { token }).retry(false);
      if (error) throw errorFromDatabase(error, "unavailable");
    },
    takeRate: createTakeRate(service, "news_failed"),
  };
}

function isIdOrNull(data: unknown): data is string | null {
  return data === null || typeof data === "string";
}
