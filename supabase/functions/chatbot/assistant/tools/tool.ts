import { z } from "zod";
import type { Source } from "../../../_shared/domain/chat.ts";
import type { SubscriptionPlan } from "../../../_shared/domain/plans.ts";
import type { OwnerData } from "../owner-data.ts";

/** What a tool works with. Everything in it belongs to the person who asks, or to everybody. */
export type ToolContext = { data: OwnerData; plan: SubscriptionPlan; now: Date };

/** Facts with the place where the person finds them: what an answer can cite. */
export type Finding = { source: Source; facts: unknown };

/** `note` is what is to be said where there is nothing to find. */
export type Findings = { findings: Finding[]; note?: string };

/** Something Vesty can look up or work out. None of them changes anything. */
export type Tool = {
  name: string;
  /** For the model. */
  description: string;
  /** For the person, meanwhile: "Looking at your listing". */
  label: string;
  /** JSON Schema of the arguments. */
  parameters: Record<string, unknown>;
  /** @throws ToolRefused for arguments that make no sense. */
  run(args: unknown, context: ToolContext): Promise<Findings>;
};

/** Why a tool can't be used so; the model reads it and can do better. */
export class ToolRefused extends Error {}

/** A tool whose arguments are parsed before it sees them. */
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

/** For tools that are asked for all there is. */
export const noArguments = z.strictObject({});

function problemsOf({ issues }: z.ZodError): string {
  return issues
    .slice(0, 5)
    .map(({ path, message }) => (path.length > 0 ? `${path.join(".")}: ${message}` : message))
    .join("; ")
    .slice(0, 400);
}
