import { errorFromDatabase } from "../_shared/domain/errors.ts";
import type { SavedFilters, SearchFrequency } from "../_shared/domain/saved-searches.ts";
import { answered, type Database } from "../_shared/edge/database.ts";
import type { FoundHome } from "../_shared/edge/home-fact.ts";
import {
  createGiveRate,
  createTakeRate,
  type GiveRate,
  type TakeRate,
} from "../_shared/edge/rate.ts";

/** A mail that is due, with all that it tells; a row of `claim_saved_search_mails`. */
export type DueSearchMail = {
  saved_search_id: string;
  to_email: string;
  name: string;
  frequency: SearchFrequency;
  /** Of the unsubscribe link. */
  token: string;
  /** Names what the mail holds: a retry is the same mail. */
  batch: string;
  filters: SavedFilters;
  /** How many homes there are to tell of; `homes` are the newest of them. */
  total: number;
  homes: FoundHome[];
};

export type SearchMailStore = {
  claim(limit: number): Promise<DueSearchMail[]>;
  /** Sent without a reason; with one it is tried again later. */
  settle(mail: DueSearchMail, reason?: string): Promise<void>;
  /** @returns the search's name; null when no mail has this link. */
  unsubscribe(token: string): Promise<string | null>;
  takeRate: TakeRate;
  giveRate: GiveRate;
};

/** Through the service client, except for unsubscribing: what is due, and for whom, nobody reads. */
export function createSearchMailStore(database: Database): SearchMailStore {
  const service = database.serviceClient();
  return {
    async claim(limit) {
      const args = { p_limit: limit };
      const { data, error } = await service.rpc("claim_saved_search_mails", args).retry(false);
      return answered(
        data,
        error,
        Array.isArray as (data: unknown) => data is DueSearchMail[],
        "unavailable",
      );
    },
    async settle({ saved_search_id, batch }, reason) {
      const args = {
        p_saved_search_id: saved_search_id,
        p_batch: batch,
        p_error: reason ?? null,
      };
      const { error } = await service.rpc("settle_saved_search_mail", args).retry(false);
      if (error) throw errorFromDatabase(error, "unavailable");
    },
    async unsubscribe(token) {
      const { data, error } = await database
        .anonymousClient()
        .rpc("unsubscribe_saved_search", { token })
        .retry(false);
      return answered(data, error, isNameOrNull, "unavailable");
    },
    takeRate: createTakeRate(service),
    giveRate: createGiveRate(service),
  };
}

function isNameOrNull(data: unknown): data is string | null {
  return data === null || typeof data === "string";
}
