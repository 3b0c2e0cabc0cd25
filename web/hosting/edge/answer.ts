import { paths } from "@domain/paths.ts";
import { homePage } from "./home-page.ts";
import type { EdgeSettings } from "./settings.ts";
import { sitemap } from "./sitemap.ts";

/**
 * The edge's answer to a reader or a crawler, who get the same: a home's page with what is public about the home now,
 * and the sitemap. Undefined where the host answers by itself, which it also does if the project can't be read.
 *
 * @param plain what the host answers by itself, unconditionally.
 */
export async function edgeAnswer(
  request: Request,
  settings: EdgeSettings,
  plain: () => Promise<Response>,
): Promise<Response | undefined> {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const { pathname } = new URL(request.url);
  const id = HOME.exec(pathname)?.[1];
  const answer = id === undefined ? sitemap(pathname, settings) : homePage(id, settings, plain);
  const found = await answer.catch(() => undefined);
  return found && request.method === "HEAD" ? new Response(null, found) : found;
}

const HOME = new RegExp(`^${paths.listing.path.replace(":id", "([^/]+)")}/?$`, "i");
