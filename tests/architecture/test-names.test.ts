import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../support/imports.ts";

/**
 * A red line shows one name. So a name says what it is about, and is understood without the names above it: it begins
 * with its subject, or with a verb whose subject is the group's name.
 */
const DEPENDENT =
  "and|nor|or|but|which|whose|who|so|also|then|than|not|until|unless|without|with|" +
  "it|its|she|her|hers|he|him|his|they|their|those|these|them|once|twice|too|still|else|again|instead|" +
  "in|for|after|before|of|as|to|on|by|from|when|where|if|while|because|even|except|including|beside|beyond|" +
  "what|whatever|whoever|however|there|now|like";
const BEGINNING = new RegExp(`^“?(?:${DEPENDENT})\\b`);

const code = (await filesBelow("tests", /\.tsx?$/)).flatMap(({ file, text }) =>
  [...text.matchAll(IN_CODE())].map(([, , name = ""]) => `${file}: ${name}`),
);
const plays = (await filesBelow("supabase/tests", /\.sql$/)).flatMap(({ file, text }) =>
  [...text.matchAll(IN_PLAYS())].map(([, name = ""]) => `${file}: ${name}`),
);

describe("a test's name", () => {
  it.each([
    ["tests", code],
    ["supabase/tests", plays],
  ])("begins with a subject in %s", (_, names) => {
    expect(names.length).toBeGreaterThan(2000);
    expect(names.filter((name) => BEGINNING.test(name.replace(/^[^:]*: /, "")))).toEqual([]);
  });

  it.each(["and no other", "nor by its id", "she answers", "with a loan", "which is told"])(
    "can't be “%s”",
    (name) => expect(name).toMatch(BEGINNING),
  );

  it.each(["another owner", "nobody else", "an offer", "%s: %s"])("can be “%s”", (name) =>
    expect(name).not.toMatch(BEGINNING),
  );
});

/** The first argument of `it`, `test` and `describe`, also after a table, where a function follows. */
function IN_CODE(): RegExp {
  return /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(["`'])((?:(?!\1)[^\\\n]|\\.)*)\1,\s*(?:async )?(?:\(|\w+ =>)/g;
}

/** The last argument of an assertion, which ends a statement or is repeated `from` values. */
function IN_PLAYS(): RegExp {
  return /,\s*'((?:[^'\n]|'')*\s(?:[^'\n]|'')*)'(?:\s*\|\|[^;']{0,60})?\s*\)\s*(?:;|from\b)/g;
}

async function filesBelow(folder: string, kind: RegExp) {
  const found = await readdir(`${PROJECT_ROOT}${folder}`, { recursive: true });
  return Promise.all(
    found
      .filter((file) => kind.test(file))
      .map(async (file) => ({
        file: `${folder}/${file}`,
        text: await readFile(`${PROJECT_ROOT}${folder}/${file}`, "utf8"),
      })),
  );
}
