import { describe, expect, test } from "vitest";
import { homes } from "../../../local/seed/homes.ts";
import { DESKTOP, watchConsole } from "../../support/browser.ts";
import { StaticSite } from "../../support/static-site.ts";
import { demo } from "../demo.ts";

const home = homes().find((each) => each.status === "active");
if (!home) throw new Error("The demo has no active home.");

describe("the site without a network", () => {
  test("the site still shows what was seen: the home, its photo, the list", async () => {
    const site = new StaticSite(demo.ready.folder);
    const address = await site.serve();
    const look = { ...DESKTOP, serviceWorkers: "allow" } as const;
    await demo.visit(
      look,
      async (page) => {
        const complaints = watchConsole(page);
        await page.goto(`${address}/listings/${home.id}`);
        await page.getByRole("heading", { level: 1, name: home.title }).waitFor();
        await expect.poll(() => page.evaluate(keptEverything)).toBe(true);
        expect(complaints).toEqual([]);
        // The host is gone too, and the worker can't reach the project either.
        await page.context().setOffline(true);
        site.close();
        const [worker] = page.context().serviceWorkers();
        const reach = (url: string) => fetch(url, { mode: "no-cors" }).then(String, String);
        // The browser takes a worker off the network a moment after its page.
        await expect.poll(() => worker?.evaluate(reach, demo.ready.api)).toMatch(/Failed to fetch/);

        await page.reload();
        await page.getByRole("heading", { level: 1, name: home.title }).waitFor();
        // The browser only tells pages that saw the network go.
        await page.context().setOffline(false);
        await page.context().setOffline(true);
        await page.getByRole("link", { name: "Homes you have seen" }).click();
        await page.getByRole("heading", { level: 1, name: "Homes you have seen" }).waitFor();
        await page.getByRole("article").getByText(home.title).first().waitFor();
        await page.waitForFunction(() => {
          const photo = document.querySelector("article img");
          return photo instanceof HTMLImageElement && photo.naturalWidth > 0;
        });

        await page.goto(`${address}/never-opened`);
        await page.getByRole("banner").waitFor();
      },
      /./,
    );
  });
});

/** Runs in the page: the worker is active, and has cached the home and a photo of it. */
async function keptEverything(): Promise<boolean> {
  const count = async (name: string) => (await (await caches.open(name)).keys()).length;
  const counts = await Promise.all(["pages", "homes", "photos"].map(count));
  return navigator.serviceWorker.controller !== null && counts.every((each) => each > 0);
}
