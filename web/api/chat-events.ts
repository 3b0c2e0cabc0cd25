import { createParser, type EventSourceMessage } from "eventsource-parser";

/**
 * Reads server-sent events until the body ends; EventSource itself can neither post nor send a token.
 * @param options.onBytes is called whenever something arrives, comments included.
 * @param options.signal ends the reading; the generator then throws its reason.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  options: { onBytes?: () => void; signal?: AbortSignal } = {},
): AsyncGenerator<EventSourceMessage> {
  const { onBytes, signal } = options;
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => arrived.push(event) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const aborted = rejectionOf(signal);
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), aborted]);
      // An event without its empty line was cut off, and is none.
      if (done) return;
      onBytes?.();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    // Whoever stops listening wants no more bytes; after the end it does nothing.
    reader.cancel().catch(() => {});
  }
}

/** Not every browser ends a body that waits for its next byte. */
function rejectionOf(signal: AbortSignal | undefined): Promise<never> {
  const promise = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  promise.catch(() => {});
  return promise;
}
