import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { MIGRATIONS_DIR } from "../../../local/database.ts";
import { ownDatabase } from "../../support/database.ts";
import { generatedMigration } from "../../support/generated-migrations.ts";
import { LIMITS_IN_SQL, LIMITS_MIGRATION, limitValuesSql } from "../../support/limit-values.ts";

/** Limits are written in the domain; SQL reads the values that a migration has copied (decision 161). */
const database = ownDatabase();

it("the migration has the limits of the domain (if not, run `npm run generate -- types`)", async () => {
  expect(readFileSync(generatedMigration(LIMITS_MIGRATION), "utf8")).toBe(limitValuesSql());
  const rows = await database.query<{ name: string; value: number }>(
    "select name, value from private.limits",
  );
  expect(Object.fromEntries(rows.map(({ name, value }) => [name, value]))).toEqual(LIMITS_IN_SQL);
});

it("SQL asks for limits that are there, and for each of them", () => {
  const asked = readdirSync(MIGRATIONS_DIR).flatMap((file) => {
    const calls = readFileSync(join(MIGRATIONS_DIR, file), "utf8").matchAll(
      /limit_of\('([^']*)'\)/g,
    );
    return [...calls].map(([, name = ""]) => name);
  });
  expect([...new Set(asked)].sort()).toEqual(Object.keys(LIMITS_IN_SQL).sort());
});

it("a name that is not there raises", async () => {
  const asked = database.query("select private.limit_of('homes.per_sky')");
  await expect(asked).rejects.toThrow("There is no limit called homes.per_sky.");
});
