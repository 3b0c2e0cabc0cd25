import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { identify, isAlive, type ProcessIdentity } from "./process-identity.ts";

/** Another local cloud has this folder open. */
export class FolderInUse extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(`${folder} is in use by process ${pid}`);
    this.name = "FolderInUse";
  }
}

/** A process whose npm was killed notices it within a second or so, and then stops. */
const PATIENCE_MS = 4_000;
const POLL_MS = 100;

/**
 * Makes this process the only one that uses the folder; returns how to give it back. The lock of a
 * process that is gone, however it ended, is taken over.
 * @throws FolderInUse
 */
export async function takeLock(
  folder: string,
  patienceMs = PATIENCE_MS,
): Promise<() => Promise<void>> {
  const path = join(folder, "lock.json");
  await mkdir(folder, { recursive: true });
  const deadline = Date.now() + patienceMs;
  for (;;) {
    if (await createOnce(path, JSON.stringify(identify(process.pid)))) {
      return () => rm(path, { force: true });
    }
    const holder = await readHolder(path);
    if (!holder || !isAlive(holder)) await rm(path, { force: true });
    else if (Date.now() > deadline) throw new FolderInUse(folder, holder.pid);
    else await pause(POLL_MS);
  }
}

/** A lock that appears is complete: a link to a file that was written before. */
async function createOnce(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readHolder(path: string): Promise<ProcessIdentity | null> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return null;
  }
}
