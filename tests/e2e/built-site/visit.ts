import type { Browser, Page } from "playwright-core";
import { DESKTOP, watchConsole } from "../../support/browser.ts";
import { built } from "./built.ts";

/** Opens a page of the built site in a browser of its own. */
export async function visit(
  options: Parameters<Browser["newContext"]>[0],
  path: string,
  look: (page: Page, complaints: string[]) => Promise<void>,
): Promise<void> {
  const context = await built.browser.newContext({ ...DESKTOP, ...options });
  try {
    const page = await context.newPage();
    const complaints = watchConsole(page);
    await page.goto(built.address + path);
    await look(page, complaints);
  } finally {
    await context.close();
  }
}
