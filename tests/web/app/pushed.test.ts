import {
  addressOf,
  ENDED_PUSH,
  openPage,
  show,
  shownOf,
  type Windows,
} from "@web/service-worker/push.ts";
import { describe, expect, it, vi } from "vitest";

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

it("the end of a subscription is shown, and leads to the switch", () => {
  const { title, options } = shownOf(ENDED_PUSH);
  expect(title).toBe("Notifications have stopped on this device");
  expect(options.data.path).toBe("/profile");
});

it("a push is always shown, or the browser takes the permission back", async () => {
  const showNotification = vi.fn(async () => {});
  const said = { title: "A visitor asks", path: "/messages/1", tag: "t" };
  for (const text of [JSON.stringify(said), "no JSON"]) await show(text, { showNotification });
  expect(showNotification.mock.calls).toEqual([
    ["A visitor asks", expect.objectContaining({ tag: "t", data: { path: "/messages/1" } })],
    ["Something new for you", expect.objectContaining({ data: { path: "/notifications" } })],
  ]);
});

describe("a press on it", () => {
  /** Windows that are open, and what happens to them. */
  function windowsOf(...urls: string[]) {
    const happened: string[] = [];
    const windows: Windows = {
      matchAll: async ({ includeUncontrolled }) =>
        urls.map((url) => ({
          url: includeUncontrolled ? url : "",
          focus: async () => happened.push(`focus ${url}`),
        })),
      openWindow: async (address) => happened.push(`open ${address}`),
    };
    return { windows, happened };
  }

  it("goes to the window that shows its page", async () => {
    const { windows, happened } = windowsOf(`${SITE}/sell`, `${SITE}/offers/1`);
    await openPage(`${SITE}/offers/1`, windows);
    expect(happened).toEqual([`focus ${SITE}/offers/1`]);
  });

  it("leaves a window alone in which something else is written", async () => {
    const { windows, happened } = windowsOf(`${SITE}/sell`);
    await openPage(`${SITE}/offers/1`, windows);
    expect(happened).toEqual([`open ${SITE}/offers/1`]);
  });

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
