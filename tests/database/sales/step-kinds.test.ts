import { readFileSync } from "node:fs";
import { SALE_STEPS } from "@domain/sales/sale-steps.ts";
import { expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";
import { schemaText } from "../../support/schemas.ts";
import {
  STEP_KINDS_SCHEMA,
  STEP_NAMES_FILE,
  stepKindsSql,
  stepNamesSource,
} from "../../support/step-kinds.ts";

/** The kinds of a sale's steps are described in the domain; SQL reads the rows that are generated from there. */
const database = ownDatabase();

it("the generated files have the kinds of the domain (if not, run `npm run generate -- types`)", async () => {
  expect(schemaText(STEP_KINDS_SCHEMA)).toBe(stepKindsSql());
  expect(readFileSync(STEP_NAMES_FILE, "utf8")).toBe(stepNamesSource());
  const rows = await database.query<{ kind: string }>("select kind from private.step_kinds");
  expect(rows.map(({ kind }) => kind).sort()).toEqual([...SALE_STEPS].sort());
});

it("a later migration changes a kind that sales have, and takes out one that none has", async () => {
  const [before] = await tables();
  await database.exec(`
    update private.step_kinds set owner = 'owner', days = 3, days_term = null where kind = 'possession';
    insert into private.step_kinds select * from (select (k).* from (
      select jsonb_populate_record(k, '{"kind": "survey"}') as k from private.step_kinds k where kind = 'title') as k) as k;`);
  expect(await tables()).not.toEqual([before]);
  await database.exec(stepKindsSql());
  expect(await tables()).toEqual([before]);
});

function tables() {
  return database.query<{ rows: unknown }>(
    `select jsonb_build_array(
       (select jsonb_agg(to_jsonb(k) order by kind) from private.step_kinds k),
       (select jsonb_agg(to_jsonb(p) order by role, kind) from private.step_parties p),
       (select jsonb_agg(to_jsonb(f) order by kind, field) from private.step_facts f)) as rows`,
  );
}
