import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { api } from "../../support/api.ts";
import { newPath, pdf, putFile, storedDocuments, TYPES } from "../../support/documents.ts";
import { bearer, codeOf, jsonOf, postJson } from "../../support/edge-requests.ts";
import { ownEdgeWorld, type Person, signUpAll } from "../../support/edge-world.ts";
import { hostileDocuments } from "../../support/hostile-documents.ts";
import { picture } from "../../support/photos.ts";

/**
 * Users can't read each other's documents, and nothing in one is ever run (docs/trust.md E1, E3).
 */
const world = await ownEdgeWorld("documents");
const [dana, sam] = await signUpAll(world.cloud, "Dana", "Sam");
beforeEach(() =>
  world.cloud.sql.exec(
    "delete from storage.objects where bucket_id = 'documents'; delete from documents; delete from private.rate_buckets",
  ),
);

const call = (path: string, person: Person | undefined, init: RequestInit = {}) =>
  world.edge.call(path, {
    ...init,
    headers: { ...init.headers, ...(person ? bearer(person.token).headers : {}) },
  });
const put = (person: Person, path: string, bytes: Uint8Array, type?: string) =>
  putFile(world.cloud, person, path, bytes, type);

async function keep(person: Person, bytes: Uint8Array = pdf()) {
  const path = newPath(person);
  await put(person, path, bytes);
  const init = postJson({ path, name: "Deed.pdf" }, bearer(person.token).headers);
  const { id } = await jsonOf(await world.edge.call("", init));
  return { id: String(id), path };
}

describe("a document of Dana's", () => {
  const NOT_FOUND = { code: "document_not_found", error: "We could not find this document." };

  it.each([
    ["GET", "/ID/download"],
    ["GET", "/ID/link"],
    ["PATCH", "/ID", { name: "Mine" }],
    ["DELETE", "/ID"],
    ["POST", "/ID/restore"],
  ])("looks nonexistent to Sam: %s %s", async (method, path, body?: unknown) => {
    const { id } = await keep(dana);
    const init = body === undefined ? { method } : { ...postJson(body), method };
    const answers = [];
    for (const guess of [id, id.toUpperCase(), randomUUID(), "1", "..", "%00", `${id}'`]) {
      const answer = await call(path.replace("ID", guess), sam, init);
      const { code, error } = await jsonOf(answer);
      // A path that isn't one of our routes has its own answer.
      if (guess !== "..") answers.push([answer.status, { code, error }]);
    }
    expect(answers).toEqual(answers.map(() => [404, NOT_FOUND]));
    expect((await call(path.replace("ID", id), dana, init)).ok).toBe(true);
  });

  it("is in no one else's list, and visitors have none", async () => {
    await keep(dana);
    expect(await jsonOf(await call("", sam))).toEqual([]);
    expect(await jsonOf(await call("", dana))).toHaveLength(1);
    for (const path of ["", `/${randomUUID()}/download`, `/${randomUUID()}/link`]) {
      expect(await codeOf(await call(path, undefined))).toEqual([401, "authentication_required"]);
    }
  });

  it("can't be fetched from Storage by any method, not even by Dana", async () => {
    const { path } = await keep(dana);
    const evil = Uint8Array.from(pdf("evil"));
    const elsewhere = { bucketId: "documents", sourceKey: path, destinationKey: newPath(sam) };
    const attempts: [string, string, RequestInit?][] = [
      ["read", `object/documents/${path}`],
      ["read signed in", `object/authenticated/documents/${path}`],
      ["read publicly", `object/public/documents/${path}`],
      ["metadata", `object/info/documents/${path}`],
      ["sign", `object/sign/documents/${path}`, postJson({ expiresIn: 60 })],
      ["sign many", "object/sign/documents", postJson({ expiresIn: 60, paths: [path] })],
      ["list", "object/list/documents", postJson({ prefix: dana.id, limit: 100 })],
      ["remove", "object/documents", { ...postJson({ prefixes: [path] }), method: "DELETE" }],
      ["copy", "object/copy", postJson(elsewhere)],
      ["move", "object/move", postJson(elsewhere)],
      [
        "overwrite",
        `object/documents/${path}`,
        {
          method: "POST",
          headers: { "content-type": TYPES.pdf as string, "x-upsert": "true" },
          body: evil,
        },
      ],
      [
        "replace",
        `object/documents/${path}`,
        {
          method: "PUT",
          headers: { "content-type": TYPES.pdf as string },
          body: evil,
        },
      ],
    ];
    for (const person of [dana, sam, undefined]) {
      for (const [verb, address, init] of attempts) {
        const answer = await api(world.cloud, person, `storage/v1/${address}`, init);
        const text = await answer.text();
        const isNothing =
          !answer.ok || text === "[]" || /"(signedURL|signedUrl)":(null|"")/.test(text);
        expect(isNothing, `${verb} as ${person?.email ?? "a visitor"}: ${text}`).toBe(true);
      }
    }
    expect(await storedDocuments(world.cloud, dana)).toEqual([path]);
    const [{ id }] = await jsonOf(await call("", dana));
    const kept = await (await call(`/${id}/download`, dana)).arrayBuffer();
    expect(Buffer.from(kept).equals(pdf())).toBe(true);
  });
});

describe("dangerous content", () => {
  it("comes back as a file to save, with nothing after an image's end", async () => {
    const page = Buffer.from("<!doctype html><script>alert(document.domain)</script>");
    const files: [string, Buffer][] = [
      ["jpg", Buffer.concat([await picture("jpeg"), page])],
      ["png", Buffer.concat([await picture("png"), page])],
      ...hostileDocuments()
        .filter(({ isDocument }) => isDocument)
        .map(({ as, bytes }): [string, Buffer] => [as[0] ?? "", bytes]),
    ];
    for (const [extension, bytes] of files) {
      const path = newPath(dana, extension);
      expect((await put(dana, path, bytes)).ok).toBe(true);
      const init = postJson({ path, name: "page.html" }, bearer(dana.token).headers);
      const kept = await world.edge.call("", init);
      expect(kept.status).toBe(201);
      const { id, name } = await jsonOf(kept);
      expect(name).toMatch(new RegExp(`^page\\.html( \\(\\d\\))?\\.${extension}$`));
      const answer = await call(`/${id}/download`, dana);
      expect(isInert(answer, extension)).toBe(true);
      const isPicture = extension === "jpg" || extension === "png";
      const back = Buffer.from(await answer.arrayBuffer());
      if (isPicture) expect(back.includes("<script>")).toBe(false);
      else expect(back.equals(bytes)).toBe(true);
    }
  });
});

/** Whether the answer is saved rather than shown, with the type that was checked. */
function isInert(answer: Response, extension: string): boolean {
  const header = (name: string) => answer.headers.get(name) ?? "";
  return (
    header("content-type") === TYPES[extension] &&
    header("content-disposition").startsWith("attachment; ") &&
    header("x-content-type-options") === "nosniff" &&
    header("content-security-policy") === "default-src 'none'; sandbox"
  );
}
