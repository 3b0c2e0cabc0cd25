import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openAiService } from "../../local/services.ts";
import { lookAt } from "../../local/stand-ins/openai/look.ts";
import { createOpenAiApp } from "../../local/stand-ins/openai.ts";

const app = createOpenAiApp();
const dataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString("base64")}`;

function ask(body: unknown, key = "sk-local") {
  return app.request("/chat/completions", {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** A picture of two halves, with the sky at the top. */
function halves(upper: string, lower: string, width = 900, height = 600): Promise<Buffer> {
  const half = { width, height: height / 2, channels: 3 as const, background: upper };
  return sharp({ create: { width, height, channels: 3, background: lower } })
    .composite([{ input: { create: half }, top: 0, left: 0 }])
    .png()
    .toBuffer();
}

const question = (content: unknown, name = "listing_draft") => ({
  model: "offline",
  messages: [
    { role: "system", content: "You help." },
    { role: "user", content },
  ],
  response_format: { type: "json_schema", json_schema: { name, strict: true, schema: {} } },
});

describe("OpenAI's stand-in", () => {
  it("reads a few phrases as filters, and the others as none", async () => {
    const read = async (words: string) =>
      JSON.parse(
        (await (await ask(question(words, "search_phrase"))).json()).choices[0].message.content,
      );
    expect(await read("room for my horses")).toEqual({
      filters: [{ name: "min_lot_size", value: "2" }],
    });
    expect(await read("a soul of its own")).toEqual({ filters: [] });
  });

  it("drafts from the stated facts and what pixels reveal", async () => {
    const lawn = await halves("#7fb2ee", "#4c8f3a");
    const cellar = await halves("#191512", "#0e0c0a", 600, 900);
    const facts = {
      property_type: "condo",
      city: "Boise",
      state: "ID",
      bedrooms: 1,
      features: ["Balcony"],
    };
    const answer = await ask(
      question([
        { type: "text", text: `Facts: ${JSON.stringify(facts)}` },
        ...[lawn, cellar].map((bytes) => ({
          type: "image_url",
          image_url: { url: dataUrl(bytes) },
        })),
        { type: "image_url", image_url: { url: "data:image/png;base64,AAAA" } },
      ]),
    );
    expect(answer.status).toBe(200);
    const { choices, object } = await answer.json();
    expect(object).toBe("chat.completion");
    const draft = JSON.parse(choices[0].message.content);
    expect(draft).toEqual({
      description: expect.stringContaining("This condo in Boise, ID has 1 bedroom."),
      features: ["Balcony"],
      photos: [
        { number: 1, room: "Outside", tip: "" },
        { number: 2, room: "Inside", tip: expect.stringContaining("rather dark") },
        { number: 3, room: "Unknown", tip: "This photo could not be read." },
      ],
      warnings: [expect.stringMatching(/^Written offline by the local stand-in: /)],
    });
  });

  it("sees light, shape and color, and nothing in bytes that aren't a picture", async () => {
    expect(await lookAt(await halves("#f8f8f6", "#ffffff", 300, 400))).toEqual({
      isUpright: true,
      width: 300,
      brightness: 99,
      seemsOutside: false,
      color: "white",
    });
    expect(await lookAt(Buffer.from("<svg/>"))).toBeNull();
  });

  it("refuses as OpenAI does", async () => {
    for (const [body, key, status, code] of [
      [question("Hello"), "sk-other", 401, "invalid_api_key"],
      [{ model: "x" }, "sk-local", 400, "invalid_value"],
      [
        question([{ type: "image_url", image_url: { url: "http://127.0.0.1/x.png" } }]),
        "sk-local",
        400,
        "invalid_value",
      ],
      [question("Hello", "poem"), "sk-local", 400, "unsupported_value"],
    ] as const) {
      const answer = await ask(body, key);
      const { error } = await answer.json();
      expect([answer.status, error.code]).toEqual([status, code]);
    }
  });

  it("says that it is offline when asked for free text", async () => {
    const { choices } = await (
      await ask({ model: "offline", messages: [{ role: "user", content: "Hi" }] })
    ).json();
    expect(choices[0].message.content).toMatch(/^Written offline by the local stand-in: /);
  });
});

describe("how to reach a model", () => {
  const standIns = "http://127.0.0.1:54330";
  it.each([
    [{}, { baseUrl: `${standIns}/openai/v1`, apiKey: "sk-local", model: "offline", isReal: false }],
    [
      { OPENAI_API_KEY: "sk-…" },
      { baseUrl: `${standIns}/openai/v1`, apiKey: "sk-local", isReal: false },
    ],
    [
      { OPENAI_API_KEY: "sk-proj-abc", OPENAI_MODEL: "gpt-x" },
      { baseUrl: "https://api.openai.com/v1", apiKey: "sk-proj-abc", model: "gpt-x", isReal: true },
    ],
    [
      { OPENAI_BASE_URL: "http://127.0.0.1:11434/v1/" },
      { baseUrl: "http://127.0.0.1:11434/v1", apiKey: "sk-local", isReal: true },
    ],
  ])("%j", (env, service) => {
    expect(openAiService(env, standIns)).toMatchObject(service);
  });
});
