import { KIT_DOCUMENTS } from "@domain/papers/document-kit/catalogue.ts";
import {
  completionDate,
  defaultTimeline,
  isTimelineStepId,
  type StepState,
  stepAtHand,
  TIMELINE_STEPS,
  type TimelineStepId,
  toggledTimeline,
} from "@domain/people/timeline.ts";
import { CHECKLISTS, taskOf } from "@domain/people/timeline-checklists.ts";
import { timelineProgress } from "@domain/people/timeline-progress.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const IDS = TIMELINE_STEPS.map(({ id }) => id);
const TODAY = "2026-11-21";
const YESTERDAY = "2026-11-20";

/** "c" completed, ">" current, "." upcoming. */
function drawn(steps: readonly StepState[]): string {
  return steps
    .map(({ status }) => ({ completed: "c", current: ">", upcoming: "." })[status])
    .join("");
}

function fromDrawing(drawing: string): StepState[] {
  return IDS.map((id, index) => {
    if (drawing[index] === "c") return { id, status: "completed", date: YESTERDAY };
    return { id, status: drawing[index] === ">" ? "current" : "upcoming" };
  });
}

it("starts with six steps, the first one current", () => {
  expect(TIMELINE_STEPS.map(({ title }) => title)).toEqual([
    "Property Assessment",
    "Documentation Preparation",
    "Photography & Marketing",
    "List Property",
    "Show Property",
    "Negotiate & Close",
  ]);
  expect(drawn(defaultTimeline())).toBe(">.....");
});

describe("the toggle", () => {
  it.each([
    ["complete", 0, ">.....", "c>...."],
    ["complete", 2, ">.....", "..c>.."],
    ["complete", 0, "..>...", "c>...."],
    ["complete", 1, ".>cc..", ".ccc>."],
    ["complete", 5, "ccccc>", "cccccc"],
    ["complete", 5, ">.....", ".....c"],
    ["take back", 0, "c>....", ">....."],
    ["take back", 1, "ccc>..", "c>c..."],
    ["take back", 5, "cccccc", "ccccc>"],
    ["complete", 0, "c>....", "c>...."],
    ["take back", 1, "c>....", "c>...."],
    ["take back", 4, "c>....", "c>...."],
  ] as const)("%s step %i of %s: %s", (act, index, before, after) => {
    const id = IDS[index] as TimelineStepId;
    const steps = toggledTimeline(fromDrawing(before), id, act === "complete", TODAY);
    expect(drawn(steps)).toBe(after);
  });

  it("dates a completed step with today and clears it again; other dates stay", () => {
    const done = toggledTimeline(fromDrawing("c>...."), IDS[1] as TimelineStepId, true, TODAY);
    expect(done.map(({ date }) => date)).toEqual([YESTERDAY, TODAY, ...Array(4).fill(undefined)]);
    const back = toggledTimeline(done, IDS[0] as TimelineStepId, false, TODAY);
    expect(back[0]).toEqual({ id: IDS[0], status: "current" });
    expect(back[1]?.date).toBe(TODAY);
  });

  it("returns the same list if nothing changes", () => {
    const steps = fromDrawing("c>....");
    expect(toggledTimeline(steps, IDS[0] as TimelineStepId, true, TODAY)).toBe(steps);
  });

  it("keeps every timeline valid through any sequence", () => {
    const presses = fc.array(fc.tuple(fc.constantFrom(...IDS), fc.boolean()), { maxLength: 40 });
    forAll(presses, (sequence) => {
      let steps: readonly StepState[] = defaultTimeline();
      for (const [id, completed] of sequence) {
        const before = steps;
        steps = toggledTimeline(before, id, completed, TODAY);
        expect(steps.map((step) => step.id)).toEqual(IDS);
        expect(steps.filter(({ status }) => status === "current").length).toBeLessThanOrEqual(1);
        for (const step of steps) expect("date" in step).toBe(step.status === "completed");
        const pressed = steps.find((step) => step.id === id);
        expect(pressed?.status === "completed").toBe(completed);
        // No other step is completed or reopened.
        for (const [index, step] of steps.entries()) {
          if (step.id === id) continue;
          expect(step.status === "completed").toBe(before[index]?.status === "completed");
        }
        // The next open step after the completed one is current.
        const at = IDS.indexOf(id);
        if (completed && before !== steps) {
          const next = steps.findIndex((step, i) => i > at && step.status !== "completed");
          expect(steps.findIndex(({ status }) => status === "current")).toBe(next);
        }
        // Repeating the toggle is harmless.
        expect(toggledTimeline(steps, id, completed, TODAY)).toBe(steps);
      }
      const share = steps.filter(({ status }) => status === "completed").length / 6;
      expect(timelineProgress(steps)).toBe(Math.round(share * 100));
    });
  });
});

it.each([
  [">.....", 0],
  ["c>....", 17],
  ["cc>...", 33],
  ["ccc>..", 50],
  ["cccccc", 100],
])("progress of %s is %i percent", (drawing, percent) => {
  expect(timelineProgress(fromDrawing(drawing))).toBe(percent);
});

it("the step at hand is the current one, or else the first open one", () => {
  expect(stepAtHand(fromDrawing("c.>..."))?.id).toBe(IDS[2]);
  expect(stepAtHand(fromDrawing("c....c"))?.id).toBe(IDS[1]);
  expect(stepAtHand(fromDrawing("cccccc"))).toBeUndefined();
});

it("accepts the browser's date if it is today somewhere on earth", () => {
  const now = new Date("2026-03-01T02:00:00Z");
  expect(completionDate("2026-02-28", now)).toBe("2026-02-28");
  expect(completionDate("2026-03-02", now)).toBe("2026-03-02");
  for (const odd of ["2026-02-27", "2026-03-03", "2026-02-30", "yesterday", "", 5, null, undefined])
    expect(completionDate(odd, now)).toBe("2026-03-01");
});

describe("the checklists", () => {
  it("have four to seven tasks per step, each with a unique id that the database accepts", () => {
    expect(Object.keys(CHECKLISTS)).toEqual(IDS);
    for (const tasks of Object.values(CHECKLISTS)) {
      expect(tasks.length).toBeGreaterThanOrEqual(4);
      expect(tasks.length).toBeLessThanOrEqual(7);
      for (const task of tasks) expect(task.id).toMatch(/^[a-z0-9-]{1,60}$/);
    }
    const ids = Object.values(CHECKLISTS).flatMap((tasks) => tasks.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("link to every kit document, each in the step where the kit files it", () => {
    const named = Object.entries(CHECKLISTS).flatMap(([step, tasks]) =>
      tasks.flatMap(({ kit }) => (kit ? [`${step}/${kit}`] : [])),
    );
    expect(named.sort()).toEqual(KIT_DOCUMENTS.map(({ id, step }) => `${step}/${id}`).sort());
  });

  it("know their own tasks only", () => {
    expect(taskOf("list-property", "publish")?.title).toMatch(/^Publish/);
    expect(taskOf("show-property", "publish")).toBeUndefined();
    expect(isTimelineStepId("list-property")).toBe(true);
    expect(isTimelineStepId("toString")).toBe(false);
  });
});
