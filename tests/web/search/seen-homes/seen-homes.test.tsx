import { renderHook, screen } from "@testing-library/react";
import { rememberSeen, seenHomesQuery } from "@web/api/homes/seen-homes.ts";
import { createQueryClient } from "@web/app/query-client.ts";
import { useRemembered } from "@web/features/homes/listings/home/use-remembered.ts";
import { forgetSeen } from "@web/lib/offline-caches.ts";
import SeenHomesScreen from "@web/screens/seen-homes-screen.tsx";
import { sessionStore } from "@web/session/session.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeCaches } from "../../../support/fake-caches.ts";
import { renderWeb } from "../../../support/render-web.tsx";
import { until } from "../../../support/until.ts";
import { startCloud } from "../../../support/web-cloud.ts";
import { details, range } from "../../homes/listings/homes.ts";

startCloud();
let kept: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  sessionStore.setState({ status: "signed-out", user: null });
  kept = fakeCaches();
  vi.useFakeTimers({ toFake: ["Date"] });
});
async function remember(n: number, at: string) {
  vi.setSystemTime(at);
  await rememberSeen(details(n));
}

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map((each) => each.textContent);

test("lists the last viewed home first, each once, until the list is cleared", async () => {
  await remember(1, "2026-11-20T10:00:00Z");
  await remember(2, "2026-11-20T11:00:00Z");
  await remember(1, "2026-11-20T12:00:00Z");
  const { user } = renderWeb(<SeenHomesScreen />);
  expect(await screen.findByText("2 homes")).toBeVisible();
  expect(titles()).toEqual(["Home number 1", "Home number 2"]);
  await user.click(screen.getByRole("button", { name: "Remove them from this device" }));
  expect(await screen.findByText("No homes seen yet")).toBeVisible();
  expect(kept.size).toBe(0);
});

test("drops the oldest beyond the limit", async () => {
  for (let n = 1; n <= 103; n++) {
    await remember(n, new Date(Date.UTC(2026, 10, 1, 0, n)).toISOString());
  }
  const seen = await createQueryClient().fetchQuery(seenHomesQuery());
  expect(seen.map(({ id }) => id)).toEqual(
    range(4, 103)
      .map(({ id }) => id)
      .reverse(),
  );
});

test("keeps an opened home, but not one that only its owner can see", async () => {
  const open = (n: number, status: string) =>
    renderHook(() => useRemembered(details(n, { status })));
  open(1, "draft");
  open(2, "active");
  await until(() => expect(kept.get("homes")?.size).toBe(1));
  const [address, ...more] = [...(kept.get("homes")?.keys() ?? [])];
  expect(address).toContain(details(2).id);
  expect(more).toEqual([]);
});

test("works in a browser without such storage", async () => {
  vi.stubGlobal("caches", undefined);
  await rememberSeen(details(1));
  await forgetSeen();
  renderWeb(<SeenHomesScreen />);
  expect(await screen.findByText("No homes seen yet")).toBeVisible();
});
