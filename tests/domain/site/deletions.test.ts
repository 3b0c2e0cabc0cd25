import { readFileSync } from "node:fs";
import { DELETED_WITH, DELETIONS, STAYS } from "@domain/site/deletions.ts";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../../support/imports.ts";
import { PRIVACY_FILE, privacyDocument } from "../../support/privacy-document.ts";

/** What is deleted when is written once; the document and the privacy policy repeat it. */
const POLICY = readFileSync(`${PROJECT_ROOT}web/features/site/legal/privacy.tsx`, "utf8");

describe("docs/privacy.md", () => {
  it("is what the table says (if not, run `npm run generate -- types`)", () => {
    expect(readFileSync(PRIVACY_FILE, "utf8")).toBe(privacyDocument());
  });
});

describe("the privacy policy", () => {
  it("says how long everything is kept that tells something about a person", () => {
    const said = [...POLICY.matchAll(/\$\{keptFor\("(\w+)"\)\}/g)].map(([, what]) => what);
    const personal = Object.entries(DELETIONS).filter(([, each]) => each.isPersonal);
    expect([...new Set(said)].sort()).toEqual(personal.map(([what]) => what).sort());
  });

  it("names no period of its own, except for answers to requests", () => {
    const periods = POLICY.match(
      /\b(?:\d+|an?|two|half an?|seven) (?:day|week|month|year|hour)s?\b/g,
    );
    // "once a day"; "within 3 hours", as owners answer; "answer requests about your data within 45 days".
    expect(periods).toEqual(["a day", "3 hours", "45 days"]);
  });
});

describe("the table", () => {
  it("has each table with what it belongs to, or that it stays, once", () => {
    const tables = [
      ...Object.values(DELETED_WITH).map((each) => each.tables),
      ...Object.values(STAYS),
    ].flat();
    expect(tables.filter((table, n) => tables.indexOf(table) !== n)).toEqual([]);
  });
});
