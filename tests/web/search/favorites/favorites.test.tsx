import { screen, within } from "@testing-library/react";
import { keptListingsQuery } from "@web/api/search/kept-listings.ts";
import { createQueryClient } from "@web/app/query-client.ts";
import { FavoritesLink } from "@web/features/search/favorites/favorites-link.tsx";
import CompareScreen from "@web/screens/compare-screen.tsx";
import FavoritesScreen from "@web/screens/favorites-screen.tsx";
import { setFavorite } from "@web/session/favorites.ts";
import { setNote } from "@web/session/home-marks-later.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { renderWeb, textsOf } from "../../../support/render-web.tsx";
import { comesSignedOut } from "../../../support/returning-person.ts";
import { rest, startCloud } from "../../../support/web-cloud.ts";
import { homeId, kept, range } from "../../homes/listings/homes.ts";

const cloud = startCloud();

beforeEach(comesSignedOut);

/** A guest with these favorites, in the order marked; those in `gone` are no longer for sale. */
function visit(marked: number[], gone: number[] = []) {
  for (const n of marked) setFavorite(homeId(n), true);
  cloud.use(
    http.get(rest("listings"), ({ request }) => {
      const ids = new URL(request.url).searchParams.get("id") ?? "";
      const homes = marked.filter((n) => !gone.includes(n) && ids.includes(homeId(n)));
      return HttpResponse.json(homes.map((n) => kept(n)));
    }),
  );
  return renderWeb(
    <>
      <FavoritesLink />
      <FavoritesScreen />
    </>,
    { path: "/favorites" },
  );
}

const cards = () => screen.queryAllByRole("article").map((each) => each.getAttribute("aria-label"));
const titles = () => textsOf(screen.queryAllByRole("heading", { level: 3 }));

test("explains how to add a favorite when there is none", async () => {
  visit([]);
  expect(await screen.findByText("No favorites yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "See all homes" })).toHaveAttribute("href", "/listings");
  expect(screen.getByRole("link", { name: "Favorites" })).toHaveAttribute("href", "/favorites");
});

test("shows the homes in the order marked, newest first, an unmarked one until the visitor leaves", async () => {
  const { user, unmount } = visit([3, 1, 2]);
  expect(await screen.findByText("3 homes")).toBeVisible();
  expect(titles()).toEqual(["Home number 2", "Home number 1", "Home number 3"]);
  expect(screen.getByRole("link", { name: "Favorites, 3 homes" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "/login?next=%2Ffavorites",
  );
  const [heart] = screen.getAllByRole("button", { name: "Favorite" });
  await user.click(heart as HTMLElement);
  expect(screen.getByText("2 homes")).toBeVisible();
  expect(titles()).toEqual(["Home number 2", "Home number 1", "Home number 3"]);
  expect(heart).toHaveFocus();
  unmount();
  renderWeb(<FavoritesScreen />);
  expect(await screen.findByText("2 homes")).toBeVisible();
  expect(titles()).toEqual(["Home number 1", "Home number 3"]);
});

test("lists a home that is gone, and lets it be removed", async () => {
  const { user } = visit([1, 2, 3], [2]);
  await screen.findByRole("heading", { name: "Home number 3" });
  expect(titles()).toEqual(["Home number 3", "No longer available", "Home number 1"]);
  expect(cards()).toContain("No longer available");
  await user.click(screen.getByRole("button", { name: "Remove from favorites" }));
  expect(titles()).toEqual(["Home number 3", "Home number 1"]);
  expect(screen.getByRole("heading", { name: "2 homes" })).toHaveFocus();
});

test("can be retried after a failure", async () => {
  setFavorite(homeId(1), true);
  cloud.use(http.get(rest("listings"), () => HttpResponse.error(), { once: true }));
  const { user } = renderWeb(<FavoritesScreen />);
  expect(await screen.findByText("Network error - please check your connection")).toBeVisible();
  cloud.use(http.get(rest("listings"), () => HttpResponse.json([kept(1)])));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Home number 1" })).toBeVisible();
});

test("allows two to four homes in the comparison, and explains why not a fifth", async () => {
  const { user } = visit([1, 2, 3, 4, 5]);
  const box = (n: number) => screen.getByRole("checkbox", { name: `Compare Home number ${n}` });
  await screen.findByRole("heading", { name: "Home number 5" });
  const status = () => textsOf(screen.getAllByRole("status")).join(" ");

  await user.click(box(1));
  expect(status()).toContain("One home chosen. Choose another one to compare it with.");
  expect(screen.queryByRole("link", { name: /^Compare/ })).not.toBeInTheDocument();
  for (const n of [2, 3, 4]) await user.click(box(n));
  expect(status()).toContain("4 of up to 4 homes chosen.");
  await user.click(box(5));
  expect(box(5)).not.toBeChecked();
  expect(status()).toContain("You can compare up to 4 homes. Uncheck one to choose another.");
  expect(screen.getByRole("link", { name: "Compare 4 homes" })).toHaveAttribute(
    "href",
    `/compare?homes=${[1, 2, 3, 4].map(homeId).join(",")}`,
  );
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.getByRole("heading", { level: 2, name: /^\d+ homes?$/ })).toHaveFocus();
  expect(box(1)).not.toBeChecked();
});

test("loads many favorites in several requests of acceptable length", async () => {
  const asked: number[] = [];
  cloud.use(
    http.get(rest("listings"), ({ request }) => {
      const ids = new URL(request.url).searchParams.get("id") ?? "";
      asked.push(ids.split(",").length);
      return HttpResponse.json(ids.includes(homeId(230)) ? [kept(230)] : []);
    }),
  );
  const ids = range(1, 230).map(({ id }) => id);
  const homes = await createQueryClient().fetchQuery(keptListingsQuery(ids));
  expect(asked.toSorted((a, b) => b - a)).toEqual([100, 100, 30]);
  expect(Object.keys(homes).sort()).toEqual(ids);
  expect(homes[homeId(230)]?.title).toBe("Home number 230");
  expect(homes[homeId(1)]).toBeNull();
});

describe("the comparison", () => {
  const HOMES = [
    kept(1, { features: ["Pantry", "Cedar deck"] }),
    kept(2, { bedrooms: 4, sqft: null, features: ["pantry"] }),
    kept(3, { status: "pending", price: null }),
    ...[4, 5].map((n) => kept(n)),
  ];

  function compare(asked: number[], favorites: number[] = [], failures: Response[] = []) {
    for (const n of favorites) setFavorite(homeId(n), true);
    cloud.use(
      http.get(rest("listings"), ({ request }) => {
        const ids = new URL(request.url).searchParams.get("id") ?? "";
        return failures.pop() ?? HttpResponse.json(HOMES.filter((each) => ids.includes(each.id)));
      }),
    );
    cloud.use(
      http.get(rest("rpc/next_free_time"), ({ request }) => {
        const home = new URL(request.url).searchParams.get("listing");
        return HttpResponse.json(home === homeId(1) ? { date: "2026-11-28", time: "10:00" } : null);
      }),
    );
    return renderWeb(<CompareScreen />, { path: `/compare?homes=${asked.map(homeId).join(",")}` });
  }

  const row = (name: string) =>
    textsOf(within(screen.getByRole("row", { name: new RegExp(`^${name}`) })).getAllByRole("cell"));

  test("is a table with a column per home, a row per fact, and only what differs on request", async () => {
    const { user } = compare([2, 1]);
    const table = await screen.findByRole("table");
    const columns = within(table).getAllByRole("columnheader");
    // Read out with every cell below it: the title alone.
    expect(textsOf(columns)).toEqual(["Home number 2", "Home number 1"]);
    expect(within(columns[0] as HTMLElement).getByRole("link")).toHaveAccessibleDescription(/2/);
    expect(row("Price, differs")).toEqual(["$402,000", "$401,000"]);
    expect(row("Price per sqft")).toEqual(["–not given", "$218"]);
    expect(row("Bedrooms, differs")).toEqual(["4", "3"]);
    expect(row("Monthly cost, differs")).toEqual(["$1,796", "$1,792"]);
    expect(screen.getByText(/^Monthly cost: .* at 4% interest over 30 years\.$/)).toBeVisible();
    expect(within(table).getByRole("rowheader", { name: "Bathrooms" })).toBeVisible();

    expect(screen.getByRole("rowheader", { name: "Features, differs" })).toBeVisible();
    // The same feature in another spelling.
    expect(screen.getAllByText(", not in every home")).toHaveLength(1);
    await user.click(
      screen.getByRole("checkbox", { name: "Only what differs, marked with a dot" }),
    );
    expect(screen.queryByRole("rowheader", { name: "Bathrooms" })).not.toBeInTheDocument();
    for (const name of screen.getAllByRole("rowheader")) expect(name).toHaveTextContent("differs");
    expect(screen.queryByText("Pantry")).not.toBeInTheDocument();
    expect(screen.getByText("Cedar deck")).toBeVisible();
  });

  test("begins with what differs, and has the next showings and the visitor's own notes", async () => {
    setNote(homeId(2), "Loud street?");
    compare([1, 2, 3]);
    await screen.findByText("Sat, Nov 28, 10:00 AM");
    expect(row("Next showing, differs")).toEqual([
      ...["Sat, Nov 28, 10:00 AM", "No free times", "No free times"],
    ]);
    expect(row("Your note, differs")).toEqual(["–not given", "Loud street?", "–not given"]);
    const names = textsOf(screen.getAllByRole("rowheader"));
    expect(names[0]).toBe("Price, differs");
    const same = names.findIndex((name) => !name.includes("differs"));
    expect(
      names.slice(same).filter((name) => /differs/.test(name) && name !== "Features, differs"),
    ).toEqual([]);
    // Titles repeat; addresses don't.
    expect(
      screen.getByRole("button", { name: "Remove Home number 2" }),
    ).toHaveAccessibleDescription(/2 Maple Street/);
  });

  test("lets homes be removed and added, and updates the address", async () => {
    const { user, where } = compare([1, 2], [3]);
    await screen.findByRole("table");
    await user.click(screen.getByRole("button", { name: "Remove Home number 1" }));
    expect(where()).toBe(`/compare?homes=${homeId(2)}`);
    expect(screen.getByRole("region", { name: "Homes side by side" })).toHaveFocus();
    expect(await screen.findByText("Add another home to compare it with.")).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Add" }));
    expect(where()).toBe(`/compare?homes=${homeId(2)},${homeId(3)}`);
    expect(await screen.findByText("Sale pending")).toBeVisible();
    expect(screen.getByText("Price on request")).toBeVisible();
  });

  test("shows the first four of more than four, and says so", async () => {
    compare([1, 2, 3, 4, 5], [5]);
    await screen.findByRole("table");
    expect(screen.getByText("You can compare up to 4 homes. The first 4 are shown.")).toBeVisible();
    expect(screen.getAllByRole("columnheader")).toHaveLength(4);
    expect(screen.queryByRole("button", { name: "Add" })).not.toBeInTheDocument();
  });

  test("can be retried after a failure, then shows which home is gone, and lets it be removed", async () => {
    const failure = HttpResponse.json({}, { status: 500 });
    const { user, where } = compare([1, 77, 2], [], [failure]);
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("One of these homes is no longer available.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove it" }));
    expect(where()).toBe(`/compare?homes=${homeId(1)},${homeId(2)}`);
  });

  test("explains where to start when there is nothing to compare", async () => {
    compare([]);
    expect(await screen.findByText("Nothing to compare yet")).toBeVisible();
    expect(screen.getByRole("link", { name: "Choose from your favorites" })).toHaveAttribute(
      "href",
      "/favorites",
    );
  });
});
