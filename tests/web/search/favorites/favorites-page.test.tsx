import { screen } from "@testing-library/react";
import { keptListingsQuery } from "@web/api/search/kept-listings.ts";
import { createQueryClient } from "@web/app/query-client.ts";
import { FavoritesLink } from "@web/features/search/favorites/favorites-link.tsx";
import FavoritesScreen from "@web/screens/favorites-screen.tsx";
import { setFavorite } from "@web/session/favorites.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
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
  expect(asked).toEqual([100, 100, 30]);
  expect(Object.keys(homes).sort()).toEqual(ids);
  expect(homes[homeId(230)]?.title).toBe("Home number 230");
  expect(homes[homeId(1)]).toBeNull();
});
