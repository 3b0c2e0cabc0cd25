import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { PGliteOptions } from "@electric-sql/pglite";
import writeFileAtomic from "write-file-atomic";

/**
 * PGlite clusters kept as files since installation. Unpacking one takes under a second; making one
 * (initdb) and applying the migrations takes several. A file holds only what those steps produce,
 * so without one the steps are simply run.
 *
 * `empty` is what initdb makes; `migrated` adds the bootstrap and this checkout's migrations.
 */
type ClusterKind = "empty" | "migrated";

/**
 * @param dataDir the folder about to be opened; undefined means "in memory".
 * @returns what to unpack into a new database; undefined for an existing one, or without a file.
 */
export async function preparedCluster(
  dataDir?: string,
): Promise<Pick<PGliteOptions, "loadDataDir"> | undefined> {
  if (dataDir !== undefined && existsSync(dataDir)) return undefined;
  for (const kind of ["migrated", "empty"] as const) {
    const bytes = await readFile(await clusterFile(kind)).catch(() => undefined);
    if (bytes) return { loadDataDir: new Blob([bytes]) };
  }
  return undefined;
}

export async function hasPreparedCluster(kind: ClusterKind): Promise<boolean> {
  return existsSync(await clusterFile(kind));
}

/** @param dump what PGlite's `dumpDataDir` returns. */
export async function keepPreparedCluster(kind: ClusterKind, dump: Blob): Promise<void> {
  const file = await clusterFile(kind);
  await mkdir(dirname(file), { recursive: true });
  await writeFileAtomic(file, Buffer.from(await dump.arrayBuffer()), { fsync: false });
}

const PROJECT = new URL("../", import.meta.url);

/** Named after everything it is made of: another version or another migration is another file. */
async function clusterFile(kind: ClusterKind): Promise<string> {
  const hash = createHash("sha256");
  const sources = kind === "empty" ? SOFTWARE : [...SOFTWARE, ...(await schemaSources())];
  for (const path of sources) {
    hash.update(path).update(await readFile(new URL(path, PROJECT)));
  }
  const name = `${kind}-${hash.digest("hex").slice(0, 16)}.tar`;
  return fileURLToPath(new URL(`node_modules/.cache/selfnvest-database/${name}`, PROJECT));
}

const SOFTWARE = ["node_modules/@electric-sql/pglite/package.json"];

async function schemaSources(): Promise<string[]> {
  const folder = "supabase/migrations/";
  const files = await readdir(new URL(folder, PROJECT));
  return [
    "node_modules/@supabase/lite/package.json",
    "local/platform.sql",
    "local/database.ts",
    ...files.sort().map((file) => folder + file),
  ];
}
