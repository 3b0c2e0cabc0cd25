import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { DeployError } from "../problem.ts";
import type { Step } from "../step.ts";

const PATIENCE_MS = 30_000;

/** The CLI itself leaves out functions that have not changed. */
export const functions: Step = {
  name: "functions",
  plan: () => [
    "Deploy the Edge Functions in supabase/functions; the platform bundles them, so no Docker is needed.",
    "Ask each of them whether it has all its variables.",
  ],
  async run({ supabase, settings, root }) {
    await supabase.onProject(["functions", "deploy", "--use-api"]);
    const names = await functionNames(root);
    await Promise.all(names.map((name) => checkAnswer(settings.projectUrl, name)));
    return `${names.length} functions answer`;
  },
};

/** The functions of the project in this folder. */
export async function functionNames(root: string): Promise<string[]> {
  const folders = await readdir(join(root, "supabase", "functions"), { withFileTypes: true });
  return folders
    .filter((folder) => folder.isDirectory() && !folder.name.startsWith("_"))
    .map((folder) => folder.name)
    .sort();
}

/** A function that lacks a variable answers every request with the variable's name. */
async function checkAnswer(projectUrl: string, name: string): Promise<void> {
  const url = `${projectUrl}/functions/v1/${name}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    (error: Error) => {
      throw new DeployError(
        `${url} does not answer (${error.message}).`,
        "Look at the function's logs in the dashboard, under Edge Functions.",
      );
    },
  );
  const { missing } = (await answer.json().catch(() => ({}))) as { missing?: string[] };
  if (missing !== undefined)
    throw new DeployError(
      `The function ${name} lacks ${missing.join(", ")}.`,
      "Run npm run deploy -- --only secrets, and then this step again.",
    );
  if (answer.status >= 500)
    throw new DeployError(
      `The function ${name} fails (${answer.status}).`,
      "Look at its logs in the dashboard, under Edge Functions.",
    );
}
