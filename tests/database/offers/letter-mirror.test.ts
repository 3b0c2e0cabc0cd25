import { LETTER_HARMLESS, LETTER_PATTERNS } from "@domain/offers/buyer-letter-rules.ts";
import { peopleIn } from "@domain/offers/buyer-letters.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { fitted, harder, held, later, unseen } from "../../support/buyer-letters.ts";
import { ownDatabase } from "../../support/database.ts";
import { hostileText } from "../../support/hostile-text.ts";
import { letterRuleSql } from "../../support/letter-rule-sql.ts";
import { schemaPath } from "../../support/schemas.ts";

const database = ownDatabase();

it("the schema has the patterns of the domain's rule for letters", async () => {
  await expect(letterRuleSql()).toMatchFileSnapshot(schemaPath("offers/buyer_letters"));
});

it("browser and database find people in the same texts", async () => {
  // Words of the patterns, so that parts of them meet in any order.
  const words = [...LETTER_HARMLESS, ...LETTER_PATTERNS].flatMap(
    (pattern) => pattern.match(/[a-z0-9]+/g) ?? [],
  );
  const part = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...words) },
    {
      weight: 2,
      arbitrary: fc.constantFrom("we're", "I’M", "Kids'", "children's", "OUR", "ñ", "é", "İ", "ß"),
    },
    { weight: 1, arbitrary: hostileText() },
  );
  const text = fc
    .array(fc.tuple(part, fc.constantFrom(" ", " ", " ", "-", ". ", "\n", "'", "\u00a0", ", ")), {
      maxLength: 14,
    })
    .map((parts) => parts.flat().join("").replaceAll("\0", "").toWellFormed());
  const sentences = [fitted, held, harder, later, unseen].flatMap(({ people, homes }) => [
    ...people,
    ...homes,
  ]);
  const texts = [...sentences, ...fc.sample(text, { numRuns: 1500, seed: 77 })];
  const rows = await database.query<{ found: boolean }>(
    `select private.tells_of_people(text) as found
     from jsonb_array_elements_text($1) with ordinality as each (text, n) order by n`,
    [texts],
  );
  const differing = texts.filter((each, n) => rows[n]?.found !== (peopleIn(each) !== undefined));
  expect(differing).toEqual([]);
  const found = rows.slice(sentences.length).filter((row) => row.found).length;
  expect([found > 150, found < 1350]).toEqual([true, true]);
});
