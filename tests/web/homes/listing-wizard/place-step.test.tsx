// Layer: all, because each test draws the map of one step; the wizard's own tests walk through that step too.
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fakeTiles, noTiles } from "../../../support/fake-tiles.ts";
import { startCloud } from "../../../support/web-cloud.ts";
import { COMPLETE } from "./listings.ts";
import { enterWizard, NO_LISTING, openPath } from "./world.tsx";

const cloud = startCloud(...NO_LISTING);
let world: Awaited<ReturnType<typeof enterWizard>>;
beforeEach(async () => {
  world = await enterWizard(cloud, COMPLETE);
});

const pin = () => screen.findByRole("button", { name: "Pin of your home" });

describe("the street", () => {
  const choice = () => screen.findByRole("checkbox", { name: /^Hide the street/ });

  test("can be hidden, which is saved and shown in the preview; other sites get the home if the owner agrees", async () => {
    const { user } = openPath(`${world.edit}?step=place`);
    expect(await choice()).not.toBeChecked();
    expect(await choice()).toHaveAccessibleDescription(/a mile-wide circle/);
    await user.click(await choice());
    expect(screen.getByText(/each visitor who books gets the street/)).toBeVisible();
    await waitFor(() => expect(world.stored.sent.at(-1)).toEqual({ address_hidden: true }));
    const share = screen.getByRole("checkbox", { name: /^Let other sites/ });
    expect(share).not.toBeChecked();
    expect(share).toHaveAccessibleDescription(
      /They don't get your name, email address or phone number/,
    );
    await user.click(share);
    await waitFor(() => expect(world.stored.sent.at(-1)).toEqual({ shared_with_portals: true }));
    await user.click(screen.getByRole("link", { name: "Review" }));
    expect(await screen.findByText("Approximate place")).toBeVisible();
    expect(screen.getByText("Boise, ID 83702")).toBeVisible();
    expect(screen.queryByText(/1418 Maple/)).toBeNull();
  });

  test("the owner of a published home is warned that other sites may keep the street and their copy for a while", async () => {
    world = await enterWizard(cloud, { ...COMPLETE, status: "active", shared_with_portals: true });
    const { user } = openPath(`${world.edit}?step=place`);
    await user.click(await choice());
    expect(screen.getByText(/may show it for some days/)).toBeVisible();
    await user.click(screen.getByRole("checkbox", { name: /^Let other sites/ }));
    expect(screen.getByText(/removed from our feed within minutes/)).toBeVisible();
  });

  test("a street in the title or description is pointed out, and in the title prevents publishing", async () => {
    world = await enterWizard(cloud, {
      ...COMPLETE,
      address_hidden: true,
      title: "1418 N. Maple Street",
      description: "A porch on Maple St.",
    });
    const { user } = openPath(`${world.edit}?step=words`);
    expect(await screen.findByText(/^This names the street that you hide/)).toBeVisible();
    expect(screen.getByText(/^This names your street/)).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Review" }));
    const missing = await screen.findByRole("region", { name: /Still missing/ });
    expect(missing).toHaveTextContent("Title: This names the street that you hide.");
    const second = screen.getByRole("region", { name: "Worth a second look" });
    expect(second).toHaveTextContent("Description: This names your street.");
  });
});

describe("the pin", () => {
  afterEach(noTiles);

  test("is to be on the roof only where the map shows streets", async () => {
    fakeTiles();
    const streets = openPath(`${world.edit}?step=place`);
    expect(await screen.findByText(/^Is the pin on your roof\?/)).toBeVisible();
    streets.unmount();
    fakeTiles(false);
    openPath(`${world.edit}?step=place`);
    expect(
      await screen.findByText(/^This map has no streets right now, so you can't see/),
    ).toBeVisible();
    expect(screen.queryByText(/roof\?/)).not.toBeInTheDocument();
  });

  test("is moved by the arrow keys and saved, and reset to where the address was found", async () => {
    const { user } = openPath(`${world.edit}?step=place`);
    const marker = await pin();
    expect(marker).toHaveAccessibleDescription(/use the arrow keys/);
    marker.focus();
    await user.keyboard("{ArrowUp}{ArrowRight}");
    // A busy machine may save between the two keys.
    await waitFor(() => {
      const { location } = world.stored.now;
      expect(location?.lat).toBeGreaterThan(COMPLETE.location.lat);
      expect(location?.lng).toBeGreaterThan(COMPLETE.location.lng);
    });
    expect(screen.getByText(/^Pin at 43\./)).toBeVisible();
    // Nothing was found since the page opened.
    await user.click(screen.getByRole("button", { name: "Look the address up again" }));
    // Null makes the server look it up again.
    await waitFor(() => expect(world.stored.sent.at(-1)).toEqual({ location: null }));
    const map = screen.getByRole("region", { name: "Map to set the pin" });
    expect(map.closest("#listing-location")).toHaveFocus();
  });

  test("is set by a tap if there is none yet", async () => {
    world = await enterWizard(cloud, { ...COMPLETE, location: null });
    openPath(`${world.edit}?step=place`);
    expect(await screen.findByText("We have not found this address on the map yet")).toBeVisible();
    const map = await screen.findByRole("region", { name: "Map to set the pin" });
    expect(screen.queryByRole("button", { name: "Pin of your home" })).toBeNull();
    // Leaflet waits for a possible second click before it reports the first.
    fireEvent.click(map, { clientX: 10, clientY: 10 });
    expect(await pin()).toBeVisible();
    await waitFor(() => expect(world.stored.now.location).not.toBeNull());
  });

  test("is not said to be missing before anybody could look for the address", async () => {
    world = await enterWizard(cloud, { ...COMPLETE, location: null });
    const { user } = openPath(`${world.edit}?step=basics`);
    const street = await screen.findByLabelText("Street address");
    world.isDown = true;
    await user.clear(street);
    await user.type(street, "9 Oak Ave");
    await user.click(
      within(screen.getByRole("navigation", { name: "Steps" })).getByRole("link", {
        name: "Place",
      }),
    );
    await screen.findByText(/^Once your draft is saved, we look for/);
    expect(screen.queryByText("We have not found this address on the map yet")).toBeNull();
  });

  test("can't be looked up without an address", async () => {
    world = await enterWizard(cloud);
    openPath(`${world.edit}?step=place`);
    expect(await screen.findByRole("link", { name: "Enter the address" })).toBeVisible();
  });
});
