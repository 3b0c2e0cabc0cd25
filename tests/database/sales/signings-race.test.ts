import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { openSale } from "../../support/sales.ts";
import { until } from "../../support/until.ts";

/** Reports about one signing that arrive at the same moment, over real connections: the first one holds. */
const database = ownDatabase({
  people: ["olive", "nora"],
  homes: { cottage: "olive" },
});
const SENT = [
  { n: 1, id: 101, state: "signed" },
  { n: 2, id: 102, state: "signed" },
];
let sale = "";

beforeAll(async () => {
  sale = await openSale(
    { sql: database },
    idOf("cottage"),
    { id: idOf("olive") },
    { id: idOf("nora") },
  );
});

async function sent(): Promise<string> {
  const id = randomUUID();
  await database.query("delete from private.signings");
  await database.query(
    `insert into private.signings (id, sale_id, what, made_by, person_id, version, file_name, sha256, state, envelope_id, sent_at)
     values ($1, $2, 'contract', 'owner', $3, 1, 'Contract.pdf', repeat('0', 64), 'sent', $4, now())`,
    [id, sale, idOf("olive"), `envelope_${id}`],
  );
  return id;
}

const finish = async (id: string) => {
  const [row] = await database.query<{ filed: boolean }>(
    "select private.finish_signing($1, $2, now(), $3) as filed",
    [id, SENT, []],
  );
  return row?.filed;
};

const waits = () =>
  until(async () => {
    const waiting = await database.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(waiting).toHaveLength(1);
  });

it("signatures of everyone that arrive while a decline is noted file nothing", async () => {
  const id = await sent();
  let late: Promise<boolean | undefined> | undefined;
  await database.transaction(async (tx) => {
    await tx.query("select private.note_signing($1, 'declined', '[]')", [id]);
    late = finish(id);
    await waits();
  });
  expect(await late).toBe(false);
  const [row] = await database.query("select state, late from private.signings where id = $1", [
    id,
  ]);
  expect(row).toEqual({ state: "declined", late: "signed" });
});

it("signatures of everyone that are heard twice at the same moment are filed once", async () => {
  const id = await sent();
  const filed = await Promise.all([finish(id), finish(id), finish(id)]);
  expect(filed.filter(Boolean)).toHaveLength(1);
});
