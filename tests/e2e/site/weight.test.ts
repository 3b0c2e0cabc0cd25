import { describe, expect, test } from "vitest";
import { homes } from "../../../local/seed/homes.ts";
import { PHONE } from "../../support/browser.ts";
import { textOf } from "../built.ts";
import { demo } from "../demo.ts";
import { weigh } from "../weigh.ts";

/**
 * The script that a first visit to each page may load, in kB (gzip): the measured size, and 1.5 to 2 kB more. A page
 * that needs more says why in docs/speed.md, and moves its line here. Wherever its visitor is, it is taken over without
 * a word in the console.
 */
const MOST_SCRIPT_KB = [
  ["/", 120.4, "America/Boise"],
  ["/listings", 113.7, "America/Los_Angeles"],
  ["/privacy", 127.1, "Pacific/Honolulu"],
  ["/login", 146.2, "Europe/Berlin"],
] as const;
/** A home that was built, on a phone: similar homes, documents, lists and marks come later. All requests, with five photographs. */
const HOME = { scriptKb: 160.8, requests: 27 };
/** The dashboard is measured on a phone. Requests besides pictures: journeys beside this one give the owner more of them. */
const DASHBOARD = { scriptKb: 131.5, requests: 26 };
/** What only an owner of several homes loads for it: a line for each home, and the choice of one. */
const SEVERAL = {
  files: /next-lines|one-of-homes|home-switch|use-meant-home|stored-choice|select-/,
  scriptKb: 3.5,
};

const LOWER = /dashboard-(vesty|lists)|suggestions|bookings/;

describe("the weight of a first visit", () => {
  test.each(MOST_SCRIPT_KB)("%s", async (path, most, timezoneId) => {
    await demo.visit({ ...PHONE, timezoneId }, async (page) => {
      const { scriptKb, order } = await weigh(page, () => page.goto(demo.ready.web + path));
      expect(scriptKb).toBeLessThan(most);
      if (path !== "/listings") return;
      // Its code starts once the first photograph is there.
      expect(order.indexOf("image")).toBeGreaterThan(-1);
      expect(order.indexOf("image")).toBeLessThan(order.indexOf("script"));
    });
  });

  test("a home", async () => {
    const home = homes().find(({ status }) => status === "active");
    await demo.visit(PHONE, async (page) => {
      const weight = await weigh(page, () => page.goto(`${demo.ready.web}/listings/${home?.id}`));
      expect(weight.scriptKb).toBeLessThan(HOME.scriptKb);
      expect(weight.asked.length, weight.asked.join("\n")).toBeLessThanOrEqual(HOME.requests);
      expect(weight.asked.filter((url) => /similar|home-more|home-marks-later/.test(url))).toEqual(
        [],
      );
      await page.mouse.wheel(0, 10);
      await page.getByRole("region", { name: "Similar homes" }).waitFor();
    });
  });

  test("the dashboard", async () => {
    await demo.visit(PHONE, async (page) => {
      await demo.signIn(page, demo.owner.email, "/robots.txt");
      const weight = await weigh(page, () => page.goto(`${demo.ready.web}/dashboard`));
      const forSeveral = weight.sizeOf(SEVERAL.files);
      expect(forSeveral).toBeGreaterThan(0);
      expect(forSeveral).toBeLessThan(SEVERAL.scriptKb);
      expect(weight.scriptKb - forSeveral).toBeLessThan(DASHBOARD.scriptKb);
      const asked = weight.asked.filter((url) => !url.includes("/storage/"));
      expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(DASHBOARD.requests);

      // Parts below the first screen are fetched at the first sign of a person.
      expect(asked.filter((url) => LOWER.test(url))).toEqual([]);
      await page.mouse.wheel(0, 10);
      await page.getByRole("link", { name: "View All Bookings" }).waitFor();
      await page.getByRole("list", { name: "Suggestions from Vesty" }).waitFor();
      expect(weight.asked.filter((url) => LOWER.test(url))).not.toEqual([]);
    });
  });
});

describe("a public page", () => {
  test.each(["index.html", "listings.html"])(
    "%s asks for nothing before its first photograph",
    async (file) => {
      const html = await textOf(file);
      const beforePhoto = html.slice(0, html.indexOf('fetchPriority="high"'));
      expect(beforePhoto).toContain("<style>");
      expect(beforePhoto).not.toMatch(
        /<script[^>]* src=|rel="(stylesheet|modulepreload)"|rel="preload" as="(?!image")/,
      );
    },
  );
});
