import { IMPORT_LIMITS } from "@domain/site/errors/limits.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { codeOf, jsonOf, postJson } from "../../support/edge-requests.ts";
import { ownEdgeWorld, type Person, signUp } from "../../support/edge-world.ts";
import { personKey, spend } from "../../support/rate-limits.ts";
import { fails, ownScriptedModel, writes } from "../../support/scripted-model.ts";

/** `POST /listings/read-advertisement` over HTTP, with a model that invents things, or fails. */
const model = await ownScriptedModel();
const world = await ownEdgeWorld("listings", {
  OPENAI_BASE_URL: model.url,
  OPENAI_API_KEY: "test",
});
const dana = await signUp(world.cloud, "Dana");
beforeEach(() => world.cloud.sql.query("delete from private.rate_buckets"));

const TEXT = "Our place in Boise, ID has three sleeping rooms. 2 baths. Ask Pat: pat@example.com";
const readings = (...said: [name: string, value: string, quote: string][]) =>
  completes(
    JSON.stringify({ readings: said.map(([name, value, quote]) => ({ name, value, quote })) }),
  );
const completes = (content: string) =>
  writes(
    JSON.stringify({ choices: [{ index: 0, message: { role: "assistant", content } }] }),
    "application/json",
  );
const read = (text: unknown, person?: Person) =>
  world.edge.call(
    "/read-advertisement",
    postJson({ text }, person ? { authorization: `Bearer ${person.token}` } : {}),
  );

describe("POST /listings/read-advertisement", () => {
  it("adds to the rules only what the model can quote, and asks for it in one request", async () => {
    model.script(
      readings(
        ["bedrooms", "3", "three sleeping rooms"],
        ["bathrooms", "9", "2 baths"],
        ["price", "500000", "half a million"],
        ["title", "A dream home", "Our place"],
        ["features", "Our place; granite counters", "Our place"],
        ["description", "pat@example.com", "pat@example.com"],
        ["address", "pat@example.com", "pat@example.com"],
      ),
    );
    const answer = await read(TEXT, dana);
    expect(answer.status).toBe(200);
    const { fields } = await jsonOf(answer);
    expect(
      fields.map(({ name, value }: { name: string; value: unknown }) => [name, value]),
    ).toEqual(
      expect.arrayContaining([
        ["bedrooms", 3],
        ["bathrooms", 2],
        ["city", "Boise"],
      ]),
    );
    expect(JSON.stringify(fields)).not.toMatch(/500000|dream|granite|pat@/);
    expect(model.asked).toHaveLength(1);
  });

  it("says so when the model fails, or answers in prose", async () => {
    for (const step of [fails(500), completes("I would say three.")]) {
      model.script(step);
      expect(await codeOf(await read(TEXT, dana))).toEqual([503, "import_failed"]);
    }
  });

  it("is for people who are signed in, a number of times a day", async () => {
    model.script();
    expect((await read(TEXT)).status).toBe(401);
    const key = await personKey(world.cloud.sql, dana.id);
    await spend(
      world.cloud.sql,
      `model:advertisements=${key}`,
      86_400,
      IMPORT_LIMITS.modelPerPerson,
    );
    expect(await codeOf(await read(TEXT, dana))).toEqual([429, "import_limit"]);
    expect(model.asked).toHaveLength(0);
  });

  it.each([[""], ["x".repeat(IMPORT_LIMITS.text + 1)], [7], [null]])(
    "refuses anything but a text within the limit",
    async (text) => {
      expect((await read(text, dana)).status).toBe(422);
    },
  );
});
