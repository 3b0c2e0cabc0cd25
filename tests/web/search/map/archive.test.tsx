import { screen, waitFor } from "@testing-library/react";
import { BaseMap } from "@web/components/map/base-map.tsx";
import { env } from "@web/lib/env.ts";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { noTiles } from "../../../support/fake-tiles.ts";
import { renderWeb } from "../../../support/render-web.tsx";
import { partOf, pmtilesFile } from "./pmtiles-file.ts";

/** Streets from one PMTiles file. */
const server = setupServer();
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  URL.createObjectURL = () => "blob:a-tile";
});
afterEach(() => {
  server.resetHandlers();
  noTiles();
});
afterAll(() => server.close());

function open(name: string) {
  Object.assign(env, { tileUrl: `http://files.test/${name}.pmtiles`, tileAttribution: "© Files" });
  return renderWeb(
    <BaseMap label="Map" center={[0, 0]} zoom={0} minZoom={0}>
      {null}
    </BaseMap>,
  );
}

test("shows the pictures of a file of pictures", async () => {
  const parts: (string | null)[] = [];
  server.use(
    http.get("http://files.test/pictures.pmtiles", ({ request }) => {
      parts.push(request.headers.get("range"));
      return partOf(pmtilesFile("png", PNG), request.headers.get("range"));
    }),
  );
  open("pictures");
  await waitFor(() =>
    expect(document.querySelector("img.leaflet-tile")).toHaveAttribute("src", "blob:a-tile"),
  );
  expect(parts.every((part) => part?.startsWith("bytes="))).toBe(true);
  expect(screen.getByText(/© Files/)).toBeInTheDocument();
  expect(document.querySelector(".map-land")).toBeNull();
});

test("draws a file of vector tiles", async () => {
  server.use(
    http.get("http://files.test/vectors.pmtiles", ({ request }) =>
      partOf(pmtilesFile("vector", new Uint8Array()), request.headers.get("range")),
    ),
  );
  // jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(console, "error").mockImplementation(() => {});
  open("vectors");
  await waitFor(() => expect(document.querySelector("canvas.leaflet-tile")).not.toBeNull());
});

test("the map without the file shows the outlines", async () => {
  server.use(
    http.get("http://files.test/gone.pmtiles", () => new HttpResponse(null, { status: 404 })),
  );
  open("gone");
  await waitFor(() => expect(document.querySelectorAll(".map-land").length).toBeGreaterThan(49));
  expect(screen.getByText(/^We can't load streets right now/)).toBeVisible();
});
