import { describe, expect, test } from "vitest";
import { homes } from "../../../local/seed/homes.ts";
import { built } from "./built.ts";
import { visit } from "./visit.ts";

/** Takes the host and the project away for good, so it has to be the last test. */
const home = homes().find((each) => each.status === "active");
if (!home) throw new Error("The demo has no active home.");

describe("without a network", () => {
  test("what was seen is still there: the home, its photo, the list", async () => {
    await visit({}, `/listings/${home.id}`, async (page) => {
      await page.getByRole("heading", { level: 1, name: home.title }).waitFor();
      await expect.poll(() => page.evaluate(keptEverything), { timeout: 20_000 }).toBe(true);
      // The host and the project are gone too, so nothing can have come from them.
      await page.context().setOffline(true);
      built.site.close();
      await built.product.stop();

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

      await page.goto(`${built.address}/never-opened`);
      await page.getByRole("banner").waitFor();
    });
  });
});

/** Runs in the page: the worker is active, and has cached the home and a photo of it. */
async function keptEverything(): Promise<boolean> {
  const count = async (name: string) => (await (await caches.open(name)).keys()).length;
  const counts = await Promise.all(["pages", "homes", "photos"].map(count));
  return navigator.serviceWorker.controller !== null && counts.every((each) => each > 0);
}
