import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

/** The sum of CI's jobs: every failure shows, and so does a missing report. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "selfnvest-reports-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  [
    "adds up",
    { web: '{"passed":2,"failed":0}', e2e: '{"passed":3,"failed":0}' },
    0,
    "5 passed, 0 failed",
  ],
  [
    "counts a failure",
    { web: '{"passed":2,"failed":1}', e2e: '{"passed":3,"failed":0}' },
    1,
    "5 passed, 1 failed",
  ],
  [
    "says again what failed, because only the end of a log is read",
    {
      web: '{"passed":2,"failed":1,"failures":["✗ a.test.ts: stays"]}',
      e2e: '{"passed":3,"failed":0}',
    },
    1,
    "web: ✗ a.test.ts: stays",
  ],
  ["refuses a missing report", { web: '{"passed":2,"failed":0}' }, 1, "e2e: no report"],
  [
    "refuses a report of nothing",
    { web: '{"passed":2,"failed":0}', e2e: '{"passed":0,"failed":0}' },
    1,
    "e2e: no report",
  ],
])("%s", (_, reports, code, line) => {
  for (const [name, text] of Object.entries(reports))
    writeFileSync(join(folder, `${name}.json`), text);
  const { status, stdout } = spawnSync("node", ["tests/sum-reports.mjs", folder, "web", "e2e"], {
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([code, expect.stringContaining(line)]);
});
