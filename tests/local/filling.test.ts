import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { FILL, fillElsewhere } from "../../local/filling.ts";
import { Explained } from "../../local/problems.ts";
import { PROJECT_ROOT } from "../support/imports.ts";

/** `npm start` calls itself to fill a database; here, programs of one line answer in its place. */
const [, ourProgram = ""] = process.argv;
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "selfnvest-filling-"));
});
afterAll(async () => {
  process.argv[1] = ourProgram;
  await rm(folder, { recursive: true, force: true });
});

async function fillWith(program: string) {
  const file = join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(file, program);
  process.argv[1] = file;
  const steps: string[] = [];
  const undo: (() => Promise<unknown>)[] = [];
  const filled = fillElsewhere("a folder", (step) => steps.push(step), undo);
  return { filled, steps, undo };
}

describe("the process that fills a database", () => {
  it("gets the folder, and says how far it has come", async () => {
    const { filled, steps } = await fillWith(
      "process.send({ step: process.argv.slice(2).join() }, () => process.exit());",
    );
    await filled;
    expect(steps).toEqual([`${FILL},a folder`]);
  });

  it("says why it failed", async () => {
    const { filled } = await fillWith(
      'process.send({ failure: "The disk is full." }, () => process.exit(1));',
    );
    await expect(filled).rejects.toThrow(new Explained("The disk is full."));
  });

  it("is not taken for done when it was killed", async () => {
    const { filled } = await fillWith('process.kill(process.pid, "SIGKILL");');
    await expect(filled).rejects.toThrow(/ended before it was done/);
  });

  it("is stopped with the start, which doesn't go on", async () => {
    const { filled, steps, undo } = await fillWith(
      "process.send({ step: String(process.pid) }); for (;;);",
    );
    let isOver = false;
    void filled.finally(() => {
      isOver = true;
    });
    await expect.poll(() => steps.length).toBe(1);
    const pid = Number(steps[0]);
    endWithTest(pid);
    await undo[0]?.();
    expect(isAlive(pid)).toBe(false);
    await new Promise((resolve) => setImmediate(resolve));
    expect(isOver).toBe(false);
  });

  it("ends when the start is killed, though it is too busy to be told", async () => {
    const busy = `
      import { endWithParent } from ${JSON.stringify(`${PROJECT_ROOT}local/parent.ts`)};
      endWithParent();
      console.log(process.pid);
      for (;;);`;
    await writeFile(join(folder, "busy.mts"), busy);
    const starting = `
      import { spawn } from "node:child_process";
      spawn(process.execPath, ["--import", "tsx", ${JSON.stringify(join(folder, "busy.mts"))}], { stdio: "inherit" });`;
    const parent = spawn(process.execPath, ["--input-type=module", "--eval", starting], {
      cwd: PROJECT_ROOT,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = await once(createInterface({ input: parent.stdout }), "line");
    const pid = Number(line);
    endWithTest(pid);
    expect(isAlive(pid)).toBe(true);
    parent.kill("SIGKILL");
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

/** A program that goes on for ever would outlive a test that fails. */
function endWithTest(pid: number): void {
  onTestFinished(() => void (isAlive(pid) && process.kill(pid, "SIGKILL")));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
