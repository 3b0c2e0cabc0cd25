import { readFileSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { download, filesOf, newName, shownOf, upload, urlOf } from "../../support/edge-photos.ts";
import { bearer, codeOf, jsonOf } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, signUpAll } from "../../support/edge-world.ts";
import { rounds } from "../../support/fuzz.ts";
import { CANARY, FORMATS, picture } from "../../support/photos.ts";

/** Photos over HTTP: the function on Deno with Storage and SQL of the local cloud. */
let home: string;
const world = await ownEdgeWorld("listings");
const [dana, sam] = await signUpAll(world.cloud, "Dana", "Sam");
const plain = await picture("jpeg");
const dirty = await picture("jpeg", { withMetadata: true });
beforeEach(async () => {
  home = await insertListing(world.cloud, dana);
});

const EXTENSIONS = { jpeg: "jpg", png: "png", webp: "webp", avif: "avif" };

function patch(names: string[], more: Record<string, unknown> = {}, person = dana, id = home) {
  return world.edge.call(`/${id}/images`, {
    method: "PATCH",
    headers: { "content-type": "application/json", ...bearer(person.token).headers },
    body: JSON.stringify({ image_urls: names.map(urlOf), ...more }),
  });
}

const put = (name: string, bytes: Uint8Array, type?: string) =>
  upload(world.cloud, dana, name, bytes, type);
const putNew = (bytes: Uint8Array = plain, extension = "jpg") =>
  put(newName(home, dana, extension), bytes);
const shown = () => shownOf(world.cloud, home);

/** The texts of the refusals, checking that nothing was changed. */
async function refusal(answer: Response): Promise<string[]> {
  const { code, problems } = await jsonOf(answer);
  expect([answer.status, code]).toEqual([422, "image_refused"]);
  return problems.map(({ text }: { text: string }) => text);
}

describe("DELETE /listings/:id/images", () => {
  const remove = (names: string[], person = dana) =>
    world.edge.call(`/${home}/images`, {
      method: "DELETE",
      headers: { "content-type": "application/json", ...bearer(person.token).headers },
      body: JSON.stringify({ image_urls: names.map(urlOf) }),
    });

  it("removes these photos and their files, leaves the others, and may be repeated", async () => {
    const [a, b, c] = [await putNew(), await putNew(), await putNew()];
    await patch([a, b, c]);
    for (let time = 0; time < 2; time += 1) {
      const { images } = await jsonOf(await remove([b, "nobody/x.jpg"]));
      expect(images.map(({ path }: { path: string }) => path)).toEqual([a, c]);
    }
    expect(await shown()).toHaveLength(2);
  });

  it("is the owner's alone", async () => {
    const name = await putNew();
    await patch([name]);
    expect((await remove([name], sam)).status).toBe(404);
    expect(await shown()).toHaveLength(1);
  });
});

describe("PATCH /listings/:id/images", () => {
  it("shows photos in the order of the list, with sizes read from the bytes", async () => {
    const wide = await putNew(await picture("webp", { width: 120, height: 60 }), "webp");
    const high = await putNew(await picture("png", { width: 30, height: 90 }), "png");
    const answer = await patch([wide, high], {
      images: [{ url: urlOf(high), alt: "The porch", blur_hash: "aabbcc-ddeeff-001122-334455" }],
    });
    expect(answer.status).toBe(200);
    expect(await jsonOf(answer)).toEqual({
      images: [
        {
          url: urlOf(wide),
          path: wide,
          alt: "",
          width: 120,
          height: 60,
          widths: [],
          blur_hash: null,
        },
        {
          url: urlOf(high),
          path: high,
          alt: "The porch",
          width: 30,
          height: 90,
          widths: [],
          blur_hash: "aabbcc-ddeeff-001122-334455",
        },
      ],
    });
    expect(await shown()).toEqual([wide, high]);
  });

  it("keeps the texts of remaining photos, changes them on request, and removes the other photos", async () => {
    const [a, b, c] = [await putNew(), await putNew(), await putNew()];
    await patch([a, b, c], {
      images: [
        { url: urlOf(a), alt: "Front" },
        { url: urlOf(c), alt: "Back" },
      ],
    });
    const answer = await patch([c, a], { images: [{ url: urlOf(a), alt: "Front door" }] });
    const { images } = await jsonOf(answer);
    expect(images.map(({ path, alt }: { path: string; alt: string }) => [path, alt])).toEqual([
      [c, "Back"],
      [a, "Front door"],
    ]);
    expect(await filesOf(world.cloud, home)).toEqual([a, c].sort());
    expect(await download(world.cloud, b)).toBeNull();
    expect((await jsonOf(await patch([]))).images).toEqual([]);
    expect(await filesOf(world.cloud, home)).toEqual([]);
  });

  it("adds and removes smaller versions together with their photo", async () => {
    const large = await picture("webp", { width: 1200, height: 800 });
    const name = await putNew(large, "webp");
    for (const width of [1080, 480])
      await put(
        name.replace(".webp", `_${width}w.webp`),
        await sharp(large).resize(width).webp().toBuffer(),
      );
    const { images } = await jsonOf(await patch([name]));
    expect(images).toMatchObject([{ path: name, width: 1200, height: 800, widths: [480, 1080] }]);
    await patch([]);
    expect(await filesOf(world.cloud, home)).toEqual([]);
  });

  it.each([
    ["is not as wide as its name says", "png", 400, 267],
    ["has another aspect ratio", "png", 480, 480],
    ["is of another kind", "jpeg", 480, 320],
  ] as const)("refuses a smaller version that %s", async (_, format, width, height) => {
    const name = await putNew(await picture("png", { width: 1200, height: 800 }), "png");
    await put(name.replace(".png", "_480w.png"), await picture(format, { width, height }));
    expect(await refusal(await patch([name]))).toEqual([
      "its version of 480 pixels is not the same picture",
    ]);
    expect(await shown()).toEqual([]);
  });

  it("refuses more than 3,000 pixels on a side, however few bytes they are", async () => {
    const create = { width: 20, height: 3001, channels: 3 as const, background: "#446688" };
    const bytes = await sharp({ create }).jpeg({ quality: 1 }).toBuffer();
    expect(await refusal(await patch([await putNew(bytes)]))).toEqual([
      "it has more than 3,000 pixels on a side; please save it smaller",
    ]);
  });

  it("refuses more smaller versions than a row takes", async () => {
    const large = await picture("webp", { width: 1200, height: 800 });
    const name = await putNew(large, "webp");
    for (let width = 20; width < 29; width += 1)
      await put(
        name.replace(".webp", `_${width}w.webp`),
        await sharp(large).resize(width).webp().toBuffer(),
      );
    expect(await refusal(await patch([name]))).toEqual(["it has more than 8 smaller versions"]);
    expect(await shown()).toEqual([]);
  });

  it("changes nothing when repeated", async () => {
    const names = [await putNew(), await putNew(dirty)];
    const first = await jsonOf(
      await patch(names, { images: [{ url: urlOf(names[0] ?? ""), alt: "x" }] }),
    );
    const files = await filesOf(world.cloud, home);
    expect(await jsonOf(await patch(names))).toEqual(first);
    expect(await jsonOf(await patch([...names, ...names]))).toEqual(first);
    expect(
      await jsonOf(await patch(first.images.map(({ path }: { path: string }) => path))),
    ).toEqual(first);
    expect(await filesOf(world.cloud, home)).toEqual(files);
  });

  it("returns the same answer if the first one was lost", async () => {
    const name = await putNew(dirty);
    world.backend.fail(/rpc\/set_listing_images/, "lost answer");
    expect((await patch([name])).status).toBe(503);
    const [stored] = await shown();
    expect(stored).not.toBe(name);
    expect((await jsonOf(await patch([name]))).images).toMatchObject([{ path: stored }]);
    expect(await filesOf(world.cloud, home)).toEqual([stored]);
  });

  it("is all or nothing", async () => {
    const [kept, good, bad] = [
      await putNew(),
      await putNew(dirty),
      await putNew(Buffer.from("<html>")),
    ];
    await patch([kept]);
    const answer = await patch([good, bad, newName(home, dana)]);
    expect(await refusal(answer)).toEqual([
      "it is not a JPEG, PNG, WebP or AVIF picture",
      "it was not found; please upload it again",
    ]);
    expect(await shown()).toEqual([kept]);
    // The cleaned copy of the good photo is gone again.
    expect(await filesOf(world.cloud, home)).toEqual([kept, good, bad].sort());
  });

  it.each([
    ["Storage", /storage\/v1\/object\/property-images/],
    ["the database", /rpc\/set_listing_images/],
  ])("changes nothing when %s fails, and works the next time", async (_, path) => {
    const [kept, name] = [await putNew(), await putNew(dirty)];
    await patch([kept]);
    world.backend.fail(path, { status: 500 });
    expect((await patch([name])).status).toBe(503);
    expect(await shown()).toEqual([kept]);
    expect((await patch([name])).status).toBe(200);
    expect(await shown()).toHaveLength(1);
  });

  it("ends with one of two simultaneous lists", async () => {
    for (let round = 0; round < rounds(2); round += 1) {
      const names = [await putNew(dirty), await putNew(), await putNew(dirty), await putNew()];
      const lists = [names.slice(0, 3), names.slice(1).reverse()];
      const answers = await Promise.all(lists.map((list) => patch(list)));
      const bodies = await Promise.all(answers.map(jsonOf));
      const told = bodies.flatMap(({ images }) =>
        images ? [images.map(({ path }: { path: string }) => path).join()] : [],
      );
      const now = await shown();
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(now).toHaveLength(3);
      expect(told).toContain(now.join());
      for (const path of now) expect(await download(world.cloud, path)).not.toBeNull();
      await patch([]);
    }
  });
});

describe("access", () => {
  it("requires a signed-in user", async () => {
    expect(
      await codeOf(await world.edge.call(`/${home}/images`, { method: "PATCH", body: "{}" })),
    ).toEqual([401, "authentication_required"]);
  });

  it("answers not found for another owner's listing", async () => {
    const name = await putNew();
    for (const id of [home, "nonsense", crypto.randomUUID()]) {
      expect(await codeOf(await patch([name], {}, sam, id))).toEqual([404, "listing_not_found"]);
    }
    expect((await patch([name])).status).toBe(200);
    expect((await patch([], {}, sam)).status).toBe(404);
    expect(await shown()).toEqual([name]);
  });

  it("rejects files of another listing, another user, or elsewhere", async () => {
    const other = await insertListing(world.cloud, dana);
    const theirs = await insertListing(world.cloud, sam);
    const own = await putNew();
    const names = [
      await upload(world.cloud, dana, newName(other, dana), plain),
      await upload(world.cloud, sam, newName(theirs, sam), plain),
      "demo/front.webp",
      own.replace(".jpg", "_480w.jpg"),
      `${own}?x=1`,
      `${home}/../${own}`,
      "",
    ];
    for (const name of names)
      expect(await refusal(await patch([own, name]))).toEqual([
        "it was not uploaded to this listing by you",
      ]);
    const elsewhere = { image_urls: ["http://169.254.169.254/latest/meta-data/"] };
    expect(await refusal(await patch([], elsewhere))).toHaveLength(1);
    expect(await shown()).toEqual([]);
  });

  it("refuses the forty-first", async () => {
    const names = Array.from({ length: 41 }, () => newName(home, dana));
    expect(await refusal(await patch(names))).toEqual(["a listing has at most 40 photos"]);
    // Forty are looked for.
    expect(await refusal(await patch(names.slice(1)))).toEqual(
      Array(40).fill("it was not found; please upload it again"),
    );
  });

  it.each([
    ["nothing", undefined],
    ["a text", "x"],
    ["something other than a list", { image_urls: "x" }],
    ["numbers", { image_urls: [1] }],
    ["texts of the wrong type", { image_urls: [], images: [{ alt: 1 }] }],
  ])("rejects %s", async (_, body) => {
    expect(
      await codeOf(
        await world.edge.call(`/${home}/images`, {
          method: "PATCH",
          headers: { "content-type": "application/json", ...bearer(dana.token).headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
    ).toEqual([400, "bad_request"]);
  });

  it("refuses texts and colors that can't be stored", async () => {
    const name = await putNew();
    for (const words of [
      { alt: "x".repeat(301) },
      { alt: "a\0b" },
      { blur_hash: "url(javascript:x)" },
    ])
      expect(
        await refusal(await patch([name], { images: [{ url: urlOf(name), ...words }] })),
      ).toHaveLength(1);
    expect(await shown()).toEqual([]);
  });
});

describe("a stored photo", () => {
  // What is taken out of each format is proved without the network, in clean-photo.test.ts.
  it("has no location after photos of every format with GPS came through the raw API", async () => {
    const uploaded = FORMATS.map(async (format) =>
      putNew(await picture(format, { withMetadata: true }), EXTENSIONS[format]),
    );
    const names = await Promise.all(uploaded);
    for (const name of names)
      expect((await download(world.cloud, name))?.includes(CANARY), name).toBe(true);
    const { images } = await jsonOf(await patch(names));
    const paths: string[] = images.map(({ path }: { path: string }) => path);
    for (const [n, path] of paths.entries()) {
      const extension = EXTENSIONS[FORMATS[n] ?? "jpeg"];
      expect(path).toMatch(new RegExp(`^${home}/${dana.id}_\\d{13}_\\w{32}\\.${extension}$`));
      expect((await download(world.cloud, path))?.includes(CANARY), path).toBe(false);
    }
    expect(await filesOf(world.cloud, home)).toEqual([...paths].sort());
  });

  it("has none in the smaller versions either", async () => {
    const name = await putNew(await picture("jpeg", { width: 1200, height: 800 }));
    const small = await picture("jpeg", { width: 480, height: 320, withMetadata: true });
    await put(name.replace(".jpg", "_480w.jpg"), small);
    const { images } = await jsonOf(await patch([name]));
    expect(images).toMatchObject([{ widths: [480] }]);
    const files = await filesOf(world.cloud, home);
    expect(files).toHaveLength(2);
    for (const file of files)
      expect((await download(world.cloud, file))?.includes(CANARY)).toBe(false);
  });

  it.each([
    ["a PNG named .jpg", "jpg", "image/jpeg", "png"],
    ["a PNG sent as WebP", "png", "image/webp", "png"],
  ])("is named after its real kind: %s", async (_, extension, type, right) => {
    const name = await put(newName(home, dana, extension), await picture("png"), type);
    const { images } = await jsonOf(await patch([name]));
    expect(images[0].path).toMatch(new RegExp(`\\.${right}$`));
    const answer = await fetch(
      `${world.cloud.apiUrl}/storage/v1/object/public/property-images/${images[0].path}`,
    );
    expect(answer.headers.get("content-type")).toBe(`image/${right}`);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("the same photograph on another owner's home", () => {
  const demo = (name: string) =>
    sharp(readFileSync(new URL(`../../../local/seed/photographs/${name}.webp`, import.meta.url)));
  const photo = demo("aframe-cedar-autumn-golden");
  const cases = () =>
    world.cloud.sql.query<{ listing_id: string; same: { path: string; other: string }[] }>(
      `select c.listing_id, r.frozen -> 'same' as same
       from private.cases c join private.reports r on r.case_id = c.id where c.kind = 'photos'`,
    );

  it("is flagged, however it was compressed, and kept although it is deleted", async () => {
    const first = await putNew(await photo.clone().resize(900).webp().toBuffer(), "webp");
    expect((await patch([first])).status).toBe(200);
    const copied = await insertListing(world.cloud, sam);
    const name = newName(copied, sam);
    const bytes = await photo.clone().resize(640).jpeg({ quality: 70 }).toBuffer();
    await upload(world.cloud, sam, name, bytes);
    const other = newName(copied, sam);
    await upload(
      world.cloud,
      sam,
      other,
      await demo("adobe-adobe-desert-golden").jpeg().toBuffer(),
    );
    expect((await patch([other], {}, sam, copied)).status).toBe(200);
    expect(await cases()).toEqual([]);
    expect((await patch([other, name], {}, sam, copied)).status).toBe(200);
    const [flagged, ...more] = await cases();
    expect(more).toEqual([]);
    expect(flagged?.listing_id).toBe(copied);
    expect(flagged?.same).toEqual([{ path: expect.stringMatching(copied), other: first }]);

    expect((await patch([], {}, sam, copied)).status).toBe(200);
    const kept = flagged?.same[0]?.path ?? "";
    expect(await filesOf(world.cloud, copied)).toContain(kept);
    await world.cloud.sql.query("delete from private.cases");
  });
});

describe("POST /listings/move-photos", () => {
  const move = () =>
    world.edge.call("/move-photos", { method: "POST", ...bearer(world.cloud.secretKey) });
  const becomes = (status: string) =>
    world.cloud.sql.query("update public.listings set status = $2 where id = $1", [home, status]);

  it("closes the kept addresses of a home that left the market, whose owner keeps the photos", async () => {
    const large = await picture("webp", { width: 1200, height: 800 });
    const [name, other] = [await putNew(large, "webp"), await putNew()];
    const small = name.replace(".webp", "_480w.webp");
    await put(small, await sharp(large).resize(480).webp().toBuffer());
    await patch([name, other]);
    await becomes("active");
    expect(await jsonOf(await move())).toEqual({ moved: 0 });
    expect(await download(world.cloud, small)).not.toBeNull();

    await becomes("withdrawn");
    expect(await jsonOf(await move())).toEqual({ moved: 2 });
    for (const kept of [name, small, other]) expect(await download(world.cloud, kept)).toBeNull();
    const [moved = "", ...others] = await shown();
    expect(others).toHaveLength(1);
    expect(await download(world.cloud, moved)).toEqual(large);
    expect(await download(world.cloud, moved.replace(".webp", "_480w.webp"))).not.toBeNull();
    expect(await filesOf(world.cloud, home)).toHaveLength(3);
    expect(await jsonOf(await move())).toEqual({ moved: 0 });
    // A window that was open before still names the old one.
    const answer = await patch([name]);
    expect((await jsonOf(answer)).images.map(({ path }: { path: string }) => path)).toEqual([
      moved,
    ]);
  });

  it("moves later what fails now, and loses nothing", async () => {
    const name = await putNew();
    await patch([name]);
    await becomes("active");
    await becomes("sold");
    world.backend.fail(/storage\/v1\/object\/copy$/, { status: 500 });
    expect((await move()).status).toBe(503);
    expect(await download(world.cloud, name)).not.toBeNull();
    world.backend.heal();
    expect(await jsonOf(await move())).toEqual({ moved: 1 });
    expect(await download(world.cloud, name)).toBeNull();
  });
});

describe("POST /listings/sweep", () => {
  const sweep = () =>
    world.edge.call("/sweep", { method: "POST", ...bearer(world.cloud.secretKey) });
  const age = (name: string, hours: number) =>
    world.cloud.sql.query(
      "update storage.objects set created_at = now() - make_interval(hours => $2::int) where name = $1",
      [name, hours],
    );
  beforeAll(async () => {
    // Clears what earlier tests left behind.
    for (let left = 1; left > 0; ) left = (await jsonOf(await sweep())).deleted;
  });

  it("deletes what wasn't attached within a day, and nothing that is shown", async () => {
    const [attached, fresh, old] = [await putNew(), await putNew(), await putNew()];
    await patch([attached]);
    await Promise.all([age(attached, 100), age(fresh, 23), age(old, 25)]);
    expect(await jsonOf(await sweep())).toEqual({ deleted: 1 });
    expect(await filesOf(world.cloud, home)).toEqual([attached, fresh].sort());
    expect(await download(world.cloud, old)).toBeNull();
    expect(await jsonOf(await sweep())).toEqual({ deleted: 0 });
    // Its name can't be used again.
    expect(await refusal(await patch([attached, old]))).toHaveLength(1);
  });

  it("deletes what couldn't be deleted at once", async () => {
    const [original, removed] = [await putNew(dirty), await putNew()];
    await patch([removed]);
    world.backend.fail(/storage\/v1\/object\/property-images$/, { status: 500 });
    expect((await patch([original])).status).toBe(200);
    expect(await filesOf(world.cloud, home)).toHaveLength(3);
    expect(await jsonOf(await sweep())).toEqual({ deleted: 2 });
    expect(await filesOf(world.cloud, home)).toEqual(await shown());
  });
});

it("logs nothing personal", () => {
  const text = world.edge.logs.join("\n");
  expect(text).toContain("request_failed");
  for (const secret of [
    CANARY,
    "@owners.example",
    "Dana",
    dana.id,
    home,
    "Bearer",
    "property-images",
  ])
    expect(text).not.toContain(secret);
});
