import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, CDPSession } from "playwright-core";
import { type Cloud, startCloud } from "../../local/cloud.ts";
import { homes } from "../../local/seed/homes.ts";
import { launchBrowser } from "../support/browser.ts";
import { StaticSite, viteBuild } from "../support/static-site.ts";
import { median, signIn } from "./pages.ts";

/**
 * `npm run bench -- site [folder …]`: what a first visit costs on a phone with slow 4G: bytes by
 * kind, requests, first text, first photograph. Ours comes first; every folder named is measured
 * beside it, taking turns: a checkout, which is built first, or a site built for `API` below.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** All sites are served here, one at a time, with the project under the same origin. */
const PORT = 4199;
const API = `http://127.0.0.1:${PORT}`;
/** Lighthouse's phone and slow 4G, applied to real requests. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};
const CPU_SLOWDOWN = 4;
const QUIET_MS = 2_000;
const home = homes().find((each) => each.status === "active");
const ROUTES = ["/", "/listings", `/listings/${home?.id}`, "/login", "/dashboard"];

type Visit = Record<"script" | "style" | "font" | "photo" | "firstPhoto", number> &
  Record<"requests" | "asked" | "text" | "lcp" | "photoAt" | "shift", number>;

const scratch = mkdtempSync(join(tmpdir(), "selfnvest-bench-"));
const cloud: Cloud = await startCloud({ seed: true, siteUrl: API, env: {} });
let browser: Browser | undefined;
try {
  const sites = await sitesToCompare();
  browser = await launchBrowser();
  const visits = new Map<string, Visit[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, folder] of sites) {
      const site = new StaticSite(folder);
      await site.serve(cloud.apiUrl, PORT);
      for (const route of ROUTES) {
        const key = `${route.replace(/[0-9a-f-]{36}/, "…")}\t${name}`;
        visits.set(key, [...(visits.get(key) ?? []), await visit(browser, route)]);
      }
      site.close();
    }
  }
  print(visits);
} finally {
  await browser?.close();
  await cloud.stop();
  rmSync(scratch, { recursive: true, force: true });
}

async function sitesToCompare(): Promise<[name: string, folder: string][]> {
  const sites: [string, string][] = [];
  for (const folder of [".", ...process.argv.slice(2)].map((each) => resolve(each))) {
    const name = sites.length === 0 ? "ours" : basename(folder);
    if (!existsSync(join(folder, "vite.config.ts"))) {
      sites.push([name, folder]);
      continue;
    }
    const built = join(scratch, String(sites.length), "site");
    // Building reads the project at the address that the site will have.
    const door = new StaticSite(built);
    await door.serve(cloud.apiUrl, PORT);
    const { code, printed } = await viteBuild(
      built,
      {
        HOST: "netlify",
        VITE_SUPABASE_URL: API,
        VITE_SUPABASE_PUBLISHABLE_KEY: cloud.publishableKey,
        SITE_URL: "https://homes.example",
        // Netlify's edge makes the pages of homes, and nothing here does, so the home is built.
        PRERENDER_HOMES: "200",
      },
      folder,
    );
    door.close();
    if (code !== 0) throw new Error(`${folder} could not be built:\n${printed}`);
    sites.push([name, built]);
  }
  return sites;
}

async function visit(browser: Browser, route: string): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  const page = await context.newPage();
  if (route === "/dashboard") {
    await signIn(page, API);
    await page.goto("about:blank");
  }
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const counted = count(session);
  await page.addInitScript(watchPainting);
  await page.goto(API + route);
  await page.locator("main h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  // The files that the page fetches once it is idle belong to the visit, too.
  await page.waitForTimeout(QUIET_MS);
  const painted = await page.evaluate(() => (window as unknown as { painted: Painted }).painted);
  await context.close();
  return { ...counted(), ...painted };
}

type Painted = Record<"text" | "lcp" | "photoAt" | "firstPhoto" | "shift", number>;

/** Runs in the page, so it can't contain named functions. */
function watchPainting() {
  const painted = { text: 0, lcp: 0, photoAt: 0, firstPhoto: 0, shift: 0 };
  Object.assign(window, { painted });
  for (const type of ["paint", "largest-contentful-paint", "layout-shift", "resource"]) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, startTime } = entry;
        if (name === "first-contentful-paint") painted.text = startTime;
        if (type === "largest-contentful-paint") painted.lcp = startTime;
        if (type === "layout-shift") {
          painted.shift += (entry as PerformanceEntry & { value: number }).value;
        }
        if (name.includes("/property-images/") && painted.photoAt === 0) {
          const { responseEnd, encodedBodySize } = entry as PerformanceResourceTiming;
          painted.photoAt = responseEnd;
          painted.firstPhoto = encodedBodySize / 1_000;
        }
      }
    }).observe({ type, buffered: true });
  }
}

/** Sums what arrives, in kB as sent; code and styles at the best gzip, whatever the host does. */
function count(session: CDPSession): () => Omit<Visit, keyof Painted> {
  const sums = { script: 0, style: 0, font: 0, photo: 0, requests: 0, asked: 0 };
  const kinds = new Map<string, string>();
  const sized: Promise<void>[] = [];
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    sums.requests += 1;
    if (/\/(rest|functions|auth)\/v1\//.test(response.url)) sums.asked += 1;
    kinds.set(requestId, type);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === "Font") sums.font += encodedDataLength / 1_000;
    if (kind === "Image") sums.photo += encodedDataLength / 1_000;
    if (kind !== "Script" && kind !== "Stylesheet") return;
    sized.push(
      session.send("Network.getResponseBody", { requestId }).then(({ body }) => {
        const size = gzipSync(body, { level: 9 }).length / 1_000;
        sums[kind === "Script" ? "script" : "style"] += size;
      }),
    );
  });
  return () => sums;
}

function print(visits: Map<string, Visit[]>): void {
  const rows = [...visits].sort(
    ([a], [b]) => ROUTES.indexOf(routeOf(a)) - ROUTES.indexOf(routeOf(b)),
  );
  const columns = Object.keys(rows[0]?.[1][0] ?? {}) as (keyof Visit)[];
  const table = rows.map(([key, all]) => {
    const values = columns.map((column) => [
      column,
      Math.round(median(all.map((each) => each[column])) * 100) / 100,
    ]);
    return { where: key.replace("\t", " "), ...Object.fromEntries(values) };
  });
  console.table(table);
  console.log(JSON.stringify(table));
}

function routeOf(key: string): string {
  return key.split("\t")[0]?.replace("…", String(home?.id)) ?? "";
}
