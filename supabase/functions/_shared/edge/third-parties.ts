import type { ThirdPartyName, ThirdPartyProblem } from "../domain/site/operating/third-parties.ts";
import { afterAnswer } from "./after-answer.ts";
import { ask, type Database } from "./database.ts";

/** A service we call, as operators see it at /operator: every call says how it went. */
export type ThirdParty = {
  works(): void;
  /** @param status of the answer, if there was one. */
  fails(problem: ThirdPartyProblem, status?: number): void;
};

/** How long the same news isn't repeated. */
const QUIET_MS = 60_000;

/** Notes a failure once a minute at most, and after the answer, so that no caller waits for it. */
export function createThirdParty(name: ThirdPartyName, database: Database): ThirdParty {
  let last: { problem: ThirdPartyProblem | undefined; at: number } | undefined;
  const note = (problem?: ThirdPartyProblem, status?: number) => {
    const now = Date.now();
    if (last && last.problem === problem && now - last.at < QUIET_MS) return;
    last = { problem, at: now };
    const args = { p_name: name, p_problem: problem, p_status: status };
    afterAnswer(() =>
      ask(database.serviceClient().rpc("note_third_party", args), "unavailable").catch((error) => {
        last = undefined;
        throw error;
      }),
    );
  };
  return { works: () => note(), fails: note };
}

/**
 * The state of the service by its answer; undefined if it works, even if it refuses this request. @param body of an
 * answer that isn't a success.
 */
export function problemOf(status: number, body = ""): ThirdPartyProblem | undefined {
  if (status === 401) return "key_refused";
  if (status === 402) return "quota";
  if (status === 403) return /key/i.test(body) ? "key_refused" : "refused";
  if (status === 404) return /model/i.test(body) ? "refused" : undefined;
  if (status === 429) return /quota|billing/i.test(body) ? "quota" : "busy";
  return status === 408 || status >= 500 ? "down" : undefined;
}

/**
 * A `fetch` that notes how each call ended. A call that is given up counts as unanswered after `patienceMs`: before, it
 * was the user who left.
 */
export function watchedFetch(party: ThirdParty, patienceMs: number): typeof fetch {
  return async (input, init) => {
    const begin = Date.now();
    try {
      const response = await fetch(input, init);
      const problem = response.ok
        ? undefined
        : problemOf(response.status, await response.clone().text());
      if (problem === undefined) party.works();
      else party.fails(problem, response.status);
      return response;
    } catch (error) {
      if (!init?.signal?.aborted || Date.now() - begin >= patienceMs) party.fails("no_answer");
      throw error;
    }
  };
}
