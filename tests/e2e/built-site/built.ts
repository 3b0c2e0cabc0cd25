import type { Browser } from "playwright-core";
import type { Ready } from "../../../local/ready.ts";
import { launchBrowser } from "../../support/browser.ts";
import { Product } from "../../support/product.ts";
import { StaticSite } from "../../support/static-site.ts";

export const SITE_URL = "https://homes.example";

/** The site as deployed: built for a running project and served as files. */
class BuiltSite {
  readonly product = new Product();
  readonly site = new StaticSite();
  private opened: { browser: Browser; address: string; ready: Ready } | undefined;

  async start(): Promise<void> {
    const [ready, browser] = await Promise.all([this.product.start(), launchBrowser()]);
    await this.site.build({
      VITE_SUPABASE_URL: ready.api,
      VITE_SUPABASE_PUBLISHABLE_KEY: ready.publishableKey,
      SITE_URL,
    });
    this.opened = { browser, address: await this.site.serve(), ready };
  }

  get browser(): Browser {
    if (!this.opened) throw new Error("The site was not built.");
    return this.opened.browser;
  }

  get address(): string {
    if (!this.opened) throw new Error("The site was not built.");
    return this.opened.address;
  }

  /** The project's address. */
  get ready(): Ready {
    if (!this.opened) throw new Error("The site was not built.");
    return this.opened.ready;
  }

  async remove(): Promise<void> {
    await this.opened?.browser.close();
    await this.site.remove();
    await this.product.remove();
  }
}

export const built = new BuiltSite();
