import { personalFiles } from "@domain/people/personal-data.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { anyText } from "../../support/hostile-text.ts";

const LISTING = "11111111-1111-4111-8111-111111111111";

describe("the files of an export", () => {
  it("are complete, each readable by its owner", () => {
    const files = personalFiles({
      profile: { avatar_path: "u/1_abc.webp" },
      documents: [{ id: "d1", name: "Deed.pdf" }],
      listings: [
        {
          id: LISTING,
          address: "1418 Maple St",
          images: [{ path: "a/b 1.webp" }, { path: "a/c.jpg" }],
        },
      ],
      chat_messages: [{ images: ["u/x.webp"] }, { images: ["u/x.webp"] }, {}],
    });
    expect(files).toEqual([
      { name: "picture.webp", address: "storage/v1/object/avatars/u/1_abc.webp" },
      { name: "documents/Deed.pdf", address: "functions/v1/documents/d1/download" },
      {
        name: "photos/1418 Maple St (11111111)/01.webp",
        address: "storage/v1/object/public/property-images/a/b%201.webp",
      },
      {
        name: "photos/1418 Maple St (11111111)/02.jpg",
        address: "storage/v1/object/public/property-images/a/c.jpg",
      },
      { name: "vesty/x.webp", address: "storage/v1/object/chat-images/u/x.webp" },
    ]);
  });

  it("are empty for a user without files", () => {
    expect(personalFiles({})).toEqual([]);
    expect(personalFiles({ profile: { avatar_path: null }, listings: [{ id: LISTING }] })).toEqual(
      [],
    );
  });

  it("unpack side by side inside one folder, whatever their names", () => {
    const name = fc.oneof(
      anyText(10),
      fc.constantFrom(
        "..",
        ".",
        "../../etc/passwd",
        "C:\\x",
        "Deed.pdf",
        "deed.PDF",
        "a/b",
        "\u0000",
      ),
    );
    forAll(fc.array(name, { maxLength: 8 }), fc.array(name, { maxLength: 4 }), (names, homes) => {
      const files = personalFiles({
        documents: names.map((each, n) => ({ id: String(n), name: each })),
        listings: homes.map((address) => ({
          id: LISTING,
          address,
          images: [{ path: "a/b.webp" }],
        })),
      });
      expect(files).toHaveLength(names.length + homes.length);
      expect(new Set(files.map((file) => file.name.toLowerCase())).size).toBe(files.length);
      for (const file of files) {
        expect(file.name).toMatch(/^(documents|photos)\//);
        expect(file.name).not.toMatch(/[\p{Cc}\\:]|(^|\/)\.{1,2}(\/|$)/u);
      }
    });
  });
});
