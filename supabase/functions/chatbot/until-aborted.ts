/**
 * The same items, but no longer than until the signal: a source that does not listen to it can't
 * hold anybody up. The source is told to end, and not waited for.
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
  // Whoever reads may be elsewhere when it happens.
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
