import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import type { Ready } from "../../../local/ready.ts";
import { launchBrowser, watchConsole } from "../../support/browser.ts";
import { Product } from "../../support/product.ts";

/** The product with its demo, and a browser. */
class Demo {
  private readonly product = new Product();
  private opened: { ready: Ready; browser: Browser } | undefined;

  async start(): Promise<void> {
    const [ready, browser] = await Promise.all([this.product.start(), launchBrowser()]);
    this.opened = { ready, browser };
  }

  get ready(): Ready {
    if (!this.opened) throw new Error("The product was not started.");
    return this.opened.ready;
  }

  get browser(): Browser {
    if (!this.opened) throw new Error("The product was not started.");
    return this.opened.browser;
  }

  /** @param tolerated console messages that the journey provokes. */
  async visit(
    options: BrowserContextOptions,
    go: (page: Page) => Promise<void>,
    tolerated?: RegExp,
  ): Promise<void> {
    const context = await this.browser.newContext(options);
    try {
      const page = await context.newPage();
      const complaints = watchConsole(page);
      await go(page);
      expect(complaints.filter((text) => !tolerated?.test(text))).toEqual([]);
    } finally {
      await context.close();
    }
  }

  async signIn(page: Page, email = this.ready.demo[0]?.email ?? ""): Promise<void> {
    await page.goto(`${this.ready.web}/login`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(this.passwordOf(email));
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.waitForURL("**/dashboard");
    await page.getByRole("heading", { name: /^Hello,/ }).waitFor();
  }

  passwordOf(email: string): string {
    return this.ready.demo.find((each) => each.email === email)?.password ?? "";
  }

  async remove(): Promise<void> {
    await this.opened?.browser.close();
    await this.product.remove();
  }
}

export const demo = new Demo();
