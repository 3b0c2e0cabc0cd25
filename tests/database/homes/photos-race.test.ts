import { expect, it } from "vitest";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { rounds } from "../../support/fuzz.ts";
import { answersOf, oneAfterTheOther, tally } from "../../support/outcomes.ts";
import { makeListing } from "../../support/props.ts";

/**
 * Photo lists and the sweep at the same moment, over real connections to Postgres 17: every photo
 * shown has its file, and no file being deleted is shown (docs/trust.md E5).
 */
const database = ownDatabase({ connections: 20, people: ["olive", "fay"] });

type Photo = { path: string; files: { name: string; id: string }[] };

async function photos(home: string, count: number, hours: number): Promise<Photo[]> {
  const rows = await database.query<{ name: string; id: string }>(
    `insert into storage.objects (bucket_id, name, created_at)
     select 'property-images', $1 || '/' || $2 || '_1763712000000_' || $4 || n || '.webp',
            now() - make_interval(hours => $3::int)
     from generate_series(1000, 999 + $5::int) n
     returning name, id`,
    [idOf(home), idOf("olive"), hours, home.replace(/\W/g, ""), count],
  );
  return rows.map((file) => ({ path: file.name, files: [file] }));
}

function show(home: string, list: Photo[]) {
  const images = list.map((photo) => ({ ...photo, width: 9, height: 9, widths: [] }));
  return asActor(database, "service", (tx) =>
    tx.query("select public.set_listing_images($1, $2, $3::text::jsonb)", [
      idOf(home),
      idOf("olive"),
      JSON.stringify(images),
    ]),
  );
}

async function sweep(): Promise<string[]> {
  const [row] = await asActor(database, "service", (tx) =>
    tx.query<{ names: string[] }>("select public.sweep_photos(500) as names"),
  );
  return row?.names ?? [];
}

async function shown(home: string): Promise<string[]> {
  const rows = await database.query<{ path: string }>(
    "select path from public.listing_images where listing_id = $1 order by position",
    [idOf(home)],
  );
  return rows.map(({ path }) => path);
}

it("twelve lists written at once end as one of them", async () => {
  for (let round = 0; round < rounds(4); round += 1) {
    const home = `lists${round}`;
    await makeListing(database, home, "olive");
    const all = await photos(home, 6, 0);
    await show(home, all);
    // Each list has the first photo: a photo that one list has removed, no other brings back.
    const lists = Array.from({ length: 12 }, (_, n) =>
      [0, 1, 2, 3, 4, 5].filter((index) => index === 0 || (n >> (index % 4)) % 2 === 0),
    ).map((picks, n) => (n % 2 ? picks : picks.toReversed()).map((index) => all[index] as Photo));
    const answers = await answersOf(lists.map((list) => show(home, list)));
    const done = lists.filter((_, n) => answers[n] === "done");
    expect(done.length).toBeGreaterThan(0);
    expect(answers.every((answer) => ["done", "images_changed"].includes(answer))).toBe(true);
    expect(done.map((list) => list.map(({ path }) => path).join())).toContain(
      (await shown(home)).join(),
    );
  }
});

it("cards show what the photos are, however they were changed", async () => {
  const home = "cards";
  await makeListing(database, home, "olive");
  const all = await photos(home, 4, 0);
  await show(home, all);
  for (let round = 0; round < rounds(8); round += 1) {
    const owner = (statement: string) =>
      asActor(database, { person: "olive" }, (tx) => tx.query(statement));
    const heard = await tally([
      ...all.map(({ path }) =>
        owner(`update listing_images set alt = 'Round ${round}' where path = '${path}'`),
      ),
      show(home, round % 2 ? all : all.toReversed()),
    ]);
    expect(heard).toEqual({ done: 5 });
    expect(await onCard(home)).toEqual(await inTable(home));
  }
  await asActor(database, { person: "olive" }, (tx) => tx.query("delete from listing_images"));
  expect(await onCard(home)).toEqual([]);
});

async function onCard(home: string): Promise<unknown[]> {
  const [row] = await database.query<{ images: unknown[] }>(
    "select private.listing_cards(array[$1::uuid]) #> '{0,images}' as images",
    [idOf(home)],
  );
  return row?.images ?? [];
}

function inTable(home: string): Promise<unknown[]> {
  return database.query(
    `select path, alt, width, height, blur_hash, widths from public.listing_images
     where listing_id = $1 order by position`,
    [idOf(home)],
  );
}

it("a home can be noted and listed while its photos are saved", async () => {
  const home = await makeListing(database, "noted", "olive");
  const answers = await oneAfterTheOther(
    database,
    {
      actor: "service",
      run: (tx) => tx.query("select set_listing_images($1, $2, '[]')", [home, idOf("olive")]),
    },
    {
      actor: { person: "fay" },
      run: async (tx) => {
        await tx.query("select keep_home_marks(noted => array[$1::uuid], notes => '{Mine}')", [
          home,
        ]);
        await tx.query("select save_list($1, 'Ours', 'Fay', array[$2::uuid])", [
          idOf("list"),
          home,
        ]);
      },
    },
  );
  expect(answers).toEqual(["done", "done"]);
  expect(await database.query("select note from home_marks")).toEqual([{ note: "Mine" }]);
  expect(await database.query("select listing_id from shared_list_homes")).toEqual([
    { listing_id: home },
  ]);
});

it("a photo that the sweep has claimed is not shown", async () => {
  let attached = 0;
  let swept = 0;
  const times = rounds(12);
  for (let round = 0; round < times; round += 1) {
    const homes = Array.from({ length: 6 }, (_, n) => `sweep${round}x${n}`);
    const lists = new Map<string, Photo[]>();
    for (const home of homes) {
      await makeListing(database, home, "olive");
      lists.set(home, await photos(home, 2, 25));
    }
    const attempts = homes.map((home) => show(home, lists.get(home) ?? []));
    const [named, answers] = await Promise.all([sweep(), answersOf(attempts)]);
    for (const [n, home] of homes.entries()) {
      const isShown = (await shown(home)).length > 0;
      const isNamed = named.some((name) => name.startsWith(idOf(home)));
      expect([isShown, isNamed]).toEqual(answers[n] === "done" ? [true, false] : [false, true]);
      if (isShown) attached += 1;
      else swept += 1;
    }
  }
  expect(attached + swept).toBe(6 * times);
});
