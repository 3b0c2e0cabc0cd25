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

test("a screen whose code is there is shown at once: a prerendered page is taken over whole", async () => {
  const Screen = lazyScreen(load);
  await loadScreen(Screen);
  show(Screen);
  expect(screen.getByText("The screen")).toBeVisible();
});

test("otherwise it is waited for", async () => {
  show(lazyScreen(load));
  expect(screen.getByText("Waiting")).toBeVisible();
  expect(await screen.findByText("The screen")).toBeVisible();
});

test("a failed fetch ahead is silent, and the code is asked for again", async () => {
  const failing = vi.fn(load).mockRejectedValueOnce(new Error("no network"));
  const Screen = lazyScreen(failing);
  Screen.preload();
  show(Screen);
  expect(await screen.findByText("The screen")).toBeVisible();
  expect(failing).toHaveBeenCalledTimes(2);
});

test("of anything else there is nothing to fetch", async () => {
  await expect(loadScreen("div")).resolves.toBeUndefined();
});
