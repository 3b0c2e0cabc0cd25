import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { DESKTOP } from "../support/browser.ts";
import { deferred } from "../support/deferred.ts";
import { demo } from "./demo.ts";

/** The domain that the site was built for. */
export const SITE_URL = demo.ready.domain;

/** A file of the build. */
export function textOf(path: string): Promise<string> {
  return readFile(join(demo.ready.folder, path), "utf8");
}

/** Opens a page of the site in a new browser. */
export function visit(
  options: BrowserContextOptions,
  path: string,
  look: (page: Page) => Promise<void>,
  tolerated?: RegExp,
): Promise<void> {
  const open = async (page: Page) => {
    await page.goto(demo.ready.web + path);
    await look(page);
  };
  return demo.visit({ ...DESKTOP, ...options }, open, tolerated);
}

/** Keeps the page's code from arriving. @returns what lets it come. */
export async function holdCode(page: Page): Promise<() => void> {
  const held = deferred();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
