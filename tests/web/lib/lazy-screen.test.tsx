import { render, screen } from "@testing-library/react";
import { lazyScreen, loadScreen } from "@web/lib/lazy-screen.ts";
import { type ComponentType, Suspense } from "react";
import { expect, test, vi } from "vitest";

const load = () => Promise.resolve({ default: () => <p>The screen</p> });

function show(Screen: ComponentType) {
  render(
    <Suspense fallback={<p>Waiting</p>}>
      <Screen />
    </Suspense>,
  );
}

test("a loaded screen renders at once, so a prerendered page hydrates as a whole", async () => {
  const Screen = lazyScreen(load);
  await loadScreen(Screen);
  show(Screen);
  expect(screen.getByText("The screen")).toBeVisible();
});

test("a screen that is not loaded suspends", async () => {
  show(lazyScreen(load));
  expect(screen.getByText("Waiting")).toBeVisible();
  expect(await screen.findByText("The screen")).toBeVisible();
});

test("a failed preload is silent, and the code is requested again", async () => {
  const failing = vi.fn(load).mockRejectedValueOnce(new Error("no network"));
  const Screen = lazyScreen(failing);
  Screen.preload();
  show(Screen);
  expect(await screen.findByText("The screen")).toBeVisible();
  expect(failing).toHaveBeenCalledTimes(2);
});

test("other components have nothing to load", async () => {
  await expect(loadScreen("div")).resolves.toBeUndefined();
});

test.each([
  ["is loaded along after a navigation", false, 1],
  ["waits in a page that was prerendered with it", true, 0],
])("a screen's later part %s", async (_what, isBuilt, times) => {
  const part = document.createElement("div");
  part.id = "part";
  if (isBuilt) document.body.append(part);
  const later = vi.fn(async () => {});
  show(lazyScreen(load, { id: "part", load: later }));
  expect(await screen.findByText("The screen")).toBeVisible();
  expect(later).toHaveBeenCalledTimes(times);
  part.remove();
});
