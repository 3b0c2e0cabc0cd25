import { pause } from "@web/features/site/plans/pause.ts";
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers();
});
/** The state of a wait, once everything due has happened. */
async function stateOf(promise: Promise<void>): Promise<string> {
  const pending = Promise.resolve().then(() => Promise.resolve("waiting"));
  return Promise.race([
    promise.then(
      () => "over",
      () => "left",
    ),
    pending.then((state) => Promise.resolve(state)),
  ]);
}

test("lasts the given time", async () => {
  const wait = pause(2000, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(1999);
  expect(await stateOf(wait)).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(await stateOf(wait)).toBe("over");
});

test("ends when the page is left, even if it was left before", async () => {
  const page = new AbortController();
  const wait = pause(5000, page.signal);
  page.abort();
  expect(await stateOf(wait)).toBe("left");
  expect(await stateOf(pause(5000, page.signal))).toBe("left");
  expect(vi.getTimerCount()).toBe(0);
});

test("a long wait ends on returning to the tab, and a short one does not", async () => {
  const { signal } = new AbortController();
  const [kept, long] = [pause(2000, signal), pause(60_000, signal)];
  document.dispatchEvent(new Event("visibilitychange"));
  expect([await stateOf(kept), await stateOf(long)]).toEqual(["waiting", "over"]);
});
