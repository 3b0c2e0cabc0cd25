import { expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";
import { LIMITS_IN_SQL, LIMITS_SCHEMA, limitValuesSql } from "../../support/limit-values.ts";
import { schemaFiles, schemaText } from "../../support/schemas.ts";

/** Limits are written in the domain; SQL reads the values that supabase/schemas has copied (decision 161). */
const database = ownDatabase();

it("the schema has the limits of the domain (if not, run `npm run generate -- types`)", async () => {
  expect(schemaText(LIMITS_SCHEMA)).toBe(limitValuesSql());
  const rows = await database.query<{ name: string; value: number }>(
    "select name, value from private.limits",
  );
  expect(Object.fromEntries(rows.map(({ name, value }) => [name, value]))).toEqual(LIMITS_IN_SQL);
});

it("SQL asks for limits that are there, and for each of them", async () => {
  const inRows = await database.query<{ name: string }>(
    `select l.name from private.link_purposes p, unnest(array[p.days_limit, p.uses_limit]) as l (name)
     where l.name is not null
     union all select people_limit from private.membership_kinds`,
  );
  const asked = schemaFiles().flatMap(({ text }) =>
    [...text.matchAll(/limit_of\('([^']*)'\)/g)].map(([, name = ""]) => name),
  );
  for (const { name } of inRows) asked.push(name);
  expect([...new Set(asked)].sort()).toEqual(Object.keys(LIMITS_IN_SQL).sort());
});

it("a name that is not there raises", async () => {
  const asked = database.query("select private.limit_of('homes.per_sky')");
  await expect(asked).rejects.toThrow("There is no limit called homes.per_sky.");
});
