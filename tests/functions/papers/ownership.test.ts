import { beforeEach, describe, expect, it } from "vitest";
import { docx, newPath, pdf, putFile } from "../../support/documents.ts";
import { bearer, codeOf, jsonOf, postJson } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, type Person, signUp } from "../../support/edge-world.ts";

/** Proofs of ownership over HTTP: their bytes are checked, and only their sender gets a link to them. */
const world = await ownEdgeWorld("documents");
const dana = await signUp(world.cloud, "Dana");
const stan = await signUp(world.cloud, "Stan");
let home: string;

beforeEach(async () => {
  await world.cloud.sql.exec(
    "delete from private.ownership_proofs; delete from storage.objects where bucket_id = 'documents'; delete from private.rate_buckets",
  );
  home = await insertListing(world.cloud, dana);
});

const as = (person: Person) => bearer(person.token).headers;
const send = (path: string, name = "Deed.pdf", person = dana) =>
  world.edge.call(`/ownership/homes/${home}`, postJson({ path, name }, as(person)));
const link = (id: string, person = dana) =>
  world.edge.call(`/ownership/${id}/link`, postJson({}, as(person)));

async function put(bytes: Uint8Array, extension = "pdf", person = dana): Promise<string> {
  const path = newPath(person, extension);
  expect((await putFile(world.cloud, person, path, bytes)).status).toBe(200);
  return path;
}

const idIn = (path: string) => path.slice(path.indexOf("/") + 1, path.lastIndexOf("."));

describe("POST /documents/ownership/homes/:id", () => {
  it("keeps a PDF, also when it is sent again", async () => {
    const path = await put(pdf());
    expect((await send(path)).status).toBe(204);
    expect((await send(path)).status).toBe(204);
    const answer = await link(idIn(path));
    expect(answer.status).toBe(200);
    const { url } = await jsonOf(answer);
    const file = await fetch(url.replace("https://images.example", world.cloud.apiUrl));
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf())).toBe(true);
  });

  it("refuses a Word document", async () => {
    expect(await codeOf(await send(await put(docx(), "docx"), "Deed.docx"))).toEqual([
      404,
      "document_not_found",
    ]);
  });

  it("refuses bytes that are no PDF", async () => {
    const answer = await send(await put(new TextEncoder().encode("<script>")));
    expect(await codeOf(answer)).toEqual([422, "document_refused"]);
  });

  it("refuses a stranger", async () => {
    const path = await put(pdf(), "pdf", stan);
    expect(await codeOf(await send(path, "Deed.pdf", stan))).toEqual([404, "listing_not_found"]);
  });

  it("refuses a file from another person's folder", async () => {
    const path = await put(pdf(), "pdf", stan);
    expect(await codeOf(await send(path))).toEqual([404, "document_not_found"]);
  });

  it("refuses a second document while one is under review", async () => {
    await send(await put(pdf()));
    expect(await codeOf(await send(await put(pdf())))).toEqual([409, "ownership_settled"]);
  });

  it("refuses visitors", async () => {
    const answer = await world.edge.call(
      `/ownership/homes/${home}`,
      postJson({ path: "x", name: "x" }),
    );
    expect(answer.status).toBe(401);
  });
});

describe("POST /documents/ownership/:id/link", () => {
  it("is unknown to a stranger", async () => {
    const path = await put(pdf());
    await send(path);
    expect(await codeOf(await link(idIn(path), stan))).toEqual([404, "document_not_found"]);
  });
});
