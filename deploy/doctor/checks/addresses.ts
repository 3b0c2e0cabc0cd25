import { type Group, ok, wrong } from "../check.ts";
import type { Deployment } from "../deployment.ts";
import { jsonOf, member, request } from "../request.ts";

/** No home has this id, so there is no file for it. */
export const DEEP_LINK = "/listings/00000000-0000-4000-8000-000000000000";

/** Addresses without a file: web/hosting/site-rules.ts. */
export const addresses: Group = {
  name: "Addresses",
  checks: () => [
    { name: "Deep links open the site", look: deepLinks },
    { name: "Missing files are missing", look: missingFiles },
    { name: "/api/* reaches the functions", look: api },
  ],
};

async function deepLinks({ origin, assets }: Deployment) {
  const entry = assets.find((path) => /\/(assets\/.*\.js|main\.tsx)/.test(path)) ?? "";
  for (const path of [DEEP_LINK, "/my-listings"]) {
    const response = await request(origin + path, { headers: { accept: "text/html" } });
    const html = await response.text();
    if (response.status !== 200 || !html.includes('id="root"') || !html.includes(entry))
      return wrong(
        `${path} answers ${response.status}`,
        "Let the host answer addresses without a file with /app.html and status 200: build with HOST=… for its own rules.",
      );
  }
  return ok();
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

async function api({ origin }: Deployment) {
  const todo =
    "Let the host forward /api/*, with method, headers and body, to <project>/functions/v1/*: build with HOST=… for its own rules.";
  const read = await request(`${origin}/api/listings?page_size=1`);
  if (!read.ok || (await jsonOf(read)) === undefined)
    return wrong(`GET /api/listings answers ${read.status}, and no JSON`, todo);
  const post = await request(`${origin}/api/news/send`, { method: "POST" });
  if (member(await jsonOf(post), "code") === "forbidden") return ok();
  return wrong(`POST /api/news/send answers ${post.status}`, todo);
}
