import { ANSWER_LIMITS } from "@domain/site/errors/limits.ts";
import { hasSecretNumbers } from "@domain/talk/message-warnings.ts";
import { hasContact } from "@domain/talk/publishing.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { HOSTILE, INNOCENT } from "../../support/account-numbers.ts";
import { ownDatabase } from "../../support/database.ts";
import { checksOf } from "../../support/schema-texts.ts";

/** The browser's texts about a message say what SQL enforces. */
const database = ownDatabase();

it("domain and database find secret numbers in the same texts", async () => {
  const number = fc.constantFrom(
    "4111 1111 1111 1111",
    "4111111111111112",
    "3782-822463-10005",
    "6011000990139424",
    "021000021",
    "021000022",
    "078-05-1120",
    "(303) 555-0100",
    "１２３４５６７８９",
  );
  const word = fc.constantFrom(
    "wire",
    "routing:",
    "SSN",
    "ach",
    "reach",
    "rewire",
    "social security",
    "seguro social",
    "ruta",
    "",
    "é",
    "_aba_",
  );
  const digits = fc.stringMatching(/^[\d -]{8,20}$/);
  const text = fc
    .array(fc.oneof(number, word, digits), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join(" "));
  const told = fc.constantFrom<string>(...HOSTILE, ...INNOCENT);
  const cut = fc
    .tuple(told, told, fc.nat(40), fc.nat(40))
    .map(([one, other, to, from]) =>
      [...[...one].slice(0, to), ...[...other].slice(from)].join(""),
    );
  const texts = [
    ...HOSTILE,
    ...INNOCENT,
    ...fc.sample(text, { numRuns: 600, seed: 44 }),
    ...fc.sample(cut, { numRuns: 1500, seed: 45 }),
  ];
  const rows = await database.query<{ found: boolean }>(
    `select private.has_secret_numbers(text) as found
     from jsonb_array_elements_text($1) with ordinality as each (text, n) order by n`,
    [texts],
  );
  const differing = texts.filter((each, n) => rows[n]?.found !== hasSecretNumbers(each));
  expect(differing).toEqual([]);
  expect(rows.filter(({ found }) => found).length).toBeGreaterThan(50);
});

it("domain and database find addresses and phone numbers in the same texts", async () => {
  const part = fc.oneof(
    fc.constantFrom(
      ...["(303) 555-0100", "303.555.0100", "3035550100", "555-0100", "+44 20 7946 0018", "+1"],
      ...["1418 N. Maple St", "1418 maple st", "12 Foot Drive", "12 foot drive", "9 Elm", "Street"],
      ...["303\u2013555\u20110100", "303\u00a0555\u00a00100", "bit.ly/x", "sq.ft/", "a.m./p.m."],
      ...["dana@example.com", "a@", "@b", "zillow.com", "http://", "www.", "x.us", "x.usa", "0.18"],
      ...[
        "303\u200b555\u20600100",
        "５５５-０１００",
        "٣٠٣٥٥٥०१००",
        "ex．com",
        "(at)",
        "[ dot ]",
        "five",
      ],
      ...[
        "3 0 3 5 5 5",
        "0 1",
        "303_555_0100",
        "303 • 555",
        "/0100",
        "one two three",
        "four, oh",
        "\u00ad",
        "\u{e0031}",
        "5\u20e3",
        "é",
        "。us",
        "①②③",
        "½",
      ],
      ...[
        "$1,250,000",
        "2019-2020",
        "12345678",
        "St",
        "Lane",
        "1 Ñandú Way",
        "500 Oak lane",
        "insta: dana",
        "Skype",
        "іnѕtа: dаnа",
        ".соm",
        "ΜАΙΝ",
      ],
    ),
    fc.stringMatching(/^[\d().+ -]{3,16}$/),
    fc.stringMatching(/^[a-zA-Z ]{1,8}$/),
  );
  const text = fc
    .array(part, { minLength: 1, maxLength: 4 })
    .chain((parts) => fc.constantFrom(parts.join(" "), parts.join("")));
  const texts = fc.sample(text, { numRuns: 1500, seed: 83 });
  const rows = await database.query<{ found: boolean }>(
    `select private.has_contact(text) as found
     from jsonb_array_elements_text($1) with ordinality as each (text, n) order by n`,
    [texts],
  );
  const differing = texts.filter((each, n) => rows[n]?.found !== hasContact(each));
  expect(differing).toEqual([]);
  const found = rows.filter(({ found }) => found).length;
  expect([found > 200, found < 1400]).toEqual([true, true]);
});

it("the checks of published answers are as long", async () => {
  for (const column of ["question", "answer"] as const)
    expect(await checksOf(database, "listing_answers", column)).toContain(
      `(${column}, ${ANSWER_LIMITS[column]})`,
    );
});
