import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { denoPath } from "../../local/deno.ts";
import { explain } from "../../local/problems.ts";

test("the message after installing without scripts says what is missing and what to do", async () => {
  const withoutBinary = await mkdtemp(join(tmpdir(), "selfnvest-deno-"));
  try {
    denoPath(withoutBinary);
    expect.unreachable();
  } catch (error) {
    expect(explain(error)).toMatch(/^Deno is missing.*--ignore-scripts[\s\S]*`npm rebuild deno`/);
  }
  await rm(withoutBinary, { recursive: true });
  expect(denoPath()).toMatch(/deno(\.exe)?$/);
});

test("a function that a busy machine starts late does start, and ends with whoever started it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "selfnvest-deno-"));
  const [busy, late] = [join(folder, "busy.js"), join(folder, "late.js")];
  await writeFile(busy, "await new Promise((pass) => setTimeout(pass, 400));");
  await writeFile(late, 'console.log("started"); setInterval(() => {}, 1000);');
  const watchdog = fileURLToPath(new URL("../../local/function-watchdog.js", import.meta.url));
  const flags = ["run", "--quiet", "--no-lock", `--preload=${watchdog}`, `--preload=${busy}`];
  const child = spawn(denoPath(), [...flags, late], { stdio: ["pipe", "pipe", "inherit"] });
  try {
    const ended = once(child, "exit");
    expect(String(await once(child.stdout, "data"))).toBe("started\n");
    child.stdin.end();
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill("SIGKILL");
    await rm(folder, { recursive: true });
  }
});
