import { createParser, type EventSourceMessage } from "eventsource-parser";

/**
 * Reads server-sent events until the body ends; EventSource can neither post nor send a token.
 * @param options.onBytes called whenever bytes arrive, comments included.
 * @param options.signal stops reading; the generator then throws its reason.
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
      // An event without its final blank line was cut off and doesn't count.
      if (done) return;
      onBytes?.();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    // A caller that stops listening needs no more bytes; after the end this does nothing.
    reader.cancel().catch(() => {});
  }
}

/** Some browsers don't abort a body that is waiting for its next byte. */
function rejectionOf(signal: AbortSignal | undefined): Promise<never> {
  const promise = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  promise.catch(() => {});
  return promise;
}
