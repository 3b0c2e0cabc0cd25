import { NUMBER_FILTERS } from "@domain/homes/listing-fields.ts";
import { act, renderHook, screen, waitFor } from "@testing-library/react";
import { SearchPanel } from "@web/features/homes/listings/search/search-panel.tsx";
import { SortField } from "@web/features/homes/listings/search/sort-field.tsx";
import { useListingFilters } from "@web/features/homes/listings/search/use-listing-filters.ts";
import {
  NOT_A_PRICE,
  RANGE_TURNED_AROUND,
} from "@web/features/homes/listings/search/use-price-text.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { SEARCH_DELAY_MS, useSearchText } from "@web/lib/use-search-text.ts";
import type { ComponentProps } from "react";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";

// Enter waits for the code that reads plain words.
beforeAll(() => import("@web/features/homes/listings/search/plain-words.ts"));

function Panel(props: Pick<ComponentProps<typeof SearchPanel>, "show">) {
  const navigate = useNavigate();
  const search = useListingFilters();
  return (
    <>
      <SearchPanel {...search} {...props} />
      <SortField {...search} />
      <button type="button" onClick={() => navigate(-1)}>
        Go back
      </button>
    </>
  );
}

function open(path = "/listings") {
  return renderWeb(<Panel />, { path });
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const price = (end: "Minimum" | "Maximum") =>
  screen.getByRole<HTMLInputElement>("textbox", { name: `${end} price` });
const goBack = () => screen.getByRole("button", { name: "Go back" });
const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search" });

test("has the promised choices", () => {
  open();
  expect(screen.getByRole("heading", { name: "Search Properties" })).toBeInTheDocument();
  expect(field().placeholder).toBe("Search by address, city, or property features");
  const options = (name: string) => [...select(name).options].map((option) => option.text);
  expect(options("Property type")).toEqual(["All types", "House", "Condo", "Townhouse", "Land"]);
  expect(options("Bedrooms")).toEqual(["Any", "1+", "2+", "3+", "4+", "5+"]);
  expect(options("Bathrooms")).toEqual(["Any", "1+", "2+", "3+", "4+"]);
  expect([...select("Price range").options].map((option) => option.value)).toEqual([
    "all",
    "0-300000",
    "300000-500000",
    "500000-750000",
    "750000-1000000",
    "1000000+",
  ]);
});

test("a choice goes into the address, 'all' takes it out, and Back undoes it", async () => {
  const { user, where } = open();
  await user.selectOptions(select("Property type"), "condo");
  await user.selectOptions(select("Price range"), "300000-500000");
  await user.selectOptions(select("Bedrooms"), "2");
  expect(where()).toBe(
    "/listings?property_type=condo&min_price=300000&max_price=500000&min_bedrooms=2",
  );
  await user.click(goBack());
  expect(select("Bedrooms").value).toBe("all");
  await user.click(goBack());
  expect(where()).toBe("/listings?property_type=condo");
  expect(select("Price range").value).toBe("all");
  await user.selectOptions(select("Status"), "For sale");
  expect(where()).toBe("/listings?property_type=condo&status=active");
  await user.selectOptions(select("Property type"), "all");
  expect(where()).toBe("/listings?status=active");
  await user.selectOptions(select("Status"), "For sale, and pending");
  expect(where()).toBe("/listings");
});

test("each number under 'More filters' has a drop-down, and its choice is counted and cleared", async () => {
  const { user, where } = open();
  await user.click(screen.getByRole("button", { name: "More filters" }));
  await screen.findByRole("checkbox", { name: "Condo" });
  for (const { name, field, bound, choices } of NUMBER_FILTERS) {
    if (!choices) continue;
    const ends = field.filters?.filter((filter) => filter.choices);
    const label = ends?.[1] ? `${field.label} ${bound === "min" ? "from" : "up to"}` : field.label;
    await user.selectOptions(select(label), String(choices[0]));
    expect(where()).toBe(`/listings?${name}=${choices[0]}`);
    expect(screen.getByRole("button", { name: "Filters (1)", hidden: true })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Clear All Filters" }));
    expect(where()).toBe("/listings");
  }
});

test("the address behind an opened home isn't replaced, which would close it", async () => {
  const { user, where } = open("/listings?property_type=house");
  window.history.replaceState(null, "", "/listings/a-home");
  try {
    await user.type(field(), "maple{Enter}");
    expect(where()).toBe("/listings?property_type=house");
  } finally {
    window.history.replaceState(null, "", "/");
  }
  await user.type(field(), " street{Enter}");
  await waitFor(() =>
    expect(where()).toBe("/listings?search_term=maple+street&property_type=house"),
  );
});

test("typing makes one history entry for the words, one for a price, and another after a choice", async () => {
  const { user, where } = open();
  await user.type(field(), "map{Enter}");
  await user.type(field(), "le{Enter}");
  await user.type(price("Minimum"), "250k{Enter}");
  await user.type(price("Maximum"), "400k{Enter}");
  await user.selectOptions(select("Bedrooms"), "2");
  await user.type(field(), " street{Enter}");
  const back = async () => {
    await user.click(goBack());
    return where();
  };
  expect(await back()).toBe(
    "/listings?search_term=maple&min_price=250000&max_price=400000&min_bedrooms=2",
  );
  expect(await back()).toBe("/listings?search_term=maple&min_price=250000&max_price=400000");
  expect(await back()).toBe("/listings?search_term=maple");
  expect(await back()).toBe("/listings");
  expect(field()).toHaveValue("");
});

test("the clear button empties the text and keeps the focus there", async () => {
  const { user, where } = open("/listings?search_term=pool&property_type=house");
  expect(field()).toHaveValue("pool");
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  expect(where()).toBe("/listings?property_type=house");
  expect(field()).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Clear search" })).not.toBeInTheDocument();
});

test("'Clear All Filters' clears them all and keeps the order", async () => {
  const { user, where } = open(
    "/listings?search_term=pool&min_price=1000000&min_bedrooms=7&sort=price_asc",
  );
  expect(select("Price range").value).toBe("1000000+");
  expect(select("Bedrooms").value).toBe("7");
  await user.click(screen.getByRole("button", { name: "Clear All Filters" }));
  expect(where()).toBe("/listings?sort=price_asc");
  expect(field()).toHaveValue("");
});

test("a custom price is parsed as people write it, and stays as typed", async () => {
  const { user, where } = open();
  await user.type(price("Minimum"), "250,000");
  await waitFor(() => expect(where()).toBe("/listings?min_price=250000"));
  expect(price("Minimum")).toHaveValue("250,000");
  await user.tab();
  expect(price("Minimum")).toHaveValue("$250,000");
  await user.type(price("Maximum"), "$450k{Enter}");
  expect(where()).toBe("/listings?min_price=250000&max_price=450000");
  expect(price("Maximum")).toHaveValue("$450k");
  expect(select("Price range").selectedOptions[0]?.text).toBe("$250,000 to $450,000");
  await user.clear(price("Minimum"));
  await user.tab();
  expect(where()).toBe("/listings?max_price=450000");
});

test("a reversed range is reported at the field and not searched for", async () => {
  const { user, where } = open("/listings?min_price=300000");
  await user.type(price("Maximum"), "300k");
  expect(screen.queryByText(RANGE_TURNED_AROUND)).not.toBeInTheDocument();
  await user.tab();
  expect(price("Maximum")).toHaveAccessibleDescription(RANGE_TURNED_AROUND);
  expect(price("Maximum")).toHaveValue("$300,000");
  expect(where()).toBe("/listings?min_price=300000");
  await user.clear(price("Minimum"));
  await user.type(price("Minimum"), "200k");
  await user.tab();
  expect(screen.queryByText(RANGE_TURNED_AROUND)).not.toBeInTheDocument();
  expect(where()).toBe("/listings?min_price=200000&max_price=300000");
});

test("an invalid price is kept, explained and not searched for", async () => {
  const { user, where } = open();
  await user.type(price("Minimum"), "cheap");
  await user.tab();
  expect(price("Minimum")).toHaveValue("cheap");
  expect(price("Minimum")).toBeInvalid();
  expect(screen.getByText(NOT_A_PRICE)).toBeVisible();
  expect(where()).toBe("/listings");
  await user.click(screen.getByRole("button", { name: "Clear All Filters" }));
  expect(price("Minimum")).toHaveValue("");
  expect(screen.queryByText(NOT_A_PRICE)).not.toBeInTheDocument();
  await user.type(price("Maximum"), "450,00");
  await user.tab();
  expect(screen.getByText(/This could be 450 or 450,000/)).toBeVisible();
  expect(where()).toBe("/listings");
});

test("bands and Back update the price fields too", async () => {
  const { user } = open("/listings?max_price=450000");
  expect(price("Maximum")).toHaveValue("$450,000");
  await user.selectOptions(select("Price range"), "500000-750000");
  expect(price("Minimum")).toHaveValue("$500,000");
  expect(price("Maximum")).toHaveValue("$750,000");
  await user.click(goBack());
  expect(price("Minimum")).toHaveValue("");
  expect(price("Maximum")).toHaveValue("$450,000");
});

test("a changed filter keeps the view, the order, 'new since the last visit', but not the map area", async () => {
  const since = encodeURIComponent("2026-11-20T10:00Z");
  const area = "bbox=-117%2C43%2C-115%2C44";
  const { user, where, unmount } = open(`/listings?since=${since}&${area}&view=map`);
  await user.selectOptions(select("Sort by"), "price_asc");
  expect(where()).toBe(`/listings?since=${since}&${area}&sort=price_asc&view=map`);
  await user.selectOptions(select("Property type"), "condo");
  expect(where()).toBe(`/listings?property_type=condo&since=${since}&sort=price_asc&view=map`);
  unmount();
  const again = open(`/listings?${area}`);
  await again.user.click(screen.getByRole("button", { name: "Clear All Filters" }));
  expect(again.where()).toBe("/listings");
});

test("a button on a phone counts the choices and expands them, and a press leads to the homes", async () => {
  const show = { text: "Show 25 homes", onPress: vi.fn() };
  const { user } = renderWeb(<Panel show={show} />, {
    path: "/listings?property_type=house&min_price=300000&search_term=pool",
  });
  const toggle = screen.getByRole("button", { name: "Filters (2)" });
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  await user.click(toggle);
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  await user.click(screen.getByRole("button", { name: show.text }));
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  expect(show.onPress).toHaveBeenCalledOnce();
});

test("an opened list closes on Escape, which gives the focus back, and on a press or a stop elsewhere", async () => {
  const { user } = open();
  const toggle = screen.getByRole("button", { name: "Filters" });
  const further = () => screen.queryByRole("button", { name: "Fewer filters" });
  await user.click(toggle);
  await user.click(select("Bedrooms"));
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  await user.keyboard("{Escape}");
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  expect(toggle).toHaveFocus();

  await user.click(screen.getByRole("button", { name: "More filters" }));
  await user.click(price("Minimum"));
  expect(further()).toBeVisible();
  await user.click(goBack());
  expect(further()).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "More filters" }));
  act(() => goBack().focus());
  expect(further()).not.toBeInTheDocument();
});

describe("the text of the search", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  function start(term = "") {
    const commit = vi.fn<(term: string) => void>();
    const hook = renderHook(({ term }) => useSearchText(term, commit), { initialProps: { term } });
    return {
      ...hook,
      commit,
      type: (text: string) => act(() => hook.result.current.setText(text)),
    };
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
});
