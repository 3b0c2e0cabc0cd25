import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { listen } from "../../../local/web-server.ts";
import { ANALYSIS_LIMITS } from "../../../supabase/functions/_shared/domain/site/errors/limits.ts";
import { readDraft } from "../../../supabase/functions/listings/analysis/draft.ts";
import { plainText } from "../../../supabase/functions/listings/analysis/plain-text.ts";
import { sample } from "../../../supabase/functions/listings/analysis/sample.ts";
import { newName, upload, urlOf } from "../../support/edge-photos.ts";
import type { EdgeProcess } from "../../support/edge-process.ts";
import { bearer, codeOf, jsonOf, postJson } from "../../support/edge-requests.ts";
import {
  coOwn,
  type EdgeWorld,
  insertListing,
  ownEdgeWorld,
  type Person,
  signUpAll,
} from "../../support/edge-world.ts";
import { draws } from "../../support/fuzz.ts";
import { anyText, hostileText } from "../../support/hostile-text.ts";
import { CANARY, picture } from "../../support/photos.ts";
import { countAs, spend } from "../../support/rate-limits.ts";
import { ownScriptedModel, writes } from "../../support/scripted-model.ts";

/**
 * Drafts from photos over HTTP: the function on Deno with the model's stand-in or a faulty model.
 */
const world = await ownEdgeWorld("listings");
const [dana, sam] = await signUpAll(world.cloud, "Dana", "Sam");
const home = await insertListing(world.cloud, dana);
const photos = await Promise.all(
  (["jpeg", "png", "webp"] as const).map(async (format) => {
    const bytes = await picture(format, { withMetadata: true });
    const name = newName(home, dana, format);
    return upload(world.cloud, dana, name, bytes);
  }),
);
beforeEach(() => world.cloud.sql.query("delete from private.rate_buckets"));

function ask(
  urls: unknown,
  { person = dana, listing, edge = world.edge }: Asking = {},
): Promise<Response> {
  const body = { image_urls: urls, ...(listing ? { listing_id: listing } : {}) };
  return edge.call("/analyze-images", postJson(body, bearer(person.token).headers));
}
type Asking = { person?: Person; listing?: string; edge?: EdgeProcess };

const urls = photos.map(urlOf);

/** The answer of the model's service. */
function completion(content: unknown, more: Record<string, unknown> = {}) {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  return JSON.stringify({ choices: [{ message: { role: "assistant", content: text, ...more } }] });
}

describe("POST /listings/analyze-images", () => {
  it("returns a draft from photos and facts, marked as the stand-in's", async () => {
    const answer = await ask(urls, { listing: home });
    expect(answer.status).toBe(200);
    const draft = await jsonOf(answer);
    expect(Object.keys(draft)).toEqual(["description", "features", "photos", "warnings"]);
    expect(draft.description).toContain("This house in Boise, ID has 3 bedrooms and 2 bathrooms.");
    expect(draft.description).toContain("It measures 1,840 square feet.");
    expect(draft.features).toEqual(["Porch"]);
    expect(draft.photos.map(({ url }: { url: string }) => url)).toEqual(urls);
    expect(draft.warnings[0]).toMatch(/^Written offline by the local stand-in: /);
  });

  it("works without a listing's facts", async () => {
    const { description } = await jsonOf(await ask(urls));
    expect(description).toContain("This home is for sale by its owner.");
    expect(description).not.toContain("Boise");
  });

  it("accepts photos already shown, wherever their files are", async () => {
    const house = await insertListing(world.cloud, dana);
    await world.cloud.sql.query(
      `insert into public.listing_images (listing_id, path, width, height, position)
       values ($1, $2, 64, 48, 0)`,
      [house, photos[0]],
    );
    expect((await ask([urlOf(photos[0] ?? "")])).status).toBe(200);
  });

  it("requires a signed-in user", async () => {
    expect(
      await codeOf(await world.edge.call("/analyze-images", postJson({ image_urls: urls }))),
    ).toEqual([401, "authentication_required"]);
  });

  it("ignores other owners' photos and facts, shown or not", async () => {
    expect(await codeOf(await ask(urls, { person: sam }))).toEqual([422, "image_refused"]);
    const theirs = await insertListing(world.cloud, sam);
    const name = await upload(world.cloud, sam, newName(theirs, sam), await picture("jpeg"));
    await world.cloud.sql.query(
      `insert into public.listing_images (listing_id, path, width, height, position)
       values ($1, $2, 64, 48, 0)`,
      [theirs, name],
    );
    expect(await codeOf(await ask([...urls, urlOf(name)]))).toEqual([422, "image_refused"]);
    expect((await ask([urlOf(name)], { person: sam })).status).toBe(200);
    expect(await codeOf(await ask(urls, { listing: theirs }))).toEqual([404, "listing_not_found"]);
  });

  it("reads photos and facts of a home that the caller owns with its first owner", async () => {
    const theirs = await insertListing(world.cloud, sam);
    const name = await upload(world.cloud, sam, newName(theirs, sam), await picture("jpeg"));
    await world.cloud.sql.query(
      `insert into public.listing_images (listing_id, path, width, height, position)
       values ($1, $2, 64, 48, 0)`,
      [theirs, name],
    );
    await coOwn(world.cloud, theirs, dana);
    expect((await ask([urlOf(name)], { listing: theirs })).status).toBe(200);
    await world.cloud.sql.query("delete from home_owners");
    expect(await codeOf(await ask([urlOf(name)]))).toEqual([422, "image_refused"]);
  });

  it.each([
    ["nothing", undefined],
    ["no photos", []],
    ["numbers", [1]],
    ["too many", Array.from({ length: 41 }, () => "x")],
  ])("rejects %s", async (_, list) => {
    expect(await codeOf(await ask(list))).toEqual([400, "bad_request"]);
  });

  it("is limited to twenty calls a day", async () => {
    const [first = ""] = urls;
    expect((await ask([first])).status).toBe(200);
    await countAs(world.cloud.sql, "%", 19);
    expect((await ask([first])).status).toBe(200);
    const seen = world.openai.seen.length;
    const answer = await ask([first]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await codeOf(answer)).toEqual([429, "analysis_limit"]);
    expect(world.openai.seen.length).toBe(seen);
    expect((await ask([first], { person: sam })).status).toBe(422);
  });

  it("has a limit for the whole site, and a part of it for people with a new account", async () => {
    const [first = ""] = urls;
    const { ofAllPerDay } = ANALYSIS_LIMITS;
    for (const part of ["guest", "new"])
      await spend(world.cloud.sql, `model:photos/${part}`, 86_400, ofAllPerDay / 2);
    expect(await codeOf(await ask([first]))).toEqual([429, "analysis_limit"]);
    await world.cloud.sql.query("delete from private.rate_buckets");
    await spend(world.cloud.sql, "model:photos", 86_400, ofAllPerDay);
    const seen = world.openai.seen.length;
    expect(await codeOf(await ask([first]))).toEqual([429, "analysis_limit"]);
    expect(world.openai.seen.length).toBe(seen);
  });

  it("refuses a file that isn't a photo, before it costs anything", async () => {
    const seen = world.openai.seen.length;
    const page = await upload(world.cloud, dana, newName(home, dana), Buffer.from("<html>"));
    expect(await codeOf(await ask([urlOf(page)]))).toEqual([422, "image_refused"]);
    expect(await codeOf(await ask([urlOf(newName(home, dana))]))).toEqual([422, "image_refused"]);
    expect(world.openai.seen.length).toBe(seen);
  });
});

const GOOD = {
  description: "A quiet room with a window.",
  features: ["Window"],
  photos: [{ number: 1, room: "Living room", tip: "" }],
  warnings: [],
};

describe("never requests any other address", async () => {
  const visits: string[] = [];
  const { port, close } = await listen(0, async (request, response) => {
    visits.push(request.url ?? "");
    response.writeHead(302, { location: urlOf(photos[0] ?? "") }).end();
  });
  afterAll(close);

  const path = `storage/v1/object/public/property-images/${photos[0]}`;
  const ADDRESSES: [string, string][] = [
    ["the cloud's metadata", "http://169.254.169.254/latest/meta-data/"],
    ["localhost", `http://localhost:${port}/${path}`],
    ["127.0.0.1", `http://127.0.0.1:${port}/${path}`],
    ["IPv6", `http://[::1]:${port}/${path}`],
    ["IPv4 in IPv6", `http://[::ffff:127.0.0.1]:${port}/${path}`],
    ["an IP as one number", `http://2130706433:${port}/${path}`],
    ["an IP in octal", `http://0177.0.0.1:${port}/${path}`],
    ["an IP in hex", `http://0x7f.1:${port}/${path}`],
    ["a user name before @", `https://images.example@127.0.0.1:${port}/${path}`],
    ["our host as part of another", `https://images.example.evil.test/${path}`],
    ["another port on our host", `https://images.example:${port}/${path}`],
    ["a backslash", `https://images.example\\@127.0.0.1:${port}/${path}`],
    ["a file", "file:///etc/passwd"],
    ["data", "data:image/png;base64,iVBORw0KGgo="],
    ["another bucket", urlOf("x").replace("property-images/x", `documents/${dana.id}/a.png`)],
    ["a way out of the bucket", urlOf(`../documents/${dana.id}/a.png`)],
    ["an encoded way out of the bucket", urlOf(`%2e%2e/documents/${dana.id}/a.png`)],
    ["one of our redirects", urlOf(`${photos[0]}?download=http://127.0.0.1:${port}/`)],
    ["a line break", `${urlOf(photos[0] ?? "")}\r\nHost: evil.test`],
  ];
  it.each(ADDRESSES)("%s", async (_, address) => {
    const before = world.backend.seen.length;
    expect(await codeOf(await ask([...urls, address]))).toEqual([422, "image_refused"]);
    expect(visits).toEqual([]);
    const asked = world.backend.seen.slice(before);
    expect(asked.filter((each) => each.startsWith("/storage"))).toEqual([]);
  });
});

describe("the request to the model", async () => {
  const model = await ownScriptedModel();
  model.always = writes(completion(GOOD), "application/json");
  const edge = await world.again({ OPENAI_BASE_URL: model.url });
  /** The parts of the last one's message. */
  const partsOf = (asked = model.asked.at(-1)) => asked?.messages[1]?.content as Part[];
  type Part = { type: string; image_url: { url: string } };

  it("has pictures without metadata, and nothing about a person", async () => {
    expect((await ask(urls, { edge, listing: home })).status).toBe(200);
    const body = model.asked.at(-1);
    expect(body).toMatchObject({
      response_format: { json_schema: { name: "listing_draft", strict: true } },
    });
    const parts = partsOf(body);
    const images = parts.filter(({ type }) => type === "image_url");
    expect(images).toHaveLength(3);
    for (const { image_url } of images) {
      expect(image_url.url).toMatch(/^data:image\/(jpeg|png|webp);base64,/);
      const bytes = Buffer.from(image_url.url.split(",")[1] ?? "", "base64");
      expect(bytes.includes(CANARY)).toBe(false);
    }
    const rest = JSON.stringify({ ...body, messages: [body?.messages[0], parts[0]] });
    for (const secret of ["Maple", "83702", dana.id, home, "Dana", "owners.example", "storage/v1"])
      expect(rest).not.toContain(secret);
  });

  it("has at most twenty pictures, including the first and last", async () => {
    const bytes = await picture("jpeg");
    const names = await Promise.all(
      Array.from({ length: 21 }, () => upload(world.cloud, dana, newName(home, dana), bytes)),
    );
    await ask(names.map(urlOf), { edge });
    expect(partsOf().filter(({ type }) => type === "image_url")).toHaveLength(20);
    expect(sample([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7]);
    expect(sample([1, 2], 3)).toEqual([1, 2]);
  });

  it("uses smaller versions where they exist, and leaves out AVIF", async () => {
    const name = newName(home, dana, "jpg");
    await upload(world.cloud, dana, name, await picture("jpeg", { width: 1600, height: 1200 }));
    const small = await picture("jpeg", { width: 960, height: 720 });
    await upload(world.cloud, dana, name.replace(".jpg", "_960w.jpg"), small);
    const avif = await upload(
      world.cloud,
      dana,
      newName(home, dana, "avif"),
      await picture("avif"),
    );
    const draft = await jsonOf(await ask([urlOf(name), urlOf(avif)], { edge }));
    const [, , image, ...more] = partsOf();
    expect(image?.image_url.url).toBe(`data:image/jpeg;base64,${small.toString("base64")}`);
    expect(more).toEqual([]);
    expect(draft.warnings).toEqual(["1 photo was left out, as AVIF or too large together."]);
  });
});

describe("a model that fails or misleads", () => {
  it.each<[string, Parameters<EdgeWorld["openai"]["fail"]>[1]]>([
    ["answers 429", { status: 429, body: '{"error":{"message":"Rate limit of Dana reached"}}' }],
    ["answers 500", { status: 500 }],
    ["breaks off", "reset"],
    ["answers with HTML", { status: 200, body: "<html>" }],
    ["answers nothing", { status: 200, body: "" }],
    ["answers null", { status: 200, body: "null" }],
    ["returns no choices", { status: 200, body: '{"choices":[]}' }],
    ["answers without JSON", { status: 200, body: completion("Sure! Here is your listing.") }],
    ["answers half of the JSON", { status: 200, body: completion('{"description":"A hou') }],
    ["answers in another shape", { status: 200, body: completion({ description: 5 }) }],
    ["answers an empty text", { status: 200, body: completion({ ...GOOD, description: " " }) }],
    ["refuses", { status: 200, body: completion("", { content: null, refusal: "I can't." }) }],
    [
      "answers with a megabyte",
      { status: 200, body: completion({ ...GOOD, description: "x".repeat(1e6) }) },
    ],
  ])("a model that %s leaves no draft", async (_, fault) => {
    world.openai.fail(/chat\/completions/, fault);
    const seen = world.openai.seen.length;
    const answer = await ask(urls.slice(0, 1));
    expect(answer.status).toBe(503);
    expect(await jsonOf(answer)).toMatchObject({
      code: "analysis_failed",
      detail: "Failed to analyze images",
    });
    // The user may retry; we don't.
    expect(world.openai.seen.length - seen).toBe(1);
  });

  it.each([
    ["key", { status: 401, body: '{"error":{"message":"Incorrect key sk-local"}}' }],
    ["quota", { status: 429, body: '{"error":{"message":"no","code":"insufficient_quota"}}' }],
  ])("a model that refuses our %s has an error code of its own", async (_, fault) => {
    world.openai.fail(/chat\/completions/, fault);
    expect(await codeOf(await ask(urls.slice(0, 1)))).toEqual([503, "analysis_refused"]);
    expect((await ask(urls.slice(0, 1))).status).toBe(200);
  });

  it("a model that hangs lets the request time out", async () => {
    const hasty = await world.impatient(1_500);
    world.openai.fail(/chat\/completions/, "hang");
    expect(await codeOf(await ask(urls, { edge: hasty }))).toEqual([503, "analysis_failed"]);
  });

  it("a model that a picture manipulates still drafts words about the owner's photos", async () => {
    const hostile = {
      description:
        "A <script>alert(1)</script> bright room. Visit https://evil.test/pay now. Wire money: pay@evil.test. Call 208-555-0142 today. \u202eReversed\u202c and hid\u200bden\u0007.",
      features: ["Porch", "Porch", "", "www.evil.test", "x".repeat(500), ...Array(100).fill("a b")],
      photos: [
        { number: 1, room: "Kitchen".repeat(50), tip: "See evil.com." },
        { number: 1, room: "Twice", tip: "" },
        { number: 99, room: "Nowhere", tip: "" },
        { number: -1, room: "Nowhere", tip: "" },
        { number: 2, room: "Bath", tip: "Wipe the mirror.", url: "https://evil.test/x.jpg" },
      ],
      warnings: ["Perfect"],
      admin: true,
    };
    world.openai.fail(/chat\/completions/, { status: 200, body: completion(hostile) });
    const draft = await jsonOf(await ask(urls));
    expect(draft.description).toBe("A scriptalert(1)/script bright room. Reversed and hidden.");
    expect(draft.features[0]).toBe("Porch");
    expect(draft.features).toHaveLength(3);
    expect(draft.features.every((text: string) => text.length <= 80)).toBe(true);
    expect(draft.photos).toEqual([
      { url: urls[0], room: expect.stringMatching(/^Kitchen.{1,33}$/), tip: "" },
      { url: urls[1], room: "Bath", tip: "Wipe the mirror." },
    ]);
    expect(draft.admin).toBeUndefined();
    expect(JSON.stringify(draft)).not.toContain("evil");
  });

  it("a model that writes what fair housing forbids gets a warning in the draft", async () => {
    const words = { ...GOOD, description: "Perfect for families with children. No kids upstairs." };
    world.openai.fail(/chat\/completions/, { status: 200, body: completion(words) });
    const { warnings } = await jsonOf(await ask(urls));
    expect(warnings.join("\n")).toMatch(/“Perfect for families/i);
  });
});

it("reports that it is unavailable without an API key", async () => {
  const edge = await world.again({ OPENAI_API_KEY: "" });
  expect((await edge.call()).status).toBe(200);
  expect(await codeOf(await ask(urls, { edge }))).toEqual([503, "analysis_not_set_up"]);
});

describe("any model output", () => {
  it("becomes text of bounded length, or nothing", () => {
    const text = fc.oneof(hostileText(), anyText(600));
    const answer = fc.record({
      description: text,
      features: fc.array(text, { maxLength: 40 }),
      photos: fc.array(fc.record({ number: fc.integer(), room: text, tip: text })),
      warnings: fc.array(text),
    });
    fc.assert(
      fc.property(answer, (value) => {
        let draft: ReturnType<typeof readDraft>;
        try {
          draft = readDraft(JSON.stringify(value), ["a", "b"]);
        } catch (error) {
          expect((error as Error).message).toBe("analysis_failed");
          return;
        }
        const all = [draft.description, ...draft.features, ...draft.warnings];
        for (const each of [...all, ...draft.photos.flatMap(({ room, tip }) => [room, tip])]) {
          expect(each).not.toMatch(/[^\P{Cc}\n]|\p{Cf}|[<>]|:\/\//u);
          expect(each).not.toMatch(/\p{Cs}/u);
          expect(each.length).toBeLessThanOrEqual(4_000);
        }
      }),
      { numRuns: draws(500) },
    );
  });

  it("keeps its honest sentences", () => {
    const honest =
      "Built in 1925, this 3-bedroom home has 1,840 sq. ft. and a 2-car garage. Asking $485,000. It's near Route 20, on 0.25 acres.";
    expect(plainText(honest, 4_000, { isLong: true })).toBe(honest);
    expect(plainText("One.\n\nTwo.", 100, { isLong: true })).toBe("One.\n\nTwo.");
    expect(plainText("one two three", 9)).toBe("one two…");
  });
});

it("logs nothing personal", () => {
  const text = world.edge.logs.join("\n");
  expect(text).toContain("analysis_failed");
  for (const secret of [CANARY, "Dana", dana.id, home, "Bearer", "sk-local", "evil", "base64"])
    expect(text).not.toContain(secret);
});
