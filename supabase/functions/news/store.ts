import { errorFromDatabase } from "../_shared/domain/errors.ts";
import { answered, type Database } from "../_shared/edge/database.ts";
import type { FoundHome } from "../_shared/edge/home-fact.ts";
import {
  createGiveRate,
  createTakeRate,
  type GiveRate,
  type TakeRate,
} from "../_shared/edge/rate.ts";

/** A mail that is due, with all that it says; a row of `claim_news_mails`. */
export type DueNewsMail = {
  subscription_id: string;
  kind: "confirm" | "news";
  to_email: string;
  search_term: string | null;
  /** Of a confirmation. */
  confirm_token: string | null;
  leave_token: string;
  /** Names what the mail holds: a retry is the same mail. */
  batch: string;
  /** How many homes there are to tell of; `homes` are the newest of them. */
  total: number;
  homes: Pick<FoundHome, "id" | "title" | "city" | "state" | "price">[];
};

export type NewsStore = {
  /** @returns the subscription whose confirmation is due; null when the address has enough. */
  request(email: string, searchTerm: string | null): Promise<string | null>;
  /** Takes what is due, of one subscription or of all, so that no other call sends it too. */
  claim(limit: number, subscriptionId?: string): Promise<DueNewsMail[]>;
  /** Sent without a reason; with one it is tried again later. */
  settle(mail: DueNewsMail, reason?: string): Promise<void>;
  leave(token: string): Promise<void>;
  takeRate: TakeRate;
  giveRate: GiveRate;
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
    async claim(limit, subscriptionId) {
      const args = { p_limit: limit, p_subscription_id: subscriptionId ?? null };
      const { data, error } = await service.rpc("claim_news_mails", args).retry(false);
      return answered(data, error, isList, "unavailable");
    },
    async settle({ subscription_id, kind }, reason) {
      const args = { p_subscription_id: subscription_id, p_kind: kind, p_error: reason ?? null };
      const { error } = await service.rpc("settle_news_mail", args).retry(false);
      if (error) throw errorFromDatabase(error, "unavailable");
    },
    async leave(token) {
      const { error } = await database.anonymousClient().rpc("leave_news", { token }).retry(false);
      if (error) throw errorFromDatabase(error, "unavailable");
    },
    takeRate: createTakeRate(service, "news_failed"),
    giveRate: createGiveRate(service),
  };
}

function isIdOrNull(data: unknown): data is string | null {
  return data === null || typeof data === "string";
}

function isList(data: unknown): data is DueNewsMail[] {
  return Array.isArray(data);
}
