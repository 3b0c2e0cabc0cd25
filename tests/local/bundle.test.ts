import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PROJECT_ROOT } from "../support/imports.ts";

/**
 * The bundle that `npm start` runs, in a project of two files. A stand-in for Vite puts them together, and can be
 * killed halfway.
 */
let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "selfnvest-bundle-"));
  for (const name of ["bundle.mjs", "run.mjs"])
    await cp(join(PROJECT_ROOT, "local", name), join(root, "local", name));
  await mkdir(join(root, "node_modules/vite"), { recursive: true });
  await write("node_modules/.package-lock.json", "{}");
  await write("node_modules/vite/package.json", '{"type": "module", "main": "index.js"}');
  await write("node_modules/vite/index.js", VITE);
  await write("builds.txt", "");
  await write("local/start.ts", 'console.log(WORD, new URL("word.ts", import.meta.url).pathname);');
  await write("local/word.ts", 'const WORD = "first";');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const VITE = `
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
export async function build({ root, plugins: [plugin], build: { outDir } }) {
  appendFileSync(join(root, "builds.txt"), "build\\n");
  const codes = ["local/word.ts", "local/start.ts"].map((path) => {
    const id = join(root, path);
    const code = readFileSync(id, "utf8");
    return plugin.transform(code, id) ?? code;
  });
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, "start.mjs"), codes[0]);
  if (process.env.KILLED) process.kill(process.pid, "SIGKILL");
  writeFileSync(join(outDir, "start.mjs"), codes.join("\\n"));
}`;

it("is made once, and again after a source or the installed packages have changed", async () => {
  const place = join(root, "local/word.ts");
  expect(start()).toEqual({ status: 0, said: `first ${place}\n` });
  expect(start()).toEqual({ status: 0, said: `first ${place}\n` });
  expect(await builds()).toBe(1);

  await write("local/word.ts", 'const WORD = "second";');
  expect(start()).toEqual({ status: 0, said: `second ${place}\n` });
  await write("node_modules/.package-lock.json", '{"packages": {}}');
  start();
  start();
  expect(await builds()).toBe(3);
});

it("a bundle that was interrupted is made again: neither half of it runs, nor what was there before", async () => {
  expect(start({ KILLED: "1" })).toEqual({ status: 1, said: "" });
  expect(await unfinished()).toBe(1);
  expect(start().said).toMatch(/^first /);
  expect(await unfinished()).toBe(0);
  await write("local/word.ts", 'const WORD = "second";');
  expect(start({ KILLED: "1" })).toEqual({ status: 1, said: "" });
  expect(start().said).toMatch(/^second /);
});

function start(env: Record<string, string> = {}) {
  const { status, stdout } = spawnSync(process.execPath, [join(root, "local/run.mjs")], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { status, said: stdout };
}

async function builds(): Promise<number> {
  return (await readFile(join(root, "builds.txt"), "utf8")).trim().split("\n").length;
}

async function unfinished(): Promise<number> {
  const names = await readdir(join(root, "node_modules/.cache/selfnvest-start"));
  return names.filter((name) => name.startsWith("unfinished")).length;
}

async function write(path: string, text: string): Promise<void> {
  await writeFile(join(root, path), text);
}
