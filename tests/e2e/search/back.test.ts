import { expect, test } from "vitest";
import { PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";

/** The effect of a phone's Back: it closes an open layer before it leaves the page. */
test("Back on a phone closes the filters, the card, the viewer and the menu, one after the other", async () => {
  await demo.visit(PHONE, async (page) => {
    await page.goto(`${demo.ready.web}/listings?view=map&property_type=land`);
    await page.locator(".map-home").first().waitFor();
    const list = page.url();

    await page.getByRole("button", { name: /^Filters/ }).tap();
    const choice = page.getByRole("combobox", { name: "Property type" });
    await choice.waitFor();
    await page.goBack();
    await choice.waitFor({ state: "hidden" });
    expect(page.url()).toBe(list);

    await page.locator(".map-home").first().tap();
    const card = page.getByRole("region", { name: "Homes on the map" });
    await card.getByRole("link", { name: "View Details" }).first().waitFor();
    await page.goBack();
    await card.waitFor({ state: "detached" });
    await page.locator(".map-home").first().tap();
    await card.getByRole("link", { name: "View Details" }).first().tap();

    // The home has an address of its own, and what opens above it doesn't.
    await page.waitForURL(/\/listings\/[\w-]+$/);
    const address = page.url();
    const enlarge = page.getByRole("dialog").getByRole("button", { name: "View full screen" });
    const viewer = page.getByRole("dialog", { name: /^Photos of/ });
    await enlarge.tap();
    await viewer.waitFor();
    await page.goBack();
    await viewer.waitFor({ state: "detached" });
    expect(page.url()).toBe(address);
    await enlarge.tap();
    await viewer.waitFor();
    await page.reload();
    // Loaded again, nothing covers the home.
    await page.getByRole("heading", { level: 1 }).or(enlarge).first().waitFor();
    await viewer.waitFor({ state: "detached" });
    expect(page.url()).toBe(address);

    await page.goBack();
    // The page takes the focus when it is there, which would close a menu that was opened before.
    await page.locator(".map-home").first().waitFor();
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link").first();
    await link.waitFor();
    const under = page.url();
    await page.goBack();
    await link.waitFor({ state: "hidden" });
    expect(page.url()).toBe(under);
    // Forward doesn't open it again.
    await page.goForward();
    await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
    expect(await link.isVisible()).toBe(false);
    expect(page.url()).toBe(under);
  });
});

test("a layer closed by its button leaves the page where that has scrolled to", async () => {
  await demo.visit(PHONE, async (page) => {
    await page.goto(`${demo.ready.web}/listings`);
    await page.getByRole("article").nth(5).waitFor();
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
    await page.getByRole("button", { name: /^Filters/ }).tap();
    await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1);
    await page.getByRole("button", { name: /^Show \d/ }).tap();
    await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
    // To the homes; the browser by itself would return to where the filters were opened.
    const top = () => page.evaluate(nextFrames);
    await expect.poll(top).toBeLessThan(1000);
    expect(await top()).toBeLessThan(1000);
  });
});

test("a list that is loaded again far down is where its reader was", async () => {
  await demo.visit(PHONE, async (page) => {
    const home = page.locator(`[data-home]:has(a)`);
    const topOf = (id: string) =>
      page.evaluate(
        (wanted) =>
          document.querySelector(`[data-home="${wanted}"]`)?.getBoundingClientRect().top ?? null,
        id,
      );
    for (const path of ["/listings", "/listings?sort=price_asc"]) {
      await page.goto(demo.ready.web + path);
      await home.nth(5).waitFor();
      for (const homes of [48, 72]) {
        // A key finds it, wherever the cards that are drawn in the meantime move it.
        await page.getByRole("button", { name: "Load more" }).press("Enter");
        await expect.poll(() => home.count()).toBe(homes);
      }
      const read = (await home.nth(60).getAttribute("data-home")) ?? "";
      await page.locator(`[data-home="${read}"]`).scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollBy({ top: 120, behavior: "instant" }));
      // Its place is read once the page rests, and written when it is left.
      await expect.poll(() => page.evaluate(isPlaceKept)).toBe(true);
      const before = await topOf(read);

      await page.reload();
      await expect.poll(() => home.count()).toBe(72);
      await expect.poll(() => topOf(read)).toBeCloseTo(before ?? 0, -1);
      // Once something is pressed, it isn't held.
      await page.mouse.wheel(0, -700);
      await expect.poll(() => topOf(read)).toBeGreaterThan((before ?? 0) + 300);

      // Its address begins at the top.
      await page.goto("about:blank");
      await page.goto(demo.ready.web + path);
      await home.nth(5).waitFor();
      expect(await page.evaluate(nextFrames)).toBe(0);
    }
  });
});

/** How far the page is scrolled, once the browser has had time to scroll it. */
function nextFrames(): Promise<number> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done(window.scrollY)));
  });
}

/** Runs in the page: whether the place that it would keep now is where the list is. */
function isPlaceKept(): boolean {
  dispatchEvent(new Event("pagehide"));
  const { id, top } = JSON.parse(sessionStorage.getItem("list_place") ?? "{}");
  const home = document.querySelector(`[data-home="${id}"]`);
  return home !== null && Math.abs(home.getBoundingClientRect().top - top) < 1;
}
