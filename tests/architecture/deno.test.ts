import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FUNCTIONS_DIR, functionNames, importMapOf } from "../support/edge-functions.ts";
import { PROJECT_ROOT } from "../support/imports.ts";

const names = await functionNames();
let folder: string;
let importMap: string;

/**
 * One import map for all functions, so that Deno reads what they share once. versions.test.ts
 * checks that each function's own map has what it uses, in the versions of package.json.
 */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "selfnvest-check-"));
  importMap = join(folder, "imports.json");
  const imports = Object.assign({}, ...(await Promise.all(names.map(importMapOf))));
  await writeFile(importMap, JSON.stringify({ imports }));
});
afterAll(() => rm(folder, { recursive: true }));

/** Deno remembers the files in which it found no errors, so only changes cost time. */
it("deno check finds no type errors in the functions", async () => {
  expect(names).not.toEqual([]);
  expect(await denoCheck(names.map((name) => `${FUNCTIONS_DIR}/${name}/index.ts`))).toBe("");
});

it("finds one where there is one", async () => {
  const wrong = join(folder, "index.ts");
  await writeFile(wrong, "export const port: number = Deno.env.get('PORT');\n");
  const complaints = await denoCheck([wrong]);
  expect(complaints).toContain("not assignable to type 'number'");
  expect(complaints.match(/^TS\d+ \[ERROR\]/gm), complaints).toHaveLength(1);
});

/** Deno's complaints; "" without any. */
async function denoCheck(files: string[]): Promise<string> {
  // Wherever it is set, even to 0, Deno writes in colors.
  const { FORCE_COLOR: _, ...env } = process.env;
  const options = [
    "--quiet",
    "--node-modules-dir=manual",
    "--no-config",
    "--import-map",
    importMap,
  ];
  return promisify(execFile)(
    `${PROJECT_ROOT}node_modules/.bin/deno`,
    ["check", ...options, ...files],
    { cwd: PROJECT_ROOT, env: { ...env, NO_COLOR: "1" } },
  ).then(
    () => "",
    (error: { stderr: string }) => error.stderr || String(error),
  );
}
