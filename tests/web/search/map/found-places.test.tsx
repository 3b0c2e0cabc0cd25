import type { ListingCard } from "@domain/homes/listings.ts";
import { act, renderHook, waitFor } from "@testing-library/react";
import { useFoundPlaces } from "@web/features/search/map/use-found-places.ts";
import { env } from "@web/lib/env.ts";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startCloud } from "../../../support/web-cloud.ts";
import { card, homeId } from "../../homes/listings/homes.ts";

const server = startCloud();
const GEOCODER = "http://geocoder.test";

beforeEach(() => {
  Object.assign(env, { geocoderUrl: GEOCODER });
});
afterEach(() => {
  Object.assign(env, { geocoderUrl: undefined });
});

const lost = (n: number): ListingCard => card(n, { lat: null, lng: null });
const START = [1, 2, 3, 4, 5, 6, 7].map(lost);

/** Answers each address with its house number as the latitude. */
function onSearch(answer = (number: string): Response => found(number)) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(`${GEOCODER}/search`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      return answer(query.get("q")?.split(" ")[0] ?? "");
    }),
  );
  return asked;
}

function found(number: string) {
  return HttpResponse.json([{ lat: number, lon: "-116.2", display_name: "Boise, Idaho" }]);
}

/** Waits although timers are faked, because the network needs none. */
async function until(isTrue: () => boolean) {
  while (!isTrue()) await act(() => new Promise((resolve) => setImmediate(resolve)));
}

test("looks up homes without coordinates in batches of 5 with a pause of 200 ms", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = onSearch();
  const { result } = renderHook(() => useFoundPlaces([...START, card(8)]));
  await until(() => result.current.length === 5);
  expect(asked).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(199);
  expect(asked).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(1);
  await until(() => result.current.length === 7);
  expect(result.current[0]).toEqual({
    id: homeId(1),
    lat: 1,
    lng: -116.2,
    price: 401_000,
    status: "active",
  });
  expect(asked).toHaveLength(7);
  const first = asked.find((query) => query.get("q")?.startsWith("1 "));
  expect(Object.fromEntries(first ?? [])).toEqual({
    format: "json",
    q: "1 Maple Street, Boise, ID, 83702",
    limit: "3",
    countrycodes: "us",
    addressdetails: "1",
  });
});

test("looks up an address once per tab, even if it isn't found", async () => {
  const asked = onSearch((number) => (number === "2" ? HttpResponse.json([]) : found(number)));
  const first = renderHook(() => useFoundPlaces([lost(1), lost(2)]));
  await waitFor(() => expect(first.result.current).toHaveLength(1));
  first.unmount();
  const second = renderHook(() => useFoundPlaces([lost(1), lost(2)]));
  await waitFor(() => expect(second.result.current).toHaveLength(1));
  expect(asked).toHaveLength(2);
});

test("places alone are missing when the geocoder fails", async () => {
  const asked = onSearch((number) => (number === "1" ? HttpResponse.error() : found(number)));
  const { result } = renderHook(() => useFoundPlaces([lost(1), lost(2)]));
  await waitFor(() => expect(result.current.map(({ id }) => id)).toEqual([homeId(2)]));
  expect(asked).toHaveLength(2);
  expect(sessionStorage).toHaveLength(1);
});

test("makes no requests without VITE_GEOCODER_URL", async () => {
  const asked = onSearch();
  Object.assign(env, { geocoderUrl: undefined });
  const { result, rerender } = renderHook(() => useFoundPlaces(START));
  rerender();
  expect(result.current).toEqual([]);
  // Another home's lookup proves that a request would have been seen.
  Object.assign(env, { geocoderUrl: GEOCODER });
  const other = renderHook(() => useFoundPlaces([lost(9)]));
  await waitFor(() => expect(other.result.current).toHaveLength(1));
  expect(asked.map((query) => query.get("q"))).toEqual(["9 Maple Street, Boise, ID, 83702"]);
});
