import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { Project } from "../project.ts";
import { download, filesOf, onEach, sha256 } from "./files.ts";
import { only } from "./load.ts";
import { readManifest, tableFile } from "./manifest.ts";
import { type Digest, digest, inSession } from "./session.ts";
import { copyOf, tablesOf } from "./tables.ts";

export type Comparison = {
  tables: { name: string; saved: Digest; found: Digest }[];
  files: number;
  bytes: number;
  /** One line for each difference from the backup. */
  differences: string[];
};

/** Reads everything back from a project, and compares its checksums with those of a backup. */
export async function compare(project: Project, folder: string): Promise<Comparison> {
  const manifest = await readManifest(folder);
  const differences: string[] = [];
  const { tables, entries } = await inSession(
    project.databaseUrl,
    "repeatable read, read only",
    async (session) => {
      const there = new Map((await tablesOf(session)).map((table) => [table.name, table]));
      const compared: Comparison["tables"] = [];
      for (const table of manifest.tables) {
        const columns = table.columns.filter((each) =>
          there.get(table.name)?.columns.includes(each),
        );
        const found = await digest(await session.copyOut(copyOf(table, columns)));
        const isWhole = columns.length === table.columns.length;
        const saved = isWhole ? table : await savedDigest(folder, table, columns);
        compared.push({ name: table.name, saved, found });
        if (saved.sha256 !== found.sha256) {
          differences.push(`${table.name}: ${saved.rows} rows saved, ${found.rows} found`);
        }
      }
      return { tables: compared, entries: await filesOf(session) };
    },
  );

  const nameOf = (file: { bucket: string; path: string }) => `${file.bucket}/${file.path}`;
  const saved = new Map(manifest.files.map((file) => [nameOf(file), file]));
  for (const entry of entries) {
    const known = saved.get(nameOf(entry));
    if (!known) differences.push(`${nameOf(entry)}: not in the backup`);
    else if (known.contentType !== entry.contentType) {
      differences.push(`${nameOf(entry)}: ${entry.contentType}, not ${known.contentType}`);
    }
  }
  await onEach(manifest.files, async (file) => {
    const bytes = await download(project, file);
    const isSame = bytes !== null && sha256(bytes) === file.sha256;
    if (!isSame) differences.push(`${nameOf(file)}: ${bytes === null ? "missing" : "other bytes"}`);
  });
  const bytes = manifest.files.reduce((sum, { size }) => sum + size, 0);
  return { tables, files: manifest.files.length, bytes, differences };
}

async function savedDigest(
  folder: string,
  table: { name: string; columns: string[] },
  columns: string[],
): Promise<Digest> {
  const source = createReadStream(tableFile(folder, table.name)).pipe(createGunzip());
  const kept = columns.map((column) => table.columns.indexOf(column));
  const picked = async function* () {
    for await (const text of only(source, kept)) yield Buffer.from(text);
  };
  return digest(Readable.from(picked()));
}
