import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../project.ts";
import type { FileEntry } from "./files.ts";
import type { Digest } from "./session.ts";
import type { Table } from "./tables.ts";

/**
 * A backup is a folder: `manifest.json`, written last; `tables/<name>.copy.gz`, as COPY writes
 * them; and `files/<sha256>`, so that a file's name is its checksum.
 */
export type Manifest = {
  format: 1;
  made_at: string;
  /** The version in package.json of the code that made it. */
  release: string;
  source: string;
  /** The schema is not in the backup: these migrations are. */
  migrations: string[];
  tables: (Table & Digest)[];
  files: (FileEntry & { size: number; sha256: string })[];
  /** Deleted between the snapshot of the database and the copy of the file. */
  gone: string[];
};

const PACKAGE = new URL("../../package.json", import.meta.url);

/** The version in package.json. */
export async function releaseHere(): Promise<string> {
  return JSON.parse(await readFile(PACKAGE, "utf8")).version;
}

/** @throws UsageError for a folder without a finished backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch(() => undefined);
  if (text === undefined) throw new UsageError(`${folder} has no finished backup.`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1)
    throw new UsageError(`${folder} has a format that is newer than this code.`);
  return manifest;
}

export function tableFile(folder: string, name: string): string {
  return join(folder, "tables", `${name.replaceAll('"', "")}.copy.gz`);
}

export function bytesFile(folder: string, sha256: string): string {
  return join(folder, "files", sha256);
}
