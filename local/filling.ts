import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { openDatabase } from "./cloud.ts";
import { createFileStore } from "./lite/files.ts";
import { endWithParent } from "./parent.ts";
import { Explained, explain } from "./problems.ts";
import { seedOnce } from "./seeding.ts";
import { type Undo, undoAll } from "./undo.ts";

/** The messages of the process that fills a new database. */
type Said = { step: string } | { failure: string };

/** The option with which `npm start` calls itself. */
export const FILL = "--fill";

/**
 * Makes the database in `folder` and writes the demo into it, in a process of its own: the hundreds of megabytes it
 * takes would stay with a process that continues. @param undo gets the call that stops it. @throws Explained
 */
export async function fillElsewhere(
  folder: string,
  progress: (text: string) => void,
  undo: Undo,
): Promise<void> {
  const child = fork(process.argv[1] ?? "", [FILL, folder]);
  const ended = once(child, "exit");
  let isStopped = false;
  undo.push(async () => {
    isStopped = true;
    // The process is too busy to hear another signal, and its transaction leaves nothing behind.
    child.kill("SIGKILL");
    await ended;
  });
  let failure = "The process that fills the database ended before it was done. Start again.";
  child.on("message", (said: Said) => {
    if ("step" in said) progress(said.step);
    else failure = said.failure;
  });
  const [code] = await ended;
  // The start must not go on while everything stops.
  if (isStopped) await new Promise(() => {});
  if (code !== 0) throw new Explained(failure);
}

/** The work of that process. It ends when ours does, however ours ends. */
export async function fill(dataDir: string): Promise<void> {
  // Awaited, because `exit` drops a message that is still on its way.
  const say = (said: Said) =>
    new Promise<void>((resolve) => process.send?.(said, undefined, undefined, () => resolve()));
  endWithParent();
  // A terminal's Ctrl-C reaches both, and ours stops this one.
  for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
  const progress = (step: string) => void say({ step });
  const undo: Undo = [];
  try {
    const engine = await openDatabase({ dataDir, progress }, undo);
    await seedOnce(engine.sql, createFileStore(join(dataDir, "storage")), progress);
    process.exitCode = 0;
  } catch (error) {
    await say({ failure: explain(error) });
    process.exitCode = 1;
  }
  await undoAll(undo);
  process.exit();
}
