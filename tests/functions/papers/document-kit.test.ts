import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { KIT_DOCUMENTS } from "../../../supabase/functions/_shared/domain/papers/document-kit/catalogue.ts";
import { bearer, codeOf, jsonOf, postJson } from "../../support/edge-requests.ts";
import {
  coOwn,
  insertListing,
  ownEdgeWorld,
  type Person,
  signUpAll,
} from "../../support/edge-world.ts";
import { payForKit } from "../../support/paid-kit.ts";

/** The document kit over HTTP: who gets it, and that it returns a PDF about the right home. */
const world = await ownEdgeWorld("documents");
const [pat, dana] = await signUpAll(world.cloud, "Pat", "Dana");
await payForKit(world.cloud, pat);
const home = await insertListing(world.cloud, pat, { address: "12 Żółta St — “A”" });
const foreign = await insertListing(world.cloud, dana);

const get = (path: string, person: Person) => world.edge.call(path, bearer(person.token));

describe("GET /kit", () => {
  it("lists the catalogue for any signed-in user", async () => {
    const answer = await get("/kit", dana);
    expect(await jsonOf(answer)).toEqual(KIT_DOCUMENTS);
    expect(await codeOf(await world.edge.call("/kit"))).toEqual([401, "authentication_required"]);
  });
});

describe("GET /kit/:id", () => {
  it.each(KIT_DOCUMENTS)("renders $title", async ({ id, title }) => {
    const answer = await get(`/kit/${id}?listing_id=${home}`, pat);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    const name = encodeURIComponent(`${title} - 12 Żółta St — “A”.pdf`).replaceAll("'", "%27");
    expect(answer.headers.get("content-disposition")).toContain(`filename*=UTF-8''${name}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.subarray(-6).toString()).toContain("%%EOF");
    expect(bytes.length).toBeGreaterThan(10_000);
  });

  it("requires premium", async () => {
    expect(await codeOf(await get("/kit/net-sheet", dana))).toEqual([403, "plan_required"]);
    expect(await codeOf(await world.edge.call("/kit/net-sheet"))).toEqual([
      401,
      "authentication_required",
    ]);
  });

  it("never fills in another owner's home", async () => {
    const theirs = await codeOf(await get(`/kit/net-sheet?listing_id=${foreign}`, pat));
    expect(theirs).toEqual([404, "listing_not_found"]);
    const unknown = "/kit/net-sheet?listing_id=11111111-2222-4333-8444-555555555555";
    expect(await codeOf(await get(unknown, pat))).toEqual(theirs);
    expect(await codeOf(await get("/kit/net-sheet?listing_id=1", pat))).toEqual(theirs);
  });

  it("fills in a home that the caller owns with its first owner", async () => {
    await coOwn(world.cloud, foreign, pat);
    const answer = await get(`/kit/net-sheet?listing_id=${foreign}`, pat);
    await world.cloud.sql.query("delete from home_owners where person_id = $1", [pat.id]);
    expect(answer.status).toBe(200);
  });

  it("uses the latest home by default", async () => {
    const answer = await get("/kit/showing-feedback", pat);
    expect(answer.headers.get("content-disposition")).toContain(encodeURIComponent("Żółta"));
  });

  it("knows no other document", async () => {
    expect(await codeOf(await get("/kit/deed", pat))).toEqual([404, "not_found"]);
  });
});

describe("a paper that is filled in here", () => {
  const fill = (id: string, body: unknown, person: Person) =>
    world.edge.call(`/kit/${id}`, postJson(body, bearer(person.token).headers));
  const ROOF =
    "Structure and roof / Leaks or stains on the roof, ceilings or walls, now or in the past";

  it("becomes one of the owner's documents, with its text and its hash", async () => {
    const parts = await jsonOf(await get(`/kit/seller-disclosure/parts?listing_id=${home}`, pat));
    expect(JSON.stringify(parts)).toContain(ROOF);
    const answer = await fill(
      "seller-disclosure",
      { listing_id: home, answers: { [ROOF]: "No", "Explain every yes / lines": "None\u0007." } },
      pat,
    );
    expect(answer.status).toBe(201);
    const { id, name } = await jsonOf(answer);
    expect(name).toContain("Seller's disclosure");
    const file = Buffer.from(await (await get(`/${id}/download`, pat)).arrayBuffer());
    expect(file.subarray(0, 5).toString()).toBe("%PDF-");
    const [row] = await world.cloud.sql.query<{ sha256: string; text: string }>(
      "select sha256, text from documents where id = $1",
      [id],
    );
    expect(row?.sha256).toBe(createHash("sha256").update(file).digest("hex"));
    expect(row?.text).toContain(
      "Leaks or stains on the roof, ceilings or walls, now or in the past: No",
    );
    expect(row?.text).toContain("Explain every yes: None .");
    expect(row?.text).not.toContain(pat.email);
  });

  it.each([
    ["another owner's home", () => ({ listing_id: foreign, answers: {} }), 404],
    ["no answers", () => ({ listing_id: home }), 400],
    ["answers that aren't texts", () => ({ answers: { a: 1 } }), 400],
    ["an answer that is too long", () => ({ answers: { a: "x".repeat(2001) } }), 400],
  ])("is refused with %s", async (_, body, status) => {
    expect((await fill("seller-disclosure", body(), pat)).status).toBe(status);
  });

  it("requires premium, and a paper that can be filled in here", async () => {
    const body = { listing_id: home, answers: {} };
    expect(await codeOf(await fill("seller-disclosure", body, dana))).toEqual([
      403,
      "plan_required",
    ]);
    expect(await codeOf(await fill("showing-sign-in", body, pat))).toEqual([404, "not_found"]);
    expect(await codeOf(await get("/kit/showing-sign-in/parts", pat))).toEqual([404, "not_found"]);
  });
});
