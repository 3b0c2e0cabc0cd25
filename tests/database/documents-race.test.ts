import { beforeEach, expect, it } from "vitest";
import { asActor, idOf } from "../support/actors.ts";
import { ownDatabase } from "../support/database.ts";
import { answerOf } from "../support/outcomes.ts";

/**
 * A user's documents changed from many places at once, over real connections to Postgres 17: no one
 * exceeds their space, no name appears twice, and no row is left without its file.
 */
const database = ownDatabase({ connections: 20, people: ["olive"] });
beforeEach(() => database.exec("delete from documents; delete from storage.objects"));

const path = (n: number) => `${idOf("olive")}/${idOf(`document ${n}`)}.pdf`;

async function putFiles(count: number, hours = 0): Promise<void> {
  const names = Array.from({ length: count }, (_, n) => path(n));
  await database.query(
    `insert into storage.objects (bucket_id, name, created_at)
     select 'documents', name, now() - make_interval(hours => $2::int) from unnest($1::text[]) as name`,
    [names, hours],
  );
}

function keep(n: number, name: string, size = 1000): Promise<string> {
  return outcome(
    asActor(database, "service", (tx) =>
      tx.query("select public.add_document($1, $2, $3, 'application/pdf', $4, repeat('0', 64))", [
        idOf("olive"),
        path(n),
        name,
        size,
      ]),
    ),
  );
}

function outcome(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(() => "ok", answerOf);
}

const asOlive = (statement: string, id: string) =>
  outcome(asActor(database, { person: "olive" }, (tx) => tx.query(statement, [id])));

async function rows(): Promise<{ id: string; name: string; path: string }[]> {
  return database.query("select id, name, path from documents where deleted_at is null");
}

it("forty files of 25 MB at once fill the 500 MB and not a byte more", async () => {
  await putFiles(40);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => keep(n, "Plan.pdf", 26_214_400)),
  );
  expect(answers.filter((answer) => answer === "ok")).toHaveLength(20);
  expect(answers.filter((answer) => answer === "documents_full")).toHaveLength(20);
  const names = (await rows()).map(({ name }) => name);
  expect(new Set(names)).toEqual(
    new Set(["Plan.pdf", ...Array.from({ length: 19 }, (_, n) => `Plan (${n + 2}).pdf`)]),
  );
});

it("the same file twenty times at once is one document", async () => {
  await putFiles(1);
  const answers = await Promise.all(Array.from({ length: 20 }, () => keep(0, "Deed.pdf")));
  expect(new Set(answers)).toEqual(new Set(["ok"]));
  expect(await rows()).toHaveLength(1);
});

it("deleting and undoing at once, while others take the names, ends well", async () => {
  await putFiles(10);
  for (let n = 0; n < 10; n += 1) expect(await keep(n, "Deed.pdf")).toBe("ok");
  const ids = (await rows()).map(({ id }) => id);
  const answers = await Promise.all(
    ids.flatMap((id) => [
      asOlive("select public.delete_document($1)", id),
      asOlive("select public.restore_document($1)", id),
      asOlive("select public.delete_document($1)", id),
      asOlive("select public.restore_document($1)", id),
      asOlive("select public.rename_document($1, 'Deed.pdf')", id),
    ]),
  );
  expect(new Set(answers)).toEqual(
    answers.includes("document_not_found")
      ? new Set(["ok", "document_not_found"])
      : new Set(["ok"]),
  );
  for (const id of ids) expect(await asOlive("select public.restore_document($1)", id)).toBe("ok");
  const names = (await rows()).map(({ name }) => name.toLowerCase());
  expect(names).toHaveLength(10);
  expect(new Set(names).size).toBe(10);
});

it("the sweep spares a file that is becoming a document", async () => {
  await putFiles(20, 24);
  const [swept, ...answers] = await Promise.all([
    asActor(database, "service", (tx) =>
      tx.query<{ names: string[] }>("select public.sweep_documents(500) as names"),
    ),
    ...Array.from({ length: 20 }, (_, n) => keep(n, "Late.pdf")),
  ]);
  expect(swept?.[0]?.names).toHaveLength(20);
  expect(new Set(answers)).toEqual(new Set(["document_not_found"]));
  expect(await rows()).toEqual([]);
});
