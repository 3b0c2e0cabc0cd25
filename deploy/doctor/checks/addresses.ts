import { paths } from "../../../supabase/functions/_shared/domain/site/paths.ts";
import { type Group, ok, wrong } from "../check.ts";
import type { Deployment } from "../deployment.ts";
import { jsonOf, member, request } from "../request.ts";

/** There is no file for this id, because no home has it. */
export const DEEP_LINK = "/listings/00000000-0000-4000-8000-000000000000";

/** Addresses without a file: web/hosting/site-rules.ts. */
export const addresses: Group = {
  name: "Addresses",
  checks: () => [
    { name: "Deep links open the site", look: deepLinks },
    { name: "Homes are shown as they are now", look: homes },
    { name: "Missing files are missing", look: missingFiles },
    { name: "/api/* reaches the functions", look: api },
  ],
};

async function deepLinks({ origin, assets }: Deployment) {
  const entry = assets.find((path) => /\/(assets\/.*\.js|main\.tsx)/.test(path)) ?? "";
  for (const path of [DEEP_LINK, "/my-listings"]) {
    const response = await request(origin + path, { headers: { accept: "text/html" } });
    const html = await response.text();
    const isThere = response.status === 200 || (path === DEEP_LINK && isGone(response));
    if (!isThere || !html.includes('id="root"') || !html.includes(entry))
      return wrong(
        `${path} answers ${response.status}`,
        "Let the host answer addresses without a file with /app.html and status 200: build with HOST=… for its own rules.",
      );
  }
  return ok();
}

/** A host's edge knows that there is no such home. */
function isGone({ status, headers }: Response): boolean {
  return status === 404 && headers.get("x-robots-tag") === "noindex";
}

async function homes({ origin, needs }: Deployment) {
  await needs("listings");
  if (!isGone(await request(origin + DEEP_LINK)))
    return ok("as of the last build: this host has no edge");
  const newest = (await jsonOf(await request(`${origin}/api/listings?page_size=1`))) as
    | { id?: string }[]
    | undefined;
  const id = newest?.[0]?.id;
  if (id === undefined) return ok("there are none");
  const path = paths.listing.href(id);
  const page = await request(origin + path);
  if (page.status === 200 && (await page.text()).includes(`${path}" />`)) return ok();
  return wrong(
    `${path} answers ${page.status} and doesn't name its home`,
    "Deploy again with this project's variables: the host's edge can't read the newest home.",
  );
}

async function missingFiles({ origin, isDevelopment }: Deployment) {
  if (isDevelopment) return { state: "unchecked" as const, found: "the development server" };
  const { status } = await request(`${origin}/assets/doctor-00000000.js`);
  if (status === 404) return ok();
  return wrong(
    `/assets/* answers ${status} for a file that isn't there`,
    "Let the host answer missing files below /assets/ with 404: a page from before a release would get HTML for its code.",
  );
}

async function api({ origin, needs }: Deployment) {
  await needs("listings");
  await needs("news");
  const todo =
    "Let the host forward /api/*, with method, headers and body, to <project>/functions/v1/*: build with HOST=… for its own rules.";
  const read = await request(`${origin}/api/listings?page_size=1`);
  if (!read.ok || (await jsonOf(read)) === undefined)
    return wrong(`GET /api/listings answers ${read.status}, and no JSON`, todo);
  const post = await request(`${origin}/api/news/send`, { method: "POST" });
  if (member(await jsonOf(post), "code") === "forbidden") return ok();
  return wrong(`POST /api/news/send answers ${post.status}`, todo);
}
