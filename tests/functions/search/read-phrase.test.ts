import { PHRASE_LIMITS } from "@domain/site/errors/limits.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { codeOf, jsonOf, postJson } from "../../support/edge-requests.ts";
import { ownEdgeWorld, signUp } from "../../support/edge-world.ts";
import { countAs } from "../../support/rate-limits.ts";
import { fails, ownScriptedModel, writes } from "../../support/scripted-model.ts";

/** `POST /listings/read-phrase` over HTTP: the function on Deno, with a model that does what a test says, and without. */
const model = await ownScriptedModel();
const world = await ownEdgeWorld("listings", {
  OPENAI_BASE_URL: model.url,
  OPENAI_API_KEY: "test",
});
const withoutModel = await world.again({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: "" });
const dana = await signUp(world.cloud, "Dana");
beforeEach(() =>
  world.cloud.sql.exec("delete from private.rate_buckets; delete from private.phrase_readings"),
);

const says = (answer: unknown) =>
  writes(
    JSON.stringify({
      choices: [{ message: { role: "assistant", content: JSON.stringify(answer) } }],
    }),
    "application/json",
  );
const filters = (...named: [name: string, value: string][]) =>
  says({ filters: named.map(([name, value]) => ({ name, value })) });
const HORSES = filters(["min_lot_size", "2"], ["features", "barn"]);

const ask = (phrase: unknown, { from = "198.51.100.9", edge = world.edge, token = "" } = {}) =>
  edge.call(
    "/read-phrase",
    postJson(
      { phrase },
      { "x-forwarded-for": from, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ),
  );
const queryOf = async (...asked: Parameters<typeof ask>) =>
  ((await jsonOf(await ask(...asked))) as { query: string }).query;

describe("POST /listings/read-phrase", () => {
  it("reads a phrase once for all who write the same, and sends nothing but its words", async () => {
    model.script(HORSES);
    expect(await queryOf("Room for my horses!", { token: dana.token })).toBe(
      "min_lot_size=2&features=barn",
    );
    expect(await queryOf("room for  my HORSES", { from: "203.0.113.7" })).toBe(
      "min_lot_size=2&features=barn",
    );
    expect(model.asked).toHaveLength(1);
    expect(model.asked[0]?.messages.at(-1)?.content).toBe("room for my horses");
    const sent = JSON.stringify(model.asked);
    for (const secret of [dana.id, dana.email, "Dana", "198.51"])
      expect(sent).not.toContain(secret);
    const kept = await world.cloud.sql.query("select phrase, query from private.phrase_readings");
    expect(kept).toEqual([{ phrase: "room for my horses", query: "min_lot_size=2&features=barn" }]);
  });

  it.each([
    ["a filter that there isn't", filters(["school_rating", "9"], ["min_bedrooms", "3"])],
    ["a place", filters(["place", "Boise, ID"])],
    ["a word for a number", filters(["min_bedrooms", "three"])],
    ["a number out of range", filters(["min_bedrooms", "3000000"])],
    ["a feature that there isn't", filters(["features", "barn,moat"])],
    ["the same filter twice", filters(["min_bedrooms", "2"], ["min_bedrooms", "3"])],
    ["a minimum above its maximum", filters(["min_price", "900000"], ["max_price", "100000"])],
    ["nothing", filters()],
  ])("takes nothing from an answer with %s", async (_, answer) => {
    model.script(answer);
    expect(await queryOf("room for my horses")).toBe("");
    expect(model.asked).toHaveLength(1);
  });

  it.each([
    ["fails", fails(500)],
    ["answers in prose", says("A large lot, I would say. Visit evil.example")],
    ["answers in another shape", says({ text: "A large lot" })],
  ])(
    "a model that %s is asked again another time, and its words are shown to no one",
    async (_, step) => {
      model.script(step, HORSES);
      expect(await queryOf("room for my horses")).toBe("");
      expect(await queryOf("room for my horses")).toBe("min_lot_size=2&features=barn");
    },
  );

  it("asks nothing without a model, and takes nothing from its pot", async () => {
    model.script(HORSES);
    expect(await queryOf("room for my horses", { edge: withoutModel })).toBe("");
    expect(model.asked).toEqual([]);
    const pots = "select from private.rate_buckets where key like 'model:%'";
    expect(await world.cloud.sql.query(pots)).toEqual([]);
  });

  it("a network that has used its part of the day gets what is known, and others everything", async () => {
    model.script(HORSES, filters(["max_stories", "1"]), filters(["max_stories", "1"]));
    expect(await queryOf("room for my horses")).not.toBe("");
    await countAs(world.cloud.sql, "model:phrases/guest@%", PHRASE_LIMITS.modelPerDay / 10);
    expect(await queryOf("without any climbing")).toBe("");
    expect(await queryOf("room for my horses")).not.toBe("");
    expect(await queryOf("without any climbing", { from: "203.0.113.7" })).toBe("max_stories=1");
  });

  it("a network asks so often an hour", async () => {
    model.script(HORSES);
    expect((await ask("room for my horses")).status).toBe(200);
    await countAs(world.cloud.sql, "phrase:network:%", PHRASE_LIMITS.perNetwork);
    expect(await codeOf(await ask("room for my horses"))).toEqual([429, "too_many_requests"]);
    expect((await ask("room for my horses", { from: "203.0.113.7" })).status).toBe(200);
  });

  it.each([
    ["horses"],
    ["mail me at pat@example.com please"],
    ["call 303 555 0100 about it"],
    ["see https://evil.example now"],
    ["a ".repeat(PHRASE_LIMITS.characters)],
    [7],
    [null],
  ])("isn't asked about %j", async (phrase) => {
    model.script(HORSES);
    expect(await codeOf(await ask(phrase))).toEqual([400, "bad_request"]);
    expect(model.asked).toEqual([]);
  });
});
