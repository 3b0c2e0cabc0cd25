import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { lock } from "proper-lockfile";

/** Another local cloud is using this folder. */
export class FolderInUse extends Error {
  constructor(readonly folder: string) {
    super(`${folder} is in use by another process`);
    this.name = "FolderInUse";
  }
}

/** A lock that hasn't been renewed for this long belongs to a process that was killed. */
const STALE_MS = 5_000;
const POLL_MS = 250;

/**
 * Makes this process the folder's only user.
 * @returns how to release it.
 * @throws FolderInUse
 */
export async function takeLock(
  folder: string,
  patienceMs = STALE_MS + 1_000,
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  try {
    return await lock(folder, {
      lockfilePath: join(folder, "lock"),
      stale: STALE_MS,
      retries: {
        retries: Math.ceil(patienceMs / POLL_MS),
        factor: 1,
        minTimeout: POLL_MS,
        maxTimeout: POLL_MS,
      },
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ELOCKED") throw new FolderInUse(folder);
    throw error;
  }
}
