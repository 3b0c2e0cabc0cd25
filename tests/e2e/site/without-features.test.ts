import { describe, expect, test } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { FEATURES, takeAway, WAYS } from "../../support/without-features.ts";
import { demo } from "../demo.ts";

/** The site in browsers that lack, refuse or break what they may (web/lib/browser-features.ts). */

const PAGES = ["/", "/listings", "/listings?view=map", "/handbook", "/privacy", "/seen", "/login"];
const OWN_SCREENS = ["/my-listings", "/messages", "/offers", "/notifications", "/profile", "/sell"];
/** Playwright itself watches what changes. */
const OPTIONAL = FEATURES.filter((name) => name !== "MutationObserver");
/** supabase-js says so itself, and goes on. */
const SAID = /Failed to create a new BroadcastChannel/;

describe.each(WAYS)("a browser with every optional feature %s", (way) => {
  test("each public page works", async () => {
    await demo.visit(
      DESKTOP,
      async (page) => {
        await page.addInitScript(takeAway, { features: OPTIONAL, way });
        for (const path of PAGES) {
          await page.goto(demo.ready.web + path);
          await page.getByRole("heading", { level: 1 }).waitFor();
        }
        // Its code runs: another page comes without being loaded.
        await page.goto(demo.ready.web);
        await page.evaluate(() => Object.assign(window, { isSamePage: true }));
        await page.getByRole("link", { name: "Browse homes" }).first().click();
        await page.waitForURL("**/listings");
        await page.getByRole("heading", { level: 1, name: /homes/i }).waitFor();
        expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
      },
      SAID,
    );
  });

  test("people sign in, and open their screens", async () => {
    await demo.visit(
      DESKTOP,
      async (page) => {
        await page.addInitScript(takeAway, { features: OPTIONAL, way });
        await page.goto(`${demo.ready.web}/login`);
        await demo.fillLogin(page);
        await page.getByRole("heading", { name: /^Hello,/ }).waitFor();
        for (const path of OWN_SCREENS) {
          await page.evaluate(goTo, path);
          await page.getByRole("heading", { level: 1 }).first().waitFor();
          expect(await page.getByText("This page could not be shown").count()).toBe(0);
        }
      },
      SAID,
    );
  });
});

/** In the page, which would forget the session if it were loaded again. */
function goTo(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}
