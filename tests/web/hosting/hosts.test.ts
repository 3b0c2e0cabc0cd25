import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { mapTiles } from "@domain/search/map-tiles.ts";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { bundleEdge } from "../../../web/hosting/bundle-edge.ts";
import { HOSTS, type Host, hostOf, NETLIFY_EDGE, pageFile } from "../../../web/hosting/hosts.ts";
import { besidePages, placePages } from "../../../web/hosting/plugin.ts";
import { siteRules } from "../../../web/hosting/site-rules.ts";
import { readRedirects, redirectOf } from "../../support/redirect-rules.ts";

const SERVICES = {
  supabaseUrl: "https://ref.supabase.co",
  tiles: mapTiles("https://{s}.tiles.example/{z}/{x}/{y}.png"),
  satelliteUrl: undefined,
  geocoderUrl: undefined,
};
const RULES = siteRules(SERVICES);
const BUILT_HOME = "/listings/11111111-0000-4000-8000-000000000000";
const NEW_HOME = "/listings/22222222-0000-4000-8000-000000000000";
const FILES: Record<string, string> = {
  "/index.html": "front page",
  "/app.html": "shell",
  "/listings/index.html": "all homes",
  [`${BUILT_HOME}/index.html`]: "home 1",
  "/assets/main-1a2b.js": "code",
  "/assets/heic/worker-1a2b.js": "the reader of HEIC",
  "/sitemap.xml": "built sitemap",
  "/sitemaps/pages.xml": "pages",
};
const EDGE = {
  project: SERVICES.supabaseUrl,
  key: "sb_publishable_test",
  siteUrl: "https://homes.example",
  shell: "<html><head><title>shell</title></head></html>",
  headers: RULES.headers[0]?.headers ?? {},
};
const NO_HOME = {
  address: "",
  city: "Boise",
  state: "ID",
  zip_code: "83702",
  price: 485_000,
  property_type: "house",
  lat: null,
  lng: null,
  images: [],
  answers: [],
  description: "",
};
const BESIDE = ["/assets/*", "/sitemaps/*", "/robots.txt", "/sitemap.xml"];

const codes = {} as Record<Host, string>;
beforeAll(async () => {
  for (const host of Object.keys(HOSTS) as Host[]) codes[host] = await bundleEdge(host);
});
/** The addresses that the edges reach: none, unless a test says what the project answers. */
let elsewhere: (url: URL) => Response | undefined = () => undefined;
beforeEach(() => {
  elsewhere = () => undefined;
  vi.stubGlobal("fetch", async (input: Request | URL | string) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const file = url.origin === SITE ? await vercelFile(url.pathname) : elsewhere(url);
    if (!file) throw new TypeError("fetch failed");
    return file;
  });
  return () => vi.unstubAllGlobals();
});
const SITE = "https://site.example";

/**
 * The answers that every host must give while the project can't be read: path and response, "404" for a status without
 * a page.
 */
const ANSWERS: [path: string, from: string][] = [
  ["/", "front page"],
  ["/listings", "all homes"],
  [BUILT_HOME, "home 1"],
  [NEW_HOME, "shell"],
  ["/sitemap.xml", "built sitemap"],
  ["/sitemaps/pages.xml", "pages"],
  ["/dashboard?panel=documents", "shell"],
  ["/my-listings/2/edit/", "shell"],
  ["/never-opened", "404 shell"],
  [`${NEW_HOME}/rooms`, "404 shell"],
  ["/styleguide", "404 shell"],
  ["/assets/main-1a2b.js", "code"],
  ["/assets/main-old.js", "404"],
  ["/api/listings?limit=1", "https://ref.supabase.co/functions/v1/listings?limit=1"],
];

type Served = { from: string; headers: Record<string, string> };

/** Serves `FILES` by a host's generated rules and edge, and returns the response with its headers. */
const SERVERS: Record<Host, (path: string) => Promise<Served>> = {
  async netlify(address) {
    const url = new URL(address, SITE);
    const { default: edge, config } = await edgeModule("netlify", NETLIFY_EDGE);
    const isEdge = config.path.some((path: string) =>
      new RegExp(`^${path.replace(/:\w+/g, "[^/]+").replace("*", ".*")}/?$`).test(url.pathname),
    );
    const next = async () => toResponse(netlifyAlone(url));
    const answer = isEdge ? await edge(new Request(url), { next }) : undefined;
    return answer ? toServed(answer) : netlifyAlone(url);
  },

  async cloudflare(address) {
    const { default: worker } = await edgeModule("cloudflare", "_worker.js");
    const ASSETS = {
      async fetch(request: Request) {
        const { pathname } = new URL(request.url);
        if (FILES[`${pathname}/index.html`])
          return new Response(null, { status: 308, headers: { location: `${pathname}/` } });
        const file = fileAt(pathname) ?? FILES[`${pathname}.html`];
        const type = pathname.endsWith(".js") ? "text/javascript" : "text/html";
        return new Response(file ?? null, {
          status: file === undefined ? 404 : 200,
          headers: { "content-type": type },
        });
      },
    };
    elsewhereIsTheApi();
    const request = new Request(new URL(address, SITE));
    const { exclude } = JSON.parse(textOf("cloudflare", "_routes.json")) as { exclude: string[] };
    const { pathname } = new URL(request.url);
    const isBeside = exclude.some((pattern) => matches(pattern, pathname));
    const response: Response = isBeside
      ? await ASSETS.fetch(request)
      : await worker.fetch(request, { ASSETS });
    if (isBeside)
      for (const [name, value] of Object.entries(headersAt("cloudflare", pathname)))
        response.headers.set(name, value);
    return toServed(response, pathname);
  },

  async vercel(address) {
    const url = new URL(address, SITE);
    const { default: edge } = await edgeModule("vercel", "functions/_edge.func/index.js");
    const { routes } = JSON.parse(textOf("vercel", "config.json")) as { routes: VercelRoute[] };
    const isEdge = routes.some(
      (route) => route.middlewarePath === "_edge" && new RegExp(route.src ?? "").test(url.pathname),
    );
    const answer: Response | undefined = isEdge ? await edge(new Request(url)) : undefined;
    if (!answer || answer.headers.get("x-middleware-next") === "1") return vercelAlone(url);
    return toServed(answer);
  },
};

function netlifyAlone({ pathname, search }: URL): Served {
  const files = builtFor("netlify");
  const headers = headersAt("netlify", pathname);
  // With its setting "Pretty URLs", which is on unless switched off.
  if (pathname !== "/" && files[`${pathname}/index.html`] && !files[`${pathname}.html`])
    return { from: `301 ${pathname}/`, headers };
  const file = files[pathname] ?? files[`${pathname}.html`] ?? files[`${pathname}index.html`];
  if (file !== undefined) return { from: file, headers };
  const rule = redirectOf(readRedirects(textOf("netlify", "_redirects")), pathname);
  if (rule?.status === 404)
    return missing(FILES[rule.to], pathname, pathname.startsWith("/assets/") ? {} : headers);
  return { from: FILES[rule?.to ?? ""] ?? `${rule?.to}${search}`, headers };
}

type VercelRoute = {
  src?: string;
  dest?: string;
  handle?: string;
  status?: number;
  headers?: object;
  middlewarePath?: string;
};

function vercelAlone({ pathname, search }: URL): Served {
  const { routes } = JSON.parse(textOf("vercel", "config.json")) as { routes: VercelRoute[] };
  const headers: Record<string, string> = {};
  let isError = false;
  for (const route of routes) {
    if (route.handle === "error") isError = true;
    if (route.handle === "error") continue;
    if (route.handle === "filesystem") {
      const file = fileAt(pathname);
      if (file !== undefined) return { from: file, headers };
      continue;
    }
    const match = pathname.match(new RegExp(`^${route.src}$`));
    if (!match) continue;
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers[name.toLowerCase()] = value;
    if (route.status === 404) return missing(FILES[route.dest ?? ""], pathname, headers);
    if (route.dest === undefined || isError) continue;
    const target = route.dest.replace("$1", match[1] ?? "");
    return { from: FILES[target] ?? target + search, headers };
  }
  throw new Error(`No route for ${pathname}.`);
}

/** The answer that Vercel's edge gets when it asks for a file. */
async function vercelFile(pathname: string): Promise<Response> {
  return toResponse(vercelAlone(new URL(pathname, SITE)));
}

/** The API as Cloudflare's worker reaches it says which address it was asked for. */
function elsewhereIsTheApi(): void {
  const before = elsewhere;
  elsewhere = (url) =>
    url.pathname.startsWith("/functions/v1/") ? new Response(url.href) : before(url);
}

/** A host's edge as the build writes it, running. */
async function edgeModule(host: Host, path: string) {
  const text = Buffer.from(textOf(host, path)).toString("base64");
  return import(/* @vite-ignore */ `data:text/javascript;base64,${text}`);
}

function toResponse({ from, headers }: Served): Response {
  const isMissing = from.startsWith("404");
  return new Response(from.replace(/^404 ?/, ""), { status: isMissing ? 404 : 200, headers });
}

async function toServed(response: Response, pathname = ""): Promise<Served> {
  const headers = Object.fromEntries(response.headers);
  const text = await response.text();
  return response.status === 404 ? missing(text, pathname, headers) : { from: text, headers };
}

/** A browser shows what comes with the status, but runs no code from it. */
function missing(body: string | undefined, path: string, headers: Record<string, string>): Served {
  return { from: path.startsWith("/assets/") ? "404" : `404 ${body}`, headers };
}

describe.each(Object.keys(HOSTS) as Host[])("%s", (host) => {
  it.each(ANSWERS)("%s → %s", async (path, from) => {
    expect((await SERVERS[host](path)).from).toBe(from);
  });

  it("asks the project about a home that was published since, and about one that is gone", async () => {
    const home = { ...NO_HOME, id: NEW_HOME.split("/")[2], title: "Fresh paint", status: "active" };
    elsewhere = (url) =>
      url.pathname === "/rest/v1/listings"
        ? Response.json(url.searchParams.get("id") === `eq.${home.id}` ? [home] : [])
        : Response.json(null);
    const fresh = await SERVERS[host](NEW_HOME);
    expect(fresh.from).toContain("<title>Fresh paint, Boise, ID · SelfNVest</title>");
    expect(fresh.headers["x-frame-options"]).toBe("DENY");
    const gone = await SERVERS[host](BUILT_HOME);
    expect(gone.from).toMatch(/^404 .*<title>No longer available/);
    expect(gone.from).not.toContain("home 1");
    expect(gone.headers["x-robots-tag"]).toBe("noindex");
  });

  it("names the homes in a sitemap made of parts", async () => {
    elsewhere = (url) =>
      url.pathname.endsWith("/search_listings")
        ? Response.json({ listings: [], total: 90_000 })
        : Response.json([{ id: NEW_HOME.split("/")[2], changed_on: "2026-11-27" }]);
    const { from } = await SERVERS[host]("/sitemap.xml");
    expect(from).toContain("<loc>https://homes.example/sitemaps/pages.xml</loc>");
    expect(from).toContain("<loc>https://homes.example/sitemaps/homes-3-of-3.xml</loc>");
    const part = await SERVERS[host]("/sitemaps/homes-3-of-3.xml");
    expect(part.from).toContain(`<loc>https://homes.example${NEW_HOME}</loc>`);
  });

  it("an address without a page is as protected as any other", async () => {
    const { headers } = await SERVERS[host]("/never-opened");
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
    expect(headers["x-frame-options"]).toBe("DENY");
  });

  it("lets only the reader of HEIC run WebAssembly, and reach nothing", async () => {
    const { headers } = await SERVERS[host]("/assets/heic/worker-1a2b.js");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
    );
    expect(headers["x-content-type-options"]).toBe("nosniff");
    for (const path of ["/", "/assets/main-1a2b.js", NEW_HOME])
      expect((await SERVERS[host](path)).headers["content-security-policy"] ?? "").not.toContain(
        "wasm",
      );
  });

  it("protects every page and lets caches keep only what never changes", async () => {
    const page = (await SERVERS[host](BUILT_HOME)).headers;
    const policy = page["content-security-policy"] ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' https://ref.supabase.co;");
    expect(policy).toContain("https://*.tiles.example");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page["x-content-type-options"]).toBe("nosniff");
    expect(page["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
    expect(page["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(page["permissions-policy"]).toContain("camera=()");
    expect(page["cache-control"] ?? "").not.toContain("immutable");
    const code = (await SERVERS[host]("/assets/main-1a2b.js")).headers;
    expect(code["cache-control"]).toBe(
      host === "cloudflare" ? "public, max-age=14400" : "public, max-age=31536000, immutable",
    );
    expect(code["x-content-type-options"]).toBe("nosniff");
    const missing = (await SERVERS[host]("/assets/main-old.js")).headers;
    expect(missing["cache-control"] ?? "").not.toContain("immutable");
  });
});

describe("a page's file", () => {
  const PAGES = ["index.html", "listings/index.html", "listings/1/index.html"];
  const placedFor = async (host: Host) => {
    const folder = mkdtempSync(join(tmpdir(), "built-"));
    for (const file of [...PAGES, "app.html", "pages/reset-password.html", "assets/a.js"]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), file);
    }
    await placePages(folder, host);
    const files = readdirSync(folder, { recursive: true }).map(String);
    const hasLeftFolder = existsSync(join(folder, "listings/1"));
    rmSync(folder, { recursive: true });
    return { files: files.filter((file) => /\.\w+$/.test(file)).sort(), hasLeftFolder };
  };

  it("has the page's name on Netlify, which would lead from a folder to an address with a slash", async () => {
    expect(await placedFor("netlify")).toEqual({
      files: [
        "app.html",
        "assets/a.js",
        "index.html",
        "listings.html",
        "listings/1.html",
        "pages/reset-password.html",
      ],
      hasLeftFolder: false,
    });
  });

  it.each(["cloudflare", "vercel"] as const)("stays its folder's index on %s", async (host) => {
    expect((await placedFor(host)).files).toEqual(expect.arrayContaining(PAGES));
  });
});

describe("Cloudflare's worker", () => {
  it("is called for pages and the API, not for the files that pages load", async () => {
    const folder = mkdtempSync(join(tmpdir(), "built-"));
    const files = ["index.html", "app.html", "listings/1/index.html", "robots.txt"];
    for (const file of [...files, "assets/main-1a2b.js", "assets/fonts/a.woff2"]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), "");
    }
    const beside = await besidePages(folder);
    rmSync(folder, { recursive: true });
    expect(beside).toEqual(["/assets/*", "/robots.txt"]);
    const built = { beside, code: codes.cloudflare, edge: EDGE };
    const text = HOSTS.cloudflare(RULES, built).find(({ path }) => path === "_routes.json");
    expect(JSON.parse(text?.text ?? "")).toEqual({ version: 1, include: ["/*"], exclude: beside });
  });

  it("has rules that Cloudflare takes: 100 of them, in lines of 2,000 characters", () => {
    const beside = Array.from({ length: 150 }, (_, index) => `/${index}.txt`);
    const inline = {
      scripts: Array.from({ length: 40 }, () => `'sha256-${"x".repeat(44)}'`),
      styles: [],
    };
    const files = HOSTS.cloudflare(siteRules(SERVICES, inline), {
      beside,
      code: codes.cloudflare,
      edge: EDGE,
    });
    const of = (name: string) => files.find(({ path }) => path === name)?.text ?? "";
    const { include, exclude } = JSON.parse(of("_routes.json"));
    expect(include.length + exclude.length).toBe(100);
    for (const line of of("_headers").split("\n")) expect(line.length).toBeLessThan(2_000);
  });
});

describe("the host of a build", () => {
  it("is the one running the build, or the one named", () => {
    expect(hostOf({})).toBeUndefined();
    expect(hostOf({ NETLIFY: "true" })).toBe("netlify");
    expect(hostOf({ CF_PAGES: "1" })).toBe("cloudflare");
    expect(hostOf({ VERCEL: "1" })).toBe("vercel");
    expect(hostOf({ VERCEL: "1", HOST: "netlify" })).toBe("netlify");
    expect(() => hostOf({ HOST: "geocities" })).toThrow(/netlify, cloudflare, vercel/);
  });
});

describe("the map's source", () => {
  const policyOf = (tiles: ReturnType<typeof mapTiles>, satelliteUrl?: string) => {
    const rules = siteRules({ supabaseUrl: "", tiles, satelliteUrl, geocoderUrl: undefined });
    return rules.headers[0]?.headers ?? {};
  };
  const from = (name: string, policy = "") =>
    policy.split("; ").find((part) => part.startsWith(name));

  it("is by default the pictures of the public service, which learns the site's address", () => {
    const headers = policyOf(mapTiles(undefined));
    const policy = headers["Content-Security-Policy"];
    expect(from("img-src", policy)).toMatch(/ https:\/\/tile\.openstreetmap\.org$/);
    expect(from("connect-src", policy)).not.toContain("openstreetmap");
    // The service refuses pages that don't name themselves.
    expect(headers["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
  });

  it("is the parts of one file, pictures from above, or nothing", () => {
    const archive = policyOf(
      mapTiles("https://files.example/us.pmtiles", "©"),
      "https://above.example/{z}/{x}/{y}.jpg",
    )["Content-Security-Policy"];
    expect(from("connect-src", archive)).toContain("https://files.example");
    expect(from("img-src", archive)).toMatch(/blob: https:\/\/above\.example$/);
    const nothing = policyOf(mapTiles("none"))["Content-Security-Policy"];
    expect(from("img-src", nothing)).toBe("img-src 'self' data: blob:");
  });
});

it("a build without a project proxies nothing", () => {
  const rules = siteRules({
    supabaseUrl: "",
    tiles: undefined,
    satelliteUrl: undefined,
    geocoderUrl: undefined,
  });
  for (const host of Object.values(HOSTS)) {
    const files = host(rules, { beside: [], code: "", edge: undefined });
    expect(JSON.stringify(files)).not.toContain("functions/v1");
    expect(JSON.stringify(files)).not.toMatch(/edge/);
  }
});

function textOf(host: Host, path: string): string {
  const built = { beside: BESIDE, code: codes[host], edge: EDGE };
  const file = HOSTS[host](RULES, built).find((each) => each.path === path);
  if (!file) throw new Error(`${host} has no ${path}.`);
  return file.text;
}

function lines(host: Host, path: string): string[] {
  return textOf(host, path).trimEnd().split("\n");
}

/** The headers of a path in a host's `_headers`. */
function headersAt(host: Host, pathname: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let isHere = false;
  for (const line of lines(host, "_headers")) {
    const [, name, value] = line.match(/^ {2}([\w-]+): (.+)$/) ?? [];
    if (!name) isHere = matches(line, pathname);
    else if (isHere) headers[name.toLowerCase()] = value ?? "";
  }
  return headers;
}

function matches(pattern: string, path: string): boolean {
  return path.startsWith(pattern.replace("*", ""));
}

/** `FILES` as the build leaves them for a host. */
function builtFor(host: Host): Record<string, string> {
  const placed = Object.entries(FILES).map(([path, text]) => [
    `/${pageFile(host, path.slice(1))}`,
    text,
  ]);
  return Object.fromEntries(placed);
}

function fileAt(path: string): string | undefined {
  return FILES[path] ?? FILES[`${path.replace(/\/$/, "")}/index.html`];
}
