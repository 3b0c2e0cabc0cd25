import { screen, waitFor } from "@testing-library/react";
import { NearbySearches } from "@web/features/homes/listings/results/nearby-searches.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { renderWeb, textsOf } from "../../../support/render-web.tsx";
import { rest, startCloud } from "../../../support/web-cloud.ts";

const server = startCloud();

beforeEach(() => {
  server.use(
    // Only without the pool are there homes.
    http.get(rest("rpc/search_listings"), ({ request }) => {
      const filters = new URL(request.url).searchParams.get("filters") ?? "";
      const total = filters.includes("pool") ? 0 : 4;
      return HttpResponse.json({ listings: [], total, more: false, next_cursor: null });
    }),
    http.get(rest("rpc/places_around"), ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get("place") === "Chicago"
          ? {
              label: "Chicago, IL",
              zips: 60,
              nearest: [{ label: "Evanston, IL", homes: 5, miles: 13 }],
            }
          : null,
      ),
    ),
    http.get(rest("rpc/suggest_places"), () =>
      HttpResponse.json([{ label: "Boise, ID", kind: "town", homes: 12 }]),
    ),
  );
});

const links = () => textsOf(screen.getAllByRole("link"));

test("an empty search says which filter to drop with how many homes, and what is nearest, in the same view", async () => {
  renderWeb(
    <NearbySearches
      filters={{ place: "Chicago", within: 10, features: "pool", min_bedrooms: 3, left: "cheap" }}
    />,
    { path: "/listings?view=map" },
  );
  await screen.findByRole("link", { name: "Evanston, IL" });
  await screen.findByRole("link", { name: "Drop “Pool”" });
  expect(links()).toEqual(["Evanston, IL", "Drop “Pool”"]);
  expect(screen.getByText(/4 available properties/)).toBeVisible();
  expect(screen.getByText("Near Chicago, IL; nearest:")).toBeVisible();
  expect(screen.getByRole("link", { name: "Evanston, IL" })).toHaveAttribute(
    "href",
    "/listings?place=Evanston%2C+IL&min_bedrooms=3&features=pool&view=map",
  );
});

test("a place that is spelled almost like one with homes is asked about", async () => {
  renderWeb(<NearbySearches filters={{ place: "Boyse", features: "pool" }} />, {
    path: "/listings",
  });
  const link = await screen.findByRole("link", { name: "Boise, ID" });
  expect(link).toHaveAttribute("href", "/listings?place=Boise%2C+ID&features=pool");
  expect(link.parentElement).toHaveTextContent("Did you mean Boise, ID?");
  await waitFor(() => expect(links()).toContain("Drop “Pool”"));
});
