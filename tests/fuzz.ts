import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `npm run fuzz`: runs every test that draws random values with new seeds, and races more often, for
 * FUZZ_MINUTES (10). It stops at the first seed that fails, and says how to repeat it.
 */
const minutes = Number(process.env.FUZZ_MINUTES ?? 10);
const end = Date.now() + minutes * 60_000;
const files = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .map((name) => join("tests", name))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter(
    (file) =>
      /-race\.test\.ts$/.test(file) ||
      /from "(fast-check|(\.\.\/)+support\/fuzz\.ts)"/.test(readFileSync(file, "utf8")),
  );

let rounds = 0;
while (Date.now() < end && process.exitCode === undefined) {
  const seed = Math.floor(Math.random() * 2 ** 31);
  rounds += 1;
  console.log(`\nRound ${rounds}: FUZZ_SEED=${seed}`);
  if ((await run(seed)) !== 0) {
    console.log(`\nTo repeat it: FUZZ_SEED=${seed} npx vitest run <the file that failed>`);
    process.exitCode = 1;
  }
}

function run(seed: number): Promise<number | null> {
  const child = spawn("vitest", ["run", "--bail", "1", ...files], {
    stdio: "inherit",
    env: { RACE_ROUNDS: "40", ...process.env, FUZZ_SEED: String(seed) },
  });
  return new Promise((resolve, reject) => child.on("exit", resolve).on("error", reject));
}
