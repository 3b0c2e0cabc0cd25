import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { FUNCTIONS_DIR, functionNames } from "../support/edge-functions.ts";
import { PROJECT_ROOT } from "../support/imports.ts";

const TIMEOUT_MS = 60_000;
const names = await functionNames();

describe("deno check", () => {
  it.each(names)(
    "%s has no type errors on Deno",
    async (name) => {
      expect(await denoCheck(name, `${FUNCTIONS_DIR}/${name}/index.ts`)).toBe("");
    },
    TIMEOUT_MS,
  );

  it(
    "finds one where there is one",
    async () => {
      const [name = ""] = names;
      const folder = await mkdtemp(join(tmpdir(), "selfnvest-check-"));
      try {
        const file = join(folder, "index.ts");
        await writeFile(file, "export const port: number = Deno.env.get('PORT');\n");
        expect(await denoCheck(name, file)).toContain("not assignable to type 'number'");
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    TIMEOUT_MS,
  );
});

/** What Deno complains about; "" when there is nothing. */
async function denoCheck(name: string, file: string): Promise<string> {
  const config = `${FUNCTIONS_DIR}/${name}/deno.json`;
  const args = ["check", "--quiet", "--node-modules-dir=manual", "--config", config, file];
  return promisify(execFile)(`${PROJECT_ROOT}node_modules/.bin/deno`, args, {
    cwd: PROJECT_ROOT,
    env: { ...process.env, NO_COLOR: "1" },
  }).then(
    () => "",
    (error: { stderr: string }) => error.stderr,
  );
}
