import { readEvents } from "@web/api/vesty/chat-events.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

/** Server-sent events, split at any byte. */

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
