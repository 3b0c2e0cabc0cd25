import { displayName, firstName, safeRedirectPath } from "@domain/people/accounts.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draws } from "../../support/fuzz.ts";
import { hostileText } from "../../support/hostile-text.ts";

const ORIGINS = ["https://selfnvest.example", "http://localhost:5173"];

/** Pieces that make up addresses leading elsewhere. */
const piece = fc.constantFrom(
  "/",
  "//",
  "\\",
  "..",
  ".",
  "%2e%2e",
  "%2f",
  "%5c",
  "%09",
  "\t",
  "\n",
  "\r",
  "@",
  ":",
  "?",
  "#",
  "evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "https:",
  "http://",
  "dashboard",
  "listings",
  "\u2028",
  "\u0000",
  "／",
  " ",
);

describe("safeRedirectPath", () => {
  it("never leaves the origin", () => {
    const built = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(
        fc.oneof(
          built,
          built.map((text) => `/${text}`),
          hostileText(),
        ),
        (text) => {
          const path = safeRedirectPath(text);
          if (path === undefined) return;
          expect(path).toMatch(/^\/(?![/\\])/);
          for (const origin of ORIGINS) {
            expect(new URL(path, origin).origin).toBe(origin);
            expect(new URL(path, `${origin}/deep/page?x#y`).origin).toBe(origin);
          }
          // A path judged safe must stay the same when judged again.
          expect(safeRedirectPath(path)).toBe(path);
        },
      ),
      { numRuns: draws(3_000) },
    );
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/x/..//evil.example",
    "/./\\evil.example",
    "evil.example",
    "",
  ])("refuses %j", (text) => {
    expect(safeRedirectPath(text)).toBeUndefined();
  });

  it.each([
    "/",
    "/dashboard",
    "/listings?min_price=5#map",
    "/listings/a%2Fb",
    "/choose-plan?x=//y",
  ])("keeps %s", (text) => {
    expect(safeRedirectPath(text)).toBe(text);
  });

  it("returns undefined for no path", () => {
    expect(safeRedirectPath(null)).toBeUndefined();
    expect(safeRedirectPath(undefined)).toBeUndefined();
  });
});

it("displayName returns the name, else the part before the @, else Member", () => {
  expect(displayName({ full_name: " Dana Reyes ", email: "d@example.com" })).toBe("Dana Reyes");
  expect(displayName({ full_name: "  ", email: "dana@example.com" })).toBe("dana");
  expect(displayName({})).toBe("Member");
});

it.each([
  ["  Ana María Ruiz ", "Ana"],
  [" ", null],
  [null, null],
])("the first name of %j is %j", (full_name, first) => {
  expect(firstName({ full_name })).toBe(first);
});
