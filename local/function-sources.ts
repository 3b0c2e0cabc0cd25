import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

export function hasFunction(folder: string, name: string): boolean {
  return /^[a-z][\w-]*$/i.test(name) && existsSync(join(folder, name, "index.ts"));
}

/** When anything that the function is made of changed last, in milliseconds; a deletion counts. */
export function newestChange(folder: string, name: string): number {
  return Math.max(newestIn(join(folder, name)), newestIn(join(folder, "_shared")));
}

function newestIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  // A folder's own time changes when something in it is added or removed.
  const times = [statSync(folder).mtimeMs];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) times.push(newestIn(path));
    else if (/\.(ts|js|json)$/.test(entry.name)) times.push(statSync(path).mtimeMs);
  }
  return Math.max(...times);
}
