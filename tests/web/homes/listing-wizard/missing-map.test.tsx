import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { startCloud } from "../../../support/web-cloud.ts";
import { COMPLETE } from "./listings.ts";
import { enterWizard, NO_LISTING, openPath } from "./world.tsx";

vi.mock("@web/features/homes/listing-wizard/pin-map.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

const cloud = startCloud(...NO_LISTING);

test("a map whose code can't be loaded says so, and leads back to it; the rest of the step works", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const world = await enterWizard(cloud, COMPLETE);
  openPath(`${world.edit}?step=place`);
  expect(await screen.findByRole("heading", { name: "The map could not be shown" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeVisible();
  expect(screen.getByRole("checkbox", { name: /^Hide the street/ })).toBeEnabled();
});
