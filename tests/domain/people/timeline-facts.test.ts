import type { HomeFacts, HomeState } from "@domain/people/dashboard.ts";
import { defaultTimeline, TIMELINE_STEPS, toggledTimeline } from "@domain/people/timeline.ts";
import { knownTimeline, NO_FACTS, withFacts } from "@domain/people/timeline-facts.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draft, home } from "./owner-states.ts";

const known = (facts: Partial<HomeFacts>, change: Partial<HomeState> = {}) =>
  withFacts(defaultTimeline(), home({ facts: { ...NO_FACTS, ...facts }, ...change }));
const drawn = (steps: ReturnType<typeof known>) =>
  steps.map(({ status }) => ({ completed: "c", current: ">", upcoming: "." })[status]).join("");

describe("a timeline with what is known of the home", () => {
  it.each<[string, Partial<HomeFacts>, Partial<HomeState>, string]>([
    ["a draft", {}, {}, ">....."],
    ["a home on the market", { published: "2026-11-03" }, {}, "c.cc>."],
    [
      "a home without photos or price",
      { published: "2026-11-03" },
      { photos: 0, price: null },
      "...c>.",
    ],
    [
      "a home with a document for buyers",
      { published: "2026-11-03", disclosed: "2026-11-04" },
      {},
      "cccc>.",
    ],
    ["a home that was shown", { published: "2026-11-03", shown: "2026-11-09" }, {}, "c.cc>."],
    ["a home with an offer", { published: "2026-11-03", offered: "2026-11-12" }, {}, "c.ccc>"],
    [
      "an accepted offer",
      { published: "2026-11-03", offered: "2026-11-12", accepted: "2026-11-14" },
      {},
      "c.ccc>",
    ],
    ["a home sold elsewhere", { published: "2026-11-03", sold: "2026-11-20" }, {}, "c>cc.c"],
  ])("%s", (_, facts, change, expected) => {
    expect(drawn(known(facts, change))).toBe(expected);
  });

  it("says what happened, on which day, and what the owner checked off", () => {
    const ticked = toggledTimeline(
      defaultTimeline(),
      "documentation-preparation",
      true,
      "2026-11-05",
    );
    const steps = withFacts(
      ticked,
      home({ facts: { ...NO_FACTS, published: "2026-11-03", shown: "2026-11-09" } }),
    );
    expect(steps[1]).toEqual({
      id: "documentation-preparation",
      status: "completed",
      date: "2026-11-05",
    });
    expect(steps[3]).toEqual({
      id: "list-property",
      status: "completed",
      date: "2026-11-03",
      fact: "On the market since Nov 3, 2026.",
      by_fact: true,
    });
    expect(steps[4]).toEqual({
      id: "show-property",
      status: "current",
      fact: "The first visitor came on Nov 9, 2026.",
    });
  });

  it("is that of the home on the market, not of a draft beside it", () => {
    const homes = [draft(), home({ facts: { ...NO_FACTS, published: "2026-11-03" } })];
    expect(drawn(knownTimeline([], homes).steps)).toBe("c.cc>.");
  });

  it("is that of the home that is meant, with what its owner checked off for this home", () => {
    const homes = [
      home({ id: "a", facts: { ...NO_FACTS, published: "2026-11-03" } }),
      draft({ id: "b" }),
    ];
    const rows = TIMELINE_STEPS.map(({ id }, n) => ({
      step: id,
      status: n === 0 ? "completed" : n === 1 ? "current" : "upcoming",
      completed_on: n === 0 ? "2026-11-01" : null,
    }));
    const task = { step: "list-property", task: "publish" };
    const timelines = [
      { listing_id: "a", steps: [], tasks: [task] },
      { listing_id: "b", steps: rows, tasks: [] },
    ];
    expect(drawn(knownTimeline(timelines, homes, "b").steps)).toBe("c>....");
    expect(knownTimeline(timelines, homes, "a")).toMatchObject({
      home: "a",
      stored: [],
      tasks: [task],
    });
    expect(knownTimeline(timelines, homes, "somebody else's").home).toBe("a");
    const none = knownTimeline([{ listing_id: null, steps: rows, tasks: [] }], []);
    expect(drawn(none.steps)).toBe("c>....");
  });

  it("has at most one current step, which is open, and one unless all are completed", () => {
    const day = fc.option(fc.constantFrom("2026-11-03", "2026-11-20"));
    const facts = fc.record({
      published: day,
      disclosed: day,
      shown: day,
      offered: day,
      accepted: day,
      sold: day,
    });
    const ticks = fc.array(fc.tuple(fc.constantFrom(...TIMELINE_STEPS), fc.boolean()));
    fc.assert(
      fc.property(facts, ticks, (drawnFacts, presses) => {
        let steps: readonly ReturnType<typeof defaultTimeline>[number][] = defaultTimeline();
        for (const [{ id }, isDone] of presses)
          steps = toggledTimeline(steps, id, isDone, "2026-11-21");
        const result = withFacts(steps, home({ facts: drawnFacts }));
        const current = result.filter(({ status }) => status === "current").length;
        expect(current).toBeLessThanOrEqual(1);
        for (const [index, step] of steps.entries())
          if (step.status === "completed") expect(result[index]?.status).toBe("completed");
        if (result.some(({ by_fact }) => by_fact))
          expect(current).toBe(result.every(({ status }) => status === "completed") ? 0 : 1);
      }),
    );
  });
});
