import { rm } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";
import { createHome, imagesOf, photographs } from "./photo-homes.ts";

const { files, folder } = await photographs([
  "farmhouse-white-snow-dusk",
  "living-fireplace-warm-trees-day",
  "kitchen-table-desert-desert-late",
]);

afterAll(() => rm(folder, { recursive: true, force: true }));

test("photos on a phone are two beside each other with large targets, and a finger or a mouse moves them", async () => {
  const token = await demo.tokenOf();
  const listing = await createHome(token, "A house seen in a grid");
  // All three photos are above the bar at the bottom.
  const long = { ...PHONE, viewport: { width: 390, height: 1_600 } };
  await demo.visit(long, async (page) => {
    await demo.signIn(page, demo.owner.email, `/my-listings/${listing}/edit?step=photos`);
    await page.getByText("0 of 40 photos").waitFor();
    await page.locator("input[multiple]").setInputFiles(files);
    await page.getByLabel("What photo 3 shows").waitFor();
    const stored = (await imagesOf(listing, token)).map(({ path }) => path);
    const order = async () =>
      (await imagesOf(listing, token)).map(({ path }) => stored.indexOf(path) + 1).join("");

    const [first, second, third] = await tiles(page);
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
    expect(third?.x).toBe(first?.x);
    const photos = page.getByRole("list", { name: /^Photos, in the order/ });
    for (const button of await photos.getByRole("button").all()) {
      const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
      const name = (await button.getAttribute("aria-label")) ?? (await button.textContent());
      expect([name, width >= 44, height >= 44]).toEqual([name, true, true]);
    }
    await expectAccessible(page);

    await dragByFinger(page, await middleOf(page, 3), await middleOf(page, 1));
    await expect.poll(order).toBe("312");
    const from = await middleOf(page, 1);
    const to = await middleOf(page, 2);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x - 20, to.y, { steps: 8 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(order).toBe("132");
  });
});

test("a pressed room of the shot list gets the photo that is taken for it, and the keyboard accepts a proposal", async () => {
  const token = await demo.tokenOf();
  const listing = await createHome(token, "A house with a shot list", {
    bedrooms: 2,
    bathrooms: 1,
  });
  const alts = async () => (await imagesOf(listing, token)).map(({ alt }) => alt);
  await demo.visit(PHONE, async (page) => {
    await demo.signIn(page, demo.owner.email, `/my-listings/${listing}/edit?step=photos`);
    await page.getByText("0 of 8 rooms have a photo.").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    const chosen = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Add a photo: Kitchen" }).click();
    await (await chosen).setFiles(files[2] ?? []);
    await page.getByText("1 of 8 rooms have a photo.").waitFor();
    await expect.poll(alts).toEqual(["Kitchen"]);

    await page.locator("input[multiple]").setInputFiles(files[0] ?? []);
    await page.getByRole("button", { name: "Dining area, for photo 2" }).focus();
    expect(await alts()).toEqual(["Kitchen", ""]);
    await page.keyboard.press("Enter");
    await expect.poll(alts).toEqual(["Kitchen", "Dining area"]);
    await page.getByText("2 of 8 rooms have a photo.").waitFor();
    await expectAccessible(page);
  });
});

async function tiles(page: Page) {
  const photos = await page.locator("[data-photo]").all();
  return Promise.all(photos.map((photo) => photo.boundingBox()));
}

/** The middle of the photograph itself. */
async function middleOf(page: Page, number: number): Promise<{ x: number; y: number }> {
  const picture = page.locator("[data-photo] img").nth(number - 1);
  const { x, y, width, height } = (await picture.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
}

/** A finger that rests first, because one that moves right away scrolls the page. */
async function dragByFinger(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", { x, y }: { x: number; y: number }) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  await touch("touchStart", from);
  await page.locator("[data-photo].z-10").waitFor();
  for (const share of [0.2, 0.4, 0.6, 0.8, 1])
    await touch("touchMove", {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
  await page.getByText(/is over place 1 of 3/).waitFor({ state: "attached" });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
