import getPort from "get-port";
import type { Browser, Page } from "playwright-core";
import { type Cloud, startCloud } from "../../local/cloud.ts";
import { homes } from "../../local/seed/homes.ts";
import { DESKTOP, launchBrowser, PHONE } from "../support/browser.ts";
import { StaticSite } from "../support/static-site.ts";
import { signIn } from "./pages.ts";

/**
 * `npx tsx tests/bench/traffic.ts`: what visits cost, counted on the production build: requests and
 * bytes by kind, and the rows that remain. Each visit begins with an empty cache. From these,
 * docs/operating.md calculates what a project carries.
 *
 * Bytes are those of bodies on the wire. The local project doesn't compress its answers, so those of
 * tables and functions are upper bounds.
 */
const home = homes().find((each) => each.status === "active");
const OPEN_DASHBOARD_MS = 60_000;

const VISITS: Record<string, (page: Page, site: string) => Promise<void>> = {
  "buyer on a phone: front page, list, three homes, map": async (page, site) => {
    await page.goto(site);
    await settled(page);
    await page.goto(`${site}/listings`);
    await page.getByRole("article").first().waitFor();
    await scroll(page);
    for (const each of [0, 1, 2]) {
      const { id, title = "" } = homes().filter(({ status }) => status === "active")[each] ?? {};
      await page.goto(`${site}/listings/${id}`);
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await scroll(page);
    }
    await page.goto(`${site}/listings?view=map`);
    await settled(page);
  },
  "visitor who opens one shared home": async (page, site) => {
    await page.goto(`${site}/listings/${home?.id}`);
    await page.getByRole("heading", { level: 1, name: home?.title ?? "" }).waitFor();
    await scroll(page);
  },
  "visitor who books a showing": async (page, site) => {
    await page.goto(`${site}/book/${home?.id}`);
    await page.getByRole("gridcell").getByRole("button", { disabled: false }).first().click();
    const times = page.getByRole("dialog", { name: "Available Times" });
    await times.getByRole("list").getByRole("button").first().click();
    const form = page.getByRole("dialog", { name: "Book Your Viewing" });
    await form.getByLabel("Full Name").fill("Vera Visitor");
    await form.getByLabel("Email", { exact: true }).first().fill("vera@example.com");
    await form.getByLabel("Phone", { exact: true }).first().fill("303-555-0100");
    const sent = page.waitForResponse(/send-booking-emails/);
    await form.getByRole("button", { name: "Confirm Showing" }).click();
    await sent;
    await settled(page);
  },
  "owner signs in and keeps the dashboard open for a minute": async (page, site) => {
    await signIn(page, site);
    await page.waitForTimeout(OPEN_DASHBOARD_MS);
  },
};

type Sum = { requests: number; bytes: number };

const site = new StaticSite();
const port = await getPort();
const siteUrl = `http://127.0.0.1:${port}`;
const cloud: Cloud = await startCloud({ seed: true, siteUrl, env: {} });
let browser: Browser | undefined;
try {
  await site.build({
    VITE_SUPABASE_URL: cloud.apiUrl,
    VITE_SUPABASE_PUBLISHABLE_KEY: cloud.publishableKey,
    SITE_URL: "https://homes.example",
  });
  const address = await site.serve(undefined, port);
  browser = await launchBrowser();
  for (const [name, visit] of Object.entries(VISITS)) {
    const before = await rowCounts();
    const sums = await count(browser, address, name.includes("phone"), visit);
    const after = await rowCounts();
    console.log(`\n${name}`);
    for (const [kind, { requests, bytes }] of Object.entries(sums).sort()) {
      console.log(`  ${kind.padEnd(10)} ${String(requests).padStart(4)} requests ${kb(bytes)}`);
    }
    const grown = Object.entries(after).filter(([table, n]) => n > (before[table] ?? 0));
    console.log(
      `  rows       ${grown.map(([table, n]) => `${table} +${n - (before[table] ?? 0)}`).join(", ") || "none"}`,
    );
  }
  console.log(`\n${JSON.stringify(await rowSizes(), null, 1)}`);
} finally {
  await browser?.close();
  await site.remove();
  await cloud.stop();
}

async function count(
  browser: Browser,
  address: string,
  isPhone: boolean,
  visit: (page: Page, site: string) => Promise<void>,
): Promise<Record<string, Sum>> {
  const context = await browser.newContext({
    ...(isPhone ? PHONE : DESKTOP),
    // Lighthouse's own requests would hide the page's.
    serviceWorkers: "block",
    bypassCSP: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const sums: Record<string, Sum> = {};
  const kinds = new Map<string, string>();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.method !== "OPTIONS") kinds.set(requestId, kindOf(request.url));
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === undefined || encodedDataLength === 0) return;
    sums[kind] ??= { requests: 0, bytes: 0 };
    sums[kind].requests += 1;
    sums[kind].bytes += encodedDataLength;
  });
  try {
    await visit(page, address);
  } finally {
    await context.close();
  }
  return sums;
}

function kindOf(url: string): string {
  const [, service] = /\/(auth|rest|storage|functions)\/v1\//.exec(url) ?? [];
  return service ?? "site";
}

async function rowCounts(): Promise<Record<string, number>> {
  const tables = await cloud.sql.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'auth', 'storage')`);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await cloud.sql.query<{ n: number }>(`select count(*)::int as n from ${name}`);
    counts[name] = row?.n ?? 0;
  }
  return counts;
}

/** Bytes per row with indexes, for tables with enough rows. */
async function rowSizes(): Promise<Record<string, number>> {
  const rows = await cloud.sql.query<{ name: string; size: number }>(`
    select relid::regclass::text as name, pg_total_relation_size(relid) as size
    from pg_stat_user_tables where schemaname in ('public', 'private')`);
  const counts = await rowCounts();
  return Object.fromEntries(
    rows.flatMap(({ name, size }) => {
      const n = counts[name.includes(".") ? name : `public.${name}`] ?? 0;
      return n >= 50 ? [[name, Math.round(size / n)]] : [];
    }),
  );
}

async function scroll(page: Page): Promise<void> {
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(150);
  }
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle").catch(() => {});
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(0).padStart(6)} kB`;
}
