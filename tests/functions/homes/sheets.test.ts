import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { bearer, codeOf } from "../../support/edge-requests.ts";
import {
  coOwn,
  insertListing,
  ownEdgeWorld,
  type Person,
  signUpAll,
} from "../../support/edge-world.ts";

/** Flyers and yard signs over HTTP: who gets one, and that it is one page. tests/domain/homes/sheets.test.ts proves what they say. */
const world = await ownEdgeWorld("documents");
const [olive, stan, carl] = await signUpAll(world.cloud, "Olive", "Stan", "Carl");
const home = await insertListing(world.cloud, olive, { title: "Cottage with a porch" });

const jpeg = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: "#a86" } })
    .jpeg()
    .toBuffer();

function post(path: string, person?: Person, body?: Uint8Array) {
  const as = person ? bearer(person.token).headers : {};
  return world.edge.call(path, {
    method: "POST",
    headers: { ...(as as Record<string, string>), "content-type": "image/jpeg" },
    ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
  });
}

async function pdfOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  expect(pdf.slice(0, 5)).toBe("%PDF-");
  return pdf;
}
const pages = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

describe("a flyer and a sign", () => {
  it("are a page each, for the owner", async () => {
    const flyer = await pdfOf(await post(`/homes/${home}/flyer`, olive, await jpeg()));
    expect(pages(flyer)).toBe(1);
    expect(flyer).toContain("/DCTDecode");
    expect(pages(await pdfOf(await post(`/homes/${home}/sign?phone`, olive)))).toBe(1);
  });

  it("have the size that was asked for, and a photo of a flyer fills what its words leave", async () => {
    const box = (pdf: string) => pdf.match(/\/MediaBox \[([^\]]+)\]/)?.[1];
    const letter = await pdfOf(await post(`/homes/${home}/flyer`, olive, await jpeg()));
    expect(box(letter)).toBe("0 0 612 792");
    const a4 = await pdfOf(await post(`/homes/${home}/flyer?paper=a4`, olive, await jpeg()));
    expect(box(a4)).toBe("0 0 595.28 841.89");
    expect(pages(a4)).toBe(1);
    expect(pages(await pdfOf(await post(`/homes/${home}/sign?paper=a4&phone`, olive)))).toBe(1);
  });

  it("are a page each, however much there is to say", async () => {
    const wordy = await insertListing(world.cloud, olive, {
      title: "W".repeat(120),
      address: "W".repeat(200),
      city: "W".repeat(100),
      description: "WWWWWWWW ".repeat(1000),
    });
    for (const kind of ["flyer", "sign"]) {
      const pdf = await pdfOf(await post(`/homes/${wordy}/${kind}`, olive, await jpeg()));
      expect(pages(pdf), kind).toBe(1);
    }
  });

  it("are for whoever owns the home with its first owner, as long as they do", async () => {
    const flyer = async () => (await post(`/homes/${home}/flyer`, carl, await jpeg())).status;
    await coOwn(world.cloud, home, carl);
    expect(await flyer()).toBe(200);
    await world.cloud.sql.query("delete from home_owners where person_id = $1", [carl.id]);
    expect(await flyer()).toBe(404);
  });

  it("are nobody else's, and not for a home without a page", async () => {
    const draft = await insertListing(world.cloud, olive, { status: "draft" });
    for (const [id, person] of [
      [home, stan],
      [draft, olive],
      [randomUUID(), olive],
    ] as const) {
      expect(await codeOf(await post(`/homes/${id}/flyer`, person))).toEqual([
        404,
        "listing_not_found",
      ]);
    }
    expect((await post(`/homes/${home}/flyer`)).status).toBe(401);
  });

  it.each([
    ["no picture", new TextEncoder().encode("<svg/>"), 400],
    ["half a picture", new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 400],
    ["a huge one", new Uint8Array(950_000), 413],
  ])("refuse %s", async (_what, body, status) => {
    expect((await post(`/homes/${home}/flyer`, olive, body)).status).toBe(status);
  });
});
