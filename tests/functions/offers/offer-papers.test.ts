import { randomUUID } from "node:crypto";
import { addDays } from "@domain/site/time/time-zones.ts";
import { describe, expect, it } from "vitest";
import { rpc } from "../../support/api.ts";
import { bearer, codeOf } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, type Person, signUpAll } from "../../support/edge-world.ts";
import { spend } from "../../support/rate-limits.ts";

/**
 * Offers as PDFs over HTTP: who gets which, and how many. tests/domain/offers/offer-papers.test.ts proves their
 * contents.
 */
const offer = randomUUID();
const world = await ownEdgeWorld("documents");
const [owner, buyer, stranger] = await signUpAll(world.cloud, "Olive", "Nora", "Stan");
await world.cloud.sql.exec("update auth.users set email_confirmed_at = now()");
const home = await insertListing(world.cloud, owner, { title: "Żółty cottage: A/B" });
await makeOffer(offer);

async function makeOffer(id: string) {
  const closing_on = addDays(new Date().toISOString().slice(0, 10), 40);
  const words = { included: "", excluded: "", note: "" };
  const answer = await rpc(world.cloud, buyer, "make_offer", {
    id,
    listing_id: home,
    terms: { price: 500_000, financing: "cash", closing_on, ...words },
    valid_until: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

const get = (path: string, person: Person) => world.edge.call(path, bearer(person.token));

async function expectPdf(answer: Response, title: string): Promise<number> {
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toContain(encodeURIComponent(title));
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(bytes.subarray(-6).toString()).toContain("%%EOF");
  return bytes.length;
}

describe("GET /offers/:id/paper", () => {
  it("is a PDF for either side", async () => {
    for (const person of [owner, buyer])
      await expectPdf(
        await get(`/offers/${offer}/paper`, person),
        "Offer for Żółty cottage A B.pdf",
      );
    await expectPdf(await get(`/offers/${offer}/paper?hidden`, owner), "Offer for");
  });

  it("is not there for anybody else", async () => {
    const theirs = await codeOf(await get(`/offers/${offer}/paper`, stranger));
    expect(theirs).toEqual([404, "offer_unknown"]);
    expect(await codeOf(await get(`/offers/${randomUUID()}/paper`, owner))).toEqual(theirs);
    expect(await codeOf(await get("/offers/1/paper", owner))).toEqual(theirs);
    expect(await codeOf(await world.edge.call(`/offers/${offer}/paper`))).toEqual([
      401,
      "authentication_required",
    ]);
  });
});

describe("GET /offers/homes/:id/paper", () => {
  it("is a PDF for the owner alone", async () => {
    const path = `/offers/homes/${home}/paper?sort=risks&hidden`;
    await expectPdf(await get(path, owner), "Offers for Żółty cottage A B.pdf");
    for (const person of [buyer, stranger])
      expect(await codeOf(await get(path, person))).toEqual([404, "listing_not_found"]);
    expect(await codeOf(await world.edge.call(path))).toEqual([401, "authentication_required"]);
  });

  it("is not there without an open offer", async () => {
    const other = await insertListing(world.cloud, owner);
    expect(await codeOf(await get(`/offers/homes/${other}/paper`, owner))).toEqual([
      404,
      "listing_not_found",
    ]);
  });
});

it("a sealed first version has no paper, on either side", async () => {
  const sealed = randomUUID();
  await world.cloud.sql.exec(`
    insert into public.offer_rounds (id, listing_id, deadline)
      values ('${sealed}', '${home}', now() + interval '1 day');
    update public.offers set version = 0 where id = '${offer}';
    alter table public.offer_versions disable trigger keep_version;
    update public.offer_versions set round_id = '${sealed}' where offer_id = '${offer}';`);
  for (const person of [owner, buyer])
    expect(await codeOf(await get(`/offers/${offer}/paper`, person)), person.email).toEqual([
      404,
      "offer_unknown",
    ]);
});

it("a person gets sixty papers an hour", async () => {
  await spend(world.cloud.sql, `documents:offers:${owner.id}`, 3_600, 60);
  expect(await codeOf(await get(`/offers/${offer}/paper`, owner))).toEqual([
    429,
    "too_many_requests",
  ]);
});
