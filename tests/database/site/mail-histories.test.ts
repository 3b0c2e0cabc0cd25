import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDatabase } from "../../support/database.ts";
import type { TestDatabase } from "../../support/database-server.ts";
import { draws } from "../../support/fuzz.ts";
import type { Act } from "./mail-model.ts";
import { histories, setStage, wrongIn } from "./mail-play.ts";

/**
 * Random histories of what a person is told, reads and prefers, and of senders that die or are refused, compared with a
 * model that was written independently. Many more are run with
 * `MAIL_HISTORIES=10000 npx vitest run tests/database/site/mail-histories.test.ts`.
 */
const RUNS = Number(process.env.MAIL_HISTORIES ?? draws(200));
const AT_ONCE = 4;

let databases: TestDatabase[];

beforeAll(async () => {
  databases = await Promise.all(Array.from({ length: RUNS > 500 ? AT_ONCE : 1 }, stage));
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

it("everything is mailed once for each time it was news, and nothing is lost", async () => {
  const free = [...databases];
  const run = async (history: Act[]) => {
    const database = free.pop() as TestDatabase;
    try {
      return await wrongIn(database, history);
    } finally {
      free.push(database);
    }
  };
  const some = fc.array(histories, { minLength: databases.length, maxLength: databases.length });
  await fc.assert(
    fc.asyncProperty(some, async (drawnNow) => {
      const answers = await Promise.all(drawnNow.map(([acts, end]) => run([...acts, ...end])));
      expect(answers.flat()).toEqual([]);
    }),
    { numRuns: Math.ceil(RUNS / databases.length) },
  );
});

async function stage(): Promise<TestDatabase> {
  const database = await createDatabase({ connections: 1 });
  await setStage(database);
  return database;
}
