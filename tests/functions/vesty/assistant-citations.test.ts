import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCitations } from "../../../supabase/functions/chatbot/assistant/citations.ts";
import { forAll } from "../../support/fuzz.ts";

const handbook = (slug: string) => ({
  source: { kind: "handbook" as const, title: slug, href: `/handbook/${slug}` },
  facts: {},
});
const listing = {
  source: { kind: "listing" as const, title: "Home", href: "/listings/1" },
  facts: {},
};

/** The text and the sources as users see them. */
function read(text: string, pieces: number[] = []) {
  const citations = createCitations();
  for (const finding of [handbook("a"), listing, handbook("b")]) citations.add(finding);
  let shown = "";
  let from = 0;
  for (const length of pieces) {
    shown += citations.read(text.slice(from, from + length));
    from += length;
  }
  shown += citations.read(text.slice(from)) + citations.rest();
  return { shown, cited: citations.sources().map(({ href }) => href) };
}

describe("citations", () => {
  it("are numbered in the order of the text", () => {
    expect(read("B [3]. A [1], B again [3].")).toEqual({
      shown: "B [1]. A [2], B again [1].",
      cited: ["/handbook/b", "/handbook/a"],
    });
  });

  it("can be grouped, in either kind of brackets", () => {
    expect(read("Both [1, 3] and 【2】.").shown).toBe("Both [1] [2] and [3].");
  });

  it("citations of findings that were never given disappear", () => {
    expect(read("Yes [9], no [0] [44] [1].")).toEqual({
      shown: "Yes, no [1].",
      cited: ["/handbook/a"],
    });
  });

  it("leave links and lists alone", () => {
    const text = "See [my listings](/my-listings) and a[i] or [x]\n- [ ] done";
    expect(read(text).shown).toBe(text);
  });

  it("default to the owner's data that was looked up, and to no article", () => {
    expect(read("It had 12 views.").cited).toEqual(["/listings/1"]);
  });

  it("give the same finding the same number", () => {
    const citations = createCitations();
    expect([listing, handbook("a"), listing].map((each) => citations.add(each))).toEqual([1, 2, 1]);
  });

  it("are the same however the text is split", () => {
    const part = fc.constantFrom(
      "[1]",
      " [2]",
      "[3, 1]",
      "[",
      "]",
      " ",
      "[7]",
      "word",
      "[12",
      "[a](/b)",
      "\n",
    );
    forAll(
      fc.array(part, { maxLength: 12 }),
      fc.array(fc.nat({ max: 5 }), { maxLength: 30 }),
      (parts, pieces) => {
        const text = parts.join("");
        expect(read(text, pieces)).toEqual(read(text));
      },
    );
  });

  it("hold back only what may be the start of a citation", () => {
    const citations = createCitations();
    expect(citations.read("Your home")).toBe("Your home");
    expect(citations.read(" has [")).toBe(" has");
    expect(citations.read("a link](/x)")).toBe(" [a link](/x)");
  });
});
