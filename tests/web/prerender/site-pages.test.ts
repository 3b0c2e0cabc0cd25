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
});
