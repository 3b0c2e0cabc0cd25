import { type Difference, textsOf } from "../catalogue/differences.ts";
import { differences, type Mended, mend } from "../catalogue/mend.ts";
import { releaseCatalogue } from "../catalogue/release.ts";
import { DeployError } from "../problem.ts";
import type { Deployment, Step } from "../step.ts";
import { pendingMigrations } from "./database.ts";

/**
 * Migrations are applied once, and anyone with the project's dashboard can change afterwards what they made. This step
 * compares the project with this release, mends what is ours, and names the rest.
 */
export const schema: Step = {
  name: "schema",
  plan: () => [
    "Compare the project's tables, policies, grants, functions and triggers with this release.",
    "Mend what differs, but leave columns, constraints, indexes and things that this release doesn't know alone.",
  ],
  async remaining({ supabase, root }) {
    if ((await pendingMigrations(supabase.sql, root)).length > 0)
      return ["what still differs after the migrations"];
    const found = await differences(supabase.sql, await releaseCatalogue(root));
    return found.filter((each) => isMeant(each) && !each.isPart).map(({ text }) => text);
  },
  async run(deployment) {
    const found = await mendProject(deployment, isMeant);
    return [
      found.mended.length === 0 ? "nothing of ours to mend" : `mended: ${textsOf(found.mended)}`,
      ...found.left.map(({ text, todo }) => `    left alone: ${text}.\n      ${todo}`),
    ].join("\n");
  },
};

/** The next step has its own check of them. */
function isMeant({ kind }: Difference): boolean {
  return kind !== "bucket";
}

/**
 * Mends the differences that are meant.
 * @throws DeployError if the project refuses one that a deployment should mend.
 */
export async function mendProject(
  deployment: Deployment,
  isMeant: (difference: Difference) => boolean,
): Promise<Mended> {
  const found = await mend(
    deployment.supabase.sql,
    await releaseCatalogue(deployment.root),
    isMeant,
  );
  const [refused] = found.refused;
  if (refused === undefined) return found;
  throw new DeployError(
    `The project did not let us mend this: ${textsOf(found.refused)}.`,
    refused.todo,
  );
}
