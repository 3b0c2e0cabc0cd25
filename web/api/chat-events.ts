/** Server-sent events out of a response's body; EventSource can neither post nor send a token. */

export type ServerEvent = { event: string; data: string };

/**
 * Reads until the body ends. Lines may end in \n, \r\n or \r and be cut anywhere, also in the
 * middle of a character; comments and unknown fields are passed over.
 * @param options.onBytes is called whenever something arrives, comments included.
 * @param options.signal ends the reading; the generator then throws its reason.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  options: { onBytes?: () => void; signal?: AbortSignal } = {},
): AsyncGenerator<ServerEvent> {
  const { onBytes, signal } = options;
  const reader = body.getReader();
  const aborted = rejectionOf(signal);
  const decoder = new TextDecoder();
  let rest = "";
  let pending: ServerEvent = { event: "", data: "" };
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), aborted]);
      if (value) onBytes?.();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const { lines, remainder } = wholeLines(rest, done);
      rest = remainder;
      for (const line of lines) {
        if (line !== "") pending = withLine(pending, line);
        else {
          if (pending.data !== "") {
            yield { event: pending.event || "message", data: pending.data.slice(0, -1) };
          }
          pending = { event: "", data: "" };
        }
      }
      // An event without its empty line was cut off, and is none.
      if (done) return;
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

/** A \r at the very end may be half of a \r\n, and waits. */
function wholeLines(text: string, isEnd: boolean): { lines: string[]; remainder: string } {
  const held = !isEnd && text.endsWith("\r") ? "\r" : "";
  const parts = (held ? text.slice(0, -1) : text).split(/\r\n|\n|\r/);
  const remainder = (parts.pop() ?? "") + held;
  return { lines: parts, remainder };
}

function withLine({ event, data }: ServerEvent, line: string): ServerEvent {
  const colon = line.indexOf(":");
  const field = colon < 0 ? line : line.slice(0, colon);
  const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
  if (field === "event") return { event: value, data };
  if (field === "data") return { event, data: `${data}${value}\n` };
  return { event, data };
}
