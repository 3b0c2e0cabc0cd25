import { mkdir, statfs } from "node:fs/promises";

/** Too little room on the disk to go on safely. */
export class DiskFull extends Error {
  constructor(folder: string, free: number, needed: number) {
    super(
      `${folder} is on a disk with ${megabytes(free)} MB left; ${megabytes(needed)} MB are needed`,
    );
    this.name = "DiskFull";
  }
}

/** A new database with its demo data and pictures takes about this much. */
const FIRST_START_BYTES = 200 * 1024 * 1024;

/** Postgres writes its log ahead in files of 16 MB, and breaks off when one cannot grow. */
const RESERVE_BYTES = 64 * 1024 * 1024;

const MEMORY_MS = 500;

/** @throws DiskFull */
export async function requireSpace(folder: string, isFirstStart: boolean): Promise<void> {
  await mkdir(folder, { recursive: true });
  const needed = isFirstStart ? FIRST_START_BYTES : RESERVE_BYTES;
  const free = await freeBytes(folder);
  if (free < needed) throw new DiskFull(folder, free, needed);
}

/** Tells whether there is room for one more write, looking at the disk now and then. */
export function createSpaceWatch(folder: string): () => Promise<boolean> {
  let checked = 0;
  let hasRoom = true;
  return async () => {
    if (Date.now() - checked > MEMORY_MS) {
      checked = Date.now();
      hasRoom = (await freeBytes(folder)) >= RESERVE_BYTES;
    }
    return hasRoom;
  };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}
