import type { ListingCard as Listing } from "@domain/listings.ts";
import { screen } from "@testing-library/react";
import { ListingCard } from "@web/features/listings/listing-card.tsx";
import { expect, test } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { card, homeId } from "./homes.ts";

function show(differences: Partial<Listing> = {}) {
  return renderWeb(<ListingCard listing={card(1, differences)} />, { path: "/listings" });
}

test("says what it is, where, and for how much", () => {
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

test("has words for what is missing", () => {
  show({ title: "", price: null, address: "", city: "", state: "", zip_code: "", images: [] });
  expect(screen.getByRole("heading", { name: "Property Listing" })).toBeVisible();
  expect(screen.getByText("Price on request")).toBeVisible();
  expect(screen.getByText("Address not available")).toBeVisible();
  expect(screen.getByText("No images available")).toBeVisible();
});

test("leads to the details and to the viewing times", () => {
  show();
  const href = `/listings/${homeId(1)}`;
  expect(screen.getByRole("link", { name: "View Property" })).toHaveAttribute("href", href);
  expect(screen.getByRole("link", { name: "Home number 1" })).toHaveAttribute("href", href);
  expect(screen.getByRole("link", { name: "Schedule Showing" })).toHaveAttribute(
    "href",
    `${href}#viewing`,
  );
});

test("the photograph opens the details, its arrows don't", async () => {
  const { user, where } = show();
  await user.click(screen.getByRole("button", { name: "Next photo" }));
  expect(where()).toBe("/listings");
  await user.click(screen.getByRole("group", { name: "Photos of Home number 1" }));
  expect(where()).toBe(`/listings/${homeId(1)}`);
});

test("a home under offer takes no viewings", () => {
  show({ status: "pending" });
  expect(screen.getByText("Sale pending")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Schedule Showing" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "View Property" })).toBeVisible();
});
