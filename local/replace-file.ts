import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file so that a reader, or a crash, meets the old or the new one, never a part. */
export async function replaceFile(
  path: string,
  content: string | Iterable<Uint8Array>,
  options: { mode?: number } = {},
): Promise<void> {
  const partial = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(partial, content, options);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
