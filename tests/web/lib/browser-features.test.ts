import * as features from "@web/lib/browser-features.ts";
import { readItem, readJson, removeItem, removeItems, writeItem } from "@web/lib/storage.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FEATURES, takeAway, WAYS } from "../../support/without-features.ts";

/** The question for each feature, and the answer where the browser lacks it. */
const ASKED: Record<string, [ask: () => unknown, without: unknown]> = {
  "local storage": [() => features.storageOf("local"), undefined],
  "session storage": [() => features.storageOf("session"), undefined],
  "a channel": [() => features.openChannel("news"), undefined],
  "whether the device is online": [features.isOnline, true],
  "a media query": [() => features.mediaQuery("print"), undefined],
  "a style": [() => features.supportsStyle("color", "red"), false],
  "the share sheet": [features.shareSheet, undefined],
  "the clipboard": [() => features.writeToClipboard("a home"), false],
  "the device's place": [features.geolocation, undefined],
  "whether a frame shows PDFs": [features.showsPdf, true],
  databases: [features.databases, undefined],
  "service workers": [features.serviceWorkers, undefined],
  "a cache": [() => features.openCache("pages"), undefined],
  "the end of a cache": [() => features.deleteCache("pages"), undefined],
  "the private folder": [features.privateFolder, undefined],
  "what is in view": [() => features.watchInView(() => {}, {}), undefined],
  "what changes its size": [() => features.watchSize(() => {}), undefined],
  "what changes on the page": [() => features.watchChanges(() => {}), undefined],
  "the visible part of the window": [features.visibleWindow, undefined],
  "a view transition": [() => features.viewTransition(async () => {}), undefined],
  popovers: [features.hasPopovers, false],
  "a canvas without a page": [() => features.offscreenCanvas(1, 1), undefined],
  "a decoded picture": [() => features.decodedPicture(new Blob()), undefined],
  "the sentences of a text": [() => features.sentencesIn("One. Two."), undefined],
};

let giveBack = () => {};
afterEach(() => giveBack());

describe.each(WAYS)("a feature that is %s", (way) => {
  test.each(Object.entries(ASKED))("breaks nothing: %s", async (_name, [ask, without]) => {
    giveBack = takeAway({ features: FEATURES, way });
    expect(await ask()).toBe(without);
  });

  test("leaves work in turn to be done once", async () => {
    giveBack = takeAway({ features: FEATURES, way });
    const work = vi.fn(async () => "done");
    expect(await features.inTurnAcrossTabs("photos", work)).toBe("done");
    expect(work).toHaveBeenCalledOnce();
    await features.lockWhileOpen("photo");
  });

  test("leaves idle work to a timer, which can be stopped", () => {
    giveBack = takeAway({ features: FEATURES, way });
    vi.useFakeTimers();
    const [done, stopped] = [vi.fn(), vi.fn()];
    features.whenIdle(done, 100);
    features.whenIdle(stopped, 100)();
    vi.advanceTimersByTime(100);
    expect(done).toHaveBeenCalledOnce();
    expect(stopped).not.toHaveBeenCalled();
  });

  test("leaves storage empty", () => {
    giveBack = takeAway({ features: FEATURES, way });
    writeItem("a", "1");
    removeItem("a");
    removeItems("a");
    expect([readItem("a"), readJson("a")]).toEqual([null, undefined]);
  });
});

describe("a feature that is there", () => {
  test("is used", async () => {
    writeItem("a", "1");
    expect(features.storageOf("local")?.getItem("a")).toBe("1");
    expect(features.openChannel("news")).toBeInstanceOf(BroadcastChannel);
    expect(features.sentencesIn("One. Two.")).toEqual(["One. ", "Two."]);
    const writeText = vi.fn(async () => {});
    vi.stubGlobal("navigator", { clipboard: { writeText }, onLine: false, share: async () => {} });
    expect(await features.writeToClipboard("a home")).toBe(true);
    expect(features.isOnline()).toBe(false);
    expect(features.shareSheet()).toBeTypeOf("function");
  });

  test("hands on what the work in turn answers, and its failure, after one try", async () => {
    const request = (_name: string, work: () => unknown) => Promise.resolve().then(work);
    vi.stubGlobal("navigator", { locks: { request } });
    expect(await features.inTurnAcrossTabs("photos", async () => 1)).toBe(1);
    const work = vi.fn(() => Promise.reject(new Error("no room")));
    await expect(features.inTurnAcrossTabs("photos", work)).rejects.toThrow("no room");
    expect(work).toHaveBeenCalledOnce();
  });

  test("doesn't hide an error of the share sheet", async () => {
    vi.stubGlobal("navigator", { share: () => Promise.reject(new Error("closed")) });
    await expect(features.shareSheet()?.({})).rejects.toThrow("closed");
  });
});
