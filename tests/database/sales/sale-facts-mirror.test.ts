import { readFact } from "@domain/sales/sale-facts.ts";
import type { FactField } from "@domain/sales/step-kind-words.ts";
import { expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";

/** The values of facts, as the browser's form and the database check them. */
const database = ownDatabase();

it("a value that the form stores is taken by the database", async () => {
  const typed: [FactField["type"], string][] = [
    ...(["0", "5000", "2000000000", "2000000001", "1e3", "007"] as const).map(
      (text) => ["money", text] as [FactField["type"], string],
    ),
    ...["2026-12-04", "2024-02-29", "2027-02-29", "2019-12-31", "2026-13-01", "2109-12-31"].map(
      (text) => ["day", text] as [FactField["type"], string],
    ),
    ...["2026-12-04T00:00", "2026-12-04T23:59", "2026-12-04T24:00", "2026-02-30T10:00"].map(
      (text) => ["moment", text] as [FactField["type"], string],
    ),
    ...["303-555-0100", "(303) 555-0100 x89", "1 303 555 0100", "5550100", "483920114455"].map(
      (text) => ["phone", text] as [FactField["type"], string],
    ),
    ...["x".repeat(500), "x".repeat(501)].map(
      (text) => ["text", text] as [FactField["type"], string],
    ),
    ...["x".repeat(3000), "x".repeat(3001)].map(
      (text) => ["long_text", text] as [FactField["type"], string],
    ),
    ...["+44 20 7946 0018", "+1 303 555 0100"].map(
      (text) => ["phone", text] as [FactField["type"], string],
    ),
  ];
  const read = typed.map(([type, text]) => {
    const result = readFact({ type, label: "Field" }, text);
    return "value" in result ? result.value : null;
  });
  const rows = await database.query<{ ok: boolean }>(
    `select private.is_fact(each ->> 0, each ->> 1) as ok
     from jsonb_array_elements($1) with ordinality as all_of (each, n) order by n`,
    [typed.map(([type, text], n) => [type, read[n] ?? text])],
  );
  expect(rows.map(({ ok }, n) => [typed[n], ok])).toEqual(
    typed.map((each, n) => [each, read[n] !== null]),
  );
});
