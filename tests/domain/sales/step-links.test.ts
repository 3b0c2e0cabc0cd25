import type { SaleAct } from "@domain/sales/deadlines.ts";
import {
  LINK_ACTS,
  type LinkedStep,
  linkDoneText,
  linkStanding,
  meanwhile,
  openActs,
  ownActOf,
  readStepLink,
  stepLink,
} from "@domain/sales/step-links.ts";
import { describe, expect, it } from "vitest";

const act = (n: number, changes: Partial<SaleAct> = {}): SaleAct => ({
  ...{ n, kind: "inspection", act: "proposed", made_by: "buyer", day: "2026-12-09", rule: null },
  ...{ said: "", at: "2026-12-01T18:00:00Z", made_on: "2026-12-01" },
  ...changes,
});
const step = (changes: Partial<LinkedStep>): LinkedStep => ({
  ...{ sale_id: "s1", side: "owner", home: "Cottage", zone: "America/Denver" },
  ...{ sale_state: "open", kind: "inspection", owner: "buyer", done_by: [], state: "open" },
  ...{ due_on: "2026-12-04", until_hour: 24, proposed_on: null, seen: 1, can: ["agree", "refuse"] },
  acts: [act(1)],
  ...changes,
});

describe("a mailed link to a step", () => {
  it.each([undefined, ...LINK_ACTS])("is read as it was written: %s", (chosen) => {
    const link = new URL(stepLink("t0ken", chosen), "https://site.example");
    expect(link.search).toBe("");
    expect(readStepLink(link.hash.slice(1))).toEqual({ token: "t0ken", act: chosen });
  });

  it("an act in it that doesn't exist is no act", () => {
    expect(readStepLink("delete/t0ken")).toEqual({ token: "t0ken", act: undefined });
  });

  it("can act until a side has acted since its email, and says what has happened", () => {
    expect(openActs(step({}))).toEqual(["agree", "refuse"]);
    const later = step({ acts: [act(1), act(2, { act: "agreed", made_by: "owner" })] });
    expect(openActs(later)).toEqual([]);
    expect(meanwhile(later).map(({ n }) => n)).toEqual([2]);
  });

  it("knows its own act while that is the latest, and no act of the other side", () => {
    const own = act(2, { act: "agreed", made_by: "owner" });
    expect(ownActOf(step({ acts: [act(1), own] }))).toBe(own);
    expect(ownActOf(step({ side: "buyer", acts: [act(1), own] }))).toBeUndefined();
    expect(ownActOf(step({ acts: [act(1), own, act(3)] }))).toBeUndefined();
  });
});

it.each([
  [{}, "2026-12-03", "It is due on Fri, Dec 4, 2026."],
  [{}, "2026-12-04", "Today, Fri, Dec 4, 2026, is its last day."],
  [{}, "2026-12-05", "It was due on Fri, Dec 4, 2026, and is late."],
  [{ due_on: null }, "2026-12-05", "It has no date yet."],
  [{ state: "done" }, "2026-12-05", "It is done."],
  [{ state: "waived" }, "2026-12-05", "This condition was waived."],
  [
    { sale_state: "fell_through", state: "done" },
    "2026-12-05",
    "This sale has ended, so there is nothing left to do.",
  ],
] as const)("a step's standing for %o on %s", (changes, today, text) => {
  expect(linkStanding(step(changes), today)).toBe(text);
});

it.each([
  ["done", "Done: Inspection. We told the buyer."],
  ["waived", "You waived the condition: Inspection. We told the buyer."],
  ["proposed", "You asked for Wed, Dec 9. It counts once the buyer agrees."],
  ["agreed", "Agreed: Wed, Dec 9. We told the buyer."],
  ["refused", "The date stays as it was. We told the buyer."],
] as const)("the text after an act through the link: %s", (name, text) => {
  expect(linkDoneText(act(2, { act: name }), step({}))).toBe(text);
});
