import {
  cleanEmail,
  cleanPhone,
  isPhone,
  isReachable,
  isVisible,
} from "@domain/site/text/contact-details.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";

/** The database accepts what the domain makes of contact details, and nothing else. */
const database = ownDatabase({ connections: 1 });

it("domain and database accept the same telephone numbers, and every cleaned one", async () => {
  const part = fc.constantFrom(
    ...[
      "303",
      "555",
      "0100",
      "(303)",
      "(",
      ")",
      "+1",
      "+",
      "x89",
      " x5",
      "#5",
      "ext. 7",
      ",",
      ";",
      "tel:",
      " ",
    ],
    ...[
      "-",
      "–",
      ".",
      "/",
      "\u202a",
      "\u202c",
      "\u00a0",
      "３０３",
      "٣٠٣",
      "1234567",
      "(0)",
      "44",
      "a",
      "",
    ],
  );
  const texts = fc.sample(
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join("")),
    3000,
  );
  const all = [...texts, ...texts.flatMap((text) => cleanPhone(text) ?? [])];
  const found = await answers("is_phone", all);
  expect(found).toEqual(all.map(isPhone));
  const uncleaned = all.filter((text, n) => found[n] && cleanPhone(text) === undefined);
  expect(uncleaned).toEqual([]);
  expect(found.filter(Boolean).length).toBeGreaterThan(100);
});

it("domain and database accept the same email addresses", async () => {
  const part = fc.constantFrom(
    ...[
      "ana",
      "@",
      "@",
      "example",
      ".",
      ".com",
      "-",
      "é",
      "e\u0301",
      "\u200b",
      "\u00a0",
      "+",
      "’",
      "'",
      "1",
      "_",
    ],
    ...["xn--a", "😀", "＠", "\u2800", "\u1680", "李", " ", "<", "a".repeat(64), ".c", ".123", "A"],
  );
  const texts = fc.sample(
    fc.array(part, { maxLength: 7 }).map((parts) => parts.join("")),
    3000,
  );
  const likely = texts.map((text, n) => `${text}ana@${texts[n + 1] ?? ""}x.example`);
  const all = [...texts, ...likely, ...[...texts, ...likely].map(cleanEmail)];
  const found = await answers("is_email", all);
  expect(found).toEqual(all.map(isReachable));
  expect(found.filter(Boolean).length).toBeGreaterThan(20);
});

it("domain and database see something in the same texts", async () => {
  const unit = fc.oneof(
    fc.integer({ min: 1, max: 0xd7ff }),
    fc.integer({ min: 0x2000, max: 0x3200 }),
    fc.integer({ min: 0xe000, max: 0x1ffff }),
  );
  const texts = fc
    .sample(fc.array(unit, { maxLength: 2 }), 6000)
    .map((codes) => String.fromCodePoint(...codes));
  const seen = await answers("is_visible", texts);
  expect(texts.filter((text, n) => seen[n] !== isVisible(text))).toEqual([]);
});

async function answers(name: string, texts: string[]): Promise<boolean[]> {
  const rows = await database.query<{ answer: boolean }>(
    `select private.${name}(text) as answer
     from jsonb_array_elements_text($1) with ordinality as each (text, n) order by n`,
    [texts],
  );
  return rows.map(({ answer }) => answer);
}
