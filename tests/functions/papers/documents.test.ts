import { beforeEach, describe, expect, it } from "vitest";
import {
  doc,
  docx,
  newPath,
  pdf,
  pdfOfSize,
  putFile,
  storedDocuments,
  TYPES,
} from "../../support/documents.ts";
import { bearer, codeOf, jsonOf, postJson } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, type Person, signUp } from "../../support/edge-world.ts";
import { HARDENED, lockedPdf } from "../../support/locked-pdfs.ts";
import { CANARY, picture } from "../../support/photos.ts";
import { spend } from "../../support/rate-limits.ts";

/** Documents over HTTP: the function on Deno with Storage and SQL of the local cloud. */
const world = await ownEdgeWorld("documents");
const dana = await signUp(world.cloud, "Dana");
beforeEach(() =>
  world.cloud.sql.exec(
    "delete from storage.objects where bucket_id = 'documents'; delete from documents; delete from private.rate_buckets",
  ),
);

const NOBODY = "11111111-2222-4333-8444-555555555555";
const as = (person: Person) => bearer(person.token).headers;
const post = (path: string, name: string, person = dana) =>
  world.edge.call("", postJson({ path, name }, as(person)));
const get = (path = "", person = dana) => world.edge.call(path, bearer(person.token));
const send = (method: string, path: string, body?: unknown) =>
  world.edge.call(path, {
    method,
    headers: { ...as(dana), ...(body === undefined ? {} : { "content-type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });

async function put(bytes: Uint8Array, extension = "pdf", type?: string): Promise<string> {
  const path = newPath(dana, extension);
  const answer = await putFile(world.cloud, dana, path, bytes, type);
  expect(answer.status, await answer.text()).toBe(200);
  return path;
}

async function keep(bytes: Uint8Array = pdf(), name = "Deed.pdf") {
  const answer = await post(await put(bytes, name.slice(name.lastIndexOf(".") + 1)), name);
  expect(answer.status).toBe(201);
  return jsonOf(answer);
}

const names = async () => (await jsonOf(await get())).map(({ name }: { name: string }) => name);

describe("POST /documents", () => {
  it.each([
    ["Deed.pdf", pdf()],
    ["Letter.doc", doc()],
    ["Offer.docx", docx()],
  ])("stores %s and returns the same bytes", async (name, bytes) => {
    const document = await keep(bytes, name);
    const type = TYPES[name.slice(name.lastIndexOf(".") + 1)];
    expect(document).toEqual({
      id: expect.any(String),
      name,
      type,
      size: bytes.length,
      uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      url: `/api/documents/${document.id}/download`,
    });
    expect(await jsonOf(await get())).toEqual([document]);
    const answer = await get(`/${document.id}/download`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      "content-length": String(bytes.length),
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  // What is taken out of each kind of picture is proved in clean-photo.test.ts.
  it("removes what a picture contains besides the picture", async () => {
    const bytes = await picture("jpeg", { withMetadata: true });
    expect(bytes.includes(CANARY)).toBe(true);
    const document = await keep(bytes, "Roof.jpeg");
    const kept = Buffer.from(await (await get(`/${document.id}/download`)).arrayBuffer());
    expect(kept.length).toBe(document.size);
    expect(kept.includes(CANARY)).toBe(false);
  });

  it("keeps a picture under another picture's ending as what it is, however often it is repeated", async () => {
    const path = await put(await picture("jpeg"), "png");
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(path, "Roof.png")));
    const documents = await Promise.all([...answers, await post(path, "Roof.png")].map(jsonOf));
    expect(new Set(documents.map(({ id }) => id)).size).toBe(1);
    expect(documents[0]).toMatchObject({ name: "Roof.jpg", type: "image/jpeg" });
    expect(await storedDocuments(world.cloud, dana)).toEqual([path.replace(/png$/, "jpg")]);
  });

  it.each(["jfif", "jpe", "JFIF"])("takes a picture whose ending is .%s", async (ending) => {
    const path = await put(await picture("jpeg"), ending, "image/jpeg");
    expect(await jsonOf(await post(path, `Roof.${ending}`))).toMatchObject({
      name: `Roof.${ending}`,
      type: "image/jpeg",
    });
  });

  it("gives a stored file the right extension and a unique name", async () => {
    for (const wanted of [
      "Deed.pdf",
      "deed.PDF",
      "Deed",
      "../etc/Deed.html",
      "ro\u202efdp.exe\n",
      "  ",
    ])
      await post(await put(pdf()), wanted);
    expect((await names()).sort()).toEqual(
      ["..-etc-Deed.html.pdf", "Deed (3).pdf", "Deed.pdf", "deed (2).PDF", "rofdp.exe.pdf"].sort(),
    );
  });

  it.each([
    ["a picture named .pdf", "pdf", () => picture("png")],
    ["a Word document with macros", "docx", () => docx({ "word/vbaProject.bin": "x" })],
    ["a PDF that only opens with a password", "pdf", () => lockedPdf(HARDENED.secret)],
  ])("refuses %s and removes it", async (_, extension, bytes) => {
    const path = await put(await bytes(), extension);
    const answer = await post(path, `File.${extension}`);
    const body = await jsonOf(answer);
    expect([answer.status, body.code]).toEqual([422, "document_refused"]);
    expect(body.error).toMatch(
      /^This document was refused: it (?:is|only opens) [^.]+\.( Please .+\.)?$/,
    );
    expect(await storedDocuments(world.cloud, dana)).toEqual([]);
    expect(await names()).toEqual([]);
  });

  it("refuses a file whose declared type contradicts its extension", async () => {
    const path = await put(pdf(), "doc", TYPES.pdf);
    expect(await codeOf(await post(path, "Deed.doc"))).toEqual([422, "document_refused"]);
  });

  it("answers not found for a path without a file, or outside the caller's folder", async () => {
    const sam = await signUp(world.cloud, "Sam");
    const theirs = newPath(sam);
    expect((await putFile(world.cloud, sam, theirs, pdf())).status).toBe(200);
    for (const path of [newPath(dana), theirs, `${dana.id}/../${theirs}`, "", "x", `${theirs}\0`])
      expect(await codeOf(await post(path, "Deed.pdf"))).toEqual([404, "document_not_found"]);
    expect(await storedDocuments(world.cloud, sam)).toEqual([theirs]);
  });

  it.each([
    ["no body", undefined],
    ["a list", []],
    ["no name", { path: "x" }],
    ["a number for a name", { path: "x", name: 5 }],
    ["a name of ten thousand letters", { path: "x", name: "x".repeat(10_000) }],
  ])("rejects a request with %s", async (_, body) => {
    expect(await codeOf(await send("POST", "", body))).toEqual([400, "bad_request"]);
  });

  it("accepts 25 MB", async () => {
    const limit = 25 * 1024 * 1024;
    const document = await keep(pdfOfSize(limit), "Plans.pdf");
    expect(document.size).toBe(limit);
    const answer = await get(`/${document.id}/download`);
    expect((await answer.arrayBuffer()).byteLength).toBe(limit);
  });

  it("reports a failing Storage or database in the catalogue's words, and can be retried", async () => {
    const path = await put(pdf());
    for (const place of [
      /rest\/v1\/documents/,
      /rest\/v1\/rpc\/add_document/,
      /storage\/v1\/object/,
    ]) {
      world.backend.fail(place, { status: 500 });
      const answer = await post(path, "Deed.pdf");
      const { error } = await jsonOf(answer);
      expect([answer.status, error]).toEqual([503, "Failed to upload document. Please try again."]);
      world.backend.heal();
    }
    expect((await post(path, "Deed.pdf")).status).toBe(201);
  });
});

describe("a user in a hurry", () => {
  it.each([
    ["keep", 400, () => post(newPath(dana), "Deed.pdf")],
    ["read", 600, () => get(`/${NOBODY}/download`)],
    ["read", 600, () => get(`/${NOBODY}/link`)],
    ["change", 600, () => send("PATCH", `/${NOBODY}`, { name: "x" })],
    ["change", 600, () => send("DELETE", `/${NOBODY}`)],
    ["change", 600, () => send("POST", `/${NOBODY}/restore`)],
  ])("may %s %i times an hour", async (what, cap, ask) => {
    const key = `documents:${what}:${dana.id}`;
    await spend(world.cloud.sql, key, 3_600, cap);
    const refused = await ask();
    expect(await codeOf(refused)).toEqual([429, "too_many_requests"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await spend(world.cloud.sql, key, 3_600, cap - 1);
    expect(await codeOf(await ask())).toEqual([404, "document_not_found"]);
  });
});

describe("a document", () => {
  it("is renamed, keeping an extension of its kind", async () => {
    const [deed] = [await keep(), await keep(pdf("b"), "Plan.pdf")];
    const renamed = await send("PATCH", `/${deed.id}`, { name: " Plan " });
    expect([renamed.status, await jsonOf(renamed)]).toEqual([
      200,
      { ...deed, name: "Plan (2).pdf" },
    ]);
    expect(await codeOf(await send("PATCH", `/${deed.id}`, { name: " \n " }))).toEqual([
      400,
      "bad_request",
    ]);
    const long = await jsonOf(await send("PATCH", `/${deed.id}`, { name: "ß".repeat(500) }));
    expect([...long.name]).toHaveLength(200);
  });

  it("is downloaded under its name, whatever the characters", async () => {
    const { id } = await keep(pdf(), `Übertragung "A" 家 100%;'.pdf`);
    const header = (await get(`/${id}/download`)).headers.get("content-disposition");
    expect(header).toBe(
      `attachment; filename="_bertragung _A_ _ 100_;'.pdf"; filename*=UTF-8''%C3%9Cbertragung%20%22A%22%20%E5%AE%B6%20100%25%3B%27.pdf`,
    );
  });

  it("is previewed through a link that is valid for minutes, on the browsers' URL", async () => {
    const { id } = await keep();
    const { url, expires_at } = await jsonOf(await get(`/${id}/link`));
    expect(url).toMatch(/^https:\/\/images\.example\/storage\/v1\/object\/sign\/documents\//);
    const left = Date.parse(expires_at) - Date.now();
    expect(left).toBeGreaterThan(60_000);
    expect(left).toBeLessThanOrEqual(120_000);
    const shown = await fetch(url.replace("https://images.example", world.cloud.apiUrl));
    expect(shown.headers.get("content-type")).toBe("application/pdf");
    expect(shown.headers.get("content-disposition")).toBe("inline");
    expect(Buffer.from(await shown.arrayBuffer()).equals(pdf())).toBe(true);
    // Not just the last character, because some of its bits are unused.
    const forged = url
      .replace("https://images.example", world.cloud.apiUrl)
      .replace(/.{8}$/, "forgery0");
    expect((await fetch(forged)).ok).toBe(false);
  });

  it("has no link if browsers can't preview it", async () => {
    const { id } = await keep(docx(), "Offer.docx");
    expect(await codeOf(await get(`/${id}/link`))).toEqual([404, "not_found"]);
  });

  it("is opened by the owner of a home, through the offer it came with", async () => {
    const olive = await signUp(world.cloud, "Olive");
    const listing = await insertListing(world.cloud, olive);
    const letter = await keep(docx(), "Letter.docx");
    const offer = await world.cloud.sql.query<{ id: string }>(
      `with made as (
         insert into public.offers (id, listing_id, owner_id, buyer_id, home, version, expires_at)
         values (gen_random_uuid(), $1, $2, $3, 'Home', 1, now() + interval '1 day') returning id
       ), version as (
         insert into public.offer_versions (offer_id, n, made_by, price, earnest_money, financing, appraisal_gap,
           seller_credit, closing_on, possession_days, included, excluded, note, valid_until)
         select id, 1, 'buyer', 1, 0, 'cash', 0, 0, current_date, 0, '', '', '', now() from made
       ), file as (
         insert into public.offer_files (offer_id, n, document_id, kind) select id, 1, $4, 'pre_approval' from made
       ) select id from made`,
      [listing, olive.id, dana.id, letter.id],
    );
    const path = `/offers/${offer[0]?.id}/${letter.id}/link`;
    const open = (person: Person, of = path) =>
      world.edge.call(of, { method: "POST", headers: as(person) });
    const { url } = await jsonOf(await open(olive));
    const shown = await fetch(url.replace("https://images.example", world.cloud.apiUrl));
    expect(shown.headers.get("content-disposition")).toContain("Letter.docx");
    expect(Buffer.from(await shown.arrayBuffer()).equals(docx())).toBe(true);
    for (const [person, of] of [
      [dana, path],
      [olive, `/offers/${NOBODY}/${letter.id}/link`],
      [olive, `/offers/x/${letter.id}/link`],
    ] as const)
      expect(await codeOf(await open(person, of))).toEqual([404, "document_not_found"]);
    expect((await world.edge.call(path, { method: "POST" })).status).toBe(401);
    await world.cloud.sql.exec("update public.offers set state = 'withdrawn', ended_at = now()");
    expect(await codeOf(await open(olive))).toEqual([404, "document_not_found"]);
  });

  it("is opened by the owner of a home, through the showing it was attached to", async () => {
    const olive = await signUp(world.cloud, "Ophelia");
    const listing = await insertListing(world.cloud, olive);
    const letter = await keep(docx(), "Letter.docx");
    const [showing] = await world.cloud.sql.transaction(async (tx) => {
      await tx.exec("set local app.seeding = 'on'");
      return tx.query<{ id: string }>(
        `insert into public.bookings (id, listing_id, owner_id, visitor_name, visitor_email, visitor_phone, date, time, proof_id)
         values (gen_random_uuid(), $1, $2, 'Dana', 'dana@example.com', '303-555-0100', current_date + 2, '10:00', $3)
         returning id`,
        [listing, olive.id, letter.id],
      );
    });
    const path = `/showings/${showing?.id}/proof`;
    const open = (person: Person, of = path) =>
      world.edge.call(of, { method: "POST", headers: as(person) });
    const { url } = await jsonOf(await open(olive));
    const shown = await fetch(url.replace("https://images.example", world.cloud.apiUrl));
    expect(Buffer.from(await shown.arrayBuffer()).equals(docx())).toBe(true);
    for (const [person, of] of [
      [dana, path],
      [olive, `/showings/${NOBODY}/proof`],
    ] as const)
      expect(await codeOf(await open(person, of))).toEqual([404, "document_not_found"]);
    expect((await world.edge.call(path, { method: "POST" })).status).toBe(401);
  });

  it("is deleted and restored, also twice", async () => {
    const deed = await keep();
    for (const method of ["DELETE", "DELETE"])
      expect((await send(method, `/${deed.id}`)).status).toBe(204);
    expect(await names()).toEqual([]);
    expect(await codeOf(await get(`/${deed.id}/download`))).toEqual([404, "document_not_found"]);
    expect(await codeOf(await get(`/${deed.id}/link`))).toEqual([404, "document_not_found"]);
    const answers = await Promise.all([1, 2].map(() => send("POST", `/${deed.id}/restore`)));
    expect(await Promise.all(answers.map(jsonOf))).toEqual([deed, deed]);
    expect(await jsonOf(await get())).toEqual([deed]);
    expect((await get(`/${deed.id}/download`)).status).toBe(200);
  });

  it.each([
    ["GET", ""],
    ["PATCH", "/x", { name: "x" }],
    ["DELETE", "/x"],
  ])(
    "a document that can't be reached is reported as such: %s %s",
    async (method, path, body?: unknown) => {
      const { id } = await keep();
      world.backend.fail(/rest\/v1\/(documents|rpc\/delete)/, { status: 500 });
      const answer = await send(method, path.replace("x", id), body);
      const expected = method === "GET" ? "documents_unavailable" : "document_not_changed";
      expect(await codeOf(answer)).toEqual([503, expected]);
    },
  );

  it("a document whose bytes can't be reached is reported as such", async () => {
    const { id } = await keep();
    world.backend.fail(/storage\/v1/, { status: 500 }, 2);
    expect(await codeOf(await get(`/${id}/download`))).toEqual([503, "document_not_read"]);
    expect(await codeOf(await get(`/${id}/link`))).toEqual([503, "document_not_read"]);
  });
});

describe("POST /documents/sweep", () => {
  const sweep = () =>
    world.edge.call("/sweep", { method: "POST", ...bearer(world.cloud.secretKey) });

  it("removes what was deleted or never kept a day ago, and nothing else", async () => {
    const [kept, deleted, fresh] = [await keep(), await keep(), await keep()];
    await send("DELETE", `/${deleted.id}`);
    await send("DELETE", `/${fresh.id}`);
    const waiting = [await put(pdf()), await put(pdf())];
    await world.cloud.sql.exec(`
      update storage.objects set created_at = now() - interval '25 hours' where name <> '${waiting[1]}';
      update documents set deleted_at = now() - interval '25 hours' where id = '${deleted.id}'`);
    expect(await jsonOf(await sweep())).toEqual({ deleted: 2 });
    expect(await jsonOf(await sweep())).toEqual({ deleted: 0 });
    expect(await storedDocuments(world.cloud, dana)).toHaveLength(3);
    expect((await get(`/${kept.id}/download`)).status).toBe(200);
    expect(await codeOf(await send("POST", `/${deleted.id}/restore`))).toEqual([
      404,
      "document_not_found",
    ]);
    expect((await send("POST", `/${fresh.id}/restore`)).status).toBe(200);
  });

  it("finishes what was interrupted between rows and files", async () => {
    const deed = await keep();
    await send("DELETE", `/${deed.id}`);
    await world.cloud.sql.exec(`
      update storage.objects set created_at = now() - interval '25 hours';
      update documents set deleted_at = now() - interval '25 hours'`);
    world.backend.fail(/storage\/v1/, { status: 500 });
    expect((await sweep()).status).toBe(503);
    world.backend.heal();
    expect(await jsonOf(await sweep())).toEqual({ deleted: 1 });
    expect(await storedDocuments(world.cloud, dana)).toEqual([]);
  });
});
