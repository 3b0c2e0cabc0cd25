import { hasSecretNumbers } from "@domain/talk/message-warnings.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOSTILE, INNOCENT } from "../../support/account-numbers.ts";
import { forAll } from "../../support/fuzz.ts";

describe("numbers of accounts", () => {
  it.each(HOSTILE)("are refused: %j", (text) => {
    expect(hasSecretNumbers(text)).toBe(true);
  });

  it.each(INNOCENT)("are not what people write in every sale: %j", (text) => {
    expect(hasSecretNumbers(text)).toBe(false);
  });

  it("are refused within any message that doesn't end in a number", () => {
    const words = fc.constantFrom("", "Hello Nora, ", "See you at 10:30.\n", "\u{1f600} ");
    forAll(fc.constantFrom(...HOSTILE), words, words, (text, before, after) => {
      expect([text, hasSecretNumbers(`${before}${text} ${after}`)]).toEqual([text, true]);
    });
  });

  it("account numbers of eight to seventeen digits after the word are refused however they are grouped", () => {
    const digits = fc.stringMatching(/^[3-9][0-9]{11,16}$/);
    const group = fc.constantFrom("", " ", "-", ".");
    forAll(
      digits,
      fc.constantFrom("account", "Acct #", "account number:"),
      group,
      (number, label, by) => {
        const grouped = number.replace(/(\d{4})(?=\d{2})/g, `$1${by}`);
        expect([grouped, hasSecretNumbers(`${label} ${grouped}`)]).toEqual([grouped, true]);
      },
    );
  });

  it("don't slow down the longest message", () => {
    const started = performance.now();
    for (const part of ["1 ", "12 ", "account 1 ", "aa11", "wire no no ", "1-", "021000021 "])
      hasSecretNumbers(part.repeat(4000 / part.length));
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
