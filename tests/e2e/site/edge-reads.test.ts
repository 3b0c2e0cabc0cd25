// Long, because the site is built once more.
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { StaticSite } from "../../support/static-site.ts";
import { demo } from "../demo.ts";
import { weigh } from "../weigh.ts";

/** The site as a host with an edge serves it: what is public is asked there, and at the project where that fails. */
const site = new StaticSite();
let web: string;

beforeAll(async () => {
  const { api, publishableKey } = demo.ready;
  await site.build({
    VITE_SUPABASE_URL: api,
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    PRERENDER_HOMES: "0",
  });
  web = await site.serve();
});
afterAll(() => site.remove());

test("the front page weighs what it may", async () => {
  await demo.visit(PHONE, async (page) => {
    const { scriptKb } = await weigh(page, () => page.goto(web));
    expect(scriptKb).toBeLessThan(120.4);
  });
});

test("a visitor's searches go through the host's edge, and to the project when it is down", async () => {
  await demo.visit(
    DESKTOP,
    async (page) => {
      const reads: string[] = [];
      let isDown = false;
      page.on("request", (request) => {
        const { origin, pathname } = new URL(request.url());
        const [, name] = /\/rest\/v1\/(?:rpc\/)?(\w+)$/.exec(pathname) ?? [];
        if (name === "search_listings" || name === "map_listings")
          reads.push(`${name} ${origin === web ? "edge" : "project"}`);
      });
      await page.route("**/api/public/**", (route) =>
        isDown ? route.fulfill({ status: 503, body: "" }) : route.continue(),
      );
      await page.goto(`${web}/listings?property_type=condo`);
      await expect.poll(() => reads).toContain("search_listings edge");
      await page.locator("#list article").first().waitFor();
      expect(reads.splice(0).filter((read) => read.endsWith("project"))).toEqual([]);
      await page.goto(`${web}/listings?view=map`);
      await expect.poll(() => reads).toContain("map_listings edge");
      expect(reads.splice(0).filter((read) => read.endsWith("project"))).toEqual([]);
      isDown = true;
      await page.goto(`${web}/listings?property_type=house`);
      await expect.poll(() => reads).toContain("search_listings project");
      await page.locator("#list article").first().waitFor();
    },
    /503/,
  );
});
