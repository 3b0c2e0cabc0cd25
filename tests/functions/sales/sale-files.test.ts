import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { rest, rpc, uploadObject } from "../../support/api.ts";
import { docx, pdf, TYPES } from "../../support/documents.ts";
import { bearer, codeOf, jsonOf, postJson } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, type Person, signUpAll } from "../../support/edge-world.ts";
import { openSale } from "../../support/sales.ts";

/**
 * Files of a sale over HTTP, as a browser sends them: Dana sells to Nora, Oscar sells to Bert, Sam is a stranger. What is
 * private to one side is absent from every road of the others.
 */
const world = await ownEdgeWorld("documents");
const [dana, nora, sam, oscar, bert] = await signUpAll(
  world.cloud,
  ...["Dana", "Nora", "Sam", "Oscar", "Bert"],
);
if (!dana || !nora || !sam || !oscar || !bert) throw new Error("Somebody is missing.");
const sale = await openSale(world.cloud, await insertListing(world.cloud, dana), dana, nora);
const other = await openSale(world.cloud, await insertListing(world.cloud, oscar), oscar, bert);
beforeEach(() =>
  world.cloud.sql.exec("delete from public.sale_files; delete from private.rate_buckets"),
);

const waiting = (person: Person, ending = "pdf") => `${person.id}/${randomUUID()}.${ending}`;
const put = (person: Person | undefined, path: string, bytes: Uint8Array, type = typeOf(path)) =>
  uploadObject(world.cloud, person, `sale-files/${path}`, bytes, type);
const typeOf = (path: string) => TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "";

type Said = { name?: string; kind?: string; seen_by?: string };

const keepAt = (person: Person, path: string, said: Said = {}, saleId = sale) =>
  world.edge.call(
    `/sales/${saleId}/files`,
    postJson(
      { path, name: "Contract.pdf", kind: "contract", seen_by: "both", ...said },
      bearer(person.token).headers,
    ),
  );

async function keep(person: Person, said: Said = {}, bytes = pdf()) {
  const path = waiting(person);
  expect((await put(person, path, bytes)).ok).toBe(true);
  return jsonOf(await keepAt(person, path, said));
}

const link = (person: Person, id: string) =>
  world.edge.call(`/sales/files/${id}/link`, postJson({}, bearer(person.token).headers));

async function pathOf(id: string): Promise<string> {
  const [row] = await world.cloud.sql.query<{ path: string }>(
    "select path from public.sale_files where id = $1",
    [id],
  );
  return row?.path ?? "none";
}

/** The file that a reader saves. */
async function bytesOf(person: Person, id: string): Promise<Buffer> {
  const { pathname, search } = new URL((await jsonOf(await link(person, id))).url);
  const file = await fetch(world.cloud.apiUrl + pathname + search);
  return Buffer.from(await file.arrayBuffer());
}

async function names(): Promise<string[]> {
  const rows = await world.cloud.sql.query<{ name: string }>(
    "select name from storage.objects where bucket_id = 'sale-files' order by name",
  );
  return rows.map(({ name }) => name);
}

describe("keeping", () => {
  it("moves the checked file to the sale's folder, where it belongs to no account", async () => {
    const path = waiting(dana);
    await put(dana, path, pdf("canary-bytes"));
    const file = await jsonOf(await keepAt(dana, path, { name: "../../Contract\u202e.pdf" }));
    expect(file).toMatchObject({ kind: "contract", made_by: "owner", seen_by: "both" });
    expect(file.name).toBe("..-..-Contract.pdf");
    expect(Object.keys(file)).not.toContain("path");
    expect(await names()).toEqual([await pathOf(file.id)]);
    expect(await names()).not.toContain(`${sale}/${file.id}.pdf`);
    const owners = await world.cloud.sql.query(
      "select distinct owner_id from storage.objects where bucket_id = 'sale-files'",
    );
    expect(owners).toEqual([{ owner_id: null }]);
    // An answer that was lost is sent again.
    expect((await jsonOf(await keepAt(dana, path))).id).toBe(file.id);
  });

  it("never writes the bytes of a kept file again", async () => {
    const path = waiting(dana);
    await put(dana, path, pdf("canary-contract"));
    const { id } = await jsonOf(await keepAt(dana, path));
    const forged = pdf("canary-forged");
    // Its own side, the other one, and a person of another sale send other bytes under its id.
    expect((await put(dana, path, forged)).ok).toBe(true);
    expect(await codeOf(await keepAt(dana, path))).toEqual([409, "already_stored"]);
    const sendAs = async (person: Person, saleId: string) => {
      const theirs = `${person.id}/${id}.pdf`;
      expect((await put(person, theirs, forged)).ok).toBe(true);
      return codeOf(await keepAt(person, theirs, {}, saleId));
    };
    expect(await sendAs(nora, sale)).toEqual([409, "already_stored"]);
    const before = await names();
    expect(await sendAs(bert, sale)).toEqual([404, "offer_unknown"]);
    // A stranger leaves nothing in the sale's folder.
    const left = (await names()).filter((name) => !before.includes(name));
    expect(left).toEqual([`${bert.id}/${id}.pdf`]);
    const own = `${bert.id}/${id}.pdf`;
    expect(await codeOf(await keepAt(bert, own, {}, other))).toEqual([409, "already_stored"]);
    expect((await bytesOf(nora, id)).equals(pdf("canary-contract"))).toBe(true);
  });

  it("refuses what isn't what its name says, and keeps nothing of it", async () => {
    for (const [ending, bytes] of [
      ["pdf", Buffer.from("<html><script>alert(1)</script>")],
      ["png", pdf()],
      ["jpg", Buffer.from("MZ\x90\0")],
    ] as const) {
      const path = waiting(dana, ending);
      expect((await put(dana, path, bytes)).ok).toBe(true);
      expect(await codeOf(await keepAt(dana, path))).toEqual([422, "document_refused"]);
      expect(await names()).not.toContain(path);
    }
  });

  it("takes no other types", async () => {
    const path = waiting(dana);
    expect((await put(dana, path, docx(), TYPES.docx)).status).toBe(400);
    expect((await put(dana, path.replace("pdf", "html"), pdf(), "text/html")).status).toBe(400);
  });

  it.each([
    ["another person's upload", () => waiting(nora)],
    ["a path that climbs", () => `${dana.id}/../${nora.id}/${randomUUID()}.pdf`],
    ["what is kept already", () => `${sale}/${randomUUID()}.pdf`],
    ["nothing", () => waiting(dana)],
  ])("finds no file at %s", async (_, pathOf) => {
    expect(await codeOf(await keepAt(dana, pathOf()))).toEqual([404, "document_not_found"]);
  });

  it("is for the two sides of that sale alone", async () => {
    const path = waiting(dana);
    await put(dana, path, pdf());
    expect(await codeOf(await keepAt(dana, path, {}, other))).toEqual([404, "offer_unknown"]);
    expect(await codeOf(await keepAt(dana, path, {}, randomUUID()))).toEqual([
      404,
      "offer_unknown",
    ]);
    expect(await codeOf(await keepAt(dana, path, { kind: "loan" }))).toEqual([404, "step_unknown"]);
    expect(await codeOf(await keepAt(dana, path, { kind: "x" }))).toEqual([400, "bad_request"]);
    expect(await codeOf(await keepAt(dana, path, { seen_by: "all" }))).toEqual([
      400,
      "bad_request",
    ]);
    expect((await put(sam, waiting(sam), pdf())).status).toBe(400);
    expect((await put(undefined, waiting(sam), pdf())).status).toBe(400);
    expect((await put(dana, waiting(nora), pdf())).status).toBe(400);
    expect((await put(dana, `${sale}/${randomUUID()}.pdf`, pdf())).status).toBe(400);
  });
});

describe("reading", () => {
  it("saves a shared file by a short-lived link, under its name", async () => {
    const { id } = await keep(dana, {}, pdf("canary-bytes"));
    const answer = await jsonOf(await link(nora, id));
    expect(Date.parse(answer.expires_at) - Date.now()).toBeLessThanOrEqual(60_000);
    const { pathname, search } = new URL(answer.url);
    const file = await fetch(world.cloud.apiUrl + pathname + search);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment;.*Contract\.pdf/);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf("canary-bytes"))).toBe(true);
    const whole = await world.edge.call(`/sales/files/${id}/download`, bearer(nora.token));
    expect(whole.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(whole.headers.get("content-security-policy")).toContain("sandbox");
  });

  it("leaves a private file out of every road of the others", async () => {
    const { id } = await keep(dana, { name: "canary-private.pdf", seen_by: "side" });
    const path = await pathOf(id);
    for (const person of [nora, bert, sam, undefined]) {
      const roads = await Promise.all([
        rest(world.cloud, person, "GET", "sale_files?select=*"),
        rest(world.cloud, person, "GET", "sales?select=*,sale_files(*)"),
        rest(world.cloud, person, "GET", "offers?select=*,sales(*,sale_files(name,path))"),
        rest(world.cloud, person, "GET", "sale_files?select=count", undefined, {
          Prefer: "count=exact",
        }),
        rpc(world.cloud, person, "my_sale", { id: sale }),
        rpc(world.cloud, person, "share_sale_file", { id }),
        rpc(world.cloud, person, "delete_sale_file", { id }),
        rpc(world.cloud, person, "open_sale_file", { p_caller: dana.id, p_id: id }),
        fetch(`${world.cloud.apiUrl}/storage/v1/object/public/sale-files/${path}`),
        fetch(`${world.cloud.apiUrl}/storage/v1/object/sale-files/${path}`, {
          headers: person ? bearer(person.token).headers : {},
        }),
        fetch(`${world.cloud.apiUrl}/storage/v1/object/list/sale-files`, {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            ...(person ? bearer(person.token).headers : {}),
          },
          body: JSON.stringify({ prefix: sale }),
        }),
        ...(person
          ? [link(person, id), world.edge.call(`/sales/files/${id}/download`, bearer(person.token))]
          : []),
      ]);
      for (const answer of roads) {
        const text = await answer.text();
        expect(text).not.toContain("canary-private");
        expect(text).not.toContain(path);
        expect(answer.headers.get("content-range") ?? "*/0").toMatch(/\/(0|\*)$/);
      }
    }
    expect((await link(dana, id)).status).toBe(200);
    expect((await rpc(world.cloud, dana, "share_sale_file", { id })).ok).toBe(true);
    expect((await link(nora, id)).status).toBe(200);
    expect(await codeOf(await link(bert, id))).toEqual([404, "document_not_found"]);
  });
});

it("deleted files are swept after a day, and none that is kept", async () => {
  const gone = await keep(dana);
  const kept = await keep(nora);
  const goneFrom = await pathOf(gone.id);
  expect((await rpc(world.cloud, dana, "delete_sale_file", { id: gone.id })).ok).toBe(true);
  await world.cloud.sql.exec("update storage.objects set created_at = '2020-01-01'");
  const keptAt = await pathOf(kept.id);
  const { secretKey } = world.cloud;
  const swept = await world.edge.call("/sales/sweep", { method: "POST", ...bearer(secretKey) });
  expect((await jsonOf(swept)).deleted).toBeGreaterThanOrEqual(1);
  expect(await names()).toContain(keptAt);
  expect(await names()).not.toContain(goneFrom);
});

/** tests/domain/sales/sale-archive.test.ts proves its contents. */
describe("GET /offers/:id/history", () => {
  const get = async (person?: Person, of?: string) => {
    const [row] = await world.cloud.sql.query<{ id: string }>(
      "select offer_id as id from public.sales where id = $1",
      [sale],
    );
    return world.edge.call(`/offers/${of ?? row?.id}/history`, person ? bearer(person.token) : {});
  };

  it("is a PDF for either side", async () => {
    for (const person of [dana, nora]) {
      const answer = await get(person);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    }
  });

  it("is not there for anybody else, or without a sale", async () => {
    expect(await codeOf(await get(sam))).toEqual([404, "offer_unknown"]);
    expect(await codeOf(await get(dana, randomUUID()))).toEqual([404, "offer_unknown"]);
    expect(await codeOf(await get())).toEqual([401, "authentication_required"]);
  });
});
