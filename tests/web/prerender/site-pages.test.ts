import { HttpResponse, http } from "msw";
import { describe, expect, it, test } from "vitest";
import { mostHomes } from "../../../web/prerender/most-homes.ts";
import { sitePages } from "../../../web/prerender/site-pages.ts";
import { rest, startCloud } from "../../support/web-cloud.ts";

const cloud = startCloud();

test("a project that stops answering is no site without its homes", async () => {
  cloud.use(http.get(rest("*"), () => HttpResponse.json({ message: "gone" }, { status: 400 })));
  await expect(sitePages(undefined, 5_000).next()).rejects.toMatchObject({
    text: "HTTP error! status: 400",
  });
});

describe("homes in a build", () => {
  it.each([["netlify"], ["cloudflare"], ["vercel"]])("%s makes their pages itself", (HOST) => {
    expect(mostHomes({ HOST })).toBe(0);
  });

  it("have pages where no edge makes them, the newest 5,000", () => {
    expect(mostHomes({})).toBe(5_000);
    expect(mostHomes({ HOST: "" })).toBe(5_000);
  });

  it("have as many pages as somebody asks for", () => {
    expect(mostHomes({ HOST: "netlify", PRERENDER_HOMES: "200" })).toBe(200);
    expect(mostHomes({ PRERENDER_HOMES: "0" })).toBe(0);
    expect(mostHomes({ PRERENDER_HOMES: "90000" })).toBe(5_000);
  });

  it("are not even asked for where none gets a page", async () => {
    let asked = 0;
    cloud.use(
      http.post(rest("rpc/search_listings"), () => {
        asked += 1;
        return HttpResponse.json({ message: "gone" }, { status: 400 });
      }),
      http.get(rest("*"), () => HttpResponse.json([])),
      http.post(rest("*"), () => HttpResponse.json([])),
    );
    const screens = new Set<string>();
    // The landing page and the list show some homes, so only what comes after them counts.
    const pages = sitePages(undefined, 0);
    for await (const { screen } of pages) screens.add(screen);
    expect(screens).not.toContain("listing-screen");
    expect(asked).toBeLessThan(3);
  });
});
