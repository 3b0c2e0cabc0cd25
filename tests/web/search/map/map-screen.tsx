import type { ListingPage } from "@domain/homes/listings.ts";
import type { MapAnswer } from "@domain/search/map.ts";
import { screen } from "@testing-library/react";
import ListingsScreen from "@web/screens/listings-screen.tsx";
import { Browser } from "leaflet";
import { HttpResponse, http } from "msw";
import type { SetupServer } from "msw/node";
import { vi } from "vitest";
import { fakeTiles } from "../../../support/fake-tiles.ts";
import { renderWeb } from "../../../support/render-web.tsx";
import { rest } from "../../../support/web-cloud.ts";

// jsdom claims a touch screen; Leaflet would wait for taps where the tests click.
Object.assign(Browser, { touch: false });

/** The listings page with a map of 800 × 600 px, as jsdom has no layout. */
export function openMap(path = "/listings?view=map") {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  // Tiles are faster here; the outlines have their own test.
  fakeTiles();
  return renderWeb(<ListingsScreen />, { path });
}

export function mapAnswer(differences: Partial<MapAnswer> = {}): MapAnswer {
  return {
    total: 0,
    about: false,
    unmapped: 0,
    unmapped_about: false,
    bounds: null,
    clusters: [],
    homes: [],
    ...differences,
  };
}

/** Answers both of the map view's requests and records them. */
export function onQuestions(
  server: SetupServer,
  answers: {
    map: (query: URLSearchParams) => MapAnswer | Response | Promise<MapAnswer>;
    list: (query: URLSearchParams) => ListingPage | Response;
  },
) {
  const asked = { map: [] as Request[], list: [] as URLSearchParams[] };
  server.use(
    http.get(rest("rpc/map_listings"), async ({ request }) => {
      asked.map.push(request);
      const found = await answers.map(new URL(request.url).searchParams);
      return found instanceof Response ? found : HttpResponse.json(found);
    }),
    http.get(rest("rpc/search_listings"), ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.list.push(query);
      const found = answers.list(query);
      return found instanceof Response ? found : HttpResponse.json(found);
    }),
  );
  return asked;
}

export const findMap = () => screen.findByRole("region", { name: "Map of homes for sale" });
