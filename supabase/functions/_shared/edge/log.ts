/**
 * Writes one JSON line per event to the platform's log. Fields hold codes, counts and ids of our
 * own; never a body, an address, a name or a foreign error's message.
 */
export function log(event: string, fields: Record<string, unknown> = {}): void {
  console.error(JSON.stringify({ event, ...fields }));
}

/**
 * The parts of an error that are safe to log: kind, code and location. The message is left out
 * because a database error quotes the offending row.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (typeof error !== "object" || error === null) return { kind: typeof error };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return {
    kind: error.constructor?.name ?? "object",
    ...(typeof code === "string" && /^\w{1,40}$/.test(code) ? { code } : {}),
    ...(error instanceof Error ? { at: frames(error) } : {}),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

/** A stack begins with the message, of which a line may look like a frame: `at someone@example.com`. */
function frames({ stack = "", message }: Error): string[] {
  const start = stack.indexOf(message);
  // Other code has changed one of the two, so the message can't be told from the frames.
  if (start < 0) return [];
  return stack
    .slice(start + message.length)
    .split("\n")
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, 3);
}
