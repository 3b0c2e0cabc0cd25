import { expect, it } from "vitest";
import { asActor, idOf, requestsTo } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { rounds } from "../../support/fuzz.ts";
import { TEST_MS } from "../../support/limits.ts";
import { tally } from "../../support/outcomes.ts";

/**
 * A user's documents changed from many places at the same time, over real connections to Postgres 17: the space isn't
 * exceeded, no name appears twice, and no row is left without its file.
 */
const database = ownDatabase({ connections: 20, people: ["olive"] });
const act = requestsTo(database);
const ROUNDS = rounds(1);

const path = (n: number) => `${idOf("olive")}/${idOf(`document ${n}`)}.pdf`;

async function putFiles(count: number, hours = 0): Promise<void> {
  const names = Array.from({ length: count }, (_, n) => path(n));
  await database.query(
    `insert into storage.objects (bucket_id, name, created_at)
     select 'documents', name, now() - make_interval(hours => $2::int) from unnest($1::text[]) as name`,
    [names, hours],
  );
}

const keep = (n: number, name: string, size = 1000) =>
  act("service", "select add_document($1, $2, $3, 'application/pdf', $4, repeat('0', 64))", [
    idOf("olive"),
    path(n),
    name,
    size,
  ]);
const asOlive = (statement: string, id: string) => act({ person: "olive" }, statement, [id]);

async function rows(): Promise<{ id: string; name: string; path: string }[]> {
  return database.query("select id, name, path from documents where deleted_at is null");
}

/** Each round begins with an empty store. */
function race(name: string, once: () => Promise<void>): void {
  it(
    name,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await database.exec("delete from documents; delete from storage.objects");
        await once();
      }
    },
    TEST_MS + ROUNDS * 1000,
  );
}

race("forty files of 25 MB at once fill the 500 MB and not a byte more", async () => {
  await putFiles(40);
  const heard = await tally(Array.from({ length: 40 }, (_, n) => keep(n, "Plan.pdf", 26_214_400)));
  expect(heard).toEqual({ done: 20, documents_full: 20 });
  const names = (await rows()).map(({ name }) => name);
  expect(new Set(names)).toEqual(
    new Set(["Plan.pdf", ...Array.from({ length: 19 }, (_, n) => `Plan (${n + 2}).pdf`)]),
  );
});

race("the same file twenty times at once is one document", async () => {
  await putFiles(1);
  expect(await tally(Array.from({ length: 20 }, () => keep(0, "Deed.pdf")))).toEqual({ done: 20 });
  expect(await rows()).toHaveLength(1);
});

race("deleting and undoing at once, while others take the names, ends well", async () => {
  await putFiles(10);
  for (let n = 0; n < 10; n += 1) await keep(n, "Deed.pdf");
  const ids = (await rows()).map(({ id }) => id);
  const { document_not_found: _gone, ...heard } = await tally(
    ids.flatMap((id) => [
      asOlive("select public.delete_document($1)", id),
      asOlive("select public.restore_document($1)", id),
      asOlive("select public.delete_document($1)", id),
      asOlive("select public.restore_document($1)", id),
      asOlive("select public.rename_document($1, 'Deed.pdf')", id),
    ]),
  );
  expect(Object.keys(heard)).toEqual(["done"]);
  for (const id of ids) await asOlive("select public.restore_document($1)", id);
  const names = (await rows()).map(({ name }) => name.toLowerCase());
  expect(names).toHaveLength(10);
  expect(new Set(names).size).toBe(10);
});

race("the sweep spares a file that is becoming a document", async () => {
  await putFiles(20, 24);
  const [swept, heard] = await Promise.all([
    asActor(database, "service", (tx) =>
      tx.query<{ names: string[] }>("select public.sweep_documents(500) as names"),
    ),
    tally(Array.from({ length: 20 }, (_, n) => keep(n, "Late.pdf"))),
  ]);
  expect(swept[0]?.names).toHaveLength(20);
  expect(heard).toEqual({ document_not_found: 20 });
  expect(await rows()).toEqual([]);
});
