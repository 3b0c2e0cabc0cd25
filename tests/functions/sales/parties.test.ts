import { randomUUID } from "node:crypto";
import { SALE_FILE_LIMITS } from "@domain/site/errors/limits.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { rest, rpc, uploadObject } from "../../support/api.ts";
import { pdf, pdfOfSize } from "../../support/documents.ts";
import { bearer, codeOf, jsonOf, postJson } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, type Person, signUpAll } from "../../support/edge-world.ts";
import { HARDENED, lockedPdf } from "../../support/locked-pdfs.ts";
import { openSale } from "../../support/sales.ts";

/**
 * A person invited to a sale, over HTTP: the pages that their link opens, and that nothing else does. Dana sells to
 * Nora; Oscar sells to Bert, which is another sale.
 */
const world = await ownEdgeWorld("documents");
const [dana, nora, oscar, bert] = await signUpAll(
  world.cloud,
  ...["Dana", "Nora", "Oscar", "Bert"],
);
if (!dana || !nora || !oscar || !bert) throw new Error("Somebody is missing.");
const terms = { financing: "conventional" };
const home = await insertListing(world.cloud, dana);
const sale = await openSale(world.cloud, home, dana, nora, terms);
const other = await openSale(world.cloud, await insertListing(world.cloud, oscar), oscar, bert);
let officer: string;
let inspector: string;
let elsewhere: string;

async function invite(person: Person, saleId: string, role: string): Promise<string> {
  const id = randomUUID();
  const name = `Canary ${role}`;
  const args = { id, kind: "sale", place_id: saleId, role, name, email: `${id}@title.example` };
  expect((await rpc(world.cloud, person, "invite_member", args)).ok).toBe(true);
  const [mail] = await world.cloud.sql.query<{ token: string }>(
    "select token from public.claim_invitations(20)",
  );
  return String(mail?.token);
}

beforeAll(async () => {
  officer = await invite(dana, sale, "title_officer");
  inspector = await invite(nora, sale, "inspector");
  elsewhere = await invite(oscar, other, "title_officer");
});

function add(token: string, kind: string, file: File, id: string = randomUUID()) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ token, kind, id })) form.set(name, value);
  form.set("file", file);
  return world.edge.call("/parties/files", { method: "POST", body: form });
}

const pdfFile = (name: string, bytes: Uint8Array = pdf(name), type = "application/pdf") =>
  new File([bytes as Uint8Array<ArrayBuffer>], name, { type });
const link = (token: string, id: string) =>
  world.edge.call(`/parties/files/${id}/link`, postJson({ token }));
const page = async (token: string) =>
  jsonOf(await rpc(world.cloud, undefined, "party_by_token", { token }));

describe("a file", () => {
  it("a file of the title officer is checked, and both sides read it", async () => {
    const id = randomUUID();
    const answer = await add(officer, "earnest_money", pdfFile("../../Receipt\u202e.pdf"), id);
    expect(answer.status).toBe(201);
    const { files } = await jsonOf(answer);
    expect(files).toMatchObject([{ id, name: "..-..-Receipt.pdf", is_own: true }]);
    for (const person of [dana, nora]) {
      const read = await jsonOf(
        await rest(world.cloud, person, "GET", "sale_files?select=name,seen_by"),
      );
      expect(read).toContainEqual({ name: "..-..-Receipt.pdf", seen_by: "both" });
    }
    // An answer that was lost is sent again.
    const again = pdfFile("../../Receipt\u202e.pdf");
    expect((await add(officer, "earnest_money", again, id)).status).toBe(201);
    const { url } = await jsonOf(await link(officer, id));
    const saved = await fetch(world.cloud.apiUrl + new URL(url).pathname + new URL(url).search);
    expect(saved.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(await codeOf(await link(inspector, id))).toEqual([404, "document_not_found"]);
    expect(await codeOf(await link(elsewhere, id))).toEqual([404, "document_not_found"]);
  });

  it("a file of the inspector is for the buyer alone, until she shares it", async () => {
    const id = randomUUID();
    expect((await add(inspector, "inspection", pdfFile("canary-report.pdf"), id)).status).toBe(201);
    for (const person of [dana, oscar, undefined]) {
      const roads = await Promise.all([
        rest(world.cloud, person, "GET", "sale_files?select=*"),
        rest(world.cloud, person, "GET", "sales?select=*,sale_files(*),sale_parties(*)"),
        rpc(world.cloud, person, "my_sale", { id: sale }),
        link(officer, id),
      ]);
      for (const road of roads) expect(await road.text()).not.toContain("canary-report");
    }
    expect(JSON.stringify(await page(officer))).not.toContain("canary-report");
    expect((await rpc(world.cloud, nora, "share_sale_file", { id })).ok).toBe(true);
    expect(await (await rest(world.cloud, dana, "GET", "sale_files?select=name")).text()).toContain(
      "canary-report",
    );
  });

  it("is never written again: not by its party, and not by another link", async () => {
    const id = randomUUID();
    const original = pdf("canary-original");
    expect((await add(officer, "title", pdfFile("a.pdf", original), id)).status).toBe(201);
    const forged = pdfFile("a.pdf", pdf("canary-forged-and-longer"));
    for (const token of [officer, elsewhere])
      expect(await codeOf(await add(token, "title", forged, id))).toEqual([409, "already_stored"]);
    // Nor is one of the sides.
    const contract = randomUUID();
    const waiting = `${nora.id}/${contract}.pdf`;
    await uploadObject(world.cloud, nora, `sale-files/${waiting}`, original, "application/pdf");
    const place = { path: waiting, name: "b.pdf", kind: "title", seen_by: "parties" };
    const kept = await world.edge.call(
      `/sales/${sale}/files`,
      postJson(place, bearer(nora.token).headers),
    );
    expect(kept.status).toBe(201);
    expect(await codeOf(await add(officer, "title", forged, contract))).toEqual([
      409,
      "already_stored",
    ]);
    for (const each of [id, contract]) {
      const { url } = await jsonOf(await link(officer, each));
      const saved = await fetch(world.cloud.apiUrl + new URL(url).pathname + new URL(url).search);
      expect(Buffer.from(await saved.arrayBuffer()).equals(original)).toBe(true);
    }
  });

  it("is taken sixty times an hour from each link", async () => {
    const [party] = await world.cloud.sql.query<{ id: string }>(
      "select id from public.sale_parties where role = 'title_officer' and sale_id = $1",
      [other],
    );
    await world.cloud.sql.query(
      "select private.take_rate($1, 3600, 60) from generate_series(1, 60)",
      [`documents:party:${party?.id}`],
    );
    const refused = await add(elsewhere, "title", pdfFile("a.pdf"));
    expect(refused.status).toBe(429);
    await world.cloud.sql.exec("delete from private.rate_buckets");
  });

  it.each([
    ["that isn't what its name says", pdfFile("a.pdf", Buffer.from("<script>")), 422],
    ["of another type", pdfFile("a.html", pdf(), "text/html"), 422],
    ["for Word", pdfFile("a.docx", pdf(), "application/msword"), 422],
    ["with another type than its name", pdfFile("a.pdf", pdf(), "text/html"), 422],
    ["that is too large", pdfFile("a.pdf", pdfOfSize(SALE_FILE_LIMITS.bytes + 1)), 422],
    ["that is far too large", pdfFile("a.pdf", pdfOfSize(SALE_FILE_LIMITS.bytes + 2 ** 17)), 413],
    ["that is empty", pdfFile("a.pdf", Buffer.alloc(0)), 422],
    ["that only opens with a password", pdfFile("a.pdf", lockedPdf(HARDENED.secret)), 422],
    [
      "that starts a program",
      pdfFile(
        "a.pdf",
        Buffer.from(
          pdf().toString("latin1").replace("/Type /Page ", "/A << /S /Launch >> /Type /Page "),
          "latin1",
        ),
      ),
      422,
    ],
  ])("%s is refused", async (_, file, status) => {
    expect((await add(officer, "title", file)).status).toBe(status);
  });

  it("is refused at a step of another role, by another link, and without one", async () => {
    const file = pdfFile("a.pdf");
    expect(await codeOf(await add(officer, "inspection", file))).toEqual([404, "step_unknown"]);
    expect(await codeOf(await add("x".repeat(43), "title", file))).toEqual([404, "party_unknown"]);
    expect(await codeOf(await add("../x", "title", file))).toEqual([400, "bad_request"]);
    expect(await codeOf(await add(officer, "title", file, "../x"))).toEqual([400, "bad_request"]);
    // Another sale's link writes into its own sale.
    const id = randomUUID();
    expect((await add(elsewhere, "title", file, id)).status).toBe(201);
    const [stored] = await world.cloud.sql.query<{ path: string }>(
      "select path from public.sale_files where id = $1",
      [id],
    );
    expect(stored?.path).toMatch(new RegExp(`^${other}/[\\da-f-]{36}\\.pdf$`));
    expect(stored?.path).not.toContain(id);
  });
});

describe("the link", () => {
  it("a link that was revoked takes no file", async () => {
    const parties = await jsonOf(
      await rpc(world.cloud, nora, "parties_of_sale", { sale_id: sale }),
    );
    const { id } = parties.find(({ role }: { role: string }) => role === "inspector");
    expect((await rpc(world.cloud, nora, "end_membership", { kind: "sale", id })).ok).toBe(true);
    expect(await page(inspector)).toBe(null);
    expect(await codeOf(await add(inspector, "inspection", pdfFile("a.pdf")))).toEqual([
      404,
      "party_unknown",
    ]);
    expect((await page(officer)).role).toBe("title_officer");
  });
});
