import { existsSync } from "node:fs";
import { launch } from "puppeteer-core";
import { type Engine, Missing } from "./engine.ts";

const PLACES = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** Firefox without a window, over WebDriver BiDi, which it speaks itself. @throws Missing */
export async function startFirefox(): Promise<Engine> {
  const executablePath = PLACES.find((path) => existsSync(path));
  if (!executablePath) throw new Missing("Firefox", "firefox-esr");
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  return {
    name: `Firefox ${(await browser.version()).replace(/^\w+\//, "")}`,
    async open(address) {
      await page.goto(address);
    },
    read: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    press: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    async resize(width, height) {
      // Firefox ESR 140 doesn't know the command that turns the screen, which comes with the size and isn't needed for it.
      await page.setViewport({ width, height }).catch((error: unknown) => {
        if (!String(error).includes("setScreenOrientationOverride")) throw error;
      });
      // The site's policy forbids what puppeteer's own waiting would evaluate.
      for (let tries = 0; tries < 50 && (await page.evaluate("innerWidth")) !== width; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 100));
    },
    close: () => browser.close(),
  };
}
