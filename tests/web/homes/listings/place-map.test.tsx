import { fireEvent, screen } from "@testing-library/react";
import { PlaceMap } from "@web/features/homes/place-map/place-map.tsx";
import { afterEach, expect, test } from "vitest";
import { fakeTiles, noTiles } from "../../../support/fake-tiles.ts";
import { renderWeb } from "../../../support/render-web.tsx";
import { card } from "./homes.ts";

afterEach(() => {
  noTiles();
});

const ADDRESS = "1 Maple Street, Boise, ID 83702";
const findMap = () => screen.findByRole("region", { name: `Map of ${ADDRESS}` });

test("shows only the address without coordinates", () => {
  const { container } = renderWeb(<PlaceMap place={card(1, { lat: null, lng: null })} />);
  expect(screen.getByText(ADDRESS)).toBeVisible();
  expect(container.querySelector(".site-map")).toBeNull();
});

test("the map without tiles draws the states, names the town, and leaves the wheel to the page until it is used", async () => {
  renderWeb(<PlaceMap place={card(1)} />);
  const map = await findMap();
  expect(screen.getByText(ADDRESS)).toBeVisible();
  expect(await screen.findByText("Boise, ID")).toBeInTheDocument();
  expect(await screen.findByText(/Outlines: U\.S\. Census Bureau/)).toBeInTheDocument();
  expect(map.querySelectorAll("path.map-land").length).toBeGreaterThan(49);
  expect(map.querySelector("img")).toBeNull();
  const wheelIsTaken = () => !fireEvent.wheel(map, { deltaY: 100 });
  expect(wheelIsTaken()).toBe(false);
  fireEvent.mouseEnter(map);
  expect(wheelIsTaken()).toBe(true);
  fireEvent.mouseLeave(map);
  expect(wheelIsTaken()).toBe(false);
  map.focus();
  expect(wheelIsTaken()).toBe(true);
  map.blur();
  expect(wheelIsTaken()).toBe(false);
});

test("the map with tiles shows them and their attribution", async () => {
  fakeTiles(true, "© The map makers");
  renderWeb(<PlaceMap place={card(1)} />);
  await findMap();
  expect(await screen.findByText(/© The map makers/)).toBeInTheDocument();
  expect(screen.queryByText("Boise, ID")).not.toBeInTheDocument();
});

test("the map of a hidden street says so and draws a circle in place of the pin", async () => {
  fakeTiles(true, "©");
  const { container } = renderWeb(
    <PlaceMap place={card(1, { address: "", address_hidden: true })} />,
  );
  expect(screen.getByText("Boise, ID 83702")).toBeVisible();
  expect(screen.getByText(/^Approximate place\. The owner shows the street once/)).toBeVisible();
  await screen.findByRole("region", { name: "Map of Boise, ID 83702" });
  expect(container.querySelector("path.place-map-around")).not.toBeNull();
  expect(container.querySelector(".place-map-home")).toBeNull();
});
