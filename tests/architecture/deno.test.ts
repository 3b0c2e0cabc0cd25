// Layer: all, because it starts Deno for its types.
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, it } from "vitest";
import { denoPath } from "../../local/deno.ts";
import { FUNCTIONS_DIR, functionNames } from "../support/edge-functions.ts";
import { PROJECT_ROOT } from "../support/imports.ts";

/**
 * The types of the functions, with what Deno declares and without a browser's. `deno check` would need four
 * times as long; that Deno finds all they import, it shows when it runs them.
 */
const run = promisify(execFile);
const WRONG = "wrong.ts";
const WRONG_CODE = `
  import { encodeHex } from "@std/encoding/hex.js";
  export const port: number = Deno.env.get("PORT");
  export const length: number = encodeHex("abc");
  export const page: object = document.body;`;
let complaints: string[];

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "selfnvest-check-"));
  const names = await functionNames();
  expect(names).not.toEqual([]);
  const { stdout: declared } = await run(denoPath(), ["types"], { maxBuffer: 8 * 1024 ** 2 });
  await writeFile(join(folder, "deno.d.ts"), declared);
  await writeFile(join(folder, WRONG), WRONG_CODE);
  const config = {
    extends: `${PROJECT_ROOT}tsconfig.json`,
    compilerOptions: {
      lib: ["ESNext"],
      types: [],
      // The check reads the code of packages without types, as Deno does.
      allowJs: true,
      maxNodeModuleJsDepth: 1,
      paths: { "@std/*": [`${PROJECT_ROOT}node_modules/deno-std/*`] },
    },
    include: [],
    files: ["deno.d.ts", WRONG, ...names.map((name) => `${FUNCTIONS_DIR}/${name}/index.ts`)],
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = `${PROJECT_ROOT}node_modules/.bin/tsc`;
  const { stdout } = await run(tsc, ["-p", folder, "--checkers", "1", "--pretty", "false"]).catch(
    (failure: { stdout: string }) => failure,
  );
  complaints = stdout.split("\n").filter((line) => /\berror TS\d+/.test(line));
  await rm(folder, { recursive: true });
});

it("finds no type errors in the functions", () => {
  expect(complaints.filter((each) => !each.includes(WRONG))).toEqual([]);
});

it("finds what is wrong with Deno, a package without types and a browser's names", () => {
  expect(complaints.filter((each) => each.includes(WRONG))).toEqual([
    expect.stringContaining("'string | undefined' is not assignable to type 'number'"),
    expect.stringContaining("'string' is not assignable to type 'number'"),
    expect.stringContaining("Cannot find name 'document'"),
  ]);
});
