import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FIRST_ERRORS } from "@domain/site/errors/first-errors.ts";
import { paths } from "@domain/site/paths.ts";
import { describe, expect, test } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { deferred } from "../../support/deferred.ts";
import { StaticSite } from "../../support/static-site.ts";
import { demo } from "../demo.ts";

/** A tab that stays open while the site's next version takes the place of its files (decision 167). */
describe("a page that is open during a release", () => {
  test("an open tab says so, loads once, and shows the screen that was asked for", async () => {
    const folder = await mkdtemp(join(tmpdir(), "selfnvest-release-"));
    await cp(demo.ready.folder, folder, { recursive: true });
    const before = new StaticSite(folder);
    const after = new StaticSite(folder);
    const address = await before.serve();
    try {
      await demo.visit(
        DESKTOP,
        async (page) => {
          const told = deferred();
          await page.exposeFunction("tellNewVersion", told.resolve);
          await page.addInitScript(hearNewVersion, FIRST_ERRORS.new_version.text);
          await page.goto(`${address}/privacy`);
          await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();

          await release(folder);
          before.close();
          await after.serve(undefined, Number(new URL(address).port));
          // The page is asked for again; it comes only after the tab has said why.
          let loads = 0;
          await page.route(`${address}${paths.handbook.path}`, async (route) => {
            loads += 1;
            await told.promise;
            await route.continue();
          });
          await page.getByRole("link", { name: "Handbook" }).first().click();
          await page
            .getByRole("heading", { level: 1, name: "How to sell your own home" })
            .waitFor();
          expect(new URL(page.url()).pathname).toBe(paths.handbook.path);
          expect(await page.evaluate(codeOf)).toContain(NEXT);

          // The next screen comes as ever.
          await page.getByRole("link", { name: "Terms of Service" }).first().click();
          await page.getByRole("heading", { level: 1, name: "Terms of Service" }).waitFor();
          expect(loads).toBe(1);
          expect(await page.getByText(FIRST_ERRORS.new_version.text).count()).toBe(0);
        },
        // The code that is gone, and React's line about it when the page is still there to print it.
        /404|AppError: new_version/,
      );
    } finally {
      before.close();
      after.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

const NEXT = "assets-of-the-next";

/** Puts the same site there as its next version: its code has other names, and the old one is gone. */
async function release(folder: string): Promise<void> {
  await rename(join(folder, "assets"), join(folder, NEXT));
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => /(\.(html|js|css)|_headers|_redirects)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(join(folder, file), "utf8");
      await writeFile(join(folder, file), text.replace(/\bassets\//g, `${NEXT}/`));
    }),
  );
}

/** Runs in each page, before its own scripts. */
function hearNewVersion(sentence: string): void {
  const { tellNewVersion } = window as unknown as { tellNewVersion: () => void };
  new MutationObserver(() => {
    if (document.body?.textContent.includes(sentence)) tellNewVersion();
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function codeOf(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "";
}
