import type { AnswerSource } from "../../_shared/domain/questions.ts";
import type { Caller } from "../../_shared/edge/caller.ts";
import { askRows, type Database } from "../../_shared/edge/database.ts";

export type SourceStore = {
  /** Everything published about a home that this caller may read. */
  of(listingId: string, caller: Caller): Promise<AnswerSource[]>;
};

export function createSourceStore(database: Database): SourceStore {
  return {
    of(listingId, caller) {
      const client =
        caller.kind === "user" ? database.callerClient(caller.token) : database.anonymousClient();
      return askRows(
        client.rpc("answer_sources", { listing_id: listingId }),
        "questions_unavailable",
      );
    },
  };
}
