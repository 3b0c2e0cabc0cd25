import type { Sql } from "../../local/database.ts";
import { type Actor, asActor } from "./actors.ts";

/**
 * The frame of all races: attempts at the same moment, as the answers of `answersOf` or their number by `tally`, and
 * attempts in a certain order, by `oneAfterTheOther`. What depends on chance runs `rounds(…)` times (tests/support/fuzz.ts)
 * or has hundreds of attempts.
 */

/** The answers to concurrent attempts, in their order. `told` puts an attempt's result into words. */
export function answersOf(attempts: Promise<unknown>[]): Promise<string[]>;
export function answersOf<T>(
  attempts: Promise<T>[],
  told: ((returned: T) => string) | undefined,
): Promise<string[]>;
export function answersOf(
  attempts: Promise<unknown>[],
  told: (returned: unknown) => string = () => "done",
): Promise<string[]> {
  return Promise.all(attempts.map((attempt) => attempt.then(told, answerOf)));
}

/** How often each answer was given. */
export function tally(attempts: Promise<unknown>[]): Promise<Record<string, number>>;
export function tally<T>(
  attempts: Promise<T>[],
  told: (returned: T) => string,
): Promise<Record<string, number>>;
export async function tally(
  attempts: Promise<unknown>[],
  told?: (returned: unknown) => string,
): Promise<Record<string, number>> {
  const heard: Record<string, number> = {};
  for (const answer of await answersOf(attempts, told)) heard[answer] = (heard[answer] ?? 0) + 1;
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

/** All start at the same moment. @returns their answers. */
export function atOnce(sql: Sql, ...attempts: Attempt[]): Promise<string[]> {
  return answersOf(attempts.map(({ actor, run }) => asActor(sql, actor, run)));
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
    answers.push(
      heard(asActor(sql, attempt.actor, attempt.run)).finally(() => {
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
