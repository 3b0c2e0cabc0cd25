import { existsSync } from "node:fs";
import sparticuz from "@sparticuz/chromium";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

/**
 * A real browser: the one CHROME_PATH names, else the system's Chromium, else the one npm installs. The latter comes with
 * flags for cloud functions that are unwanted here: a single process, no CORS.
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await executable(), args: FLAGS, headless: true });
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

const FLAGS = [
  // Containers run as root and have no graphics card.
  "--no-sandbox",
  "--disable-gpu",
  // Tests reach this machine only; without these flags Chromium calls home at every start.
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
