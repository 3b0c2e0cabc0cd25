import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database-server.ts";
import { SCHEMA_LINTS } from "../support/schema-lints.ts";

/**
 * What the advisors of the CLI do not look for, or look for too gently (docs/trust.md T3). Each
 * rule has a canary: a rule that finds nothing in a database that breaks it fails here.
 */
let ours: TestDatabase;
let broken: TestDatabase;

beforeAll(async () => {
  ours = await createDatabase();
  broken = await createDatabase();
  for (const { canary } of SCHEMA_LINTS) await broken.exec(canary);
});
afterAll(() => Promise.all([ours.close(), broken.close()]));

describe.each(SCHEMA_LINTS.map((lint) => [lint.rule, lint] as const))("%s", (_, lint) => {
  it("holds in our schema", async () => {
    const rows = await ours.query<{ wrong: string }>(lint.query);
    expect(rows.map((row) => row.wrong)).toEqual([]);
  });

  it("is seen to be broken by its canary", async () => {
    const rows = await broken.query<{ wrong: string }>(lint.query);
    expect(rows.map((row) => row.wrong)).toContainEqual(expect.stringContaining(lint.caught));
  });
});

it("the schemas that the API shows are set, or the rules about them would be silent (T2)", async () => {
  const [row] = await ours.query<{ shown: string }>(
    "select current_setting('pgrst.db_schemas') as shown",
  );
  expect(row?.shown).toBe("public");
});
