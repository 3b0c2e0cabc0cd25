import { mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";

/**
 * Moves the data of another state of the project into a folder of its own, from where that state can open it again.
 * @returns that folder.
 */
export async function setAside(folder: string, now = new Date()): Promise<string> {
  const place = join(folder, `${PREFIX}${now.toISOString().slice(0, 19).replaceAll(":", "-")}`);
  await mkdir(place);
  for (const entry of await readdir(folder)) {
    if (entry !== "lock" && !entry.startsWith(PREFIX))
      await rename(join(folder, entry), join(place, entry));
  }
  return place;
}

const PREFIX = "before-";
