import type { ListingCard as Listing } from "@domain/homes/listings.ts";
import { fireEvent, screen } from "@testing-library/react";
import { ListingCard } from "@web/features/homes/listings/results/listing-card.tsx";
import { OwnerActionProvider } from "@web/features/homes/listings/results/owner-action.tsx";
import { sessionStore } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { signIn } from "../../../support/returning-person.ts";
import { rest, startCloud } from "../../../support/web-cloud.ts";
import { card, homeId } from "./homes.ts";

const cloud = startCloud();

function show(differences: Partial<Listing> = {}) {
  return renderWeb(<ListingCard listing={card(1, differences)} isFirst />, { path: "/listings" });
}

test("shows type, location and price", () => {
  show();
  expect(screen.getByRole("heading", { name: "Home number 1" })).toBeVisible();
  expect(screen.getByText("1 Maple Street, Boise, ID 83702")).toBeVisible();
  expect(screen.getByText("$401,000")).toBeVisible();
  expect(screen.getByText("House")).toBeVisible();
  expect(screen.getByText("3 beds")).toBeVisible();
  expect(screen.getByText("2.5 baths")).toBeVisible();
  expect(screen.getByText("1,840 sqft")).toBeVisible();
  expect(screen.getByText("1 / 2", { exact: false })).toBeVisible();
});

test("shows beds, baths and area only when they are greater than 0", () => {
  show({ bedrooms: 0, bathrooms: null, sqft: 0, property_type: "land" });
  expect(screen.queryByText(/bed|bath|sqft/)).not.toBeInTheDocument();
});

test("shows the monthly cost, the time on the market and the price before a cut", () => {
  const published_at = new Date(Date.now() - 3.5 * 86_400_000).toISOString();
  show({ price: 368_000, sqft: 1840, reduced_from: 400_000, published_at });
  expect(screen.getByText("Est. $1,652/mo")).toHaveTextContent("· 3 days on the market");
  expect(screen.getByText("$400,000")).toHaveTextContent(", lowered from $400,000");
});

test("says when a home is open to everybody, as long as it will be", () => {
  const date = "2026-11-28";
  const open = (ends_at: string) => ({ date, time: "13:00", minutes: 120, ends_at });
  const { unmount } = show({ open_house: open(new Date(Date.now() + 60_000).toISOString()) });
  expect(screen.getByText("Open Sat 1–3")).toBeVisible();
  unmount();
  show({ open_house: open("2020-01-04T22:00:00Z") });
  expect(screen.queryByText(/^Open/)).toBeNull();
});

test("says how its owner answers, once that is known", () => {
  const { unmount } = show({ answer_hours: 3 });
  expect(screen.getByText("Usually answers within 3 hours")).toBeVisible();
  unmount();
  show({ answer_hours: null });
  expect(screen.queryByText(/answers/)).toBeNull();
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

test("links to the details and to the showing times", () => {
  show();
  const href = `/listings/${homeId(1)}`;
  expect(screen.getByRole("link", { name: "View Property" })).toHaveAttribute("href", href);
  expect(screen.getByRole("link", { name: "Home number 1" })).toHaveAttribute("href", href);
  expect(screen.getByRole("link", { name: "Schedule Showing" })).toHaveAttribute(
    "href",
    `/book/${homeId(1)}`,
  );
});

test("opens the details from the photograph, but not from its arrows", async () => {
  const { user, where } = show();
  await user.click(screen.getByRole("button", { name: "Next photo" }));
  expect(where()).toBe("/listings");
  await user.click(screen.getByRole("group", { name: "Photos of Home number 1" }));
  expect(where()).toBe(`/listings/${homeId(1)}`);
});

test("offers no showings for a home under contract", () => {
  show({ status: "pending" });
  expect(screen.getByText("Sale pending")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Schedule Showing" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "View Property" })).toBeVisible();
});

test("marks a home without an account, says so, and opens nothing", async () => {
  const { user, where } = show();
  const heart = screen.getByRole("button", { name: "Favorite" });
  expect(heart).toHaveAttribute("aria-pressed", "false");
  expect(heart).toHaveAccessibleDescription("Home number 1 1 Maple Street, Boise, ID 83702");
  await user.click(heart);
  expect(heart).toHaveAttribute("aria-pressed", "true");
  await user.dblClick(heart);
  expect(heart).toHaveAttribute("aria-pressed", "true");
  await user.click(heart);
  expect(heart).toHaveAttribute("aria-pressed", "false");
  expect(where()).toBe("/listings");
});

test("shows that a photograph failed, and loads the first one eagerly", () => {
  show();
  const photo = screen.getByRole("img", { name: "Photo 1 of home 1" });
  expect(photo).toHaveAttribute("fetchpriority", "high");
  expect(photo).toHaveAttribute("loading", "eager");
  expect(photo).toHaveAttribute("width", "1440");
  expect(photo).toHaveAttribute("sizes", expect.stringContaining("vw"));
  fireEvent.error(photo);
  expect(screen.getByText("Image failed to load")).toBeVisible();
});

test("shows the owner's button only to the owner, and it opens no details", async () => {
  const cards = (
    <OwnerActionProvider
      render={(listing) => <button type="button">Add to {listing.title}</button>}
    >
      <ListingCard listing={card(1)} />
      <ListingCard listing={card(2, { user_id: homeId(9001) })} />
    </OwnerActionProvider>
  );
  const visitor = renderWeb(cards);
  expect(screen.queryByRole("button", { name: /Add to/ })).not.toBeInTheDocument();
  visitor.unmount();

  sessionStore.setState({
    status: "signed-in",
    user: { id: homeId(9000), email: "olive@example.com", full_name: null },
  });
  const { user, where } = renderWeb(cards, { path: "/listings" });
  await user.click(screen.getByRole("button", { name: "Add to Home number 1" }));
  expect(where()).toBe("/listings");
  expect(screen.queryByRole("button", { name: "Add to Home number 2" })).not.toBeInTheDocument();
});

test("shows the owner's button to somebody who owns the home with its first owner", async () => {
  cloud.use(
    http.get(rest("rpc/homes_owned_together"), () =>
      HttpResponse.json([{ listing_id: homeId(2), is_first: false, with: ["Olive"] }]),
    ),
  );
  await signIn();
  renderWeb(
    <OwnerActionProvider
      render={(listing) => <button type="button">Add to {listing.title}</button>}
    >
      <ListingCard listing={card(1)} />
      <ListingCard listing={card(2)} />
    </OwnerActionProvider>,
  );
  expect(await screen.findByRole("button", { name: "Add to Home number 2" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add to Home number 1" })).not.toBeInTheDocument();
});
