import { addressWords, SHORT_FORMS } from "@domain/homes/address-words.ts";
import { asPlain } from "@domain/site/text/as-read.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";

/** The normal form of addresses is the same in the browser and the database. */
const database = ownDatabase({ connections: 1 });

it("the short form of every word is the same in both", async () => {
  const [row] = await database.query<{ forms: object }>("select private.short_forms() as forms");
  expect(row?.forms).toEqual(SHORT_FORMS);
});

it("addresses have the same normal form in both", async () => {
  const word = fc.constantFrom(
    ...[
      "12",
      "123½",
      "1/2",
      "1010S",
      "500",
      "Coeur",
      "D",
      "d'Alene",
      "O",
      "Hare",
      "Ave",
      "U.S.",
      "US-93",
      "us",
      "93",
      "Hwy.",
      "Highway",
      "No.",
      "N.",
      "w",
    ],
    ...[
      "South",
      "East",
      "N.W.",
      "SR-12",
      "State",
      "Route",
      "Co.",
      "County",
      "Road",
      "CR",
      "cr12",
      "I-80",
    ],
    ...[
      "ID-55",
      "PA-12",
      "in",
      "Farm-to-Market",
      "FM",
      "Rural",
      "RR",
      "2a",
      "Saint",
      "St.",
      "Mount",
      "Ft",
    ],
    ...[
      "Forty",
      "Second",
      "fifth",
      "1980s",
      "2000s",
      "4th",
      "O’Fallon",
      "Cañada",
      "Ørsted",
      "Straße",
      "Æther",
    ],
    ...[
      "Ma\u200bple",
      "Dr.",
      "Martin Luther King",
      "M.L.K.",
      "MLK",
      "Jr",
      "RM",
      "rm620",
      "Ranch",
      "ＭＡＩＮ",
      "Е́lm",
      "北京",
      "한국",
      "é",
      "´",
      "-",
      "#",
      "—",
      "😀",
      "",
      "  ",
      "007",
    ],
  );
  const glue = fc.constantFrom(" ", " ", " ", ", ", "-", "");
  const text = fc
    .array(fc.tuple(word, glue), { maxLength: 7 })
    .map((parts) => parts.flat().join(""));
  const texts = fc.sample(fc.oneof(text, fc.string({ unit: "grapheme", maxLength: 30 })), 2000);
  const rows = await database.query<{ words: string; plain: string }>(
    `select private.address_words(text) as words, private.as_plain(text) as plain
     from jsonb_array_elements_text($1) with ordinality as each (text, n) order by n`,
    [texts],
  );
  const differing = texts.flatMap((each, n) =>
    rows[n]?.words === addressWords(each) && rows[n]?.plain === asPlain(each)
      ? []
      : [{ each, sql: rows[n], domain: [addressWords(each), asPlain(each)] }],
  );
  expect(differing).toEqual([]);
});
