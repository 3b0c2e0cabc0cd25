import { ask, type Database } from "../../_shared/edge/database.ts";

/** What the model made of phrases, kept for everyone who writes the same. */
export type PhraseStore = {
  /** The filters as a query, "" for none; null for a phrase that has not been read. */
  known(phrase: string): Promise<string | null>;
  keep(phrase: string, query: string): Promise<void>;
};

/** Calls SQL with the service key: what is kept is offered to others, so only the function writes it. */
export function createPhraseStore(database: Database): PhraseStore {
  const service = database.serviceClient();
  return {
    known: (phrase) => ask(service.rpc("known_phrase", { p_phrase: phrase }), "unavailable"),
    async keep(phrase, query) {
      await ask(service.rpc("keep_phrase", { p_phrase: phrase, p_query: query }), "unavailable");
    },
  };
}
