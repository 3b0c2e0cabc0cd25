import { env } from "../../../lib/env.ts";

/** Called with a session token that one of our project's services refused. */
type RefusalListener = (token: string) => void;

const listeners = new Set<RefusalListener>();

export function onRefusedToken(listener: RefusalListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every request to our project passes through here, so listeners learn of a refused token. */
export async function watchedFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const response = await fetch(input, init);
  const token = bearerOf(new Headers(init.headers));
  if (token && !response.ok) void report(token, String(input), response.clone());
  return response;
}

/** The one request that doesn't use `fetch` (upload-file.ts) calls this. */
export async function report(
  token: string,
  address: string,
  answer: Pick<Response, "status" | "text">,
): Promise<void> {
  if (!(await isRefusal(address, answer))) return;
  for (const listener of listeners) listener(token);
}

async function isRefusal(address: string, answer: Pick<Response, "status" | "text">) {
  const { status } = answer;
  if (status === 401) return true;
  // Auth knows the token, but its session or user is gone.
  if (address.includes("/auth/v1/user")) return status === 403;
  // Storage puts the real status into the body of another one.
  if (!address.includes("/storage/v1/") || (status !== 400 && status !== 403)) return false;
  return /"statusCode":\s*"?401|jwt|claim/i.test(await answer.text().catch(() => ""));
}

/** The header has the publishable key when no person is signed in. */
function bearerOf(headers: Headers): string | undefined {
  const [, token] = headers.get("authorization")?.match(/^Bearer (.+)$/) ?? [];
  return token === env.supabaseKey ? undefined : token;
}
