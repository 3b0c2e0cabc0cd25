import { TIMELINE_STEPS } from "../../../_shared/domain/people/timeline.ts";
import { CHECKLISTS } from "../../../_shared/domain/people/timeline-checklists.ts";
import { timelineProgress } from "../../../_shared/domain/people/timeline-progress.ts";
import { paths } from "../../../_shared/domain/site/paths.ts";
import { hasPlan } from "../../../_shared/domain/site/plans/plans.ts";
import { defineTool, noArguments } from "./tool.ts";

export const myTimelineTool = defineTool({
  name: "my_timeline",
  description:
    "Where the owner is in the six steps of a sale, what each step is about, and which tasks of the " +
    "current step are open.",
  label: "Looking at your timeline",
  args: noArguments,
  async run(_, { data, plan }) {
    const { steps, ticked } = await data.timeline();
    const open = (id: (typeof steps)[number]["id"]) =>
      CHECKLISTS[id].filter(
        (task) => !ticked.some((each) => each.step === id && each.task === task.id),
      );
    return {
      findings: [
        {
          source: {
            kind: "timeline",
            title: "Your timeline",
            href: paths.dashboard.href("timeline"),
          },
          facts: {
            percent_done: timelineProgress(steps),
            steps: steps.map(({ id, status, date, fact }) => {
              const step = TIMELINE_STEPS.find((each) => each.id === id);
              return {
                title: step?.title,
                status,
                ...(date ? { completed_on: date } : {}),
                ...(fact ? { known: fact } : {}),
                ...(status === "current" ? { about: step?.description } : {}),
                // Checklists are part of the premium plan.
                ...(status === "current" && hasPlan(plan, "premium")
                  ? { open_tasks: open(id).map(({ title }) => title) }
                  : {}),
              };
            }),
          },
        },
      ],
    };
  },
});
