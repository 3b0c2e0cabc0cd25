import type { Sql } from "../../local/database.ts";
import { type Actor, asActor } from "./actors.ts";

/** The outcome of many concurrent attempts: how often each answer was given. */
export async function tally(attempts: Promise<unknown>[]): Promise<Record<string, number>> {
  const heard: Record<string, number> = {};
  for (const outcome of await Promise.allSettled(attempts)) {
    const answer = outcome.status === "fulfilled" ? "done" : answerOf(outcome.reason);
    heard[answer] = (heard[answer] ?? 0) + 1;
  }
  return heard;
}

/** Our own errors by code, a violated constraint by name, others as they are. */
export function answerOf(error: unknown): string {
  const { message, constraint_name } = error as { message: string; constraint_name?: string };
  return constraint_name ?? message;
}

/** One transaction as an actor, as the API runs it. */
export interface Attempt {
  actor: Actor;
  run: (tx: Sql) => Promise<unknown>;
}

/**
 * The second starts when the first has done its work. Once the second has finished or waits for a
 * lock, the first does its `last` step and commits. @returns both answers.
 */
export async function oneAfterTheOther(
  sql: Sql,
  first: Attempt & { last?: Attempt["run"] },
  second: Attempt,
): Promise<[string, string]> {
  let answer: Promise<string> | undefined;
  const begin = () => heard(asActor(sql, second.actor, second.run));
  const earlier = await heard(
    asActor(sql, first.actor, async (tx) => {
      await first.run(tx);
      let isOver = false;
      answer = begin().finally(() => {
        isOver = true;
      });
      while (!isOver && !(await isAnybodyWaiting(sql)));
      await first.last?.(tx);
    }),
  );
  return [earlier, await (answer ?? begin())];
}

function heard(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(() => "done", answerOf);
}

/** Only in this database: other tests wait on the same server. */
async function isAnybodyWaiting(sql: Sql): Promise<boolean> {
  const waiting = await sql.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1",
  );
  return waiting.length > 0;
}
