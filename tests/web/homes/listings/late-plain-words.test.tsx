import { screen, waitFor } from "@testing-library/react";
import { SearchPanel } from "@web/features/homes/listings/search/search-panel.tsx";
import { useListingFilters } from "@web/features/homes/listings/search/use-listing-filters.ts";
import { SEARCH_DELAY_MS } from "@web/lib/use-search-text.ts";
import { useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { deferred } from "../../../support/deferred.ts";
import { renderWeb } from "../../../support/render-web.tsx";

/** What is typed before the code that reads plain words has arrived is treated as it is afterwards. */
const arrival = deferred<void>();

vi.mock("@web/features/homes/listings/search/plain-words.ts", async (original) => {
  await arrival.promise;
  return original();
});

function Panel() {
  const [, setShown] = useState(0);
  return (
    <>
      <SearchPanel {...useListingFilters()} />
      <button type="button" onClick={() => setShown((times) => times + 1)}>
        The list arrives
      </button>
    </>
  );
}

/** Types a text, and the code arrives after the usual pause. */
async function typeEarly(text: string) {
  const view = renderWeb(<Panel />, { path: "/listings" });
  await view.user.type(screen.getByRole("combobox", { name: "Search" }), text);
  await vi.advanceTimersByTimeAsync(2 * SEARCH_DELAY_MS);
  arrival.resolve();
  // The page is rendered again, as it is when the homes arrive.
  await view.user.click(screen.getByRole("button", { name: "The list arrives" }));
  await vi.advanceTimersByTimeAsync(2 * SEARCH_DELAY_MS);
  return view;
}

describe("text typed before the code for plain words is there", () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  // The code arrives only once in a file, so this one comes first.
  test("plain words wait for Enter", async () => {
    const { where } = await typeEarly("3 beds under 400k");
    expect(where()).toBe("/listings");
  });

  test("a home's title is searched for, although one of its words could be a filter", async () => {
    const { where } = await typeEarly("Stone-front ranch house with a long low roof");
    await waitFor(() => expect(where()).toContain("search_term=Stone-front+ranch+house"));
  });
});
