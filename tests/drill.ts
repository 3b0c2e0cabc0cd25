import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { compare } from "../deploy/backup/compare.ts";
import { load } from "../deploy/backup/load.ts";
import { reportOf } from "../deploy/backup/report.ts";
import { save } from "../deploy/backup/save.ts";
import type { Project } from "../deploy/project.ts";
import { type Cloud, startCloud } from "../local/cloud.ts";
import { startNativePostgres } from "../local/native-postgres.ts";
import { createDatabaseOn } from "./support/database-server.ts";

/**
 * `npm run drill`: proves that a backup restores. Saves a local cloud with the demo, or takes the
 * backup in the given folder, restores it into a fresh local cloud on Postgres 17, and compares
 * every table and every file by checksum. No clock runs, so no mail leaves.
 */
const [given] = process.argv.slice(2);
const work = await mkdtemp(join(tmpdir(), "selfnvest-drill-"));
const server = await startNativePostgres();
const clouds: Cloud[] = [];

try {
  const folder = given === undefined ? join(work, "backup") : resolve(given);
  if (given === undefined) {
    const source = await start("source", true);
    const began = performance.now();
    const { files } = await save(source, folder, () => {});
    console.log(`Saved the demo, ${files.length} files, in ${since(began)}.`);
  }
  const target = await start("target", false);
  const began = performance.now();
  const leftOut = await load(target, folder, () => {});
  console.log(`Restored it in ${since(began)}.`);
  if (leftOut.length > 0) console.log(`Auth here doesn't have: ${leftOut.join(", ")}`);
  const result = await compare(target, folder);
  console.log(`\n${reportOf(result)}`);
  process.exitCode = result.differences.length === 0 ? 0 : 1;
} finally {
  for (const cloud of clouds) await cloud.stop();
  await server.stop();
  await rm(work, { recursive: true, force: true });
}

async function start(name: string, seed: boolean): Promise<Project> {
  const database = await createDatabaseOn(server.url, { template: "template1", name });
  await database.close();
  const cloud = await startCloud({
    databaseUrl: database.url,
    dataDir: join(work, name),
    seed,
    tickMs: 0,
    env: {},
  });
  clouds.push(cloud);
  return { url: cloud.apiUrl, secretKey: cloud.secretKey, databaseUrl: database.url };
}

function since(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
