import { resolve } from "node:path";
import { readProject, UsageError } from "../project.ts";
import { compare } from "./compare.ts";
import { load } from "./load.ts";
import { reportOf } from "./report.ts";
import { save } from "./save.ts";

const USAGE = `npm run backup -- <empty folder>
npm run restore -- <folder>

Copies every row and every file of the project named by SUPABASE_URL, SUPABASE_SECRET_KEY and
DATABASE_URL into a folder, or such a folder into a new project that has the same migrations.
The folder holds personal data and password hashes: keep it encrypted. See docs/operating.md.`;

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}

async function main([action, folder, ...others]: string[]): Promise<void> {
  if (folder === undefined || others.length > 0) throw new UsageError(USAGE);
  const project = readProject(process.env);
  const place = resolve(folder);
  const progress = (text: string) => console.log(`  ${text}`);
  if (action === "save") {
    const { tables, files, gone } = await save(project, place, progress);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${rows} rows and ${files.length} files of ${project.url} are in ${place}.`);
    if (gone.length > 0) console.log(`Deleted meanwhile: ${gone.join(", ")}`);
    return;
  }
  const leftOut = await load(project, place, progress);
  if (leftOut.length > 0) console.log(`This project doesn't have, and lost: ${leftOut.join(", ")}`);
  const result = await compare(project, place);
  console.log(reportOf(result));
  if (result.differences.length > 0) process.exitCode = 1;
}
