import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SALE_STEPS } from "@domain/sales/sale-steps.ts";
import { expect, it } from "vitest";
import { createDatabase } from "../../support/database.ts";
import { PROJECT_ROOT } from "../../support/imports.ts";
import { stepKindsSql } from "../../support/step-kinds.ts";

/** docs/add-a-step.md is followed in a copy of the domain, with a kind of step that the project doesn't have. */
const DOMAIN = "supabase/functions/_shared/domain";

it("the guide's step is in the sales that need it, with the same date in the copied domain and in SQL", async () => {
  const guide = await readFile(join(PROJECT_ROOT, "docs/add-a-step.md"), "utf8");
  const blocks = [...guide.matchAll(/^ *```ts\n *\/\/ (\S+)\n([\s\S]+?)^ *```/gm)];
  expect(blocks).toHaveLength(3);
  const [, , entry = ""] = blocks[0] ?? [];
  const [, kind = ""] = /^ *(\w+): \{/.exec(entry) ?? [];
  expect(
    SALE_STEPS,
    `Sales have ${kind} now: take another step as the example of docs/add-a-step.md.`,
  ).not.toContain(kind);

  const copy = await mkdtemp(join(tmpdir(), "add-a-step-"));
  const database = await createDatabase();
  try {
    await cp(join(PROJECT_ROOT, DOMAIN), join(copy, DOMAIN), { recursive: true });
    await symlink(join(PROJECT_ROOT, "node_modules"), join(copy, "node_modules"));
    for (const [, file = "", added = ""] of blocks.filter(([, file]) => file?.startsWith(DOMAIN))) {
      const text = await readFile(join(copy, file), "utf8");
      const place = /^ {2}title: \{$/m;
      expect(text).toMatch(place);
      await writeFile(join(copy, file), text.replace(place, `${added}  title: {`));
    }
    const sales = join(copy, DOMAIN, "sales");
    const [{ STEP_KINDS }, { STEP_WORDS }, { saleSteps }] = await Promise.all(
      ["step-kinds.ts", "step-kind-words.ts", "deadlines.ts"].map(
        (file) => import(join(sales, file)),
      ),
    );
    await database.exec(stepKindsSql(STEP_KINDS, STEP_WORDS));

    const terms = { financing: "fha", closing_on: "2027-01-20", possession_days: 0 };
    const told = (each: object) =>
      database.query<{ kind: string; due_on: string | null }>(
        `select step.kind, private.due_day(step.kind, terms, sale, '{}')::text as due_on
         from jsonb_populate_record(null::public.offer_versions, $1) as terms,
              jsonb_populate_record(null::public.sales, '{"counts": "calendar", "moves": false, "otherwise": []}') as sale,
              private.steps_of_terms(terms, false) as step where step.kind = $2`,
        [each, kind],
      );
    expect(await told(terms)).toEqual([{ kind, due_on: "2027-01-10" }]);
    expect(await told({ ...terms, financing: "cash" })).toEqual([]);
    const read = saleSteps(terms, [], { today: "2026-12-01", hour: 0 });
    expect(read).toContainEqual(expect.objectContaining({ kind, due_on: "2027-01-10" }));
    const facts = await database.query(
      "select field from private.step_facts where kind = $1 union all select role from private.step_parties where kind = $1",
      [kind],
    );
    expect(facts.length).toBeGreaterThan(1);
  } finally {
    await database.close();
    await rm(copy, { recursive: true });
  }
});
