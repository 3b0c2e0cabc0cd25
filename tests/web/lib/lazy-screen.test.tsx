import { render, screen } from "@testing-library/react";
import { lazyScreen, loadScreen } from "@web/lib/lazy-screen.ts";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";

const load = () => Promise.resolve({ default: () => <p>The screen</p> });

function show(Screen: ReturnType<typeof lazyScreen>) {
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
