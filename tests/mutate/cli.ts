import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { Random } from "../../local/seed/random.ts";
import { ROOMS } from "../architecture/layers.ts";
import { readImports } from "../support/imports.ts";
import { TEST_MS } from "../support/limits.ts";
import { schemaFiles } from "../support/schemas.ts";
import { codeMutants } from "./code-mutants.ts";
import { FUNCTION_ROOMS } from "./rooms.ts";
import { type Outcome, Sandbox } from "./sandbox.ts";
import { type Mutant, sqlMutants } from "./sql-mutants.ts";
import { WarmTests } from "./warm-tests.ts";

/**
 * `npm run mutate -- <room> [--of domain,functions,features,sql] [--sample 20] [--seed 1]`: makes one mistake at a time
 * in a copy of the project, and says which ones no test notices. Each layer is sampled, because a mistake costs a run of
 * its tests: those that import the file, or those of its room where functions and SQL are tested from outside.
 */
const LAYERS = ["domain", "functions", "features", "sql"] as const;
type Layer = (typeof LAYERS)[number];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    of: { type: "string", default: LAYERS.join() },
    sample: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
  },
});
const [room = ""] = positionals;
const chosen = LAYERS.filter((layer) => values.of.split(",").includes(layer));
if (!ROOMS.includes(room) || chosen.length === 0) {
  console.error(`npm run mutate -- <${ROOMS.join("|")}> [--of ${LAYERS.join()}]`);
  process.exit(2);
}

const DATABASE_TESTS = [
  "rights/authorization-matrix",
  "site/pgtap",
  "site/steps-order",
  "site/schema-lints",
].map((name) => `tests/database/${name}.test.ts`);

const sandbox = await Sandbox.open();
process.on("SIGINT", () => void sandbox.close().then(() => process.exit(130)));
try {
  for (const layer of chosen) await examine(layer);
} finally {
  await sandbox.close();
}

async function examine(layer: Layer): Promise<void> {
  // The same ones for the same seed.
  const mutants = new Random(values.seed).some(await mutantsOf(layer), Number(values.sample));
  const counts = { killed: 0, survived: 0, invalid: 0, "too long": 0 };
  const { test, stop } = layer === "domain" || layer === "features" ? warm(layer) : cold(layer);
  for (const mutant of mutants) {
    const outcome = await sandbox.try(mutant, await test(mutant.file));
    counts[outcome] += 1;
    console.log(`${outcome.padEnd(8)} ${mutant.file}:${mutant.line} ${mutant.what}`);
  }
  stop();
  const valid = mutants.length - counts.invalid;
  const noticed = counts.killed + counts["too long"];
  const share = valid === 0 ? "" : ` (${Math.round((100 * noticed) / valid)}%)`;
  console.log(`${room}, ${layer}: ${noticed} of ${valid} noticed${share}, seed ${values.seed}\n`);
}

/** How a layer's tests are run: gets ready for a file without a mistake, then runs its tests with one. */
type Tests = { test(file: string): Promise<() => Promise<Outcome>>; stop(): void };

/** Tests that import the file: those of its room first, because most mistakes are noticed there. */
function warm(layer: "domain" | "features"): Tests {
  const folder = layer === "domain" ? "tests/domain/" : "tests/web/";
  const tests = new WarmTests(sandbox.folder, layer === "domain" ? "unit" : "web");
  const importers = importersIn(folder);
  const green = new Set<string>();
  return {
    async test(file) {
      const all = [...(await importers)(file)].filter((name) => name.startsWith(folder));
      const [own, others] = parted(all, (name) => name.startsWith(`${folder}${room}/`));
      const key = all.join();
      if (!green.has(key)) await limitOf((most) => tests.run([file], all, most));
      green.add(key);
      return async () => {
        const outcome = await tests.run([file], own, TEST_MS);
        return outcome === "survived" ? tests.run([file], others, TEST_MS) : outcome;
      };
    },
    stop: () => tests.stop(),
  };
}

/** All tests of the room, with servers of their own. */
function cold(layer: "functions" | "sql"): Tests {
  const args =
    layer === "functions"
      ? ["run", "--project", "functions", `tests/functions/${room}/`]
      : ["run", "--project", "database", `tests/database/${room}/`, ...DATABASE_TESTS];
  let limit: Promise<number> | undefined;
  return {
    async test() {
      limit ??= limitOf((most) => sandbox.run(args, most));
      const most = await limit;
      return () => sandbox.run(args, most);
    },
    stop: () => undefined,
  };
}

/** How long the tests may take with a mistake in the code, which may make them go round in circles. */
async function limitOf(run: (limitMs: number) => Promise<Outcome>): Promise<number> {
  const started = performance.now();
  const outcome = await run(Number.POSITIVE_INFINITY);
  if (outcome !== "survived") throw new Error(`Without a mistake: ${outcome}`);
  return 3 * (performance.now() - started) + 30_000;
}

/** Which files reach a file by their imports. Types are erased before anything runs. */
async function importersIn(tests: string): Promise<(file: string) => Set<string>> {
  const folders = ["supabase/functions/_shared/domain", "web", "tests/support", tests];
  const direct = new Map<string, string[]>();
  for (const { file, target, isType } of await readImports(folders))
    if (target && !isType) direct.set(target, [...(direct.get(target) ?? []), file]);
  return (file) => {
    const found = new Set<string>();
    const visit = (name: string): void => {
      for (const importer of direct.get(name) ?? []) {
        if (found.has(importer)) continue;
        found.add(importer);
        visit(importer);
      }
    };
    visit(file);
    return found;
  };
}

function parted<T>(items: T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

async function mutantsOf(layer: Layer): Promise<Mutant[]> {
  const files = filesOf(layer);
  const made = files.map(async (file) => {
    const source = await readFile(file, "utf8");
    return layer === "sql" ? sqlMutants(file, source) : codeMutants(file, source);
  });
  return (await Promise.all(made)).flat();
}

function filesOf(layer: Layer): string[] {
  if (layer === "sql")
    return schemaFiles().flatMap(({ room: of, path }) => (of === room ? [path] : []));
  if (layer === "domain") return sourcesIn(`supabase/functions/_shared/domain/${room}`);
  if (layer === "features") return sourcesIn(`web/features/${room}`);
  const names = Object.keys(FUNCTION_ROOMS).filter((name) => FUNCTION_ROOMS[name] === room);
  return names.flatMap((name) => sourcesIn(`supabase/functions/${name}`));
}

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".types.ts"))
    .map((name) => join(folder, name));
}
