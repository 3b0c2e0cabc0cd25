/** How old an answer may be that doesn't come from the primary database (decision 224). */

/** A read replica that is further behind answers nothing. The clock's tick writes once a minute, so a quiet site isn't behind. */
export const REPLICA_MAX_AGE_S = 90;

/**
 * For so long after an act of theirs, a person's browser reads from the primary: longer than any other answer is old, with
 * time for the act itself to arrive.
 */
export const OWN_ACTS_S = 150;

/** What is public is seen everywhere after this time. */
export const SEEN_EVERYWHERE_S = 120;

/** What changes over weeks, and shows nothing of a home that was taken down. */
const SLOW = /\/answer_hours$/;

/**
 * How long an edge keeps an answer, and how much longer it may use it while it asks again.
 * @param path "/rest/v1/rpc/search_listings"
 */
export function edgeTimes(readsReplica: boolean, path: string): { freshS: number; staleS: number } {
  if (SLOW.test(path)) return { freshS: 3_600, staleS: 600 };
  return readsReplica ? { freshS: 20, staleS: 10 } : { freshS: 60, staleS: 30 };
}

/** A row of `replica_state`. */
export type ReplicaState = {
  is_replica: boolean;
  /** Null on the primary, and on a replica that has not repeated anything yet. */
  age_s: number | null;
};
