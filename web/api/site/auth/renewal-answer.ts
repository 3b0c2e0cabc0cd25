import { parseJson } from "../transport/request.ts";

/** How long a service that asks for fewer requests is left alone, unless it says how long. */
const PAUSE_S = 5;
const LONGEST_PAUSE_S = 60;

let pausedUntil = 0;
const pauseListeners = new Set<() => void>();

/** Listens for pauses until the returned function is called. */
export function onPause(listener: () => void): () => void {
  pauseListeners.add(listener);
  return () => pauseListeners.delete(listener);
}

export function isRenewal(address: string): boolean {
  return address.includes("/auth/v1/token?grant_type=refresh_token");
}

/**
 * Asks the auth service to renew a session. supabase-js ends the session at any refusal whose status it doesn't know:
 * a limit (429), a firewall's page, a paused project. Here only the service's own word ends it. Any other
 * failure becomes a 503, after which supabase-js keeps the session and tries again.
 */
export async function renewalAnswer(ask: () => Promise<Response>): Promise<Response> {
  if (isPaused()) return failing();
  const answer = await ask();
  const body = parseJson(await answer.clone().text()) as Body | null | undefined;
  if (answer.ok ? isSession(body) : isRefusal(answer.status, body)) return answer;
  const asked = Number(answer.headers.get("retry-after"));
  const pause = asked > 0 ? Math.min(asked, LONGEST_PAUSE_S) : answer.status === 429 ? PAUSE_S : 0;
  pausedUntil = performance.now() + pause * 1000;
  return failing();
}

const isPaused = () => performance.now() < pausedUntil;

function isSession(body: Body | null | undefined): boolean {
  return typeof body?.access_token === "string" && typeof body.refresh_token === "string";
}

/** The auth service names its reason, today as `error_code`, in older versions as OAuth does. */
function isRefusal(status: number, body: Body | null | undefined): boolean {
  const isNamed = typeof body?.error_code === "string" || body?.error === "invalid_grant";
  return isNamed && [400, 401, 403].includes(status);
}

function failing(): Response {
  if (isPaused()) for (const listener of pauseListeners) listener();
  return new Response("{}", { status: 503 });
}

type Body = {
  access_token?: unknown;
  refresh_token?: unknown;
  error_code?: unknown;
  error?: unknown;
};
