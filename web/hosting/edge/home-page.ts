import { paths } from "@domain/site/paths.ts";
import { isUuid } from "@domain/site/text/ids.ts";
import { homeVersion } from "./home-version.ts";
import { listingHead } from "./listing-head.ts";
import { type PageHead, versionTag, withHead } from "./page-head.ts";
import { readHome } from "./project.ts";
import type { EdgeSettings } from "./settings.ts";

/**
 * The page of a home as it is now. The build made pages of many homes, complete with their text: such a page is served
 * as long as nothing of its home has changed. Otherwise it is the shell with the home's head, which the browser fills,
 * so that nothing of an older state is left: no price, no street that is hidden since.
 */
export async function homePage(
  id: string,
  settings: EdgeSettings,
  plain: () => Promise<Response>,
): Promise<Response> {
  const home = isUuid(id) ? await readHome(settings, id.toLowerCase()) : null;
  if (home === null) return filledShell(settings, GONE, undefined, 404);
  const address = settings.siteUrl && settings.siteUrl + paths.listing.href(home.id);
  const head = listingHead(home, settings);
  // The page as built would still have the owner's words and photos.
  if (home.status === "sold") return filledShell(settings, head, address);
  const built = await plain();
  const text = await built.text();
  if (built.ok && text.includes(versionTag(await homeVersion(home)))) return page(text, settings);
  return filledShell(settings, head, address);
}

/**
 * The answer is the same for a home that was taken down, a draft, and an id that never was, so that it doesn't tell
 * which.
 */
export const GONE: PageHead = { title: "No longer available", isNoindex: true };

export function filledShell(
  settings: EdgeSettings,
  head: PageHead,
  address: string | undefined,
  status = 200,
): Response {
  const answer = page(withHead(settings.shell, head, address), settings, status);
  if (head.isNoindex) answer.headers.set("X-Robots-Tag", "noindex");
  return answer;
}

function page(text: string, settings: EdgeSettings, status = 200): Response {
  return new Response(text, {
    status,
    headers: {
      ...settings.headers,
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "public, max-age=0, must-revalidate",
    },
  });
}
