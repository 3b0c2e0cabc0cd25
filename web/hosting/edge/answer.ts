import { paths } from "@domain/site/paths.ts";
import { EDGE_READS } from "../../lib/public-reads.ts";
import { withoutStrayEnd } from "../../lib/stray-end.ts";
import { homePage } from "./home-page.ts";
import { publicRead } from "./public-read.ts";
import type { EdgeSettings } from "./settings.ts";
import { signPage } from "./sign-page.ts";
import { sitemap } from "./sitemap.ts";

/**
 * The edge's answer to a reader or a crawler, who get the same: a home's page with what is public about the home now,
 * and the sitemap. The short address on a home's sign leads to the home. A home's link that took a bracket or a full stop from a mail leads to the home. Undefined where the
 * host answers by itself, which it also does if the project can't be read.
 *
 * @param plain what the host answers by itself, unconditionally.
 */
export async function edgeAnswer(
  request: Request,
  settings: EdgeSettings,
  plain: () => Promise<Response>,
): Promise<Response | undefined> {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const { pathname, search } = new URL(request.url);
  if (pathname.startsWith(`${EDGE_READS}/`)) {
    const read = await publicRead(new URL(request.url), settings);
    return request.method === "HEAD" ? new Response(null, read) : read;
  }
  const id = HOME.exec(pathname)?.[1];
  const tidy = id === undefined ? pathname : withoutStrayEnd({ pathname, search: "", hash: "" });
  if (tidy !== pathname)
    return new Response(null, { status: 302, headers: { Location: tidy + search } });
  const letters = SIGN.exec(pathname)?.[1];
  const answer = letters
    ? signPage(letters, settings)
    : id === undefined
      ? sitemap(pathname, settings)
      : homePage(id, settings, plain);
  const found = await answer.catch(() => undefined);
  return found && request.method === "HEAD" ? new Response(null, found) : found;
}

const HOME = new RegExp(`^${paths.listing.path.replace(":id", "([^/]+)")}/?$`, "i");
const SIGN = new RegExp(`^${paths.sign.path.replace(":letters", "([^/]+)")}/?$`, "i");
