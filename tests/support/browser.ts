import { existsSync } from "node:fs";
import sparticuz from "@sparticuz/chromium";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

/**
 * A real browser: the one CHROME_PATH names, else the system's Chromium, else the one npm installs.
 * The latter comes with flags for cloud functions that are unwanted here: a single process, no CORS.
 */
export async function launchBrowser(flags: string[] = []): Promise<Browser> {
  const args = [...QUIET, ...flags];
  return chromium.launch({ executablePath: await executable(), args, headless: true });
}

/**
 * The same for journeys, which look at elements and never at pixels: it lays out, hit-tests and scrolls as usual, but
 * has no memory to draw into. Drawing was a quarter of its work. A screenshot would be blank.
 */
export function launchUnpainted(): Promise<Browser> {
  return launchBrowser([
    "--force-gpu-mem-available-mb=0",
    // Pages of one context share a process, and what it has compiled (demo.visit).
    "--process-per-site",
    // A process for the network alone would copy whatever passes.
    "--enable-features=NetworkServiceInProcess2",
  ]);
}

/** The browser's executable. */
export async function executable(): Promise<string> {
  const system = process.env.CHROME_PATH || SYSTEM_CHROMIUM.find((path) => existsSync(path));
  return system ?? (await sparticuz.executablePath());
}

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** Collects what a clean page must not produce: console errors and warnings, uncaught errors. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      complaints.push(`${message.type()}: ${message.text()} (${page.url()})`);
    }
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

const SYSTEM_CHROMIUM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

// Tests reach this machine only; without these flags Chromium calls home at every start.
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages are short-lived here: what V8 would compile and collect beside them costs more than it saves.
  "--js-flags=--single-threaded",
];
