import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { type Project, UsageError } from "../project.ts";
import { onEach, sha256, upload } from "./files.ts";
import { bytesFile, type Manifest, readManifest, tableFile } from "./manifest.ts";
import { digest, inSession, type Session } from "./session.ts";
import { migrationsOf, tablesOf } from "./tables.ts";

/**
 * Restores a backup into a project with the same migrations and no accounts: first the files, then all
 * rows in one transaction. Whatever breaks, the project still has no accounts and the restore can be repeated.
 * No trigger runs, so nothing is mailed or counted twice.
 * @returns columns of Auth's tables that the project lacks.
 * @throws UsageError before anything is changed.
 */
export async function load(
  project: Project,
  folder: string,
  progress: (text: string) => void,
): Promise<string[]> {
  const manifest = await readManifest(folder);
  const within = <T>(work: (session: Session) => Promise<T>) =>
    inSession(project.databaseUrl, "read committed", async (session) => {
      await refuseWrongPlace(session, manifest);
      return work(session);
    });
  await within(async () => {});
  let done = 0;
  await onEach(manifest.files, async (file) => {
    const bytes = await readFile(bytesFile(folder, file.sha256));
    if (sha256(bytes) !== file.sha256) {
      throw new Error(`The backup is damaged: ${file.sha256} (${file.bucket}/${file.path}).`);
    }
    await upload(project, file, bytes);
    done += 1;
    if (done % 100 === 0) progress(`${done} of ${manifest.files.length} files`);
  });
  return within((session) => loadRows(session, folder, manifest, progress));
}

async function loadRows(
  session: Session,
  folder: string,
  manifest: Manifest,
  progress: (text: string) => void,
): Promise<string[]> {
  const there = new Map((await tablesOf(session)).map((table) => [table.name, table]));
  await session.query("set local session_replication_role = replica");
  const ours = manifest.tables.filter(({ name }) => !name.startsWith("auth."));
  await session.query(`truncate ${ours.map(({ name }) => name).join(", ")}`);
  const missing: string[] = [];
  for (const table of manifest.tables) {
    progress(table.name);
    const { columns = [] } = there.get(table.name) ?? {};
    const lacking = table.columns.filter((column) => !columns.includes(column));
    missing.push(...lacking.map((column) => `${table.name}.${column}`));
    const kept = table.columns.filter((each) => !lacking.includes(each));
    await fill(session, folder, table, kept);
  }
  return missing;
}

/** Our tables have the same columns, because the migrations are the same; Auth's may be from another version. */
async function refuseWrongPlace(
  session: Session,
  { migrations, release, tables }: Manifest,
): Promise<void> {
  const here = await migrationsOf(session);
  const [people] = await session.query<{ there: boolean }>(
    "select exists (select from auth.users) as there",
  );
  if (people?.there) {
    throw new UsageError(
      "This project has accounts. A backup can only be restored to a new project.",
    );
  }
  if (here.join() !== migrations.join()) {
    const odd = [
      ...migrations.filter((each) => !here.includes(each)).map((each) => `lacks ${each}`),
      ...here.filter((each) => !migrations.includes(each)).map((each) => `has ${each}`),
    ];
    throw new UsageError(
      `This project's migrations are not those of the backup: it ${odd.join(", ")}. Check out release ` +
        `${release}, with which the backup was made, and push its migrations (docs/operating.md#finding-a-release).`,
    );
  }
  const known = (await tablesOf(session)).map(({ name }) => name);
  const unknown = tables.filter(({ name }) => !known.includes(name)).map(({ name }) => name);
  if (unknown.length > 0) throw new UsageError(`This project has no ${unknown.join(", ")}.`);
}

async function fill(
  session: Session,
  folder: string,
  table: Manifest["tables"][number],
  columns: string[],
) {
  const rows = await session.copyIn(`copy ${table.name} (${columns.join(", ")}) from stdin`);
  const source = createReadStream(tableFile(folder, table.name)).pipe(createGunzip());
  const kept = columns.map((column) => table.columns.indexOf(column));
  if (kept.length === table.columns.length) {
    const read = await digest(source, rows);
    if (read.sha256 !== table.sha256) throw new Error(`The backup is damaged: ${table.name}.`);
  } else {
    await pipeline(source, (lines) => only(lines, kept), rows);
  }
  for (const column of table.identities) {
    await session.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest(max(${JSON.stringify(column)}), 1)) from ${table.name}`,
      [table.name, column],
    );
  }
}

/** Some columns of COPY's text format, in which a tab always separates values. */
export async function* only(lines: AsyncIterable<Buffer>, kept: number[]): AsyncGenerator<string> {
  const pick = (line: string) => {
    const values = line.split("\t");
    return `${kept.map((at) => values[at]).join("\t")}\n`;
  };
  let rest = Buffer.alloc(0);
  for await (const chunk of lines) {
    const known = Buffer.concat([rest, chunk]);
    const end = known.lastIndexOf(10) + 1;
    rest = known.subarray(end);
    const complete = known.subarray(0, end).toString("utf8").split("\n").slice(0, -1);
    if (complete.length > 0) yield complete.map(pick).join("");
  }
}
