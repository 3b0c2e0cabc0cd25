import { createHash, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { api, rpc } from "../../support/api.ts";
import { docx, newPath, pdf, putFile } from "../../support/documents.ts";
import { bearer, codeOf, jsonOf, postJson } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, type Person, signUpAll } from "../../support/edge-world.ts";
import { countAs } from "../../support/rate-limits.ts";

/**
 * Disclosures over HTTP, as a browser asks for them: an owner publishes, each person can open exactly the documents
 * that are for them, and a document that was never published can't be reached at all.
 */
const world = await ownEdgeWorld("documents");
const [dana, sam] = await signUpAll(world.cloud, "Dana", "Sam");
const home = await insertListing(world.cloud, dana);
beforeEach(() =>
  world.cloud.sql.exec("delete from private.disclosures; delete from private.rate_buckets"),
);

const ask = (name: string, args: object, person?: Person) => rpc(world.cloud, person, name, args);

async function keep(name: string, bytes = pdf(name), ending = "pdf"): Promise<string> {
  const path = newPath(dana).replace(/pdf$/, ending);
  expect((await putFile(world.cloud, dana, path, bytes)).ok).toBe(true);
  const init = postJson({ path, name }, bearer(dana.token).headers);
  return String((await jsonOf(await world.edge.call("", init))).id);
}

async function publish(document: string, access: string, title = "Inspection of 2026") {
  const id = randomUUID();
  const words = { kind: "inspection", title, access };
  const args = { id, listing_id: home, document_id: document, ...words };
  expect((await ask("publish_disclosure", args, dana)).ok).toBe(true);
  return id;
}

const open = (id: string, person?: Person, version: unknown = 1) =>
  world.edge.call(
    `/disclosures/${id}/open`,
    postJson({ version }, person ? bearer(person.token).headers : {}),
  );
const NOT_FOUND = [404, "disclosure_not_found"];

describe("opening", () => {
  it("gives everybody a short-lived link to what is for everybody, and records the opening", async () => {
    const id = await publish(await keep("canary-name.pdf"), "everybody");
    const answer = await jsonOf(await open(id));
    expect(Date.parse(answer.expires_at) - Date.now()).toBeLessThanOrEqual(600_000);
    expect(answer.url).not.toContain("canary-name");
    const file = await fetch(
      world.cloud.apiUrl + new URL(answer.url).pathname + new URL(answer.url).search,
    );
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf("canary-name.pdf"))).toBe(true);
    expect((await open(id, sam)).status).toBe(200);
    expect(
      await world.cloud.sql.query("select person_id from private.disclosure_openings order by 1"),
    ).toEqual([{ person_id: sam.id }, { person_id: null }]);
  });

  it("is acknowledged with the hash of exactly these bytes", async () => {
    const id = await publish(await keep("Report.pdf"), "everybody");
    const args = { id, version: 1 };
    expect(await codeOf(await ask("acknowledge_disclosure", args, sam))).toEqual([409, "PT409"]);
    await open(id, sam);
    const { sha256 } = await jsonOf(await ask("acknowledge_disclosure", args, sam));
    expect(sha256).toBe(createHash("sha256").update(pdf("Report.pdf")).digest("hex"));
  });

  it.each(["showings", "invited"])("refuses what is for %s", async (access) => {
    const id = await publish(await keep("Closed.pdf"), access);
    expect(await codeOf(await open(id))).toEqual(NOT_FOUND);
    expect(await codeOf(await open(id, sam))).toEqual(NOT_FOUND);
    expect((await open(id, dana)).status).toBe(200);
    const invited = { listing_id: home, email: sam.email };
    expect((await ask("invite_to_disclosures", invited, dana)).ok).toBe(true);
    expect((await open(id, sam)).status).toBe(200);
    await world.cloud.sql.exec("delete from private.disclosure_guests");
  });

  it("refuses what was withdrawn, other versions, and what isn't an id", async () => {
    const id = await publish(await keep("Gone.pdf"), "everybody");
    expect(await codeOf(await open(id, undefined, 2))).toEqual(NOT_FOUND);
    for (const version of [0, "1", null, 1.5, 51])
      expect(await codeOf(await open(id, sam, version))).toEqual([400, "bad_request"]);
    for (const wrong of [randomUUID(), "1", `${id}'`])
      expect(await codeOf(await open(wrong, sam))).toEqual(NOT_FOUND);
    expect((await ask("withdraw_disclosure", { id }, dana)).ok).toBe(true);
    expect(await codeOf(await open(id, sam))).toEqual(NOT_FOUND);
    expect(await codeOf(await open(id, dana))).toEqual(NOT_FOUND);
  });

  it("is limited for each person", async () => {
    const id = await publish(await keep("Often.pdf"), "everybody");
    await open(id, sam);
    await countAs(world.cloud.sql, `documents:open:${sam.id}`, 120);
    expect(await codeOf(await open(id, sam))).toEqual([429, "too_many_requests"]);
    expect((await open(id, dana)).status).toBe(200);
  });

  it("keeps a published document from being deleted", async () => {
    const document = await keep("Kept.pdf");
    const id = await publish(document, "invited");
    const remove = () =>
      world.edge.call(`/${document}`, { ...bearer(dana.token), method: "DELETE" });
    expect(await codeOf(await remove())).toEqual([409, "document_published"]);
    await ask("withdraw_disclosure", { id }, dana);
    expect((await remove()).status).toBe(204);
  });
});

describe("a document that was not published", () => {
  it("can't be reached in any way", async () => {
    const document = await keep("Canary mortgage.pdf");
    const closed = await publish(await keep("Canary pest.pdf"), "invited", "Canary title");
    const withdrawn = await publish(await keep("Canary old.pdf"), "everybody", "Canary withdrawn");
    await ask("withdraw_disclosure", { id: withdrawn }, dana);
    const [{ path } = { path: "" }] = await world.cloud.sql.query<{ path: string }>(
      "select path from documents where id = $1",
      [document],
    );
    // tests/database/rights/canaries.test.ts reads every table and calls every function.
    for (const person of [undefined, sam]) {
      const roads: [string, Response][] = [];
      const take = async (road: string, answer: Promise<Response>) =>
        roads.push([road, await answer]);
      await take("open", ask("open_disclosure", { p_person: dana.id, p_id: closed, p_version: 1 }));
      await take("link", world.edge.call(`/${document}/link`, bearer(person?.token ?? "")));
      for (const id of [document, closed, withdrawn]) await take("opening", open(id, person));
      for (const road of ["documents", "public/documents"])
        await take(road, api(world.cloud, person, `storage/v1/object/${road}/${path}`));
      for (const [road, answer] of roads) {
        const text = await answer.text();
        expect(text, road).not.toMatch(/canary|%PDF/i);
        expect(text, road).not.toContain(path);
      }
    }
  });
});

it("a file that browsers can't show is saved under its public title", async () => {
  const id = await publish(await keep("Canary.docx", docx(), "docx"), "everybody", "Survey (2), ö");
  const { url } = await jsonOf(await open(id));
  expect(new URL(url).searchParams.get("download")).toBe("Survey (2), ö.docx");
});
