import { createWriteStream } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createGzip } from "node:zlib";
import { type Project, UsageError } from "../project.ts";
import { download, filesOf, onEach, sha256 } from "./files.ts";
import { bytesFile, type Manifest, releaseHere, tableFile } from "./manifest.ts";
import { digest, inSession } from "./session.ts";
import { copyOf, migrationsOf, tablesOf } from "./tables.ts";

/**
 * Copies a project's rows, as of one moment, and then its files into an empty folder.
 * @throws UsageError if the folder isn't empty.
 */
export async function save(
  project: Project,
  folder: string,
  progress: (text: string) => void,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new UsageError(`${folder} is not empty.`);
  await Promise.all(["tables", "files"].map((part) => mkdir(join(folder, part))));

  const rows = await inSession(
    project.databaseUrl,
    "repeatable read, read only",
    async (session) => {
      const made_at = new Date().toISOString();
      const tables: Manifest["tables"] = [];
      for (const table of await tablesOf(session)) {
        progress(table.name);
        const out = await session.copyOut(copyOf(table, table.columns));
        const file = createWriteStream(tableFile(folder, table.name), { mode: 0o600 });
        tables.push({ ...table, ...(await digest(out, createGzip(), file)) });
      }
      const migrations = await migrationsOf(session);
      return { made_at, migrations, tables, entries: await filesOf(session) };
    },
  );

  const { entries, ...known } = rows;
  const files: Manifest["files"] = [];
  const gone: string[] = [];
  await onEach(entries, async (entry) => {
    const bytes = await download(project, entry);
    if (bytes === null) return void gone.push(`${entry.bucket}/${entry.path}`);
    const hash = sha256(bytes);
    await writeFile(bytesFile(folder, hash), bytes, { mode: 0o600 });
    files.push({ ...entry, size: bytes.byteLength, sha256: hash });
    if (files.length % 100 === 0) progress(`${files.length} of ${entries.length} files`);
  });
  const release = await releaseHere();
  const manifest: Manifest = { format: 1, source: project.url, release, ...known, files, gone };
  await writeFile(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`, {
    mode: 0o600,
  });
  return manifest;
}
