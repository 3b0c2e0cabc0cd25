/** The limit is more than any of our own pages or a mistaken client sends; a longer body is cut off. */
const MOST_BYTES = 32 * 1024 * 1024;
const LONGEST_MS = 20_000;

/**
 * Reads a refused body to its end without keeping it. An answer that closes the connection while the body is still
 * being sent arrives as a reset, or as a 502 from the proxies in between.
 */
export async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body === null || body.locked) return;
  const reader = body.getReader();
  const late = setTimeout(() => void reader.cancel().catch(() => {}), LONGEST_MS);
  try {
    for (let bytes = 0; bytes <= MOST_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The sender has gone.
  } finally {
    clearTimeout(late);
  }
}
