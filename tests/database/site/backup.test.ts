import { appendFile, cp, mkdtemp, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compare } from "../../../deploy/backup/compare.ts";
import { upload } from "../../../deploy/backup/files.ts";
import { load, only } from "../../../deploy/backup/load.ts";
import { bytesFile, type Manifest, tableFile } from "../../../deploy/backup/manifest.ts";
import { save } from "../../../deploy/backup/save.ts";
import type { Project } from "../../../deploy/project.ts";
import { type Cloud, startCloud } from "../../../local/cloud.ts";
import { createDatabase } from "../../support/database.ts";
import { makeListing, makeUser } from "../../support/props.ts";

/** A backup, and its restoration into a new project: every row, every byte. */
const quiet = () => {};
const undo: (() => Promise<unknown>)[] = [];
let work: string;
let source: Place;
/** A new project; it stays empty until the backup is restored into it. */
let target: Place;
let folder: string;
let manifest: Manifest;

type Place = Project & { sql: Cloud["sql"] };

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), "selfnvest-backup-"));
  undo.push(() => rm(work, { recursive: true, force: true }));
  [source, target] = [await newProject(), await newProject()];
  await makeUser(source.sql, "olive");
  await makeListing(source.sql, "cottage", "olive");
  await source.sql.query(
    "update public.listings set description = $1, features = $2 where address = '1 Main Street'",
    ["Tab\there\nline \\N \\. 🏡", ["Déck", 'A "quoted" one']],
  );
  await source.sql.exec("update public.listings set price = price + 1000");
  // More than a socket's buffer, to be read slowly.
  await source.sql.exec(`
    insert into private.rate_buckets (key, window_start, n)
    select repeat(md5(n::text), 9), 'infinity', n from generate_series(1, 5000) as n`);
  await upload(source, photo("deep/Under a (roof).webp"), Buffer.from("a photograph"));
  await upload(source, photo("again.webp"), Buffer.from("a photograph"));
  folder = join(work, "backup");
  manifest = await save(source, folder, quiet);
  expect(manifest.gone).toEqual([]);
});
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

describe("is refused", () => {
  const refusal = (project: Project, from = folder) =>
    load(project, from, quiet).then(
      () => "accepted",
      (error: Error) => error.message,
    );

  it("a backup is refused by a project with accounts or other migrations, which stays as it is", async () => {
    expect(await refusal(source)).toMatch(/has accounts/);
    const rename = (from: string, to: string) =>
      target.sql.query(
        "update supabase_migrations.schema_migrations set version = $2 where version = $1",
        [from, to],
      );
    const [{ last } = { last: "" }] = await target.sql.query<{ last: string }>(
      "select max(version) as last from supabase_migrations.schema_migrations",
    );
    await rename(last, "2");
    expect(await refusal(target)).toMatch(
      /lacks \d{14}, has 2\. Check out release \d+\.\d+\.\d+, /,
    );
    expect(await target.sql.query("select from public.listings")).toEqual([]);
    await rename("2", last);
  });

  it("a backup is refused without its manifest, and with damaged rows or files", async () => {
    expect(await refusal(source, work)).toMatch(/no finished backup/);
    await expect(save(source, folder, quiet)).rejects.toThrow(/is not empty/);

    const damaged = join(work, "damaged");
    await cp(folder, damaged, { recursive: true });
    const whole = await stat(tableFile(damaged, "public.listings"));
    await truncate(tableFile(damaged, "public.listings"), whole.size - 10);
    expect(await refusal(target, damaged)).not.toBe("accepted");
    await appendFile(bytesFile(damaged, manifest.files[0]?.sha256 ?? ""), "!");
    expect(await refusal(target, damaged)).toMatch(/damaged: [0-9a-f]{64}/);
    const people = await target.sql.query("select from auth.users");
    expect(people, "what follows restores into the same project").toEqual([]);
  });
});

it("is restored whole into a new project, which then works like the old one", async () => {
  expect(await load(target, folder, quiet)).toEqual([]);
  const { differences, tables, files } = await compare(target, folder);
  expect(differences).toEqual([]);
  expect(files).toBe(2);
  expect(tables.find(({ name }) => name === "private.rate_buckets")?.found.rows).toBe(5000);

  const [{ changes } = { changes: 0 }] = await target.sql.query<{ changes: number }>(
    "select count(*)::int as changes from public.price_history",
  );
  // A price that changes within an hour of publishing is a correction, and no line of the history.
  await target.sql.transaction(async (tx) => {
    await tx.exec("set local app.seeding = 'on'");
    await tx.exec("update public.listings set published_at = published_at - interval '2 hours'");
  });
  await target.sql.exec("update public.listings set price = price + 1000");
  const history = await target.sql.query("select id from public.price_history");
  expect(history).toHaveLength(changes + 1);
  expect(await target.sql.query("select from private.email_outbox")).toEqual([]);
});

it("is compared row by row and byte by byte", async () => {
  await target.sql.exec("update private.rate_buckets set n = n + 1 where n = 4711");
  await target.sql.exec("delete from public.price_history");
  await upload(target, photo("again.webp"), Buffer.from("another one"));
  await upload(target, photo("unknown.webp"), Buffer.from("x"));
  expect((await compare(target, folder)).differences).toEqual(
    expect.arrayContaining([
      "private.rate_buckets: 5000 rows saved, 5000 found",
      expect.stringMatching(/^property-images\/again\.webp: other bytes$/),
      "property-images/unknown.webp: not in the backup",
      expect.stringMatching(/^public\.price_history: \d+ rows saved, 0 found$/),
    ]),
  );
});

it("fills only the columns that the project's Auth has", async () => {
  const chunks = ["1\ttab\\there\tl", "ast\n2\t\\N\t\n"].map((text) => Buffer.from(text));
  const picked: string[] = [];
  for await (const text of only(inPieces(chunks), [2, 0])) picked.push(text);
  expect(picked.join("")).toBe("last\t1\n\t2\n");
});

async function* inPieces(chunks: Buffer[]): AsyncGenerator<Buffer> {
  yield* chunks;
}

async function newProject(): Promise<Place> {
  const database = await createDatabase();
  await database.close();
  const cloud = await startCloud({
    databaseUrl: database.url,
    isMigrated: true,
    tickMs: 0,
    env: {},
  });
  undo.push(cloud.stop);
  const { apiUrl: url, secretKey, sql } = cloud;
  return { url, secretKey, sql, databaseUrl: database.url };
}

function photo(path: string) {
  return {
    bucket: "property-images",
    path,
    contentType: "image/webp",
    cacheControl: "max-age=3600",
  };
}
