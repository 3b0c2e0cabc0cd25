import { paperName } from "@domain/papers/document-kit/catalogue.ts";
import { contentDisposition, documentName } from "@domain/papers/documents.ts";
import { personalFiles } from "@domain/people/personal-data.ts";
import { plainFileName } from "@domain/site/text/file-names.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { hostileText } from "../../support/hostile-text.ts";

/** By Unicode's own properties; the code under test has a list of characters. */
const UNSEEN = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}]/u;

const POINTS = [...range(0x20, 0xd7ff), ...range(0xe000, 0x1ffff), ...range(0xe0000, 0xe1000)];

/** Hostile texts with invisible characters in between. */
function disguised(): fc.Arbitrary<string> {
  const unseen = fc.constantFrom(
    ...POINTS.map((point) => String.fromCodePoint(point)).filter((each) => UNSEEN.test(each)),
  );
  return fc
    .array(fc.oneof(unseen, hostileText(), fc.constantFrom("invoice", "gpj.exe", ".pdf", " ")), {
      maxLength: 6,
    })
    .map((parts) => parts.join(""));
}

describe("the name of a file", () => {
  it("shows every character it has", () => {
    const left = POINTS.filter((point) =>
      UNSEEN.test(plainFileName(`a${String.fromCodePoint(point)}b`)),
    );
    expect(left).toEqual([]);
  });

  it.each([
    ["invoice\u202egpj.exe", "invoicegpj.exe"],
    ["De\u00aded\u200b \u2067of\u2069 trust", "Deed of trust"],
    ["e\u200d\u0301t\u00e9", "\u00e9t\u00e9"],
    ["Grüße 住所 🏡.pdf", "Grüße 住所 🏡.pdf"],
    ["a\r\n\u00a0\tb", "a b"],
  ])("%j is %j", (wanted, name) => {
    expect(plainFileName(wanted)).toBe(name);
  });

  it("is clean however it reaches a device, and cleaning it again changes nothing", () => {
    forAll(disguised(), (wanted) => {
      const names = [
        plainFileName(wanted),
        documentName(wanted, "pdf"),
        paperName(wanted, wanted),
        decodeURIComponent(contentDisposition(wanted).split("''")[1] ?? ""),
        ...personalFiles({
          documents: [{ id: "1", name: wanted }],
          listings: [{ id: "2", address: wanted, images: [{ path: "a/b.webp" }] }],
        }).map(({ name }) => name),
      ];
      for (const name of names) {
        expect(name).not.toMatch(UNSEEN);
        expect(plainFileName(name)).toBe(name);
      }
    });
  });
});

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}
