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
 * The second starts when the first has done its work, a third when the second does, and so on. Once each of them has
 * finished or waits for a lock, the first does its `last` step and commits. @returns their answers.
 */
export async function oneAfterTheOther(
  sql: Sql,
  first: Attempt & { last?: Attempt["run"] },
  ...others: Attempt[]
): Promise<string[]> {
  const answers: Promise<string>[] = [];
  let running = 0;
  const begin = (attempt: Attempt) => {
    running += 1;
    const answer = heard(asActor(sql, attempt.actor, attempt.run));
    answers.push(
      answer.finally(() => {
        running -= 1;
      }),
    );
  };
  const earlier = await heard(
    asActor(sql, first.actor, async (tx) => {
      await first.run(tx);
      for (const other of others) {
        begin(other);
        while (running > 0 && (await howManyWait(sql)) < running);
      }
      await first.last?.(tx);
    }),
  );
  for (const other of others.slice(answers.length)) begin(other);
  return [earlier, ...(await Promise.all(answers))];
}

function heard(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(() => "done", answerOf);
}

/** Only in this database: other tests wait on the same server. */
async function howManyWait(sql: Sql): Promise<number> {
  const waiting = await sql.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return waiting.length;
}
