const TIMEOUT_MS = 20_000;

/** Geocoders and mail services require programs to identify themselves. */
export const USER_AGENT = "SelfNVest-doctor/1.0";

/** `fetch` without following redirects, and with a time limit. */
export function request(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, {
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...init,
    headers: { "user-agent": USER_AGENT, ...(init.headers as Record<string, string>) },
  });
}

/** The answer as JSON; undefined if it isn't. */
export async function jsonOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return undefined;
  }
}

/** A member of a value of unknown shape. */
export function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** The connection's error in a few words. */
export function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return name === "TimeoutError"
    ? "no answer in time"
    : `no connection${cause?.code ? ` (${cause.code})` : ""}`;
}
