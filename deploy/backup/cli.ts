import { resolve } from "node:path";
import { inspect } from "node:util";
import { runHere, type World } from "../command.ts";
import { readProject, UsageError } from "../project.ts";
import { compare } from "./compare.ts";
import { load } from "./load.ts";
import { reportOf } from "./report.ts";
import { save } from "./save.ts";

const USAGE = `npm run backup -- save <empty folder>
npm run backup -- load <folder>

Copies every row and every file of the project named by SUPABASE_URL, SUPABASE_SECRET_KEY and
DATABASE_URL into a folder, or such a folder into a new project that has the same migrations.
The folder holds personal data and password hashes: keep it encrypted. See docs/operating.md.`;

await runHere(async (args, world) => {
  try {
    return await copy(args, world);
  } catch (error) {
    world.complain(error instanceof UsageError ? error.message : inspect(error));
    return 1;
  }
});

async function copy([action, folder, ...others]: string[], { env, print }: World): Promise<number> {
  const isKnown = action === "save" || action === "load";
  if (!isKnown || folder === undefined || others.length > 0) throw new UsageError(USAGE);
  const project = readProject(env);
  const place = resolve(folder);
  const progress = (text: string) => print(`  ${text}`);
  if (action === "save") {
    const { tables, files, gone } = await save(project, place, progress);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(`${rows} rows and ${files.length} files of ${project.url} are in ${place}.`);
    if (gone.length > 0) print(`Deleted meanwhile: ${gone.join(", ")}`);
    return 0;
  }
  const leftOut = await load(project, place, progress);
  if (leftOut.length > 0) print(`This project doesn't have, and lost: ${leftOut.join(", ")}`);
  const result = await compare(project, place);
  print(reportOf(result));
  return result.differences.length > 0 ? 1 : 0;
}
