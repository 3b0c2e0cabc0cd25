import { fireEvent, screen, within } from "@testing-library/react";
import { Dialog } from "@web/components/dialog.tsx";
import { ListingGallery } from "@web/features/homes/listings/home/listing-gallery.tsx";
import { PlaceMap } from "@web/features/homes/place-map/place-map.tsx";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { fakeTiles, noTiles } from "../../../support/fake-tiles.ts";
import { renderWeb } from "../../../support/render-web.tsx";
import { card } from "./homes.ts";

const IMAGES = [1, 2, 3].map((n) => ({
  path: `demo/${n}.webp`,
  alt: `The room number ${n}`,
  width: 1440,
  height: 1080,
  blur_hash: null,
  widths: [480],
}));

function show(images = IMAGES) {
  return renderWeb(<ListingGallery images={images} title="Sunny craftsman" frame="page" />);
}

async function open() {
  const view = show();
  await view.user.click(screen.getByRole("button", { name: "View full screen" }));
  return { ...view, dialog: screen.getByRole("dialog", { name: "Photos of Sunny craftsman" }) };
}

test("the keys turn the photographs wherever the focus is, and stop at both ends", async () => {
  const { user, dialog } = await open();
  const at = (n: number) => expect(within(dialog).getByText(`${n} / 3`)).toBeVisible();
  at(1);
  await user.keyboard("{ArrowLeft}");
  at(1);
  await user.keyboard("{ArrowRight}");
  at(2);
  await user.keyboard("{End}");
  at(3);
  await user.keyboard("{ArrowRight}");
  at(3);
  await user.keyboard("{Home}");
  at(1);
  await user.click(within(dialog).getByRole("button", { name: "Next photo" }));
  at(2);
  // Once, although both the carousel and the dialog listen.
  within(dialog).getByRole("group", { name: "Photos of Sunny craftsman" }).focus();
  await user.keyboard("{ArrowLeft}");
  at(1);
});

describe("the arrow keys turn the photographs outside full-screen, too", () => {
  const at = (n: number) => expect(screen.getByText(`${n} / 3`)).toBeInTheDocument();
  const details = (beside: ReactNode) => (
    <Dialog title="Sunny craftsman" onClose={() => {}}>
      <ListingGallery images={IMAGES} title="Sunny craftsman" frame="dialog" />
      {beside}
    </Dialog>
  );

  test("the arrow keys work with the focus on nothing, or on a button", async () => {
    const { user } = renderWeb(
      <>
        <ListingGallery images={IMAGES} title="Sunny craftsman" frame="page" />
        <button type="button">Share</button>
      </>,
    );
    expect(document.body).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    at(2);
    screen.getByRole("button", { name: "Share" }).focus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    at(3);
    await user.keyboard("{ArrowLeft}");
    at(2);
    await user.keyboard("{Home}{Alt>}{ArrowLeft}{/Alt}");
    at(2);
  });

  test("the arrow keys work in the details dialog, and just once in full-screen", async () => {
    const { user } = renderWeb(details(<p>A porch</p>));
    await user.keyboard("{ArrowRight}");
    at(2);
    await user.click(screen.getByRole("button", { name: "View full screen" }));
    await user.keyboard("{ArrowRight}{Escape}");
    at(3);
  });

  test("the arrow keys stay with an element in focus that has a use for them", async () => {
    const { user } = renderWeb(
      details(
        <>
          <input aria-label="A field" />
          <select aria-label="A choice" />
          <textarea aria-label="A text" />
          <input type="range" aria-label="A slider" />
          <div className="leaflet-container" tabIndex={-1} role="img" aria-label="A map" />
          <div role="menu">
            <button type="button" role="menuitem" aria-label="A menu" />
          </div>
        </>,
      ),
    );
    for (const name of ["A field", "A choice", "A text", "A slider", "A map", "A menu"]) {
      screen.getByLabelText(name).focus();
      expect(screen.getByLabelText(name)).toHaveFocus();
      await user.keyboard("{ArrowRight}");
      at(1);
    }
  });

  test("the arrow keys turn no photographs below a dialog", async () => {
    const { user } = renderWeb(
      details(
        <Dialog title="Above" onClose={() => {}}>
          <button type="button">Used</button>
        </Dialog>,
      ),
    );
    screen.getByRole("button", { name: "Used" }).focus();
    await user.keyboard("{ArrowRight}");
    at(1);
  });
});

test("a photograph's description is announced; Escape leaves the page at the last one, with its focus", async () => {
  const { user, dialog } = await open();
  const caption = within(dialog).getByText("The room number 1", { selector: "p" });
  expect(caption).toHaveAttribute("aria-live", "polite");
  await user.keyboard("{ArrowRight}");
  expect(caption).toHaveTextContent("The room number 2");
  expect(within(dialog).getByRole("img", { name: "The room number 2" })).toBeInTheDocument();
  await user.keyboard("{Escape}");
  expect(dialog).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "View full screen" })).toHaveFocus();
  expect(screen.getByText("2 / 3")).toBeVisible();
});

test("a click on the photograph opens it, clicks on arrows and thumbnails don't", async () => {
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Next photo" }));
  await user.click(screen.getByRole("button", { name: "Show photo 3 of 3" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(screen.getByRole("img", { name: "The room number 3" }));
  const dialog = screen.getByRole("dialog");
  expect(within(dialog).getByText("3 / 3")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Close full screen" }));
  expect(dialog).not.toBeInTheDocument();
});

test("a home without photographs has nothing to enlarge", async () => {
  const { user } = show(card(1, { images: [] }).images as typeof IMAGES);
  await user.click(screen.getByText("No images available"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

describe("the map of a home", () => {
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
});
