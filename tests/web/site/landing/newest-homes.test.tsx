import type { ListingCard } from "@domain/homes/listings.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { heroHome } from "@web/features/site/landing/use-newest-homes.ts";
import LandingScreen from "@web/screens/landing-screen.tsx";
import { delay, HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { rest, startCloud } from "../../../support/web-cloud.ts";
import { card, homeId, page, range } from "../../homes/listings/homes.ts";

const cloud = startCloud();
test("the newest house is on the cover, and the next four in the strip link to their details", async () => {
  answer(range(1, 8));
  renderWeb(<LandingScreen />);
  expect(await cover()).toHaveAttribute("href", `/listings/${homeId(1)}`);
  const strip = within(screen.getByRole("region", { name: /^Just listed/ }));
  expect(
    strip.getAllByRole("link", { name: /Home number/ }).map((link) => link.getAttribute("href")),
  ).toEqual([2, 3, 4, 5].map((n) => `/listings/${homeId(n)}`));
  expect(strip.getByRole("link", { name: "See all homes" })).toHaveAttribute("href", "/listings");
  // The cover's photograph loads first, the others lazily.
  const photo = screen.getByRole("img", { name: "Photo 1 of home 1" });
  expect(photo).toHaveAttribute("fetchpriority", "high");
  expect(photo).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img", { name: "Photo 1 of home 2" })).toHaveAttribute("loading", "lazy");
});

test("a later response changes the strip but not the cover", async () => {
  answer(range(1, 3));
  const { queryClient } = renderWeb(<LandingScreen />);
  await cover();
  answer([card(7), card(1), card(2)]);
  await queryClient.invalidateQueries({ queryKey: ["listings", "newest"] });
  expect(await screen.findByRole("link", { name: /Home number 7/ })).toBeVisible();
  expect(await cover()).toHaveAttribute("href", `/listings/${homeId(1)}`);
});

test("shows skeletons while loading", async () => {
  cloud.use(http.get(rest("rpc/search_listings"), () => delay("infinite")));
  renderWeb(<LandingScreen />);
  expect(await screen.findByText("Loading the newest homes...")).toBeInTheDocument();
  expect(screen.queryByRole("img", { name: "A drawing of a house" })).toBeNull();
});

test("a site without homes shows a drawing on the cover, and an invitation", async () => {
  answer([]);
  renderWeb(<LandingScreen />);
  expect(await screen.findByRole("link", { name: "List your home" })).toHaveAttribute(
    "href",
    "/sell",
  );
  expect(await screen.findByRole("img", { name: "A drawing of a house" })).toBeVisible();
});

test("offline, shows an error with a retry", async () => {
  cloud.use(http.get(rest("rpc/search_listings"), () => HttpResponse.error()));
  const { user } = renderWeb(<LandingScreen />);
  expect(await screen.findByText("The newest homes could not be loaded.")).toBeVisible();
  answer(range(1, 2));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(async () => expect(await cover()).toBeVisible());
});

test("the cover prefers a wide photograph, and a house", () => {
  const condo = card(1, { property_type: "condo" });
  const narrow = { ...photoOf(condo), width: 800, height: 533 };
  expect(heroHome([condo, card(2)])?.id).toBe(homeId(2));
  expect(heroHome([condo])?.id).toBe(homeId(1));
  expect(heroHome([card(3, { images: [narrow] }), card(4, { images: [] })])).toBeUndefined();
  expect(heroHome(undefined)).toBeUndefined();
});

function answer(homes: ListingCard[]): void {
  cloud.use(
    http.get(rest("rpc/search_listings"), ({ request }) => {
      const size = Number(new URL(request.url).searchParams.get("page_size"));
      return HttpResponse.json(page(homes.slice(0, size)));
    }),
  );
}

function cover(): Promise<HTMLElement> {
  return screen.findByRole("link", { name: /for sale by its owner/ });
}

function photoOf(home: ListingCard): ListingCard["images"][number] {
  const [photo] = home.images;
  if (!photo) throw new Error("no photograph");
  return photo;
}
