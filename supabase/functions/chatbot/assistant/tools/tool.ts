import { z } from "zod";
import type { NamedRate } from "../../../_shared/domain/homes/mortgage.ts";
import type { SubscriptionPlan } from "../../../_shared/domain/site/plans/plans.ts";
import type { Source } from "../../../_shared/domain/vesty/chat.ts";
import type { OwnerData } from "../owner-data.ts";

/** The data that a tool works with: only the user's own or public data. */
export type ToolContext = {
  data: OwnerData;
  plan: SubscriptionPlan;
  now: Date;
  /** The operator's mortgage rate. */
  rate?: NamedRate | undefined;
};

/** Facts with a link to where the user can find them, which an answer can cite. */
export type Finding = { source: Source; facts: unknown };

/** `note` is what to say when there is nothing to find. */
export type Findings = { findings: Finding[]; note?: string };

/** Something Vesty can look up or calculate. No tool changes anything. */
export type Tool = {
  name: string;
  /** The model reads this. */
  description: string;
  /** A label for the user while the tool runs: "Looking at your listing". */
  label: string;
  /** JSON Schema of the arguments. */
  parameters: Record<string, unknown>;
  /** @throws ToolRefused for invalid arguments. */
  run(args: unknown, context: ToolContext): Promise<Findings>;
};

/** Why a call was refused; the model reads it and can correct itself. */
export class ToolRefused extends Error {}

/** A tool whose arguments are validated before it runs. */
export function defineTool<T extends z.ZodType>(tool: {
  name: string;
  description: string;
  label: string;
  args: T;
  run(args: z.infer<T>, context: ToolContext): Promise<Findings>;
}): Tool {
  const { name, description, label, args, run } = tool;
  const { $schema: _, ...parameters } = z.toJSONSchema(args, { io: "input" });
  return {
    name,
    description,
    label,
    parameters,
    async run(given, context) {
      const parsed = args.safeParse(given);
      if (!parsed.success) throw new ToolRefused(problemsOf(parsed.error));
      return run(parsed.data, context);
    },
  };
}

/** Tools without arguments take this. */
export const noArguments = z.strictObject({});

function problemsOf({ issues }: z.ZodError): string {
  return issues
    .slice(0, 5)
    .map(({ path, message }) => (path.length > 0 ? `${path.join(".")}: ${message}` : message))
    .join("; ")
    .slice(0, 400);
}
