import { beforeAll, describe, expect, it } from "vitest";
import type { Sql } from "../../../local/database.ts";
import { idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { undone } from "../../support/undone.ts";

/** A large site has a hundred times as many files, so neither an upload nor a duty may read all of them. */
const FILES = 6_000;
/** The files of a home, or of a person, that the product reads at once. */
const OWN_FILES = 400;
/** A duty looks at a thousand files and finds the end of these first. */
const PART = 2_100;

const BUCKETS = ["property-images", "documents", "chat-images", "sale-files"];
const database = ownDatabase({ connections: 1, people: ["olive"], homes: { cottage: "olive" } });
const PHOTO = `${idOf("cottage")}/${idOf("olive")}_1700000000000_abcd.webp`;
const OLD = "now() - interval '2 days'";

beforeAll(async () => {
  await database.exec(`
    set session_replication_role = replica;
    insert into storage.objects (bucket_id, name, metadata)
    select bucket, md5('folder ' || n / 20)::uuid || '/' || md5('file ' || n)::uuid || '.pdf', '{"size": 1000}'
    from unnest(array['${BUCKETS.join("', '")}']) as bucket, generate_series(1, ${FILES}) as n;
    insert into public.listings (id, user_id, title)
    select md5('folder ' || n)::uuid, '${idOf("olive")}', 'Home' from generate_series(0, ${FILES / 20}) as n;
    update public.listings set user_id = md5('somebody')::uuid where title = 'Home';
    insert into storage.objects (bucket_id, name) values ('property-images', '${PHOTO}');
    set session_replication_role = origin`);
  await database.exec("vacuum analyze");
});

describe("a bucket of many files", () => {
  it.each([
    ["an upload of a photo", `select private.may_add_photo('${PHOTO.replace("abcd", "wxyz")}')`],
    [
      "an upload of a document",
      `select private.may_add_document('${idOf("olive")}/${idOf("deed")}.pdf')`,
    ],
    [
      "an upload of a picture for Vesty",
      `select private.may_add_chat_image('${idOf("olive")}/a.png')`,
    ],
    [
      "an upload of a profile picture",
      `select private.may_add_avatar('${idOf("olive")}/abcdefgh.png')`,
    ],
    [
      "an upload to a sale",
      `select private.may_add_sale_file('${idOf("olive")}/${idOf("plan")}.pdf')`,
    ],
    [
      "the photos of a home",
      `select private.listing_photo_state('${idOf("cottage")}', '{${PHOTO}}')`,
    ],
    ["the files of a deleted home", `select private.files_of_gone_listing('${idOf("gone")}')`],
    ["the files of an account", `select private.files_of_account('${idOf("olive")}')`],
    ["the names of photos that are gone", "select private.forget_photo_names()"],
  ])("%s reads those of a home or a person only", async (_, statement) => {
    expect(await filesRead(statement)).toBeLessThanOrEqual(OWN_FILES);
  });

  it.each([
    "delete unused photos",
    "delete unused pictures for Vesty",
    "delete documents for good",
    "delete unused files of sales",
  ])("the duty %s looks at a part of them", async (duty) => {
    const [row] = await database.query<{ due: string }>(
      "select due from private.duties where name = $1",
      [duty],
    );
    expect(await filesRead(`select ${row?.due}`)).toBeLessThanOrEqual(PART);
  });
});

it("a round finds a file wherever its name is, and the next round one that came since", async () => {
  await undone(database, async (tx) => {
    const last = "ffffffff-ffff-4fff-8fff-ffffffffffff/last.webp";
    const first = "00000000-0000-4000-8000-000000000000/first.webp";
    await addPhoto(tx, last);
    expect(await roundsUntil(tx, last)).toBeGreaterThan(FILES / 1_000 - 1);
    await tx.query("delete from storage.objects where name = $1", [last]);
    await addPhoto(tx, first);
    expect(await roundsUntil(tx, first)).toBeLessThanOrEqual(FILES / 1_000 + 1);
  });
});

it("a call that only looks leaves a file to the sweep, and a sweep that is full goes on after its last file", async () => {
  await undone(database, async (tx) => {
    const names = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}/a.webp`);
    for (const name of names) await addPhoto(tx, name);
    for (let n = 0; n < 2; n += 1)
      expect(await tx.query("select private.has_unused_photos() as found")).toEqual([
        { found: true },
      ]);
    expect(await sweep(tx, 2)).toEqual(names.slice(0, 2));
    // The first two could not be deleted, and the third isn't kept waiting.
    expect(await sweep(tx, 2)).toContain(names[2]);
  });
});

async function addPhoto(tx: Sql, name: string) {
  await tx.exec(
    `insert into storage.objects (bucket_id, name, created_at) values ('property-images', '${name}', ${OLD})`,
  );
}

async function roundsUntil(tx: Sql, name: string): Promise<number> {
  for (let n = 1; n <= 20; n += 1) if ((await sweep(tx, 100)).includes(name)) return n;
  return Number.NaN;
}

async function sweep(tx: Sql, limit: number): Promise<string[]> {
  const [row] = await tx.query<{ names: string[] }>("select private.sweep_photos($1) as names", [
    limit,
  ]);
  return row?.names ?? [];
}

/** How many files a statement of Olive's reads, after a first run. */
async function filesRead(statement: string): Promise<number> {
  return undone(database, async (tx) => {
    await tx.exec(
      `set local request.jwt.claims = '{"sub": "${idOf("olive")}", "role": "authenticated"}'`,
    );
    await tx.exec(statement);
    const before = await count(tx);
    await tx.exec(statement);
    return (await count(tx)) - before;
  });
}

async function count(tx: Sql): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select (seq_tup_read + coalesce(idx_tup_fetch, 0))::float as n from pg_stat_xact_all_tables
     where relid = 'storage.objects'::regclass`,
  );
  return row?.n ?? 0;
}
