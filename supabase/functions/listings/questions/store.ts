import type { AnswerSource } from "../../_shared/domain/talk/questions.ts";
import { type Caller, clientOf } from "../../_shared/edge/caller.ts";
import { askRows, type Database } from "../../_shared/edge/database.ts";

export type SourceStore = {
  /** Everything published about a home that this caller may read. */
  of(listingId: string, caller: Caller): Promise<AnswerSource[]>;
};

export function createSourceStore(database: Database): SourceStore {
  return {
    of: (listingId, caller) =>
      askRows(
        clientOf(caller, database).rpc("answer_sources", { listing_id: listingId }),
        "questions_unavailable",
      ),
  };
}
