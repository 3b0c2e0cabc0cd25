import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { SearchPanel } from "@web/features/listings/search-panel.tsx";
import { StartSearch } from "@web/features/listings/start-search.tsx";
import { useListingFilters } from "@web/features/listings/use-listing-filters.ts";
import { HttpResponse, http } from "msw";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { rest, startCloud } from "../../support/web-cloud.ts";

const server = startCloud();

beforeAll(() => import("@web/features/listings/suggestions.tsx"), 60_000);

const BOISE = { label: "Boise, ID", kind: "town", homes: 12 };
const COUNTY = { label: "Boise County, ID", kind: "county", homes: 1 };
let asked: (string | null)[] = [];

beforeEach(() => {
  asked = [];
  server.use(
    http.get(rest("rpc/suggest_places"), ({ request }) => {
      const typed = new URL(request.url).searchParams.get("typed");
      asked.push(typed);
      return HttpResponse.json(typed?.startsWith("boi") ? [BOISE, COUNTY] : []);
    }),
  );
});

function Panel() {
  return <SearchPanel {...useListingFilters()} />;
}

const box = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search" });
const options = () =>
  screen.queryAllByRole("listbox").flatMap((list) =>
    within(list)
      .getAllByRole("option")
      .map((option) => option.textContent),
  );
const active = () => {
  const id = box().getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.textContent : null;
};

test("suggests places with their homes, and announces how many", async () => {
  const { user } = renderWeb(<Panel />, { path: "/listings" });
  expect(box()).toHaveAttribute("aria-expanded", "false");
  await user.type(box(), "boi");
  await waitFor(() =>
    expect(options()).toEqual(["Boise, ID Town · 12 homes", "Boise County, ID County · 1 home"]),
  );
  expect(box()).toHaveAttribute("aria-expanded", "true");
  expect(box()).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
  expect(screen.getByText("2 places to choose from with the arrow keys.")).toHaveAttribute(
    "role",
    "status",
  );
});

test("the arrows walk through them in a circle, and Enter searches the place alone", async () => {
  const { user, where } = renderWeb(<Panel />, { path: "/listings?min_bedrooms=2" });
  await user.type(box(), "boi");
  await screen.findByRole("listbox");
  expect(active()).toBeNull();
  await user.keyboard("{ArrowDown}");
  expect(active()).toMatch(/^Boise, ID/);
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(active()).toMatch(/^Boise, ID/);
  await user.keyboard("{ArrowUp}");
  expect(active()).toMatch(/^Boise County/);
  expect(
    within(screen.getByRole("listbox")).getByRole("option", { selected: true }),
  ).toHaveTextContent("Boise County");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(where()).toBe("/listings?place=Boise+County%2C+ID&min_bedrooms=2"));
  expect(box()).toHaveValue("");
  expect(box()).toHaveFocus();
  expect(options()).toEqual([]);
});

test("a press chooses too, and the box keeps the focus", async () => {
  const { user, where } = renderWeb(<Panel />, { path: "/listings" });
  await user.type(box(), "boi");
  await user.click(await screen.findByRole("option", { name: /^Boise, ID/ }));
  await waitFor(() => expect(where()).toBe("/listings?place=Boise%2C+ID"));
  expect(box()).toHaveFocus();
});

test("Escape closes them and keeps the text; the next letter or an arrow opens them again", async () => {
  const { user } = renderWeb(<Panel />, { path: "/listings" });
  await user.type(box(), "boi");
  await screen.findByRole("listbox");
  await user.keyboard("{ArrowDown}{Escape}");
  expect(options()).toEqual([]);
  expect(box()).toHaveValue("boi");
  expect(box()).toHaveAttribute("aria-expanded", "false");
  expect(box()).not.toHaveAttribute("aria-activedescendant");
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard("{Escape}s");
  await waitFor(() => expect(options()).toHaveLength(2));
});

test("Enter without a choice searches for the words as before", async () => {
  const { user, where } = renderWeb(<Panel />, { path: "/listings" });
  await user.type(box(), "boi");
  await screen.findByRole("listbox");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(where()).toBe("/listings?search_term=boi"));
  expect(options()).toEqual([]);
});

test("leaving the box closes them", async () => {
  const { user } = renderWeb(<Panel />, { path: "/listings" });
  await user.type(box(), "boi");
  await screen.findByRole("listbox");
  fireEvent.blur(box());
  await waitFor(() => expect(options()).toEqual([]));
});

test("nothing opens for what the box already says, nor for a single letter", async () => {
  const { user } = renderWeb(<Panel />, { path: "/listings?search_term=boise" });
  await user.click(box());
  await user.clear(box());
  await user.type(box(), "b");
  await user.type(box(), "oi");
  await screen.findByRole("listbox");
  expect(asked.every((typed) => (typed?.length ?? 0) >= 2)).toBe(true);
  expect(asked).not.toContain("boise");
});

test("when places can't be had, the box searches as before", async () => {
  server.use(http.get(rest("rpc/suggest_places"), () => HttpResponse.error()));
  const { user, where } = renderWeb(<Panel />, { path: "/listings" });
  await user.type(box(), "boise{Enter}");
  await waitFor(() => expect(where()).toBe("/listings?search_term=boise"));
  expect(options()).toEqual([]);
});

test("the front page's box leads to the homes of a place, or with the words", async () => {
  const { user, where } = renderWeb(<StartSearch />, { path: "/" });
  await user.type(box(), "boi");
  await user.click(await screen.findByRole("option", { name: /^Boise, ID/ }));
  expect(where()).toBe("/listings?place=Boise%2C+ID");
  await user.clear(box());
  await user.type(box(), "porch{Enter}");
  await waitFor(() => expect(where()).toBe("/listings?search_term=porch"));
  const form = within(box().form as HTMLElement);
  expect(form.getByRole("combobox")).toHaveAttribute("name", "search_term");
  expect(box().form).toHaveAttribute("action", "/listings");
});
