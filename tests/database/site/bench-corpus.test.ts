import { expect, test } from "vitest";
import { fillCorpus } from "../../bench/corpus.ts";
import { PARTS } from "../../bench/parts.ts";
import { asActor } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";

const database = ownDatabase({ connections: 1 });

test("the corpus of the bench can still be built and read", async () => {
  await fillCorpus(database, 100);
  const [row] = await asActor(database, "visitor", (tx) =>
    tx.query<{ page: { total: number } }>("select public.search_listings() as page"),
  );
  expect(row?.page.total).toBeGreaterThan(80);
  // As owners, who may not read every column.
  const owners = await PARTS.owners?.({ database, url: database.url, rows: 100 });
  expect(owners).toHaveLength(6);
});
