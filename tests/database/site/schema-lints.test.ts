import { beforeAll, describe, expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";
import { SCHEMA_LINTS } from "./schema-lints.ts";

/**
 * Rules that the CLI's advisors don't check, or check too leniently (docs/trust.md T3). Each rule has a canary: a rule
 * that misses its canary fails here.
 */
const ours = ownDatabase();
const broken = ownDatabase();

beforeAll(async () => {
  for (const { canary } of SCHEMA_LINTS) await broken.exec(canary);
});

describe.each(SCHEMA_LINTS.map((lint) => [lint.rule, lint] as const))("%s", (_, lint) => {
  it("holds in our schema", async () => {
    const rows = await ours.query<{ wrong: string }>(lint.query);
    expect(rows.map((row) => row.wrong)).toEqual([]);
  });

  it("finds its canary", async () => {
    const rows = await broken.query<{ wrong: string }>(lint.query);
    expect(rows.map((row) => row.wrong)).toContainEqual(expect.stringContaining(lint.caught));
  });
});

it("the API's schemas are set; without them the rules about them would find nothing", async () => {
  const [row] = await ours.query<{ shown: string }>(
    "select current_setting('pgrst.db_schemas') as shown",
  );
  expect(row?.shown).toBe("public");
});
