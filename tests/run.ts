import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { LONG_S, testFiles, testsOfSchemas, whyLong } from "./layers.ts";

/**
 * The three commands of the tests, each with one closing line; tests/layers.ts says which files each runs.
 *
 * - `npm run check`: lint, types, domain and architecture, with fewer random values.
 * - `npm test`: check, functions, screens, SQL as owner, stranger and visitor, and the journeys that README tells of.
 * - `npm run test:all`: everything, and the production build. `npm run test:all -- --beyond` leaves out what `npm test` has
 *   run with the same values.
 *
 * A failing step does not stop the others, so one run shows everything that is wrong. `npm test -- <filter>` runs Vitest
 * alone, on every file; `npm test -- --changed` runs the tests that uncommitted changes need. TEST_REPORT names a file for
 * the outcome, which CI adds up.
 */
type Outcome = { passed: number; failed: number };
/** Display name, command and arguments. */
type Program = [string, string, string[]];

/** Failed checks, repeated before the closing line, because CI shows the end of a log. */
const failures: string[] = [];
const FAILURE_LINES = 12;
const SLOW_FILES = 20;
/** The files that took longest, to be printed at the end. */
const slowest: string[] = [];

const [layer = "", ...args] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), "selfnvest-tests-"));
const started = Date.now();

const TYPES_KNOWN = "node_modules/.cache/tsc.tsbuildinfo";
const TYPES = "Types";
const GENERATE = "If a generated type is wrong or missing, run `npm run generate -- types`.";
const QUICK: Program[] = [
  ["Lint and format", "biome", ["ci", "--error-on-warnings", "."]],
  // It keeps what it found out about unchanged files for the next run. Several checkers would each examine the
  // libraries' types again, and Vitest needs the other core.
  [TYPES, "tsc", ["-p", ".", "--checkers", "1", "--incremental", "--tsBuildInfoFile", TYPES_KNOWN]],
];
const BUILD: Program = ["Production build", "vite", ["build", "--logLevel", "warn"]];

/**
 * The command that is running now. If only we ended, it would continue and disturb the next run. Ctrl-C reaches it by
 * itself.
 */
const running = new Set<ChildProcess>();
for (const signal of ["SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    rmSync(scratch, { recursive: true, force: true });
    process.exit(1);
  });

// Programs run next to Vitest, whose workers leave room while they wait.
const outcomes = await Promise.all(lanes());
rmSync(scratch, { recursive: true, force: true });

const total: Outcome = { passed: 0, failed: 0 };
for (const { passed, failed } of outcomes) {
  total.passed += passed;
  total.failed += failed;
}
const seconds = Math.round((Date.now() - started) / 1000);
if (slowest.length > 1) console.log(`\nThe slowest files:\n${slowest.join("\n")}`);
for (const failure of failures) console.log(`\n${failure}`);
console.log(`\nEverything above took ${seconds} s.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
if (process.env.TEST_REPORT)
  writeFileSync(process.env.TEST_REPORT, JSON.stringify({ ...total, failures }));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function lanes(): Promise<Outcome>[] {
  if (layer === "all") {
    const beyond: Record<string, string> = args.includes("--beyond") ? { TEST_BEYOND: "1" } : {};
    return [
      programs(beyond.TEST_BEYOND ? [BUILD] : [...QUICK, BUILD]),
      tests([], { TEST_LAYER: "all", ...beyond }),
    ];
  }
  if (args.length === 0) return [programs(QUICK), tests([], { TEST_LAYER: layer })];
  if (args.join() === "--changed") return [changed()];
  return [tests(args)];
}

/**
 * Vitest follows imports; what a change of the schema needs are the tests of its room. A filter beside Vitest's own
 * `--changed` would leave files out, so both lists are made first.
 */
async function changed(): Promise<Outcome> {
  const list = join(scratch, "changed.json");
  const words = ["list", "--changed", "--filesOnly", `--json=${list}`];
  const { code, output } = await run("vitest", words, "collect");
  if (code !== 0) {
    failures.push(`✗ Which tests a change needs\n${output}`);
    return { passed: 0, failed: 1 };
  }
  const imported: { file: string }[] = JSON.parse(readFileSync(list, "utf8"));
  const { stdout } = spawnSync("git", ["status", "--porcelain", "-uall", "supabase"], {
    encoding: "utf8",
  });
  const files = new Set([
    ...imported.map(({ file }) => relative(process.cwd(), file)),
    ...testsOfSchemas(stdout, [...testFiles().keys()]),
  ]);
  if (files.size > 0) return tests([...files]);
  console.log("✓ No test depends on what has changed since the last commit");
  return { passed: 1, failed: 0 };
}

async function programs(list: Program[]): Promise<Outcome> {
  const sum: Outcome = { passed: 0, failed: 0 };
  for (const [name, command, args] of list) {
    const { passed, failed } = await check(name, command, args);
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}

async function check(name: string, command: string, args: string[]): Promise<Outcome> {
  const { code, output } = await run(command, args, "collect");
  console.log(`${code === 0 ? "✓" : "✗"} ${name}`);
  const advice = name === TYPES ? `\n${GENERATE}` : "";
  if (code !== 0) failures.push(`✗ ${name}\n${output}${advice}`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

/** Vitest's exit code decides in the end: it also covers errors outside of tests. */
async function tests(filters: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const report = join(scratch, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await run("vitest", ["run", ...reporters, ...filters], "inherit", env);
  try {
    const told: Report = JSON.parse(readFileSync(report, "utf8"));
    slowest.push(...slowestOf(told));
    failures.push(...failuresOf(told));
    // Whoever chooses tests by their names leaves out the others of the same files.
    const isChosen = filters.some((each) => /^(-t|--testNamePattern)\b/.test(each));
    const skipped = isChosen ? 0 : (told.numPendingTests ?? 0);
    if (skipped > 0) console.log(`✗ ${skipped} tests were skipped; none may be.`);
    const failed = (told.numFailedTests ?? 0) + skipped;
    return { passed: told.numPassedTests ?? 0, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch {
    console.log("✗ Vitest left no report.");
    return { passed: 0, failed: 1 };
  }
}

/** The first lines are enough to know what is wrong; the rest stands above, where Vitest printed it. */
function failuresOf({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    const told = failed.map(
      ({ fullName, failureMessages = [] }) => `✗ ${file}: ${fullName}\n${start(failureMessages)}`,
    );
    return told.length > 0 || !message ? told : [`✗ ${file}\n${start([message])}`];
  });
}

function start(messages: string[]): string {
  const lines = messages.join("\n").split("\n");
  return lines
    .filter((line) => !line.includes("node_modules"))
    .slice(0, FAILURE_LINES)
    .join("\n");
}

function slowestOf({ testResults }: Report): string[] {
  return testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOW_FILES)
    .map(({ name, seconds }) => {
      const reason = whyLong(readFileSync(name, "utf8")) ?? "and doesn't say why";
      const file = relative(process.cwd(), name);
      return `${seconds.toFixed(1).padStart(7)} s ${file}${seconds < LONG_S ? "" : `, ${reason}`}`;
    });
}

function run(
  command: string,
  args: string[],
  mode: "inherit" | "collect",
  env: Record<string, string> = {},
) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(join("node_modules", ".bin", command), args, {
      stdio: mode === "inherit" ? "inherit" : "pipe",
      env: { ...process.env, FORCE_COLOR: process.env.FORCE_COLOR ?? "0", ...env },
    });
    running.add(child);
    child.on("close", () => running.delete(child));
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", (error) => resolve({ code: 1, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
