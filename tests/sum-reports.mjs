// The outcome of a CI run spread over jobs: node tests/sum-reports.mjs <folder> <names…>
// Each job leaves <folder>/<name>.json; a missing one is a failure.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [folder = "", ...names] = process.argv.slice(2);
let passed = 0;
let failed = 0;
/** Each job's failures, repeated here because CI shows the end of a log. */
const failures = [];
for (const name of names) {
  const file = join(folder, `${name}.json`);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  const isWhole = report?.passed > 0 && Number.isInteger(report.failed);
  console.log(
    `${name}: ${isWhole ? `${report.passed} passed, ${report.failed} failed` : "no report"}`,
  );
  passed += isWhole ? report.passed : 0;
  failed += isWhole ? report.failed : 1;
  failures.push(...(report?.failures ?? []).map((failure) => `${name}: ${failure}`));
}
for (const failure of failures) console.log(`\n${failure}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || names.length === 0 ? 1 : 0;
