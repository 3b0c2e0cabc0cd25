// @vitest-environment node

import { registerTokenSource } from "@web/api/site/auth/token.ts";
import { readEvents } from "@web/api/vesty/chat-events.ts";
import { askChat, type ChatEvent, SILENCE_MS } from "@web/api/vesty/chat-stream.ts";
import fc from "fast-check";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { until } from "../../../support/until.ts";
import { functions, startCloud } from "../../../support/web-cloud.ts";
import { ALL_LEFT, type ChatCloud, startChatCloud, THREAD } from "./chat-cloud.ts";

const server = startCloud();
let cloud: ChatCloud;

beforeEach(() => {
  cloud = startChatCloud(server);
  registerTokenSource(async () => "a token");
});

const REQUEST = { message: "Hello", id: "22222222-2222-4222-8222-222222222222" };

function ask(signal = new AbortController().signal) {
  const events: ChatEvent[] = [];
  const end = (async () => {
    for await (const event of askChat(REQUEST, { signal })) events.push(event);
  })();
  end.catch(() => {});
  const line = () =>
    until(() => {
      const last = cloud.lines.at(-1);
      if (!last) throw new Error("nobody has asked yet");
      return last;
    });
  return { events, end, line };
}

describe("an answer", () => {
  test("arrives piece by piece", async () => {
    const { events, end, line } = ask();
    const { send, raw, done, body, accept } = await line();
    expect([body, accept]).toEqual([REQUEST, "text/event-stream, application/json"]);
    send("start", { thread_id: THREAD, message_id: "m" });
    raw(": wait\n\n");
    send("status", { tool: "listing", label: "Looking at your listing" });
    send("unheard-of", { text: "?" });
    send("delta", { text: "An " });
    send("delta", { text: "answer." });
    done();
    await end;
    expect(events).toEqual([
      { type: "start", threadId: THREAD },
      { type: "status", label: "Looking at your listing" },
      { type: "delta", text: "An " },
      { type: "delta", text: "answer." },
      { type: "done", reply: expect.objectContaining({ response: "An answer." }) },
    ]);
  });

  test("may also arrive as JSON", async () => {
    const reply = { response: "Hi.", thread_id: THREAD, message_id: "m", limits: ALL_LEFT };
    server.use(http.post(functions("chatbot/chat"), () => HttpResponse.json(reply)));
    const { events, end } = ask();
    await end;
    expect(events).toEqual([
      { type: "start", threadId: THREAD },
      { type: "done", reply: { ...reply, sources: [] } },
    ]);
  });
});

describe("a failure uses the catalog's text", () => {
  const texts = {
    failed: "Sorry, I had trouble processing your message. Please try again.",
    notSent: "Failed to send message. Please try again.",
    login: "Please log in to use the chat feature.",
  };

  test("a missing token makes no request", async () => {
    registerTokenSource(async () => undefined);
    await expect(ask().end).rejects.toMatchObject({ text: texts.login });
    expect(cloud.asked).toEqual([]);
  });

  test.each([
    ["no line", 0, texts.notSent],
    ["no session", 401, texts.login],
    ["a gateway in trouble", 502, texts.failed],
  ])("%s", async (_, status, text) => {
    cloud.broken.chat = status;
    await expect(ask().end).rejects.toMatchObject({ text });
  });

  test("a refusal shows the server's text", async () => {
    cloud.refusal = { status: 429, code: "chat_limit", error: "That was all for today." };
    await expect(ask().end).rejects.toMatchObject({
      code: "chat_limit",
      text: "That was all for today.",
    });
  });

  test("a text without one of our codes is not shown", async () => {
    cloud.refusal = { status: 500, code: "23505", error: "duplicate key value" };
    await expect(ask().end).rejects.toMatchObject({ text: texts.failed });
  });

  test("an error mid-answer", async () => {
    const { end, line } = ask();
    const { send } = await line();
    send("delta", { text: "An" });
    send("error", { code: "chat_paused", error: "Vesty rests." });
    await expect(end).rejects.toMatchObject({ code: "chat_paused", text: "Vesty rests." });
  });

  test("an answer that breaks off, or is incomplete", async () => {
    const first = ask();
    const cutLine = await first.line();
    cutLine.send("delta", { text: "An" });
    cutLine.cut();
    await expect(first.end).rejects.toMatchObject({ text: texts.failed });

    cloud.lines.length = 0;
    const second = ask();
    (await second.line()).done({ response: undefined as never });
    await expect(second.end).rejects.toMatchObject({ text: texts.failed });
  });

  test("silence: nothing for 20 s, not even a comment", async () => {
    const { events, end, line } = ask();
    const { send, raw } = await line();
    send("start", { thread_id: THREAD });
    await until(() => expect(events).toHaveLength(1));
    vi.useFakeTimers();
    raw(": still there\n\n");
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(SILENCE_MS * 2 + 30_000);
    await expect(end).rejects.toMatchObject({ code: expect.stringMatching(/^chat_/) });
  });
});

test("stopping closes the connection, for the server too", async () => {
  const controller = new AbortController();
  const { end, line } = ask(controller.signal);
  const { send, isClosed } = await line();
  send("delta", { text: "An" });
  controller.abort(new Error("stopped"));
  await expect(end).rejects.toThrow("stopped");
  await until(() => expect(isClosed()).toBe(true));
});

const bodyOf = (chunks: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

async function read(chunks: readonly Uint8Array[]) {
  const events: { event: string | undefined; data: string }[] = [];
  for await (const { event, data } of readEvents(bodyOf(chunks))) events.push({ event, data });
  return events;
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe("events", () => {
  test("events without a final blank line are dropped", async () => {
    expect(await read([bytes("data: whole\n\ndata: half")])).toEqual([
      { event: undefined, data: "whole" },
    ]);
    expect(await read([bytes("data: half\n")])).toEqual([]);
  });

  test("are the same wherever the bytes are split, even within a character", async () => {
    const names = fc.constantFrom("start", "delta", "done");
    const texts = fc.string({ unit: fc.constantFrom("a", " ", "é", "🏡", ":", "\\", "你") });
    const lineEnd = fc.constantFrom("\n", "\r\n");
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(names, texts)),
        lineEnd,
        fc.infiniteStream(fc.integer({ min: 1, max: 7 })),
        async (sent, end, sizes) => {
          const text = sent
            .map(([event, data]) => `: wait${end}event: ${event}${end}data: ${data}${end}${end}`)
            .join("");
          const expected = sent.map(([event, data]) => ({ event, data }));
          expect(await read(cutUp(bytes(text), sizes))).toEqual(expected);
        },
      ),
      { numRuns: 200 },
    );
  });

  test("report every byte, and stop reading when the listener leaves", async () => {
    let cancelled = false;
    let arrived = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes("data: x\n\n")),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const _ of readEvents(body, { onBytes: () => arrived++ })) break;
    expect(cancelled).toBe(true);
    expect(arrived).toBeGreaterThan(0);
  });
});

function cutUp(all: Uint8Array, sizes: Iterable<number>): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  let at = 0;
  for (const size of sizes) {
    if (at >= all.length) break;
    chunks.push(all.slice(at, at + size));
    at += size;
  }
  return chunks;
}
