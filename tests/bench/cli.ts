import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startNativePostgres } from "../../local/native-postgres.ts";
import { buildCorpus } from "./corpus.ts";
import { type Measured, tableOf } from "./measure.ts";
import { PARTS } from "./parts.ts";

/**
 * `npm run bench -- [parts] [--homes 10000,100000,1000000] [--json file]`: how long the database takes, each
 * query beside a baseline in the same run, as a table and as JSON. Without parts, all that need only
 * a database. The other parts are programs of their own: `site` takes folders to compare with, `lighthouse` pages.
 */
const PROGRAMS = ["chat", "edge", "lighthouse", "site", "traffic", "showings", "visits"];
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { homes: { type: "string", default: "100000" }, json: { type: "string" } },
});
/** Parts for which homes alone are enough. */
const HOMES_ONLY = ["map"];
const subjects = /^(site|lighthouse)$/.test(positionals[0] ?? "") ? positionals.splice(1) : [];
const unknown = positionals.filter((name) => !(name in PARTS) && !PROGRAMS.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(", ")}. Parts: ${[...Object.keys(PARTS), ...PROGRAMS].join(", ")}.`,
  );
  process.exit(2);
}
for (const name of positionals.filter((part) => PROGRAMS.includes(part))) {
  const program = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  spawnSync(process.execPath, ["--import", "tsx", program, ...subjects], { stdio: "inherit" });
}
const chosen = Object.keys(PARTS).filter(
  (name) => positionals.length === 0 || positionals.includes(name),
);
if (chosen.length > 0) await benchDatabase(values.homes.split(",").map(Number));

async function benchDatabase(sizes: number[]): Promise<void> {
  const measured: Measured[] = [];
  // A million homes with their indexes take 3 GB, which a server would read from memory.
  const server = await startNativePostgres({
    settings: { shared_buffers: "2GB", max_wal_size: "20GB" },
  });
  try {
    for (const rows of sizes) {
      const homesOnly = chosen.every((part) => HOMES_ONLY.includes(part));
      const { database, url } = await buildCorpus(server.url, rows, homesOnly);
      for (const part of chosen) {
        console.error(`${part} …`);
        const results = (await PARTS[part]?.({ database, url, rows })) ?? [];
        const named = results.map((result) => ({ part, rows, ...result }));
        measured.push(...named);
        // A later part may fail after an hour.
        console.error(tableOf(named));
      }
      await database.close();
    }
  } finally {
    await server.stop();
  }
  console.log(tableOf(measured));
  if (values.json) await writeFile(values.json, `${JSON.stringify(measured, null, 2)}\n`);
}
