import { act, renderHook } from "@testing-library/react";
import { SEARCH_DELAY_MS, useSearchText } from "@web/lib/use-search-text.ts";
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers();
});

function start(term = "") {
  const commit = vi.fn<(term: string) => void>();
  const hook = renderHook(({ term }) => useSearchText(term, commit), { initialProps: { term } });
  return { ...hook, commit, type: (text: string) => act(() => hook.result.current.setText(text)) };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("waits for a pause of 300 ms, then sends the trimmed text once", () => {
  const { type, commit } = start();
  expect(SEARCH_DELAY_MS).toBe(300);
  type("map");
  wait(299);
  type("maple ");
  wait(299);
  expect(commit).not.toHaveBeenCalled();
  wait(1);
  expect(commit.mock.calls).toEqual([["maple"]]);
  wait(1000);
  expect(commit).toHaveBeenCalledTimes(1);
});

test("doesn't wait on Enter, and sends nothing twice", () => {
  const { type, commit, result } = start();
  type("pool");
  act(() => result.current.sendNow());
  expect(commit.mock.calls).toEqual([["pool"]]);
  wait(1000);
  expect(commit).toHaveBeenCalledTimes(1);
});

test("an echo of earlier text doesn't overwrite newer typing", () => {
  const { type, result, rerender } = start();
  type("ma");
  wait(300);
  type("maple");
  rerender({ term: "ma" });
  expect(result.current.text).toBe("maple");
});

test("adopts a term from elsewhere, both back and forward", () => {
  const { type, result, rerender } = start();
  type("pool");
  wait(300);
  rerender({ term: "pool" });
  rerender({ term: "" });
  expect(result.current.text).toBe("");
  rerender({ term: "pool" });
  expect(result.current.text).toBe("pool");
});

test("Back works even before the screen has caught up with the typing", () => {
  const { type, result } = start();
  type("pool");
  wait(300);
  act(() => window.dispatchEvent(new PopStateEvent("popstate")));
  expect(result.current.text).toBe("");
});

test("clearing doesn't wait either", () => {
  const { result, commit } = start("pool");
  act(() => result.current.clear());
  expect(result.current.text).toBe("");
  expect(commit.mock.calls).toEqual([[""]]);
});
