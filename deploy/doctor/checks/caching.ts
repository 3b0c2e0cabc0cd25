import { type Group, ok, unchecked, wrong } from "../check.ts";
import type { Deployment } from "../deployment.ts";
import { headersOfFile } from "../host-rules.ts";
import { request } from "../request.ts";

/** Cached longer, an old page could name files that a release has removed. */
const LONGEST_S = 600;

export const caching: Group = {
  name: "Caching",
  checks: () => [
    { name: "Pages are asked for again", look: pages },
    { name: "Files with a hash are kept", look: hashedFiles },
    { name: "The service worker is fresh", look: worker },
  ],
};

async function pages({ origin }: Deployment) {
  const { headers } = await request(`${origin}/`, { headers: { accept: "text/html" } });
  return freshness(headers, "pages");
}

async function hashedFiles(deployment: Deployment) {
  const { origin, isDevelopment, assets } = deployment;
  if (isDevelopment) return unchecked("the development server has none");
  const file = assets.find((path) => path.startsWith("/assets/"));
  if (file === undefined)
    return wrong("the page names no file below /assets/", "Deploy what `npm run build` wrote.");
  const value = (await request(origin + file)).headers.get("cache-control") ?? "";
  // The host's own rules, or more.
  const wanted = headersOfFile(deployment, file)["Cache-Control"] ?? "";
  const isForever = value.includes("immutable") || !wanted.includes("immutable");
  if (isForever && seconds(value) >= seconds(wanted)) return ok(value);
  return wrong(
    `${file}: ${value || "no Cache-Control"}`,
    `Let the host send Cache-Control: ${wanted} with /assets/*.`,
  );
}

async function worker({ origin, isDevelopment }: Deployment) {
  if (isDevelopment) return unchecked("none in development, where it would serve old code");
  const response = await request(`${origin}/service-worker.js`);
  const type = response.headers.get("content-type") ?? "none";
  if (!response.ok || !type.includes("javascript"))
    return wrong(
      `/service-worker.js answers ${response.status}, ${type}`,
      "Deploy all of dist/: without it nothing works offline.",
    );
  return freshness(response.headers, "/service-worker.js");
}

function freshness(headers: Headers, what: string) {
  const value = headers.get("cache-control") ?? "";
  if (seconds(value) <= LONGEST_S && !value.includes("immutable")) return ok(value);
  return wrong(
    value,
    `Let no cache hold ${what} longer than ten minutes: max-age=0, must-revalidate.`,
  );
}

/** How long a browser or a shared cache may keep it at most. */
function seconds(cacheControl: string): number {
  if (/no-store|no-cache/.test(cacheControl)) return 0;
  const ages = [...cacheControl.matchAll(/(?:max-age|s-maxage)=(\d+)/g)];
  return Math.max(0, ...ages.map(([, age]) => Number(age)));
}
