import { API_PATH, ASSETS, SHELL, type SiteRules } from "./site-rules.ts";

/** For each host, the files that configure it with our rules. */
export const HOSTS = { netlify, cloudflare, vercel };
export type Host = keyof typeof HOSTS;

type HostFile = { path: string; text: string };

/** What a host's rules may say besides: the built folders and files that hold no page, as patterns. */
export type Built = { beside: readonly string[] };

/**
 * The host this build is for: named by HOST, or detected by the variable each host sets in its own
 * builds.
 * @throws when HOST names an unknown one.
 */
export function hostOf(environment: Record<string, string | undefined>): Host | undefined {
  const { HOST, NETLIFY, CF_PAGES, VERCEL } = environment;
  if (HOST) {
    if (HOST in HOSTS) return HOST as Host;
    throw new Error(`HOST is "${HOST}"; it can be ${Object.keys(HOSTS).join(", ")}.`);
  }
  if (NETLIFY) return "netlify";
  if (CF_PAGES) return "cloudflare";
  return VERCEL ? "vercel" : undefined;
}

/**
 * Where a host wants the file of a page ("listings/1/index.html"), so that the page is answered at its own address. Netlify
 * leads from a folder's address to the same with a slash, and serves "listings/1.html" at /listings/1. The others serve
 * a folder's index, Cloudflare through its worker.
 */
export function pageFile(host: Host, path: string): string {
  return host === "netlify" ? path.replace(/\/index\.html$/, ".html") : path;
}

/** https://docs.netlify.com/routing/redirects: existing files take precedence over a rewrite; the first match counts. */
function netlify(rules: SiteRules): HostFile[] {
  const api = rules.api ? [`${API_PATH}*  ${rules.api}:splat  200`] : [];
  const pages = rules.pages.map((path) => `${path}  ${SHELL}  200`);
  return [
    { path: "_headers", text: headersFile(rules.headers) },
    { path: "_redirects", text: lines([...api, ...pages, `/*  ${SHELL}  404`]) },
  ];
}

/**
 * https://developers.cloudflare.com/pages/functions/advanced-mode. Its `_redirects` can't proxy to
 * other origins and take precedence over files, so a worker does both: it proxies the API, and
 * serves the shell where there is no file. It also sets the headers: `_headers` doesn't apply to a
 * worker's responses. The free plan has 100,000 calls of workers a day, so what is no page doesn't go through it.
 */
function cloudflare(rules: SiteRules, { beside }: Built): HostFile[] {
  const routes = { version: 1, include: ["/*"], exclude: beside.slice(0, MOST_EXCLUDED) };
  return [
    { path: "_worker.js", text: cloudflareWorker(rules) },
    { path: "_routes.json", text: `${JSON.stringify(routes, null, 2)}\n` },
    { path: "_headers", text: cloudflareHeaders(rules) },
    // Without one, Cloudflare answers every missing file with the front page.
    { path: "404.html", text: "<!doctype html><title>Not found</title><p>Not found</p>\n" },
  ];
}

/** Cloudflare takes 100 rules, of which one includes everything. */
const MOST_EXCLUDED = 99;

/**
 * For what doesn't go through the worker. These files need no content policy, whose line can be longer than the 2,000
 * characters Cloudflare takes. Its `_headers` also apply to answers about missing files, which a browser must not keep
 * for a year: after a rollback the file may be there again.
 */
function cloudflareHeaders({ headers }: SiteRules): string {
  const ofFiles = headers.map(({ path, headers }) => {
    const { "Content-Security-Policy": _policy, ...rest } = headers;
    if ("Cache-Control" in rest) rest["Cache-Control"] = "public, max-age=14400";
    return { path, headers: rest };
  });
  return headersFile(ofFiles);
}

function cloudflareWorker({ headers, api, pages }: SiteRules): string {
  return `const HEADERS = ${JSON.stringify(headers, null, 2)};
const API = ${JSON.stringify(api ?? null)};
const PAGES = new RegExp(${JSON.stringify(patternOf(pages))}, "i");

export default {
  async fetch(request, { ASSETS }) {
    const url = new URL(request.url);
    if (API !== null && url.pathname.startsWith("${API_PATH}")) {
      const target = API + url.pathname.slice(${API_PATH.length}) + url.search;
      return fetch(new Request(target, request));
    }
    const read = (path, headers = request.headers) =>
      ASSETS.fetch(new Request(new URL(path, url), { method: request.method, headers }));
    let response = await ASSETS.fetch(request);
    // A page is a folder's index but keeps its address without the slash.
    if (response.headers.get("location") === url.pathname + "/") response = await read(url.pathname + "/");
    const isFile = url.pathname.startsWith("${ASSETS}");
    let { status } = response;
    if (status === 404 && !isFile && /^(GET|HEAD)$/.test(request.method)) {
      const isPage = PAGES.test(url.pathname);
      // The asset server addresses pages without their extension. "Not modified" has no body to show with a 404.
      response = await read("${SHELL.replace(".html", "")}", isPage ? request.headers : {});
      status = isPage ? response.status : 404;
    }
    response = new Response(response.body, { status, headers: response.headers });
    for (const { path, headers } of HEADERS) {
      if (!url.pathname.startsWith(path.slice(0, -1))) continue;
      if (path !== "/*" && response.status === 404) continue;
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    }
    return response;
  },
};
`;
}

/** ["/offers/:id"] → what such addresses match, with a slash at the end or without. */
function patternOf(pages: readonly string[]): string {
  return `^(?:${pages.map((path) => path.replace(/:\w+/g, "[^/]+").replace(/\/$/, "")).join("|")})/?$`;
}

/**
 * https://vercel.com/docs/build-output-api: `.vercel/output`, accepted by `vercel deploy
 * --prebuilt` and by Vercel's own builds. A `vercel.json` would be read before the build that
 * writes it. Headers for all paths come last before the files: `vercel dev` sends the shell with no others.
 */
function vercel({ headers, api, pages }: SiteRules): HostFile[] {
  const ofHeaders = headers.map(({ path, headers }) => ({
    src: path.replace("*", "(.*)"),
    headers,
    continue: true,
  }));
  const routes = [
    ...(api ? [{ src: `${API_PATH}(.*)`, dest: `${api}$1` }] : []),
    ...ofHeaders.reverse(),
    { handle: "filesystem" },
    // After a rollback the file may be there again.
    { src: `${ASSETS}(.*)`, status: 404, headers: { "Cache-Control": "no-store" } },
    { src: patternOf(pages), dest: SHELL },
    { handle: "error" },
    { src: `^(?!${ASSETS}).*$`, dest: SHELL, status: 404, headers: headers[0]?.headers ?? {} },
  ];
  return [{ path: "config.json", text: `${JSON.stringify({ version: 3, routes }, null, 2)}\n` }];
}

function headersFile(headers: SiteRules["headers"]): string {
  return lines(
    headers.flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
  );
}

function lines(all: readonly string[]): string {
  return `${all.join("\n")}\n`;
}
