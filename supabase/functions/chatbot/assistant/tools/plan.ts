import { z } from "zod";
import { paths } from "../../../_shared/domain/site/paths.ts";
import { PLAN_IDS, PLANS, vestyAllowance } from "../../../_shared/domain/site/plans/plans.ts";
import { defineTool } from "./tool.ts";

export const myPlanTool = defineTool({
  name: "my_plan",
  description:
    "The owner's plan and how many messages to you a day it gives; if asked for, what each plan costs and includes.",
  label: "Looking at your plan",
  args: z.strictObject({
    all_plans: z
      .boolean()
      .nullish()
      .describe("Whether the question is about what plans cost or include."),
  }),
  async run({ all_plans: areAllAsked }, { plan }) {
    return {
      findings: [
        {
          source: { kind: "plan", title: "Plans", href: paths.choosePlan.href() },
          facts: {
            plan: plan ? PLANS[plan].name : "none (free)",
            messages_a_day: vestyAllowance(plan),
            ...(areAllAsked && {
              plans: PLAN_IDS.map((id) => ({
                name: PLANS[id].name,
                price: `${PLANS[id].priceDisplay} ${PLANS[id].billingDisplay}`,
                includes: PLANS[id].features,
              })),
            }),
            change_at: paths.choosePlan.href(),
          },
        },
      ],
    };
  },
});
