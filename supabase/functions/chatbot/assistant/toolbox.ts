import { describeError, log } from "../../_shared/edge/log.ts";
import { myAvailabilityTool } from "./tools/availability.ts";
import { myBuyingTool } from "./tools/buying.ts";
import { monthlyPaymentTool, savingsTool } from "./tools/calculators.ts";
import { compareHomesTool } from "./tools/compare-homes.ts";
import { myDocumentsTool } from "./tools/documents.ts";
import { searchHandbookTool } from "./tools/handbook.ts";
import { myListingsTool } from "./tools/listings.ts";
import { compareMarketTool } from "./tools/market.ts";
import { netProceedsTool } from "./tools/net-proceeds.ts";
import { myOffersTool } from "./tools/offers.ts";
import { myPlanTool } from "./tools/plan.ts";
import { mySalesTool } from "./tools/sales.ts";
import { searchHomesTool } from "./tools/search-homes.ts";
import { myShowingsTool } from "./tools/showings.ts";
import { myTimelineTool } from "./tools/timeline.ts";
import { type Findings, type Tool, type ToolContext, ToolRefused } from "./tools/tool.ts";

/** Everything Vesty can look up or calculate. None of the tools changes anything. */
export const TOOLS: readonly Tool[] = [
  searchHandbookTool,
  myListingsTool,
  myAvailabilityTool,
  myShowingsTool,
  myOffersTool,
  mySalesTool,
  myBuyingTool,
  searchHomesTool,
  compareHomesTool,
  myTimelineTool,
  myDocumentsTool,
  myPlanTool,
  compareMarketTool,
  netProceedsTool,
  monthlyPaymentTool,
  savingsTool,
];

/** The tools in the format of OpenAI's chat completions. */
export const TOOL_DEFINITIONS = TOOLS.map(({ name, description, parameters }) => ({
  type: "function" as const,
  function: { name, description, parameters },
}));

/** The text that the user reads while a tool runs; undefined for an unknown tool. */
export function labelOf(name: string): string | undefined {
  return TOOLS.find((tool) => tool.name === name)?.label;
}

/**
 * Runs a tool. Any failure becomes an answer the model can read: an unknown name, invalid
 * arguments, unavailable data.
 * @param json the arguments as the model wrote them.
 */
export async function askTool(
  name: string,
  json: string,
  context: ToolContext,
): Promise<Findings | { error: string }> {
  const tool = TOOLS.find((each) => each.name === name);
  if (!tool) return { error: `There is no tool of that name. ${NAMES}` };
  try {
    return await tool.run(JSON.parse(json.trim() || "{}"), context);
  } catch (error) {
    if (error instanceof ToolRefused) return { error: error.message };
    if (error instanceof SyntaxError) return { error: "The arguments are not JSON." };
    log("tool_failed", { tool: name, ...describeError(error) });
    return { error: "This could not be loaded right now. Say so, and answer without it." };
  }
}

const NAMES = `There are: ${TOOLS.map(({ name }) => name).join(", ")}.`;
