import { expect, it } from "vitest";
import { visit } from "../built.ts";

/** Whatever gets into a page, the policy only runs code from the site's own files. */
it("an injected script does not run", async () => {
  await visit(
    {},
    "/",
    async (page) => {
      const blocked = await page.evaluate(async () => {
        const violations: string[] = [];
        const allBlocked = new Promise<void>((done) => {
          document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
            if (violations.push(effectiveDirective) === 3) done();
          });
        });
        const inline = document.createElement("script");
        inline.textContent = "window.hasRun = true";
        const foreign = document.createElement("script");
        foreign.src = "http://127.0.0.1:9/evil.js";
        const button = document.createElement("button");
        button.setAttribute("onclick", "window.hasRun = true");
        document.body.append(inline, foreign, button);
        button.click();
        await allBlocked;
        return violations.sort();
      });
      expect(blocked).toEqual(["script-src-attr", "script-src-elem", "script-src-elem"]);
      expect(await page.evaluate(() => "hasRun" in window)).toBe(false);
    },
    /Content Security Policy/,
  );
});
