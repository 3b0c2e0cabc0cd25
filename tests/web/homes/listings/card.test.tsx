import type { ListingCard as Listing } from "@domain/homes/listings.ts";
import { fireEvent, screen } from "@testing-library/react";
import { ListingCard } from "@web/features/homes/listings/results/listing-card.tsx";
import { OwnerActionProvider } from "@web/features/homes/listings/results/owner-action.tsx";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { signIn } from "../../../support/returning-person.ts";
import { DANA, rest, startCloud } from "../../../support/web-cloud.ts";
import { card, homeId } from "./homes.ts";

const cloud = startCloud();

function show(differences: Partial<Listing> = {}) {
  return renderWeb(<ListingCard listing={card(1, differences)} isFirst />, { path: "/listings" });
}

test("shows the home, links to its details and times, and opens the details from its photograph alone", async () => {
  const { user, where } = show();
  const href = `/listings/${homeId(1)}`;
  expect(screen.getByRole("link", { name: "Home number 1" })).toHaveAttribute("href", href);
  expect(screen.getByRole("link", { name: "View Property" })).toHaveAttribute("href", href);
  expect(screen.getByRole("link", { name: "Schedule Showing" })).toHaveAttribute(
    "href",
    `/book/${homeId(1)}`,
  );
  for (const text of [
    ...["1 Maple Street, Boise, ID 83702", "$401,000", "House"],
    ...["3 beds", "2.5 baths", "1,840 sqft"],
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText("1 / 2", { exact: false })).toBeVisible();
  expect(screen.queryByText(/answers|^Open/)).toBeNull();
  const photo = screen.getByRole("img", { name: "Photo 1 of home 1" });
  expect(photo).toHaveAttribute("fetchpriority", "high");
  expect(photo).toHaveAttribute("loading", "eager");
  expect(photo).toHaveAttribute("width", "1440");
  expect(photo).toHaveAttribute("sizes", expect.stringContaining("vw"));
  fireEvent.error(photo);
  expect(screen.getByText("Image failed to load")).toBeVisible();

  // Without an account, a heart marks the home.
  const heart = screen.getByRole("button", { name: "Favorite", pressed: false });
  expect(heart).toHaveAccessibleDescription("Home number 1 1 Maple Street, Boise, ID 83702");
  await user.click(heart);
  expect(heart).toHaveAttribute("aria-pressed", "true");
  await user.dblClick(heart);
  expect(heart).toHaveAttribute("aria-pressed", "true");
  await user.click(heart);
  expect(heart).toHaveAttribute("aria-pressed", "false");
  await user.click(screen.getByRole("button", { name: "Next photo" }));
  expect(where()).toBe("/listings");
  await user.click(screen.getByRole("group", { name: "Photos of Home number 1" }));
  expect(where()).toBe(href);
});

test("shows the monthly cost, the time on the market, the price before a cut, when it is open, how its owner answers", () => {
  const day = 86_400_000;
  const published_at = new Date(Date.now() - 3.5 * day).toISOString();
  const ends_at = new Date(Date.now() + day).toISOString();
  show({
    ...{ price: 368_000, sqft: 1840, reduced_from: 400_000, published_at, answer_hours: 3 },
    open_house: { date: "2026-11-28", time: "13:00", minutes: 120, ends_at },
  });
  expect(screen.getByText("Est. $1,652/mo")).toHaveTextContent("· 3 days on the market");
  expect(screen.getByText("$400,000")).toHaveTextContent(", lowered from $400,000");
  expect(screen.getByText("Open Sat 1–3")).toBeVisible();
  expect(screen.getByText("Usually answers within 3 hours")).toBeVisible();
});

test("a sold home shows its address and its time on the market, and no showings", () => {
  show({ status: "sold", sold_at: "2026-11-14T12:00:00Z", title: "", user_id: null, images: [] });
  expect(screen.getByRole("heading", { name: "1 Maple Street, Boise, ID 83702" })).toBeVisible();
  expect(screen.getByText("Sold")).toBeVisible();
  expect(screen.getByText(/11 days on the market/)).toBeVisible();
  expect(screen.getByText("Photos removed after the sale")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Schedule Showing" })).toBeNull();
});

test("has text for what is missing", () => {
  show({ title: "", price: null, address: "", city: "", state: "", zip_code: "", images: [] });
  expect(screen.getByRole("heading", { name: "Property Listing" })).toBeVisible();
  expect(screen.getByText("Price on request")).toBeVisible();
  expect(screen.getByText("Address not available")).toBeVisible();
  expect(screen.getByText("No images available")).toBeVisible();
});

test("offers no showings for a home under contract", () => {
  show({ status: "pending" });
  expect(screen.getByText("Sale pending")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Schedule Showing" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "View Property" })).toBeVisible();
});

test("shows the owner's button to the owner and to a co-owner alone, and it opens no details", async () => {
  cloud.use(
    http.get(rest("rpc/homes_owned_together"), () =>
      HttpResponse.json([{ listing_id: homeId(3), is_first: false, with: ["Olive"] }]),
    ),
  );
  const cards = (
    <OwnerActionProvider
      render={(listing) => <button type="button">Add to {listing.title}</button>}
    >
      <ListingCard listing={card(1, { user_id: DANA.id })} />
      <ListingCard listing={card(2)} />
      <ListingCard listing={card(3)} />
    </OwnerActionProvider>
  );
  const visitor = renderWeb(cards);
  expect(screen.queryByRole("button", { name: /Add to/ })).not.toBeInTheDocument();
  visitor.unmount();

  await signIn();
  const { user, where } = renderWeb(cards, { path: "/listings" });
  await user.click(screen.getByRole("button", { name: "Add to Home number 1" }));
  expect(where()).toBe("/listings");
  expect(await screen.findByRole("button", { name: "Add to Home number 3" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add to Home number 2" })).not.toBeInTheDocument();
});
