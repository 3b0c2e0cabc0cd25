import fc from "fast-check";
import { Hono } from "hono";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readEnvironment } from "../../../supabase/functions/_shared/edge/env.ts";
import { HISTORY_LIMITS, recentHistory } from "../../../supabase/functions/chatbot/history.ts";
import {
  brokenOffCost,
  costOf,
  readChatSettings,
  reservedCost,
} from "../../../supabase/functions/chatbot/settings.ts";
import { storableSources } from "../../../supabase/functions/chatbot/sources.ts";
import { eventStream, type Writer } from "../../../supabase/functions/chatbot/stream.ts";
import { untilAborted } from "../../../supabase/functions/chatbot/until-aborted.ts";
import { EDGE_ENV } from "../../support/edge-process.ts";
import { forAll } from "../../support/fuzz.ts";

/** The parts of the chatbot that need neither Deno nor a database. */
describe("the history sent to the model", () => {
  const talk = (...lengths: number[]) =>
    lengths.map((length, n) => ({
      role: n % 2 ? ("assistant" as const) : ("user" as const),
      content: String(n).padEnd(length, "x"),
    }));

  it("is the end of the conversation, starting with a question", () => {
    expect(recentHistory([])).toEqual([]);
    expect(recentHistory(talk(5, 5))).toEqual(talk(5, 5));
    const long = talk(...Array(31).fill(10));
    // The last twelve would start with an answer.
    expect(recentHistory(long)).toEqual(long.slice(20));
    expect(recentHistory(long.slice(0, 30))).toEqual(long.slice(18, 30));
  });

  it("has no citation numbers of earlier answers", () => {
    const said = [{ role: "user" as const, content: "Ask [1] the [12] owner" }];
    expect(recentHistory(said)).toEqual([{ role: "user", content: "Ask the owner" }]);
  });

  it("is bounded, whatever was said", () => {
    forAll(fc.array(fc.nat({ max: 16_000 }), { maxLength: 60 }), (lengths) => {
      const said = talk(...lengths);
      const recent = recentHistory(said);
      expect(recent.length).toBeLessThanOrEqual(HISTORY_LIMITS.messages);
      const limit = HISTORY_LIMITS.charactersEach;
      const end = said.slice(said.length - recent.length);
      expect(recent.map(({ content }) => content)).toEqual(
        end.map(({ content }) => content.slice(0, limit)),
      );
      expect(recent[0]?.role).not.toBe("assistant");
    });
  });
});

describe("money", () => {
  const settings = readEnvironment(
    (name) => ({ ...EDGE_ENV, VESTY_DAILY_BUDGET_CENTS: "150" })[name],
    (read) => readChatSettings(read, 20_000),
  );

  it("is counted in millionths of a dollar", () => {
    expect(settings).toMatchObject({ dailyBudget: 1_500_000, waitMs: 15_000, answerMs: 20_000 });
    // $0.40 and $1.60 per million.
    expect(costOf(settings, { inputTokens: 1_000_000, outputTokens: 0 })).toBe(400_000);
    expect(costOf(settings, { inputTokens: 10, outputTokens: 1_000_000 })).toBe(1_600_004);
    for (const odd of [Number.NaN, -5, Number.POSITIVE_INFINITY])
      expect(costOf(settings, { inputTokens: odd, outputTokens: 0 })).toBe(0);
  });

  it("is reserved for more than an interrupted message costs", () => {
    for (const images of [0, 5])
      expect(reservedCost(settings, images)).toBeGreaterThan(
        brokenOffCost(settings, images, { questions: 1, text: "x".repeat(16_000) }),
      );
    expect(reservedCost(settings, 5)).toBeGreaterThan(reservedCost(settings, 0));
  });

  it("counts each request to the model, up to the number reserved", () => {
    const cost = (questions: number) => brokenOffCost(settings, 0, { questions, text: "" });
    expect(cost(3)).toBe(3 * cost(1));
    expect(cost(100)).toBeLessThan(reservedCost(settings, 0));
  });
});

describe("a stream of events", () => {
  afterEach(() => vi.useRealTimers());
  const streamOf = (write: Writer) =>
    new Hono().get("/", (c) => eventStream(c, write)).request("/");
  const read = async (reader: ReadableStreamDefaultReader<Uint8Array> | undefined) =>
    new TextDecoder().decode((await reader?.read())?.value);

  it("passes on each one at once, and sends heartbeats in between", async () => {
    vi.useFakeTimers();
    let goOn = () => {};
    const response = await streamOf(async (send) => {
      send("start", { n: 1 });
      await new Promise<void>((done) => {
        goOn = done;
      });
      send("done", "line\nbreak");
    });
    const reader = response.body?.getReader();
    expect(await read(reader)).toBe('event: start\ndata: {"n":1}\n\n');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await read(reader)).toBe(": still here\n\n");
    goOn();
    expect(await read(reader)).toBe('event: done\ndata: "line\\nbreak"\n\n');
    expect(await reader?.read()).toMatchObject({ done: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("tells the writer when the reader has gone, and stops the heartbeat", async () => {
    vi.useFakeTimers();
    let left: AbortSignal | undefined;
    const response = await streamOf(async (send, signal) => {
      left = signal;
      await new Promise((done) => signal.addEventListener("abort", done));
      send("delta", { text: "too late" });
    });
    await response.body?.cancel("gone");
    expect(left?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("sources", () => {
  it("keep their positions, whatever an owner calls a home", () => {
    const good = { kind: "listing", title: "Craftsman", href: "/listings/1?x=2#y" } as const;
    const hostile = [
      "//evil.example",
      "javascript:alert(1)",
      "/\\evil",
      "/a b",
      `/${"x".repeat(300)}`,
    ];
    expect(
      storableSources([
        good,
        { ...good, title: `\u0000 \ud83c${"🏡".repeat(300)}` },
        { ...good, title: " " },
        ...hostile.map((href) => ({ ...good, href })),
      ]),
    ).toEqual([
      good,
      { ...good, title: `\ufffd${"🏡".repeat(199)}` },
      { ...good, title: "listing" },
      ...hostile.map(() => ({ ...good, href: "/" })),
    ]);
    expect(storableSources(Array(20).fill(good))).toHaveLength(12);
  });
});

describe("untilAborted", () => {
  async function* source(...items: (string | Promise<string>)[]) {
    for (const item of items) yield await item;
  }

  it("the items end with the source", async () => {
    const all = [];
    for await (const item of untilAborted(source("a", "b"), new AbortController().signal))
      all.push(item);
    expect(all).toEqual(["a", "b"]);
  });

  it("doesn't wait for a source that ignores the signal", async () => {
    const leaving = new AbortController();
    const all: string[] = [];
    const reading = (async () => {
      for await (const item of untilAborted(source("a", new Promise(() => {})), leaving.signal)) {
        all.push(item);
        leaving.abort(new Error("gone"));
      }
    })();
    await expect(reading).rejects.toThrow("gone");
    expect(all).toEqual(["a"]);
  });

  it("nothing comes from a source that was already aborted", async () => {
    const items = untilAborted(source("a"), AbortSignal.abort(new Error("gone")));
    await expect(items.next()).rejects.toThrow("gone");
  });
});
