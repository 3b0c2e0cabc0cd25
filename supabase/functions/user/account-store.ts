import type { AccountFile, Unended } from "../_shared/domain/site/database/stored-answers.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import type { User } from "../_shared/edge/caller.ts";
import { askJson, askRows, type Database, isBoolean, isList } from "../_shared/edge/database.ts";
import { createTakeRate, type TakeRate } from "../_shared/edge/rate.ts";

export type AccountStore = {
  /**
   * Within the last few minutes, by password, link or provider.
   * @throws `account_not_deleted`
   */
  hasJustSignedIn(user: User): Promise<boolean>;
  /**
   * Marks and hides the account. Null if it doesn't exist.
   * @throws `account_outcome_unknown`: it may have been marked although there was no answer.
   */
  begin(userId: string): Promise<Unended | null>;
  /**
   * Deletes the account's files, as many as one call can.
   * @throws `account_closing`
   */
  removeFiles(userId: string): Promise<void>;
  /**
   * Deletes the user, unless something must come first.
   * @throws `account_closing`
   */
  finish(userId: string): Promise<"deleted" | "mail" | "files">;
  /** Leases waiting accounts, so that no other call works on them too. */
  claim(limit: number): Promise<string[]>;
  takeRate: TakeRate;
};

const FILES_AT_ONCE = 100;
/** 40 photos with their smaller versions are 160 files per home. */
const MAX_BATCHES = 100;

/**
 * Uses the service client for everything that ends an account: no API role may do it, and the
 * caller has been verified.
 */
export function createAccountStore(database: Database): AccountStore {
  const service = database.serviceClient();
  return {
    hasJustSignedIn: (user) =>
      askJson(
        database.callerClient(user.token).rpc("signed_in_recently"),
        isBoolean,
        "account_not_deleted",
      ),
    begin: (userId) =>
      askJson(
        service.rpc("begin_account_deletion", { p_user_id: userId }),
        isUnended,
        "account_outcome_unknown",
      ),
    async removeFiles(userId) {
      const args = { p_user_id: userId, p_limit: FILES_AT_ONCE };
      for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
        const files = await askJson(
          service.rpc("files_of_account", args),
          isList<AccountFile>,
          "account_closing",
        );
        if (files.length === 0) return;
        for (const [bucket, names] of byBucket(files)) {
          const { error } = await service.storage.from(bucket).remove(names);
          if (error) throw new AppError("account_closing", { cause: error });
        }
      }
    },
    finish: (userId) =>
      askJson(
        service.rpc("finish_account_deletion", { p_user_id: userId }),
        isState,
        "account_closing",
      ),
    claim: (limit) =>
      askRows(service.rpc("claim_account_deletions", { p_limit: limit }), "unavailable"),
    takeRate: createTakeRate(service),
  };
}

function byBucket(files: AccountFile[]): Map<string, string[]> {
  const buckets = new Map<string, string[]>();
  for (const { bucket, name } of files) buckets.set(bucket, [...(buckets.get(bucket) ?? []), name]);
  return buckets;
}

function isUnended(data: unknown): data is Unended | null {
  if (data === null) return true;
  const { subscriptions, sessions } = (data ?? {}) as Partial<Unended>;
  return Array.isArray(subscriptions) && Array.isArray(sessions);
}

function isState(data: unknown): data is "deleted" | "mail" | "files" {
  return data === "deleted" || data === "mail" || data === "files";
}
