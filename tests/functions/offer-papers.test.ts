import { randomUUID } from "node:crypto";
import { addDays } from "@domain/time-zones.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bearer, jsonOf } from "../support/edge-requests.ts";
import {
  type EdgeWorld,
  insertListing,
  type Person,
  signUp,
  startEdgeWorld,
} from "../support/edge-world.ts";

/** Offers as PDFs over HTTP: who gets which, and how many. What they say is tests/domain/offer-papers.test.ts. */
let world: EdgeWorld;
let people: Record<"owner" | "buyer" | "stranger", Person>;
let home: string;
const offer = randomUUID();

beforeAll(async () => {
  world = await startEdgeWorld("documents");
  const [owner, buyer, stranger] = await Promise.all(
    ["Olive", "Nora", "Stan"].map((name) => signUp(world.cloud, name)),
  );
  people = { owner, buyer, stranger } as typeof people;
  await world.cloud.sql.exec("update auth.users set email_confirmed_at = now()");
  home = await insertListing(world.cloud, people.owner, { title: "Żółty cottage: A/B" });
  await makeOffer(offer);
});
afterAll(() => world.stop());

async function makeOffer(id: string) {
  const closing_on = addDays(new Date().toISOString().slice(0, 10), 40);
  const words = { included: "", excluded: "", note: "" };
  const answer = await fetch(`${world.cloud.apiUrl}/rest/v1/rpc/make_offer`, {
    method: "POST",
    headers: {
      ...(bearer(people.buyer.token).headers as Record<string, string>),
      apikey: world.cloud.publishableKey,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      id,
      listing_id: home,
      terms: { price: 500_000, financing: "cash", closing_on, ...words },
      valid_until: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

const get = (path: string, person: Person) => world.edge.call(path, bearer(person.token));
const codeOf = async (answer: Response) => [answer.status, (await jsonOf(answer)).code];

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
    for (const who of ["owner", "buyer"] as const)
      await expectPdf(
        await get(`/offers/${offer}/paper`, people[who]),
        "Offer for Żółty cottage A B.pdf",
      );
    await expectPdf(await get(`/offers/${offer}/paper?hidden`, people.owner), "Offer for");
  });

  it("is not there for anybody else", async () => {
    const theirs = await codeOf(await get(`/offers/${offer}/paper`, people.stranger));
    expect(theirs).toEqual([404, "offer_unknown"]);
    expect(await codeOf(await get(`/offers/${randomUUID()}/paper`, people.owner))).toEqual(theirs);
    expect(await codeOf(await get("/offers/1/paper", people.owner))).toEqual(theirs);
    const nobody = await world.edge.call(`/offers/${offer}/paper`);
    expect(await codeOf(nobody)).toEqual([401, "authentication_required"]);
  });
});

describe("GET /offers/homes/:id/paper", () => {
  it("is a PDF for the owner alone", async () => {
    const path = `/offers/homes/${home}/paper?sort=risks&hidden`;
    await expectPdf(await get(path, people.owner), "Offers for Żółty cottage A B.pdf");
    for (const who of ["buyer", "stranger"] as const)
      expect(await codeOf(await get(path, people[who]))).toEqual([404, "listing_not_found"]);
    const nobody = await world.edge.call(path);
    expect(await codeOf(nobody)).toEqual([401, "authentication_required"]);
  });

  it("is not there without an open offer", async () => {
    const other = await insertListing(world.cloud, people.owner);
    const answer = await get(`/offers/homes/${other}/paper`, people.owner);
    expect(await codeOf(answer)).toEqual([404, "listing_not_found"]);
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
  for (const who of ["owner", "buyer"] as const)
    expect(await codeOf(await get(`/offers/${offer}/paper`, people[who])), who).toEqual([
      404,
      "offer_unknown",
    ]);
});

it("as many as a person needs, and no more", async () => {
  await world.cloud.sql.query(
    "select count(*) from generate_series(1, 60) where private.take_rate($1, 3600, 60)",
    [`documents:offers:${people.owner.id}`],
  );
  expect(await codeOf(await get(`/offers/${offer}/paper`, people.owner))).toEqual([
    429,
    "too_many_requests",
  ]);
});
