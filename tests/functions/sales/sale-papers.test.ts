import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { rpc } from "../../support/api.ts";
import { bearer, codeOf, postJson } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, type Person, signUpAll } from "../../support/edge-world.ts";
import { pagesOf } from "../../support/pdf-pages.ts";
import { spend } from "../../support/rate-limits.ts";
import { openSale } from "../../support/sales.ts";

/** The agreed terms as a PDF over HTTP: its text, and who gets it. Dana sells to Nora; Stan is a stranger. */
const world = await ownEdgeWorld("documents");
const [dana, nora, stan] = await signUpAll(world.cloud, "Dana", "Nora", "Stan");
if (!dana || !nora || !stan) throw new Error("Somebody is missing.");
const terms = { financing: "conventional" };
const sale = await openSale(world.cloud, await insertListing(world.cloud, dana), dana, nora, terms);
await world.cloud.sql.exec(`
  alter table public.offer_versions disable trigger keep_version;
  update public.offer_versions set title_policy = 'owner', included = 'The piano';
  alter table public.offer_versions enable trigger keep_version;`);

async function invite(role: string): Promise<string> {
  const id = randomUUID();
  const email = `${id}@title.example`;
  const args = { id, kind: "sale", place_id: sale, role, name: "Ann Lee", email };
  expect((await rpc(world.cloud, nora as Person, "invite_member", args)).ok).toBe(true);
  const [mail] = await world.cloud.sql.query<{ token: string }>(
    "select token from public.claim_invitations(20)",
  );
  return String(mail?.token);
}

const get = (person?: Person) =>
  world.edge.call(`/sales/${sale}/terms`, person && bearer(person.token));
const byLink = (token: unknown) => world.edge.call("/parties/hand-over", postJson({ token }));

async function textOf(answer: Response, name = "Agreed terms"): Promise<string> {
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toContain(encodeURIComponent(name));
  const pages = await pagesOf(new Uint8Array(await answer.arrayBuffer()));
  return pages.flatMap(({ items }) => items.map(({ text }) => text)).join(" ");
}

beforeAll(async () => {
  const told = { legal_description: "Lot 4, Block 2, Maple Grove", sellers: "Dana Whitfield" };
  const args = { sale_id: sale, kind: "contract", seen: {}, told };
  expect((await rpc(world.cloud, dana, "record_facts", args)).ok).toBe(true);
});

describe("GET /sales/:sale/terms", () => {
  it("has the terms in the order of a contract, for either side", async () => {
    const [ofDana, ofNora] = [await textOf(await get(dana)), await textOf(await get(nora))];
    expect(ofNora).toBe(ofDana);
    const places = [
      "This is not the contract",
      "Parties",
      "Legal description",
      "Lot 4, Block 2, Maple Grove",
      "Earnest money",
      "Conventional loan",
      "Conditions",
      "The piano",
      "The seller pays",
      "Closing and keys",
      "Changes since acceptance",
    ].map((words) => [words, ofDana.indexOf(words)] as const);
    expect(places.filter(([, at]) => at < 0)).toEqual([]);
    expect(places.map(([, at]) => at)).toEqual(places.map(([, at]) => at).sort((a, b) => a - b));
    expect(ofDana).toContain("Not recorded yet");
  });

  it("is not there for anybody else", async () => {
    expect(await codeOf(await get(stan))).toEqual([404, "offer_unknown"]);
    expect(await codeOf(await get())).toEqual([401, "authentication_required"]);
    const unknown = world.edge.call(`/sales/${randomUUID()}/terms`, bearer(dana.token));
    expect(await codeOf(await unknown)).toEqual([404, "offer_unknown"]);
  });
});

describe("POST /parties/hand-over", () => {
  it("has everything for the closing, for a title officer and an attorney, and for no other role", async () => {
    const { cloud } = world;
    await cloud.sql.query("update public.profiles set phone = '303-555-0188' where id = $1", [
      nora.id,
    ]);
    for (const role of ["title_officer", "attorney"]) {
      const token = await invite(role);
      const text = await textOf(await byLink(token), "For the closing");
      for (const words of ["People", "Dana", "Nora", "$8,123", "Signed contract", "Maple Grove"])
        expect(text).toContain(words);
      expect(text).not.toContain("303-555-0188");
      const [party] = await cloud.sql.query<{ id: string }>(
        `select id from public.sale_parties where role = '${role}'`,
      );
      const shared = { id: party?.id, shares: true };
      expect((await rpc(cloud, nora, "share_contact", shared)).ok).toBe(true);
      const shown = await textOf(await byLink(token), "For the closing");
      for (const words of ["303-555-0188", nora.email]) expect(shown).toContain(words);
    }
    for (const role of ["lender", "inspector"])
      expect(await codeOf(await byLink(await invite(role)))).toEqual([404, "party_unknown"]);
    expect(await codeOf(await byLink("nothing"))).toEqual([404, "party_unknown"]);
    expect(await codeOf(await byLink(5))).toEqual([400, "bad_request"]);
  });
});

describe("GET /sales/:sale/release", () => {
  const ofRelease = (person?: Person) =>
    world.edge.call(`/sales/${sale}/release`, person && bearer(person.token));

  it("is there once the sale has fallen through, with both names, the sum and both statements", async () => {
    expect(await codeOf(await ofRelease(dana))).toEqual([404, "offer_unknown"]);
    const [{ id, endings } = { id: "", endings: 0 }] = await world.cloud.sql.query<{
      id: string;
      endings: number;
    }>(`select offer_id as id, endings from public.sales where id = '${sale}'`);
    const end = { id, seen: endings, reason: "inspection", earnest_money: "to_buyer", said: "" };
    expect((await rpc(world.cloud, nora, "announce_end", end)).ok).toBe(true);
    const agree = { id, ending: endings + 1, earnest_money: "to_buyer", said: "We agree." };
    expect((await rpc(world.cloud, dana, "agree_to_end", agree)).ok).toBe(true);
    const text = await textOf(await ofRelease(dana), "Release of earnest money");
    for (const words of ["Release of earnest money", "$8,123", "Dana", "Nora", "We agree."])
      expect(text).toContain(words);
    expect(text).toContain("It goes back to the buyer");
    expect(await textOf(await ofRelease(nora), "Release of earnest money")).toBe(text);
  });

  it("is not there for anybody else", async () => {
    expect(await codeOf(await ofRelease(stan))).toEqual([404, "offer_unknown"]);
    expect(await codeOf(await ofRelease())).toEqual([401, "authentication_required"]);
  });
});

it("a person gets sixty of them an hour", async () => {
  await spend(world.cloud.sql, `documents:sales:papers:${nora.id}`, 3_600, 60);
  expect(await codeOf(await get(nora))).toEqual([429, "too_many_requests"]);
});
