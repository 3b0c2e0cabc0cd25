import { EDGE_PATHS } from "./edge/edge-paths.ts";
import type { EdgeSettings } from "./edge/settings.ts";
import { API_PATH, ASSETS, HEIC_READER, SHELL, type SiteRules } from "./site-rules.ts";

/** The files that configure each host with our rules. */
export const HOSTS = { netlify, cloudflare, vercel };
export type Host = keyof typeof HOSTS;

type HostFile = { path: string; text: string };

/** Rules that a host's configuration may have besides. */
export type Built = {
  /** The built folders and files that hold no page, as patterns. */
  beside: readonly string[];
  /** The code of the host's edge (bundle-edge.ts). */
  code: string;
  /** Undefined in a build without a project. */
  edge: EdgeSettings | undefined;
};

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
 * The place where a host wants the file of a page ("listings/1/index.html"), so that the page is answered at its own
 * address. Netlify leads from a folder's address to the same with a slash, and serves "listings/1.html" at /listings/1.
 * The others serve a folder's index, Cloudflare through its worker.
 */
export function pageFile(host: Host, path: string): string {
  return host === "netlify" ? path.replace(/\/index\.html$/, ".html") : path;
}

/**
 * https://docs.netlify.com/manage/routing/headers: of rules for the same path, a later one replaces a header of an earlier one.
 * https://docs.netlify.com/routing/redirects: existing files take precedence over a rewrite; the first match counts.
 */
function netlify(rules: SiteRules, { code, edge }: Built): HostFile[] {
  const api = rules.api ? [`${API_PATH}*  ${rules.api}:splat  200`] : [];
  const pages = rules.pages.map((path) => `${path}  ${SHELL}  200`);
  return [
    { path: "_headers", text: headersFile(rules.headers) },
    { path: "_redirects", text: lines([...api, ...pages, `/*  ${SHELL}  404`]) },
    ...(edge ? [{ path: NETLIFY_EDGE, text: withSettings(edge, code) }] : []),
  ];
}

/**
 * Beside the site, which is published without it: https://docs.netlify.com/build/frameworks/frameworks-api. The CLI
 * bundles and publishes what is there, even with --no-build.
 */
export const NETLIFY_EDGE = "../.netlify/v1/edge-functions/edge.js";

function withSettings(settings: object, code: string): string {
  return `const SETTINGS = ${JSON.stringify(settings, null, 2)};\n${code}`;
}

/**
 * https://developers.cloudflare.com/pages/functions/advanced-mode. Its `_redirects` can't proxy to
 * other origins and take precedence over files, so a worker does both: it proxies the API, and
 * serves the shell where there is no file. It is the edge of homes, too, and sets the headers: `_headers` doesn't apply to a
 * worker's responses. The free plan has 100,000 calls of workers a day, so what is no page doesn't go through it.
 */
function cloudflare(rules: SiteRules, { beside, code, edge }: Built): HostFile[] {
  const { headers, api } = rules;
  const isEdge = (pattern: string) =>
    EDGE_PATHS.some((path) => path.startsWith(pattern.replace("*", "")));
  const exclude = beside.filter((pattern) => !isEdge(pattern)).slice(0, MOST_EXCLUDED);
  const routes = { version: 1, include: ["/*"], exclude };
  const settings = { headers, api, pages: patternOf(rules.pages), edge };
  return [
    { path: "_worker.js", text: withSettings(settings, code) },
    { path: "_routes.json", text: `${JSON.stringify(routes, null, 2)}\n` },
    { path: "_headers", text: headersFile(headersOfFiles("cloudflare", headers)) },
    // Without such a page, Cloudflare answers every missing file with the front page.
    { path: "404.html", text: "<!doctype html><title>Not found</title><p>Not found</p>\n" },
  ];
}

/** Whose answer this is, by the header that each of these hosts adds; Cloudflare may also stand before another. */
export function hostByAnswer(headers: Headers): Host | undefined {
  if (headers.has("x-nf-request-id")) return "netlify";
  if (headers.has("x-vercel-id")) return "vercel";
  return headers.get("server") === "cloudflare" ? "cloudflare" : undefined;
}

/** Cloudflare takes 100 rules, of which one includes everything. */
const MOST_EXCLUDED = 99;

/**
 * The headers with which a host sends files that hold no page, by their paths. The doctor holds a site to them.
 */
export function headersOfFiles(
  host: Host | undefined,
  headers: SiteRules["headers"],
): SiteRules["headers"] {
  return host === "cloudflare" ? cloudflareFiles(headers) : headers;
}

/**
 * These rules are for files that don't go through the worker. These files need no page's content policy, whose line can be longer than the 2,000
 * characters Cloudflare takes. Its `_headers` also apply to answers about missing files, which a browser must not keep
 * for a year: after a rollback the file may be there again.
 */
function cloudflareFiles(headers: SiteRules["headers"]): SiteRules["headers"] {
  return headers.map(({ path, headers }) => {
    const rest = { ...headers };
    if (path === "/*") delete rest["Content-Security-Policy"];
    if ("Cache-Control" in rest) rest["Cache-Control"] = "public, max-age=14400";
    return { path, headers: rest };
  });
}

/** ["/offers/:id"] → what such addresses match, with a slash at the end or without. */
function patternOf(pages: readonly string[]): string {
  return `^(?:${pages.map((path) => path.replace(/:\w+/g, "[^/]+").replace(/\*$/, ".*").replace(/\/$/, "")).join("|")})/?$`;
}

/**
 * https://vercel.com/docs/build-output-api: `.vercel/output`, accepted by `vercel deploy
 * --prebuilt` and by Vercel's own builds. A `vercel.json` would be read before the build that
 * writes it. Headers for all paths come last before the files: `vercel dev` sends the shell with no others.
 */
function vercel({ headers, api, pages }: SiteRules, { code, edge }: Built): HostFile[] {
  // One route says which policy the reader of HEIC has, so that it doesn't matter which of two would win.
  const ofHeaders = headers.map(({ path, headers: own }) => ({
    src: path === "/*" ? `(?!${HEIC_READER})/(.*)` : path.replace("*", "(.*)"),
    headers: path.startsWith(HEIC_READER) ? { ...headers[0]?.headers, ...own } : own,
    continue: true,
  }));
  const routes = [
    // Before the API, of which it answers a part.
    ...(edge ? [{ src: patternOf(EDGE_PATHS), middlewarePath: VERCEL_EDGE, continue: true }] : []),
    ...(api ? [{ src: `${API_PATH}(.*)`, dest: `${api}$1` }] : []),
    ...ofHeaders.reverse(),
    { handle: "filesystem" },
    // The file may be there again after a rollback.
    { src: `${ASSETS}(.*)`, status: 404, headers: { "Cache-Control": "no-store" } },
    { src: patternOf(pages), dest: SHELL },
    { handle: "error" },
    { src: `^(?!${ASSETS}).*$`, dest: SHELL, status: 404, headers: headers[0]?.headers ?? {} },
  ];
  const folder = `functions/${VERCEL_EDGE}.func`;
  const runs = { runtime: "edge", deploymentTarget: "v8-worker", entrypoint: "index.js" };
  return [
    { path: "config.json", text: `${JSON.stringify({ version: 3, routes }, null, 2)}\n` },
    ...(edge
      ? [
          { path: `${folder}/index.js`, text: withSettings(edge, code) },
          { path: `${folder}/.vc-config.json`, text: `${JSON.stringify(runs, null, 2)}\n` },
        ]
      : []),
  ];
}

const VERCEL_EDGE = "_edge";

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
