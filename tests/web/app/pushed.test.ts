import { addressOf, shownOf } from "@web/service-worker/push.ts";
import { describe, expect, it } from "vitest";

const SITE = "https://site.example";

describe("a push", () => {
  it("is shown, and takes the place of what had the same tag", () => {
    const said = { title: "A visitor asks", body: "Sat", path: "/dashboard?showings=1", tag: "t" };
    expect(shownOf(JSON.stringify(said))).toEqual({
      title: "A visitor asks",
      options: {
        body: "Sat",
        tag: "t",
        icon: "/icons/icon-192.png",
        badge: "/icons/icon-192.png",
        data: { path: "/dashboard?showings=1" },
      },
    });
  });

  it.each([undefined, "", "no JSON", "null", "[]", '{"title":1,"path":"/","tag":"t"}'])(
    "%j is shown without what it says, because a browser wants to see something",
    (text) => {
      const { title, options } = shownOf(text);
      expect([title, options.data.path]).toEqual(["Something new for you", "/notifications"]);
    },
  );
});

describe("a press on it", () => {
  it("opens the page", () => {
    expect(addressOf({ path: "/offers/1?a=b#c" }, SITE)).toBe(`${SITE}/offers/1?a=b#c`);
  });

  it.each([
    "https://elsewhere.example/",
    "//elsewhere.example/",
    "/\\elsewhere.example/",
    "/\t/elsewhere.example/",
    "javascript:alert(1)",
    "",
    7,
    undefined,
  ])("never leaves the site, as %j would", (path) => {
    expect(addressOf({ path }, SITE)).toBe(`${SITE}/notifications`);
    expect(addressOf(null, SITE)).toBe(`${SITE}/notifications`);
  });
});
