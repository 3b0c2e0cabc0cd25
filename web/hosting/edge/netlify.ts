import { edgeAnswer } from "./answer.ts";
import { EDGE_PATHS } from "./edge-paths.ts";
import type { EdgeSettings } from "./settings.ts";

/** The settings that the build writes before this code (web/hosting/hosts.ts). */
declare const SETTINGS: EdgeSettings;

/** https://docs.netlify.com/build/edge-functions/api: without an answer, the host continues without us. */
export default function edge(
  request: Request,
  context: { next: () => Promise<Response> },
): Promise<Response | undefined> {
  return edgeAnswer(request, SETTINGS, () => context.next());
}

// What may be kept says so itself.
export const config = {
  path: EDGE_PATHS,
  method: ["GET", "HEAD"],
  onError: "bypass",
  cache: "manual",
};
