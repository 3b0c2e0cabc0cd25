import { edgeAnswer } from "./answer.ts";
import type { EdgeSettings } from "./settings.ts";

/** The settings that the build writes before this code (web/hosting/hosts.ts). */
declare const SETTINGS: EdgeSettings;

/**
 * https://vercel.com/docs/build-output-api/primitives: a middleware, which answers before the files or lets the host go
 * on. It can't ask for the host's own answer, but for the page's file.
 */
export default async function edge(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const file = new URL(`${url.pathname.replace(/\/$/, "")}/index.html`, url);
  const answer = await edgeAnswer(request, SETTINGS, () => fetch(file));
  return answer ?? new Response(null, { headers: { "x-middleware-next": "1" } });
}
