import type { KeptSearch } from "../_shared/domain/search/saved-searches.ts";
import { askJson, type Database } from "../_shared/edge/database.ts";
import {
  createTakePot,
  createTakeRate,
  type TakePot,
  type TakeRate,
} from "../_shared/edge/rate.ts";

export type NewsStore = {
  /**
   * Subscribes an address to news. Without an address, only the search term is checked. @returns the subscription whose
   * confirmation is due; null if the address has reached its limit. @throws AppError `news_place_invalid`
   */
  request(email: string | null, searchTerm: string | null): Promise<string | null>;
  /**
   * Subscribes an address to the times of a home. Without an address, only the home is checked. @throws AppError
   * `listing_not_available`, `waiting_list_full`
   */
  requestTimes(email: string | null, homeId: string): Promise<string | null>;
  /**
   * Keeps a whole search for an address. Without an address, only the search is checked. @throws AppError
   * `invalid_query`
   */
  requestSearch(email: string | null, search: KeptSearch): Promise<string | null>;
  takeRate: TakeRate;
  takePot: TakePot;
};

/** Uses the service client, because no role may read subscriptions. */
export function createNewsStore(database: Database): NewsStore {
  const service = database.serviceClient();
  return {
    request(email, searchTerm) {
      const args = { p_email: email, p_search_term: searchTerm };
      return askJson(service.rpc("request_news", args), isIdOrNull, "news_failed");
    },
    requestTimes(p_email, p_listing_id) {
      const args = { p_email, p_listing_id };
      return askJson(service.rpc("request_times", args), isIdOrNull, "news_failed");
    },
    requestSearch(p_email, { name: p_name, filters: p_filters }) {
      const args = { p_email, p_name, p_filters };
      return askJson(service.rpc("request_search", args), isIdOrNull, "news_failed");
    },
    takeRate: createTakeRate(service, "news_failed"),
    takePot: createTakePot(service, "news_failed"),
  };
}

function isIdOrNull(data: unknown): data is string | null {
  return data === null || typeof data === "string";
}
