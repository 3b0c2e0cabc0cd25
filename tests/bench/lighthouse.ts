import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { chromium } from "playwright-core";
import { startCloud } from "../../local/cloud.ts";
import { homes } from "../../local/seed/homes.ts";
import { executable } from "../support/browser.ts";
import { StaticSite } from "../support/static-site.ts";
import { median, signIn } from "./pages.ts";

/**
 * `npm run bench -- lighthouse [page …]`: Lighthouse's mobile profile on the production build, the
 * median of several rounds (ROUNDS) per page, and the share of each kind of work and of each file. Lighthouse itself
 * comes through npx, because no test needs it.
 */
const LIGHTHOUSE = "lighthouse@12.8.2";
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const home = homes().find((each) => each.status === "active");
const ALL_PAGES = ["/", "/listings", `/listings/${home?.id}`, "/login", "/dashboard"];
const PAGES = process.argv.length > 2 ? process.argv.slice(2) : ALL_PAGES;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** docs/speed.md#goals */
const GOAL = 97;
const METRICS = {
  FCP: "first-contentful-paint",
  SI: "speed-index",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
};

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<
    string,
    { score: number | null; title: string; numericValue?: number; details?: unknown }
  >;
};

const folder = mkdtempSync(join(tmpdir(), "selfnvest-lighthouse-"));
const site = new StaticSite(join(folder, "site"));
const sitePort = await getPort();
const address = `http://127.0.0.1:${sitePort}`;
const cloud = await startCloud({ seed: true, siteUrl: address, env: {} });
try {
  await site.serve(cloud.apiUrl, sitePort);
  await site.build({
    VITE_SUPABASE_URL: address,
    VITE_SUPABASE_PUBLISHABLE_KEY: cloud.publishableKey,
    SITE_URL: "https://homes.example",
  });
  const port = await getPort();
  const browser = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath: await executable(),
    args: [`--remote-debugging-port=${port}`, "--no-sandbox"],
  });
  for (const path of PAGES) {
    if (path === "/dashboard") {
      const page = await browser.newPage();
      await signIn(page, address);
      await page.close();
    }
    const reports: Report[] = [];
    for (let round = 0; round < ROUNDS; round++) reports.push(await measure(path, port));
    print(path, reports);
  }
  await browser.close();
} finally {
  await site.remove();
  await cloud.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Visits the page, and judges the visit as if this machine had done nothing else. */
async function measure(path: string, port: number): Promise<Report> {
  const visit = join(folder, "visit");
  const report = join(folder, "report.json");
  const settings = [
    `--only-categories=${CATEGORIES.join(",")}`,
    // Otherwise Lighthouse would clear the session.
    ...(path === "/dashboard" ? ["--disable-storage-reset"] : []),
  ];
  const url = address + path;
  await lighthouse(url, [`--gather-mode=${visit}`, `--port=${port}`, ...settings]);
  countProcessorTime(visit);
  await lighthouse(url, [
    `--audit-mode=${visit}`,
    "--output=json",
    `--output-path=${report}`,
    ...settings,
  ]);
  return JSON.parse(readFileSync(report, "utf8"));
}

type Event = { pid: number; tid: number; ts: number; dur?: number; tts?: number; tdur?: number };

/**
 * A task's length becomes the processor time it took: Lighthouse multiplies it by four, and what
 * other programs take from a busy machine would count as the page's. What is inside a task moves with it.
 */
function countProcessorTime(visit: string): void {
  const file = readdirSync(visit).find((name) => name.endsWith("trace.json")) ?? "";
  const trace: { traceEvents: Event[] } = JSON.parse(readFileSync(join(visit, file), "utf8"));
  const tasks = new Map<string, { ts: number; end: number; tts: number; newEnd: number }>();
  for (const event of trace.traceEvents.toSorted(
    (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0),
  )) {
    const { ts, dur, tts, tdur } = event;
    if (dur === undefined) continue;
    const thread = `${event.pid} ${event.tid}`;
    const task = tasks.get(thread);
    if (task && ts < task.end) {
      event.ts = Math.min(task.ts + Math.max(0, (tts ?? task.tts) - task.tts), task.newEnd);
      event.dur = Math.min(tdur ?? dur, task.newEnd - event.ts);
    } else if (tdur !== undefined && tts !== undefined) {
      tasks.set(thread, { ts, end: ts + dur, tts, newEnd: ts + tdur });
      event.dur = tdur;
    }
  }
  writeFileSync(join(visit, file), JSON.stringify(trace));
}

async function lighthouse(url: string, options: string[]): Promise<void> {
  const child = spawn("npx", ["--yes", LIGHTHOUSE, url, "--quiet", ...options], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const code = await new Promise((done) => child.on("close", done));
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
}

function print(path: string, reports: Report[]): void {
  const scores = CATEGORIES.map((name) => {
    const all = reports.map((each) => Math.round(100 * (each.categories[name]?.score ?? 0)));
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return `${name} ${median(all)}${least < most ? ` (${least} to ${most})` : ""}`;
  });
  console.log(`${path}: ${scores.join(", ")}`);
  const performance = median(reports.map((each) => each.categories.performance?.score ?? 0));
  if (Math.round(100 * performance) < GOAL) console.log(`  ✗ below the goal of ${GOAL}`);
  const metrics = Object.entries(METRICS).map(
    ([name, id]) =>
      `${name} ${median(reports.map((each) => each.audits[id]?.numericValue ?? 0)).toFixed(name === "CLS" ? 3 : 0)}`,
  );
  console.log(`  ${metrics.join(", ")}`);
  printShares(reports);
  const last = reports.at(-1);
  for (const name of CATEGORIES) {
    for (const { id } of last?.categories[name]?.auditRefs ?? []) {
      const audit = last?.audits[id];
      if (audit && audit.score !== null && audit.score < 1)
        console.log(`  ✗ ${id}: ${audit.title}`);
    }
  }
  const shifts = last?.audits["layout-shifts"]?.details as { items?: unknown[] } | undefined;
  for (const shift of shifts?.items ?? [])
    console.log("  moved:", JSON.stringify(shift).slice(0, 600));
}

/** In milliseconds of a phone's processor, and kB as sent: medians of all rounds. */
function printShares(reports: Report[]): void {
  const work = shares(reports, "mainthread-work-breakdown", "groupLabel", "duration");
  console.log(`  main thread: ${work.map(([name, ms]) => `${name} ${ms.toFixed(0)}`).join(", ")}`);
  const tasks = reports.map((each) =>
    rowsOf(each, "long-tasks").map((row) => Number(row.duration)),
  );
  const longest = median(tasks.map((all) => Math.max(0, ...all)));
  console.log(
    `  tasks over 50 ms: ${median(tasks.map((all) => all.length))}, the longest ${longest.toFixed(0)}`,
  );
  const sizes = new Map(shares(reports, "network-requests", "url", "transferSize"));
  for (const [url, ms] of shares(reports, "bootup-time", "url", "total")) {
    const size = (sizes.get(url) ?? 0) / 1_000;
    console.log(`  ${fileOf(url)}: ${ms.toFixed(0)} ms${size ? `, ${size.toFixed(1)} kB` : ""}`);
  }
  for (const [url, size] of sizes)
    if (url.endsWith(".js") && !reports.some((each) => hasRow(each, "bootup-time", url)))
      console.log(`  ${fileOf(url)}: ${(size / 1_000).toFixed(1)} kB`);
}

type Row = Record<string, unknown>;

function rowsOf(report: Report, audit: string): Row[] {
  return (report.audits[audit]?.details as { items?: Row[] } | undefined)?.items ?? [];
}

function hasRow(report: Report, audit: string, url: string): boolean {
  return rowsOf(report, audit).some((row) => row.url === url);
}

/** A column of an audit's table by another one, the largest first. A round without the row counts as nothing. */
function shares(reports: Report[], audit: string, by: string, column: string): [string, number][] {
  const names = new Set(
    reports.flatMap((each) => rowsOf(each, audit).map((row) => String(row[by]))),
  );
  return [...names]
    .map((name): [string, number] => [
      name,
      median(
        reports.map((each) =>
          rowsOf(each, audit)
            .filter((row) => row[by] === name)
            .reduce((sum, row) => sum + Number(row[column]), 0),
        ),
      ),
    ])
    .sort((a, b) => b[1] - a[1]);
}

function fileOf(url: string): string {
  return url.replace(address, "").replace(/[0-9a-f-]{36}/, "…");
}
