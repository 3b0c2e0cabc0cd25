import { AppError, ERRORS } from "@domain/site/errors/errors.ts";
import { act, screen } from "@testing-library/react";
import { loadTables } from "@web/api/site/transport/tables.ts";
import { createQueryClient } from "@web/app/query-client.ts";
import ListingsScreen from "@web/screens/listings-screen.tsx";
import { delay, HttpResponse, http, type JsonBodyType } from "msw";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { functions, rest, settled, startCloud } from "../../support/web-cloud.ts";
import { open as openDashboard, signedInWorld } from "../people/dashboard/world.tsx";

vi.mock("@web/features/vesty/chat/conversation.tsx", () => ({ default: () => null }));

/**
 * How long a visitor waits for a response that never comes: in the query client, and on screens.
 */
const MOST_MS = 10_000;
const cloud = startCloud();

// Loading code takes time that no fake timer knows of.
beforeAll(() => loadTables());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});

/** For fake timers: neither the network nor code that is loaded late needs any. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) {
    await act(async () => {
      await vi.dynamicImportSettled();
      await settled();
    });
  }
}

/** Advances the clock, leaving room for responses in between. */
async function wait(ms: number) {
  for (let passed = 0; passed < ms; passed += 500) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(500, ms - passed)));
    await settle();
  }
}

describe("a load", () => {
  async function load(answer: (attempt: number) => Promise<string>) {
    let attempts = 0;
    let end: { afterMs: number; error?: unknown } | undefined;
    const began = Date.now();
    createQueryClient()
      .fetchQuery({ queryKey: ["homes"], queryFn: () => answer(++attempts) })
      .then(
        () => {
          end = { afterMs: Date.now() - began };
        },
        (error: unknown) => {
          end = { afterMs: Date.now() - began, error };
        },
      );
    await vi.advanceTimersByTimeAsync(MOST_MS);
    return { ...end, attempts };
  }
  const refuse = (code: "unavailable" | "forbidden") => Promise.reject(new AppError(code));
  const later = (ms: number, act: () => Promise<string>) =>
    new Promise<void>((resolve) => setTimeout(resolve, ms)).then(act);

  test("is retried twice when the server fails, then gives up", async () => {
    const end = await load(() => refuse("unavailable"));
    expect(end).toMatchObject({ attempts: 3, afterMs: 1_500, error: { code: "unavailable" } });
  });

  test("succeeds after a brief failure", async () => {
    const end = await load((attempt) =>
      attempt < 3 ? refuse("unavailable") : Promise.resolve("homes"),
    );
    expect(end).toEqual({ attempts: 3, afterMs: 1_500 });
  });

  test("is not retried after a refusal", async () => {
    expect(await load(() => refuse("forbidden"))).toMatchObject({ attempts: 1, afterMs: 0 });
  });

  test("fails in time when the server hangs, and is not restarted", async () => {
    const end = await load(() => new Promise(() => {}));
    expect(end).toMatchObject({ attempts: 1, error: { code: "network" } });
    expect(end.afterMs).toBeLessThan(MOST_MS);
  });

  test("fails in time when refusals are slow, too", async () => {
    const end = await load(() => later(4_000, () => refuse("unavailable")));
    expect(end.error).toBeInstanceOf(AppError);
    expect(end.afterMs).toBeLessThanOrEqual(MOST_MS);
  });
});

describe("the list of homes", () => {
  function open(answer: () => Promise<Response>) {
    let asked = 0;
    cloud.use(
      http.get(rest("rpc/search_listings"), () => {
        asked += 1;
        return answer();
      }),
    );
    renderWeb(<ListingsScreen />, { path: "/listings", queryClient: createQueryClient() });
    return () => asked;
  }

  test("soon shows that the server is failing", async () => {
    const asked = open(async () => new HttpResponse(null, { status: 503 }));
    await settle();
    expect(screen.getByText("Loading properties...")).toBeVisible();
    await wait(2_000);
    expect(screen.getByText("Error Loading Properties")).toBeVisible();
    expect(asked()).toBe(3);
  });

  test("shows in time that the server does not answer", async () => {
    const asked = open(() => new Promise(() => {}));
    await wait(MOST_MS);
    expect(screen.getByText("Error Loading Properties")).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(asked()).toBe(1);
  });
});

describe("the dashboard", () => {
  async function open() {
    await signedInWorld(cloud);
    return () => openDashboard("/dashboard", { queryClient: createQueryClient() });
  }

  test("requests its parts in parallel, and shows whatever arrives", async () => {
    const show = await open();
    cloud.use(http.get(rest("listings"), () => new Promise<never>(() => {})));
    show();
    await settle();
    await wait(500);
    expect(screen.getByRole("region", { name: "Offer times for showings" })).toBeVisible();
    expect(screen.getByText("Loading your homes...")).toBeInTheDocument();
    await wait(MOST_MS);
    expect(screen.getByText(ERRORS.user_listings_unavailable.text)).toBeVisible();
    expect(screen.getByRole("region", { name: "Offer times for showings" })).toBeVisible();
  });

  test("does not repeat its client's retries", async () => {
    const show = await open();
    let asked = 0;
    const trouble = () => HttpResponse.json({} as JsonBodyType, { status: 503 });
    cloud.use(
      http.get(rest("listings"), () => {
        asked += 1;
        return trouble();
      }),
      http.get(functions("dashboard/summary"), async () => {
        await delay(0);
        return trouble();
      }),
    );
    show();
    await wait(3_000);
    expect(asked).toBe(3);
    expect(screen.queryByText("Loading dashboard...")).not.toBeInTheDocument();
    expect(screen.getByText(ERRORS.user_listings_unavailable.text)).toBeVisible();
  });
});
