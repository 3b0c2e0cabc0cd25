import { typedText } from "@domain/site/text/typed-text.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { hostileText } from "../../support/hostile-text.ts";

test("typed text keeps lines, letters and emoji, and loses what nobody types", () => {
  expect(typedText("Two\r\nlines,\ta tab")).toBe("Two\nlines, a tab");
  expect(typedText("Bell\u0007, nul\u0000, del\u007f")).toBe("Bell, nul, del");
  expect(typedText("Casa Española 🏡")).toBe("Casa Española 🏡");
  expect(typedText("half \ud83d")).toBe("half ");
});

test("typed text never has a control character but line breaks, and cleaning it again changes nothing", () => {
  forAll(fc.oneof(hostileText(), fc.string({ unit: "binary" })), (text) => {
    const typed = typedText(text);
    expect(typed).not.toMatch(/[^\P{Cc}\n]/u);
    expect(typedText(typed)).toBe(typed);
  });
});
