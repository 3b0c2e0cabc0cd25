import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { replaceFile } from "./replace-file.ts";

/**
 * An empty PGlite cluster, kept as a file: unpacking it takes under a second, making it anew
 * (initdb) three to four. It holds nothing of ours, so it is as good as the one that initdb makes.
 *
 * @param dataDir the folder that is about to be opened; none is "in memory".
 * @returns what a new database is unpacked from; nothing for one that exists, or without the file.
 */
export async function emptyCluster(
  dataDir?: string,
): Promise<Pick<PGliteOptions, "loadDataDir"> | undefined> {
  if (dataDir !== undefined && existsSync(dataDir)) return undefined;
  const bytes = await readFile(await clusterFile()).catch(() => undefined);
  return bytes && { loadDataDir: new Blob([bytes]) };
}

/** Makes the file unless it is there. Runs once, after the installation. */
export async function prepareEmptyCluster(): Promise<void> {
  const file = await clusterFile();
  if (existsSync(file)) return;
  const database = await PGlite.create();
  const dump = await database.dumpDataDir("none");
  await database.close();
  await replaceFile(file, [new Uint8Array(await dump.arrayBuffer())]);
}

/** Another version of PGlite may write its files differently. */
async function clusterFile(): Promise<string> {
  const packages = new URL("../node_modules/", import.meta.url);
  const manifest = await readFile(new URL("@electric-sql/pglite/package.json", packages), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  return fileURLToPath(new URL(`.cache/selfnvest-database/pglite-${version}.tar`, packages));
}
