import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { chromium } from "playwright-core";
import { homes } from "../../local/seed/homes.ts";
import { executable } from "../support/browser.ts";
import { Product } from "../support/product.ts";
import { StaticSite } from "../support/static-site.ts";

/**
 * `npx tsx tests/bench/lighthouse.ts [rounds] [page …]`: Lighthouse's mobile profile on the
 * production build, the median of several rounds per page. Lighthouse itself comes through npx,
 * because no test needs it.
 */
const LIGHTHOUSE = "lighthouse@12.8.2";
const ROUNDS = Number(process.argv[2] ?? 3);
const home = homes().find((each) => each.status === "active");
const PAGES = ["/", "/listings", `/listings/${home?.id}`, "/login", "/dashboard"].filter(
  (page) => process.argv.length < 4 || process.argv.slice(3).includes(page),
);

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<
    string,
    { score: number | null; title: string; displayValue?: string; details?: unknown }
  >;
};

const product = new Product();
const site = new StaticSite();
const folder = mkdtempSync(join(tmpdir(), "selfnvest-lighthouse-"));
try {
  const ready = await product.start();
  const address = await site.serve(ready.api);
  await site.build({
    VITE_SUPABASE_URL: address,
    VITE_SUPABASE_PUBLISHABLE_KEY: ready.publishableKey,
    SITE_URL: "https://homes.example",
  });
  const port = await getPort();
  const browser = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath: await executable(),
    args: [`--remote-debugging-port=${port}`, "--no-sandbox"],
  });
  for (const path of PAGES) {
    if (path === "/dashboard") await signIn();
    const reports: Report[] = [];
    for (let round = 0; round < ROUNDS; round++) reports.push(await measure(path));
    print(path, reports);
  }
  await browser.close();

  async function signIn(): Promise<void> {
    const page = await browser.newPage();
    await page.goto(`${address}/login`);
    await page.getByLabel("Email").fill("owner@selfnvest.demo");
    await page.getByLabel("Password", { exact: true }).fill("demo-password-1");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.waitForURL("**/dashboard");
    await page.close();
  }

  async function measure(path: string): Promise<Report> {
    const file = join(folder, "report.json");
    const args = [LIGHTHOUSE, address + path, `--port=${port}`, "--output=json", "--quiet"];
    args.push(
      `--output-path=${file}`,
      "--only-categories=performance,accessibility,best-practices,seo",
    );
    // Without it, Lighthouse would clear the session.
    if (path === "/dashboard") args.push("--disable-storage-reset");
    const child = spawn("npx", ["--yes", ...args], { stdio: ["ignore", "ignore", "inherit"] });
    const code = await new Promise((done) => child.on("close", done));
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
    return JSON.parse(readFileSync(file, "utf8"));
  }
} finally {
  await site.remove();
  await product.remove();
  rmSync(folder, { recursive: true, force: true });
}

function print(path: string, reports: Report[]): void {
  const score = (name: string) =>
    median(reports.map((r) => 100 * (r.categories[name]?.score ?? 0)));
  const value = (audit: string) => reports.at(-1)?.audits[audit]?.displayValue ?? "";
  const names = ["performance", "accessibility", "best-practices", "seo"];
  console.log(`${path}: ${names.map((name) => `${name} ${score(name)}`).join(", ")}`);
  console.log(
    `  FCP ${value("first-contentful-paint")}, LCP ${value("largest-contentful-paint")}, TBT ${value("total-blocking-time")}, CLS ${value("cumulative-layout-shift")}`,
  );
  const last = reports.at(-1);
  const shifts = last?.audits["layout-shifts"];
  if (shifts?.score !== 1)
    console.log("  moved:", JSON.stringify(shifts?.details)?.slice(0, 2_000));
  for (const name of names.slice(1)) {
    for (const { id } of last?.categories[name]?.auditRefs ?? []) {
      const audit = last?.audits[id];
      if (audit && audit.score !== null && audit.score < 1)
        console.log(`  ✗ ${id}: ${audit.title}`);
    }
  }
}

function median(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}
