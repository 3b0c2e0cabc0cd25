import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

describe("deno check", () => {
  it("finds no type errors in the functions", async () => {
    expect(names).not.toEqual([]);
    expect(await denoCheck(names.map((name) => `${FUNCTIONS_DIR}/${name}/index.ts`))).toBe("");
  });

  it("finds one where there is one", async () => {
    const file = join(folder, "index.ts");
    await writeFile(file, "export const port: number = Deno.env.get('PORT');\n");
    expect(await denoCheck([file])).toContain("not assignable to type 'number'");
  });
});

/** Deno's complaints; "" without any. */
async function denoCheck(files: string[]): Promise<string> {
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
    { cwd: PROJECT_ROOT, env: { ...process.env, NO_COLOR: "1" } },
  ).then(
    () => "",
    (error: { stderr: string }) => error.stderr,
  );
}
