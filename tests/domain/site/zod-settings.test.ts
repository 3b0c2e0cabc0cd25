import { expect, test } from "vitest";
import { config } from "zod";
import { readSources } from "../../support/imports.ts";
import "@domain/site/text/written-text.ts";

test("Zod makes no code from text, which the site's policy forbids", () => {
  expect(config().jitless).toBe(true);
});

test("every part of the domain with a Zod schema has these settings", async () => {
  const domain = await readSources(["supabase/functions/_shared/domain"]);
  const users = [...domain].filter(([, text]) => /from "zod"/.test(text) && /\bz\./.test(text));
  expect(users.length).toBeGreaterThan(3);
  const without = users.filter(
    ([, text]) => !/import "(\.|\.\.(\/site)?)\/zod-settings\.ts";/.test(text),
  );
  expect(without.map(([file]) => file)).toEqual([]);
});
