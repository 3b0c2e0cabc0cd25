/**
 * One line of JSON an event, for the platform's log. Fields are codes, counts and ids of our
 * own making; never a body, an address, a name or the text of somebody else's error.
 */
export function log(event: string, fields: Record<string, unknown> = {}): void {
  console.error(JSON.stringify({ event, ...fields }));
}

/**
 * What may be told of an error: its kind, its code and where it happened. The message stays
 * out, because a database quotes the row it complains about.
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

function frames(error: Error): string[] {
  return (error.stack ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, 3);
}
