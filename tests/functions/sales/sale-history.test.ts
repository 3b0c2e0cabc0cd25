import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { rest, rpc } from "../../support/api.ts";
import { bearer, codeOf, jsonOf } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, type Person, signUpAll } from "../../support/edge-world.ts";
import { openSale } from "../../support/sales.ts";

/**
 * Facts recorded at the steps of a sale, over HTTP as a browser sends them, and the document that lists them: Dana
 * sells to Nora, Sam is a stranger.
 */
const world = await ownEdgeWorld("documents");
const [dana, nora, sam] = await signUpAll(world.cloud, "Dana", "Nora", "Sam");
if (!dana || !nora || !sam) throw new Error("Somebody is missing.");
await world.cloud.sql.exec("update auth.users set email_confirmed_at = now()");
const sale = await openSale(world.cloud, await insertListing(world.cloud, dana), dana, nora);
const [row] = await world.cloud.sql.query<{ id: string }>(
  "select offer_id as id from public.sales where id = $1",
  [sale],
);
const offer = row?.id ?? "";
beforeEach(() => world.cloud.sql.exec("delete from private.rate_buckets"));

/** The database's answer to a request that it refuses. */
const refusal = async (answer: Response) => [answer.status, (await answer.json()).message];

type Facts = { kind: string; field: string; side: string; n: number; value: string | null }[];
const record = (person: Person | undefined, kind: string, told: object, seen: object = {}) =>
  rpc(world.cloud, person, "record_facts", { sale_id: sale, kind, seen, told });
async function factsOf(person: Person): Promise<Facts> {
  return (await jsonOf(await rpc(world.cloud, person, "my_sale", { id: sale }))).sale.facts;
}
const has = (facts: Facts, value: string) => facts.some((fact) => fact.value === value);

describe("record_facts", () => {
  it("stores what both read, and what is its writer's alone, once each", async () => {
    expect(
      (await record(nora, "inspection", { inspector: "Ann Lee", notes: "canary-notes" })).status,
    ).toBe(200);
    expect((await record(nora, "inspection", { inspector: "Ann Lee" })).status).toBe(200);
    const [owners, buyers] = [await factsOf(dana), await factsOf(nora)];
    expect(buyers.filter(({ field }) => field === "inspector")).toMatchObject([
      { n: 1, value: "Ann Lee" },
    ]);
    expect([has(owners, "Ann Lee"), has(buyers, "canary-notes")]).toEqual([true, true]);
    expect(JSON.stringify(owners)).not.toContain("canary");
  });

  it("refuses what was changed meanwhile, what isn't the caller's to write, numbers of accounts, and strangers", async () => {
    expect((await record(nora, "earnest_money", { amount: "8000" })).status).toBe(200);
    expect(await refusal(await record(nora, "earnest_money", { amount: "9000" }))).toEqual([
      409,
      "sale_changed",
    ]);
    expect(
      (await record(nora, "earnest_money", { amount: "9000" }, { amount: "8000" })).status,
    ).toBe(200);
    expect(
      await refusal(await record(dana, "earnest_money", { amount: "1" }, { amount: "9000" })),
    ).toEqual([400, "bad_request"]);
    expect(await refusal(await record(dana, "title", { company: "Account 483920114455" }))).toEqual(
      [422, "message_has_secret_numbers"],
    );
    expect(await refusal(await record(sam, "title", { company: "North Star" }))).toEqual([
      404,
      "offer_unknown",
    ]);
    expect((await record(undefined, "title", { company: "North Star" })).status).toBe(401);
    expect((await rest(world.cloud, nora, "POST", "sale_facts", { sale_id: sale })).status).toBe(
      403,
    );
  });
});

describe("GET /offers/:id/history", () => {
  const get = (id: string, person: Person) =>
    world.edge.call(`/offers/${id}/history`, bearer(person.token));

  it("is a PDF for either side", async () => {
    for (const person of [dana, nora]) {
      const answer = await get(offer, person);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    }
  });

  it("is not there for anybody else, or without a sale", async () => {
    expect(await codeOf(await get(offer, sam))).toEqual([404, "offer_unknown"]);
    expect(await codeOf(await get(randomUUID(), dana))).toEqual([404, "offer_unknown"]);
    expect(await codeOf(await world.edge.call(`/offers/${offer}/history`))).toEqual([
      401,
      "authentication_required",
    ]);
  });
});

it("a side that deletes its papers of a sale that has ended opens no file of it any more", async () => {
  await world.cloud.sql.query(
    `insert into public.sale_files (id, sale_id, kind, made_by, seen_by, name, type, size, path, sha256)
     values ($1::uuid, $2::uuid, 'contract', 'owner', 'both', 'a.pdf', 'application/pdf', 9, $2::text || '/' || $1::text || '.pdf', repeat('0', 64))`,
    [offer, sale],
  );
  const files = async (person: Person) =>
    (
      await jsonOf(
        await rest(world.cloud, person, "GET", `sale_files?select=name&sale_id=eq.${sale}`),
      )
    ).length;
  expect(
    await refusal(await rpc(world.cloud, nora, "delete_sale_papers", { sale_id: sale })),
  ).toEqual([409, "sale_changed"]);
  await world.cloud.sql.query(
    "update public.sales set state = 'closed', ended_at = now() where id = $1",
    [sale],
  );
  expect(
    await refusal(await rpc(world.cloud, sam, "delete_sale_papers", { sale_id: sale })),
  ).toEqual([404, "offer_unknown"]);
  expect((await rpc(world.cloud, nora, "delete_sale_papers", { sale_id: sale })).ok).toBe(true);
  expect([await files(dana), await files(nora)]).toEqual([1, 0]);
  const link = (person: Person) =>
    world.edge.call(`/sales/files/${offer}/link`, { method: "POST", ...bearer(person.token) });
  expect(await codeOf(await link(nora))).toEqual([404, "document_not_found"]);
});
