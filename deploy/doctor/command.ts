import { parseArgs } from "node:util";
import { ROOT, type World } from "../command.ts";
import { projectFile, readEnvFile } from "../env-file.ts";
import { localProduct } from "../local-product.ts";
import { openDeployment } from "./deployment.ts";
import { examine } from "./doctor.ts";
import { table } from "./report.ts";

const USAGE = `npm run doctor -- <site> [--json] [--env-file <file>] [--project <url>] [--key <key>]

Checks a live site and its Supabase project from outside, and says what to do. Exit code 1 if anything is
wrong. Some checks need variables, from the environment or the file; deploy/doctor/README.md lists them.

  <site>      the address people see, e.g. https://www.selfnvest.com
  --json      the findings as JSON
  --env-file  .env.production by default; the environment wins
  --project, --key   the project, if it can't be read from the site's code`;

/**
 * `npm run doctor -- …args`.
 * @returns the exit code.
 */
export async function runDoctor(args: string[], world: World): Promise<number> {
  try {
    return await answer(args, world);
  } catch (error) {
    world.complain((error as Error).message);
    return 2;
  }
}

async function answer(args: string[], { env, print }: World): Promise<number> {
  const { values, positionals } = readArguments(args);
  const [site] = positionals;
  if (values.help || site === undefined || !URL.canParse(site)) {
    print(USAGE);
    return values.help ? 0 : 2;
  }
  const variables = { ...readEnvFile(projectFile(ROOT, values["env-file"])), ...env };
  const local = await localProduct(env);
  const deployment = await openDeployment(site, variables, values, local);
  const rows = await examine(deployment);
  const { origin, project } = deployment;
  if (values.json) print(JSON.stringify({ site: origin, project, rows }, null, 2));
  else print(`${origin}, project ${project}\n${table(rows)}`);
  return rows.some(({ state }) => state === "wrong") ? 1 : 0;
}

function readArguments(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: "boolean" },
      json: { type: "boolean" },
      "env-file": { type: "string" },
      project: { type: "string" },
      key: { type: "string" },
    },
  });
}
