/**
 * Yields the same items, but only until the signal aborts: a source that ignores the signal can't
 * hold up the caller. Tells the source to end, without waiting for it.
 * @throws the signal's reason
 */
export async function* untilAborted<T>(
  items: AsyncIterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const source = items[Symbol.asyncIterator]();
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
  });
  // The consumer may not be awaiting it when the signal aborts.
  aborted.catch(() => {});
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  try {
    for (;;) {
      const next = source.next();
      next.catch(() => {});
      const { done, value } = await Promise.race([aborted, next]);
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener("abort", abort);
    Promise.resolve(source.return?.()).catch(() => {});
  }
}
