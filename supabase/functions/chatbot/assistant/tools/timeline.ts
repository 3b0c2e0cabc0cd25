import { z } from "zod";
import { isPublicStatus } from "../../../_shared/domain/homes/listings.ts";
import { TIMELINE_STEPS } from "../../../_shared/domain/people/timeline.ts";
import { CHECKLISTS } from "../../../_shared/domain/people/timeline-checklists.ts";
import { timelineProgress } from "../../../_shared/domain/people/timeline-progress.ts";
import { paths } from "../../../_shared/domain/site/paths.ts";
import { hasPlan } from "../../../_shared/domain/site/plans/plans.ts";
import type { OwnListing } from "../data/listings.ts";
import { plainNote } from "../plain-note.ts";
import { homeName, homesMeant, titleOf } from "./own-home.ts";
import { defineTool, type ToolContext } from "./tool.ts";

export const myTimelineTool = defineTool({
  name: "my_timeline",
  description:
    "Where the owner is in the six steps of a sale, what each step is about, and which tasks of the current step are " +
    "open. Each home has its own timeline; of several homes it says which steps are done, and all about the one named.",
  label: "Looking at your timeline",
  args: z.strictObject({ home: homeName }),
  async run({ home: name }, context) {
    const all = await context.data.listings();
    const named = await homesMeant(all, name, context);
    const homes = named.length > 1 ? named.filter(({ status }) => isPublicStatus(status)) : named;
    if (homes.length > 1)
      return {
        findings: await Promise.all(
          homes.slice(0, HOMES_SHOWN).map((home) => inShort(home, context)),
        ),
      };
    // A person without a home has a timeline, too.
    const [home] = homes.length === 1 ? homes : named;
    return {
      findings: [await wholeTimeline(all.length > 1 ? home : undefined, home?.id, context)],
    };
  },
});

const HOMES_SHOWN = 5;

async function inShort(home: OwnListing, { data }: ToolContext) {
  const { steps } = await data.timeline(home.id);
  const titles = (wanted: string) =>
    steps.filter(({ status }) => status === wanted).map(({ id }) => titleOfStep(id));
  const facts = {
    home: plainNote(titleOf(home)),
    percent_done: timelineProgress(steps),
    completed: titles("completed"),
    current_step: titles("current").join(),
  };
  return { source: sourceOf(home), facts };
}

/** @param home if it is one of several. */
async function wholeTimeline(
  home: OwnListing | undefined,
  id: string | undefined,
  { data, plan }: ToolContext,
) {
  const { steps, ticked } = await data.timeline(id);
  const open = (step: (typeof steps)[number]["id"]) =>
    CHECKLISTS[step].filter(
      (task) => !ticked.some((each) => each.step === step && each.task === task.id),
    );
  const facts = {
    ...(home ? { home: plainNote(titleOf(home)) } : {}),
    percent_done: timelineProgress(steps),
    steps: steps.map(({ id: step, status, date, fact }) => ({
      title: titleOfStep(step),
      status,
      ...(date ? { completed_on: date } : {}),
      ...(fact ? { known: fact } : {}),
      ...(status === "current"
        ? { about: TIMELINE_STEPS.find((each) => each.id === step)?.description }
        : {}),
      // Checklists are part of the premium plan.
      ...(status === "current" && hasPlan(plan, "premium")
        ? { open_tasks: open(step).map(({ title }) => title) }
        : {}),
    })),
  };
  return { source: sourceOf(home), facts };
}

function titleOfStep(id: string): string {
  return TIMELINE_STEPS.find((each) => each.id === id)?.title ?? id;
}

function sourceOf(home: OwnListing | undefined) {
  return {
    kind: "timeline" as const,
    title: home ? `Timeline: ${titleOf(home)}` : "Your timeline",
    href: paths.dashboard.href("timeline"),
  };
}
