// Long, because the whole wizard is drawn anew for each test, and walked step by step as a person would.
import { LISTING_FIELDS, NUMBER_FIELDS } from "@domain/homes/listing-fields.ts";
import { POST_BOX_QUESTION } from "@domain/homes/listing-input.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { EVERYTHING_SAID } from "../../../support/listing-fields.ts";
import { findAlert, focusOn, saidText, textsOf } from "../../../support/render-web.tsx";
import { enter } from "../../../support/user.ts";
import { bodiesOf, functions, rest, startCloud } from "../../../support/web-cloud.ts";
import { storedPhoto } from "../photos/photo-cloud.ts";
import { COMPLETE, ownListing } from "./listings.ts";
import { enterWizard, NO_LISTING, openPath } from "./world.tsx";

vi.mock("@web/features/homes/photos/photos-step.tsx", () => ({
  PhotosStep: ({ title, onWords }: { title: string; onWords: (words: object) => void }) => (
    <div>
      <p>Photos of {title}</p>
      <button
        type="button"
        onClick={() =>
          onWords({ description: "Light falls into every room.", features: ["Deck", "Skylights"] })
        }
      >
        Accept the words
      </button>
    </div>
  ),
}));

const cloud = startCloud(...NO_LISTING);
let world: Awaited<ReturnType<typeof enterWizard>>;
beforeEach(async () => {
  world = await enterWizard(cloud);
});

const heading = (name: string) => screen.findByRole("heading", { level: 2, name });
const publish = () => screen.findByRole("button", { name: "Publish" });
const onTheMarket = () => screen.findByRole("heading", { name: "Your home is on the market" });
/** The link of a step, in the list of all of them. */
const step = (name: string) => screen.getAllByRole("link", { name })[0] as HTMLElement;
const saved = () => screen.findByText("Saved");

describe("the wizard", () => {
  test("leads from nothing to a published listing, forward, back, with an address for each step", async () => {
    const { user, where } = openPath(world.edit);
    await heading("The basics");
    expect(screen.queryByRole("link", { name: "Back to the step before" })).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Townhouse" }));
    await enter(user, screen.getByLabelText("Street address"), "1418 Maple St");
    await enter(user, screen.getByLabelText("City"), "Boise");
    await user.selectOptions(screen.getByLabelText("State"), "Idaho");
    await enter(user, screen.getByLabelText("ZIP code"), "83702");
    await enter(user, screen.getByLabelText("Bedrooms"), "3");
    await user.click(screen.getAllByRole("link", { name: "Place" })[1] as HTMLElement);
    await focusOn(heading("Location"));
    expect(where()).toBe(`${world.edit}?step=place`);
    expect(step("Place")).toHaveAttribute("aria-current", "step");
    await user.click(screen.getByRole("link", { name: "Back to the step before" }));
    await focusOn(heading("The basics"));
    await user.click(step("Features"));
    await focusOn(heading("What it has"));
    await user.click(screen.getByRole("checkbox", { name: "Fireplace" }));
    await user.type(screen.getByLabelText("Another feature"), "Wine cellar{Enter}");
    await user.click(step("Words"));
    await enter(user, await screen.findByLabelText("Title"), "Sunny townhouse");
    await user.click(step("Price"));
    await enter(user, await screen.findByLabelText("Asking price"), "485,000");
    expect(screen.getByText("$2,150")).toBeVisible();
    await user.click(step("Review"));
    expect(where()).toBe(`${world.edit}?step=review`);
    await heading("Review");
    expect(screen.queryByText("Still missing before you can publish")).toBeNull();
    await user.click(await publish());
    await focusOn(onTheMarket());
    expect(world.stored.now).toMatchObject({
      status: "active",
      property_type: "townhouse",
      address: "1418 Maple St",
      state: "ID",
      bedrooms: 3,
      features: ["Fireplace", "Wine cellar"],
      title: "Sunny townhouse",
      price: 485000,
    });
    expect(screen.getByRole("link", { name: "See your listing" })).toBeVisible();
  });

  test("works with the keyboard alone", async () => {
    world = await enterWizard(cloud, { ...COMPLETE, title: "", price: null });
    const { user } = openPath(`${world.edit}?step=words`);
    const title = await screen.findByLabelText("Title");
    const tabTo = async (element: () => HTMLElement | undefined) => {
      for (let stops = 0; stops < 60; stops += 1) {
        await user.tab();
        if (document.activeElement === element()) return;
      }
      throw new Error("not reached by Tab");
    };
    await tabTo(() => title);
    await user.keyboard("Sunny craftsman");
    await tabTo(() => screen.getAllByRole("link", { name: "Price" }).at(-1));
    await user.keyboard("{Enter}");
    await focusOn(heading("The price"));
    await tabTo(() => screen.getByRole("radio", { name: "I have a price" }));
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("radio", { name: /^Price on request/ })).toBeChecked();
    await tabTo(() => screen.getAllByRole("link", { name: "Review" }).at(-1));
    await user.keyboard("{Enter}");
    await focusOn(heading("Review"));
    await tabTo(() => screen.getByRole("button", { name: "Publish" }));
    await user.keyboard("{Enter}");
    await focusOn(onTheMarket());
    expect(world.stored.now).toMatchObject({ status: "active", price: null });
  });

  test("hides rooms for land; another type brings back their counts", async () => {
    const { user } = openPath(world.edit);
    await enter(user, await screen.findByLabelText("Bedrooms"), "3");
    await user.click(screen.getByRole("radio", { name: "Land" }));
    for (const { name, isOfBuildings } of NUMBER_FIELDS)
      if (isOfBuildings) expect(document.getElementById(`listing-${name}`)).toBeNull();
    expect(screen.getByLabelText("Lot size, acres")).toBeVisible();
    await saved();
    await waitFor(() => expect(world.stored.now.property_type).toBe("land"));
    expect(world.stored.now.bedrooms).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Condo" }));
    expect(screen.getByLabelText("Bedrooms")).toHaveValue("3");
  });

  test("shows another owner's listing as missing", async () => {
    openPath("/my-listings/not-an-id/edit");
    expect(
      await screen.findByRole("heading", { name: "We could not find this listing" }),
    ).toBeVisible();
  });
});

describe("a missing or invalid field", () => {
  test("is listed in the review, with a link to it", async () => {
    const { user } = openPath(`${world.edit}?step=review`);
    const list = within(await screen.findByRole("region", { name: /^Still missing/ }));
    expect(textsOf(list.getAllByRole("listitem"))).toEqual([
      "Street address: Please enter the street address.",
      "City: Please enter the city.",
      "State: Please choose a state.",
      "ZIP code: Please enter a ZIP code of five digits.",
      "Title: Please give your home a title.",
    ]);
    await user.click(await publish());
    expect(await findAlert("Please fill in the missing fields first.")).toBeVisible();
    expect(screen.getByText("Still missing before you can publish")).toHaveFocus();
    expect(world.stored.sent).toEqual([]);
    await user.click(list.getByRole("link", { name: "ZIP code" }));
    const zip = await screen.findByLabelText("ZIP code");
    expect(zip).toHaveFocus();
    expect(zip).toHaveAccessibleDescription("Please enter a ZIP code of five digits.");
  });

  test("is reported once the user has filled in and left the field, until it is right", async () => {
    const { user } = openPath(world.edit);
    const zip = await screen.findByLabelText("ZIP code");
    await user.click(screen.getByLabelText("City"));
    await user.tab();
    expect(screen.getByLabelText("City")).toBeValid();
    await enter(user, zip, "902");
    expect(zip).toBeValid();
    await user.tab();
    expect(zip).toHaveAccessibleDescription("Please enter a ZIP code of five digits.");
    await enter(user, zip, "10");
    await user.selectOptions(screen.getByLabelText("State"), "Idaho");
    expect(zip).toHaveAccessibleDescription(
      "ZIP 90210 is usually in California. Is the home in Idaho?",
    );
    await user.selectOptions(screen.getByLabelText("State"), "California");
    expect(zip).toBeValid();
    await user.selectOptions(screen.getByLabelText("State"), "Texas");
    expect(zip).toHaveAccessibleDescription(
      "ZIP 90210 is usually in California. Is the home in Texas?",
    );
  });

  test("is a question for a ZIP code of a neighboring state, which the owner answers once", async () => {
    world = await enterWizard(cloud, { ...COMPLETE, state: "LA", zip_code: "71749" });
    const { user, unmount } = openPath(world.edit);
    const zip = await screen.findByLabelText("ZIP code");
    expect(zip).toHaveAccessibleDescription(
      "ZIP 71749 is usually in Arkansas. Is the home in Louisiana?",
    );
    await user.click(screen.getByRole("button", { name: "Yes, it is in Louisiana" }));
    expect(zip).toBeValid();
    expect(zip).toHaveFocus();
    expect(screen.queryByRole("button", { name: /^Yes, it is in/ })).not.toBeInTheDocument();
    unmount();
    const again = openPath(`${world.edit}?step=review`);
    await again.user.click(await publish());
    await waitFor(() => expect(world.stored.sent).not.toEqual([]));
  });

  test("refused by the server is marked, and the rest is saved", async () => {
    world.refuse = () => {
      world.refuse = undefined;
      const problems = [{ field: "city", text: "No such city." }];
      return HttpResponse.json({ code: "listing_invalid", problems }, { status: 422 });
    };
    const { user } = openPath(world.edit);
    const city = await screen.findByLabelText("City");
    await enter(user, city, "Atlantis");
    await enter(user, screen.getByLabelText("Street address"), "1 Sea Rd");
    expect(await screen.findByText("No such city.")).toBeVisible();
    expect(city).toHaveAccessibleDescription("No such city.");
    expect(city).toHaveValue("Atlantis");
    await waitFor(() => expect(world.stored.now.address).toBe("1 Sea Rd"));
    await user.clear(city);
    await enter(user, city, "Boise");
    await waitFor(() => expect(world.stored.now.city).toBe("Boise"));
    expect(city).toBeValid();
  });

  test("failing to publish shows why, and works the next time, once however often it is pressed", async () => {
    world = await enterWizard(cloud, COMPLETE);
    world.writeMs = 100;
    world.refuse = () => HttpResponse.json({}, { status: 503 });
    const { user } = openPath(`${world.edit}?step=review`);
    await user.click(await publish());
    await findAlert("Failed to update listing");
    world.refuse = undefined;
    await user.dblClick(await publish());
    await onTheMarket();
    expect(world.stored.sent).toEqual([{ status: "active" }]);
  });

  test("a home that has to wait leads to the proof of its ownership", async () => {
    world = await enterWizard(cloud, COMPLETE);
    world.refuse = () => HttpResponse.json({ code: "ownership_wanted" }, { status: 409 });
    const { user } = openPath(`${world.edit}?step=review`);
    await user.click(await publish());
    const alert = await findAlert(ERRORS.ownership_wanted.text);
    expect(within(alert).getByRole("link", { name: "Show that it is yours" })).toHaveAttribute(
      "href",
      world.edit.replace("/edit", "/ownership"),
    );
  });

  test("legally sensitive wording is published once the owner confirms", async () => {
    world = await enterWizard(cloud, { ...COMPLETE, description: "Perfect for families." });
    const { user } = openPath(`${world.edit}?step=review`);
    await user.click(await publish());
    const question = await screen.findByRole("dialog", { name: "Publish with this wording?" });
    expect(within(question).getByText("Description: “Perfect for families”")).toBeVisible();
    expect(within(question).getByText(/^Federal law forbids wording/)).toBeVisible();
    await user.click(within(question).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await publish()).toHaveFocus();
    expect(world.stored.now.status).toBe("draft");

    await user.click(await publish());
    await user.click(await screen.findByRole("button", { name: "Publish anyway" }));
    await onTheMarket();
    expect(world.stored.sent).toEqual([{ status: "active", publish_anyway: true }]);
  });

  test("has what keeps a home from being public in one list, ownership too", async () => {
    world = await enterWizard(cloud, { ...COMPLETE, title: "" });
    world.ownership = { ...world.ownership, must_wait: true };
    const first = openPath(`${world.edit}?step=review`);
    const list = within(await screen.findByRole("region", { name: /^Still missing/ }));
    const link = await list.findByRole("link", { name: "Ownership" });
    expect(link).toHaveAttribute("href", paths.ownership.href(world.stored.now.id));
    expect(textsOf(list.getAllByRole("listitem"))).toEqual([
      "Title: Please give your home a title.",
      "Ownership: Please show that the home is yours, with a deed or a tax bill.",
    ]);
    first.unmount();
    world.ownership = { ...world.ownership, waits: true };
    openPath(`${world.edit}?step=review`);
    expect(await screen.findByText(/Your document is being checked/)).toBeVisible();
  });

  test("names the rooms that no photo shows", async () => {
    world = await enterWizard(cloud, { ...COMPLETE, bedrooms: 1, bathrooms: 1 });
    const images = ["Kitchen", "Living room"].map((alt) => storedPhoto(alt, { alt }));
    cloud.use(http.get(rest("listing_images"), () => HttpResponse.json(images)));
    openPath(`${world.edit}?step=review`);
    const panel = within(await screen.findByRole("region", { name: "Worth a second look" }));
    expect(
      await panel.findByText(/No photo is marked as: Front of the home, Dining area, Main bedroom/),
    ).toBeVisible();
  });

  test("suggests a second look at photos, price, place and wording", async () => {
    world = await enterWizard(cloud, {
      ...COMPLETE,
      price: null,
      location: null,
      description: "Perfect for families.",
    });
    openPath(`${world.edit}?step=review`);
    const panel = within(await screen.findByRole("region", { name: "Worth a second look" }));
    await panel.findByRole("link", { name: "Photos" });
    for (const name of ["Place on the map", "Price", "Description"])
      expect(panel.getByRole("link", { name })).toBeVisible();
    expect(screen.getByText("Price on request")).toBeVisible();
    expect(screen.getByRole("button", { name: "Publish" })).toBeEnabled();
  });
});

describe("input is kept", () => {
  test("offline, with a message, across a reload, until the connection is back", async () => {
    const first = openPath(`${world.edit}?step=words`);
    const typed = await screen.findByLabelText("Title");
    world.isDown = true;
    await enter(first.user, typed, "Sunny");
    const waits = "Not saved yet – you're offline: we keep it on this device";
    await screen.findAllByText(waits);
    first.unmount();
    openPath(`${world.edit}?step=words`);
    expect(await screen.findByLabelText("Title")).toHaveValue("Sunny");
    await screen.findAllByText(waits);
    world.isDown = false;
    act(() => void window.dispatchEvent(new Event("online")));
    await saved();
    expect(world.stored.now.title).toBe("Sunny");
  });

  test("input is kept when the user leaves right after typing", async () => {
    const { user, unmount } = openPath(`${world.edit}?step=words`);
    await enter(user, await screen.findByLabelText("Title"), "Sunny");
    unmount();
    await waitFor(() => expect(world.stored.now.title).toBe("Sunny"));
  });

  test("changed elsewhere: the owner chooses once, after an optional look", async () => {
    const { user } = openPath(`${world.edit}?step=words`);
    const title = await screen.findByLabelText("Title");
    world.stored.write({ title: "Cosy", description: "From my phone" });
    await enter(user, title, "Sunny");
    const name = "This listing was changed somewhere else";
    const dialog = await screen.findByRole("dialog", { name });
    expect(textsOf(within(dialog).getAllByRole("listitem"))).toEqual([
      "TitleThis versionSunnyThe other versionCosy",
      "DescriptionThis versionEmptyThe other versionFrom my phone",
    ]);
    await user.keyboard("{Escape}");
    await findAlert(name);
    expect(title).toHaveValue("Sunny");
    await user.click(screen.getByRole("button", { name: "Choose a version" }));
    await user.click(screen.getByRole("button", { name: "Take the other version" }));
    expect(title).toHaveValue("Cosy");
    expect(screen.getByLabelText(/^Description/)).toHaveValue("From my phone");
    expect(screen.queryByText(name)).toBeNull();
  });

  test("deleted elsewhere: is shown, and the text can become a new listing", async () => {
    const made = bodiesOf<{ id: string }>(cloud, "post", functions("listings"), (body) =>
      HttpResponse.json(ownListing(body), { status: 201 }),
    );
    const { user, where } = openPath(`${world.edit}?step=words`);
    const title = await screen.findByLabelText("Title");
    world.refuse = () =>
      HttpResponse.json({ code: "listing_not_found", detail: "Gone." }, { status: 404 });
    await enter(user, title, "Sunny");
    await findAlert("This listing is gone");
    expect(title).toHaveValue("Sunny");
    await user.click(screen.getByRole("button", { name: "Keep them as a new listing" }));
    await waitFor(() => expect(where()).not.toContain(world.edit));
    expect(made).toEqual([expect.objectContaining({ title: "Sunny" })]);
  });
});

describe("words", () => {
  test("the fair-housing check explains, and one tap fixes the wording", async () => {
    const { user } = openPath(`${world.edit}?step=words`);
    const description = await screen.findByLabelText(/^Description/);
    await enter(user, description, "The master bedroom is large.");
    expect(screen.getByText("“master bedroom”")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Write “primary bedroom”" }));
    expect(description).toHaveValue("The primary bedroom is large.");
    expect(description).toHaveFocus();
    expect(screen.queryByText("“master bedroom”")).toBeNull();
  });

  test("accepted from the photos are appended, and can be undone", async () => {
    world = await enterWizard(cloud, { description: "My own words.", features: ["deck"] });
    const { user } = openPath(`${world.edit}?step=photos`);
    await user.click(await screen.findByRole("button", { name: "Accept the words" }));
    await waitFor(() =>
      expect(world.stored.now).toMatchObject({
        description: "My own words.\n\nLight falls into every room.",
        features: ["deck", "Skylights"],
      }),
    );
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await saidText("Taken out of your description and features again.")).toBeInTheDocument();
    await waitFor(() => expect(world.stored.now.description).toBe("My own words."));
  });
});

describe("features", () => {
  test("are limited to 60, and to 80 characters each", async () => {
    const features = Array.from({ length: 59 }, (_, n) => `Feature ${n}`);
    world = await enterWizard(cloud, { features });
    const { user } = openPath(`${world.edit}?step=features`);
    const input = await screen.findByLabelText("Another feature");
    await user.click(input);
    await user.paste("x".repeat(81));
    await user.keyboard("{Enter}");
    expect(input).toHaveAccessibleDescription("Please use at most 80 characters.");
    expect(screen.getByText("59 of 60 features")).toBeVisible();
    await user.clear(input);
    await user.type(input, "Deck{Enter}");
    expect(screen.getByText("60 of 60 features")).toBeVisible();
    expect(screen.getByRole("checkbox", { name: "Deck" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Patio" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Remove Feature 0" }));
    expect(input).toHaveFocus();
    expect(screen.getByRole("checkbox", { name: "Patio" })).toBeEnabled();
  });
});

describe("the price", () => {
  test("can be 'on request', comes back, and is asked about once the field is left with $450", async () => {
    world = await enterWizard(cloud, { price: 485000 });
    const { user } = openPath(`${world.edit}?step=price`);
    await user.click(await screen.findByRole("radio", { name: /^Price on request/ }));
    expect(screen.queryByLabelText("Asking price")).toBeNull();
    await waitFor(() => expect(world.stored.now.price).toBeNull());
    await user.click(screen.getByRole("radio", { name: "I have a price" }));
    const price = screen.getByLabelText("Asking price");
    expect(price).toHaveValue("485000");

    await user.clear(price);
    await user.type(price, "450");
    expect(screen.queryByRole("group", { name: /Did you mean/ })).toBeNull();
    await user.tab();
    expect(screen.getByRole("group", { name: "Did you mean $450,000?" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Use $450,000" }));
    expect(price).toHaveValue("450,000");
    expect(screen.queryByRole("group", { name: /Did you mean/ })).toBeNull();
  });
});

test("a PO box as the address is asked about, and the street takes its place", async () => {
  world = await enterWizard(cloud, { ...COMPLETE, address: "14 Elm St" });
  const { user } = openPath(`${world.edit}?step=basics`);
  const address = await screen.findByLabelText("Street address");
  await user.clear(address);
  await user.type(address, "PO Box 152");
  await user.tab();
  const question = await screen.findByRole("group", { name: POST_BOX_QUESTION });
  await user.type(within(question).getByLabelText("Street and number"), "16 Elm St{Enter}");
  expect(address).toHaveValue("16 Elm St");
  expect(address).toHaveFocus();
  expect(screen.queryByRole("group", { name: POST_BOX_QUESTION })).toBeNull();
  await waitFor(() => expect(world.stored.now.address).toBe("16 Elm St"));
});

describe("a published home", () => {
  beforeEach(async () => {
    world = await enterWizard(cloud, { ...COMPLETE, status: "active" });
  });

  test("a published home whose new price has a zero too few is asked about, also in the review, and can keep it", async () => {
    const { user } = openPath(`${world.edit}?step=price`);
    const price = await screen.findByLabelText("Asking price");
    await user.clear(price);
    await enter(user, price, String((COMPLETE.price ?? 0) / 10));
    await user.tab();
    await user.click(screen.getByRole("button", { name: /^Keep/ }));
    expect(screen.queryByRole("group", { name: /Did you mean/ })).toBeNull();
    await user.click(step("Review"));
    expect(await screen.findByText(/is 10% of the price so far/)).toBeVisible();
  });

  test("stays unchanged until its changes are saved; new sensitive wording is asked about, existing isn't", async () => {
    const description = "Perfect for families.";
    world = await enterWizard(cloud, { ...COMPLETE, status: "active", description });
    const { user } = openPath(`${world.edit}?step=words`);
    const title = await screen.findByLabelText("Title");
    expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
    await enter(user, title, ", no kids");
    expect(screen.getByText("Not public yet – we keep it on this device")).toBeVisible();
    expect(world.stored.sent).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    const question = within(
      await screen.findByRole("dialog", { name: "Publish with this wording?" }),
    );
    expect(question.getByText("Title: “no kids”")).toBeVisible();
    expect(question.queryByText(/families”/)).toBeNull();
    await user.keyboard("{Escape}");
    expect(screen.getByText("Not public yet – we keep it on this device")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await user.click(await screen.findByRole("button", { name: "Publish anyway" }));
    await screen.findByText("Your changes are live.");
    expect(world.stored.sent).toEqual([
      { title: "Sunny craftsman, no kids", publish_anyway: true },
    ]);
  });

  test("must stay complete, and is reverted to what buyers see after confirmation", async () => {
    const { user } = openPath(`${world.edit}?step=words`);
    const title = await screen.findByLabelText("Title");
    await user.clear(title);
    expect(title).toHaveAccessibleDescription(/Please give your home a title\./);
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await findAlert("Please fix the marked fields first.");
    await enter(user, title, "A view");
    await user.click(screen.getByRole("button", { name: "Discard" }));
    const dialog = screen.getByRole("dialog", { name: "Discard your changes?" });
    await user.click(within(dialog).getByRole("button", { name: "Keep them" }));
    expect(title).toHaveValue("A view");
    await user.click(screen.getByRole("button", { name: "Discard" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Discard" }));
    expect(title).toHaveValue("Sunny craftsman");
    expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
    expect(world.stored.sent).toEqual([]);
  });

  test("can't move to another town, and says so in advance", async () => {
    openPath(world.edit);
    expect(await screen.findByLabelText("City")).toBeDisabled();
    expect(screen.getByLabelText("Street address")).toBeEnabled();
    expect(screen.getByText(/A published home stays in its town/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Create a new listing" })).toHaveAttribute(
      "href",
      "/sell",
    );
  });
});

const STEPS = [...new Set(LISTING_FIELDS.map(({ step }) => step))];

/** The others have special controls. */
const TYPED = LISTING_FIELDS.filter(({ kind }) => kind === "number" || kind === "line");

test("every described number and text field appears in its step, and is saved", async () => {
  const world = await enterWizard(cloud);
  for (const step of STEPS) {
    const asked = TYPED.filter((field) => field.step === step);
    if (asked.length === 0) continue;
    const { user, unmount } = openPath(`${world.edit}?step=${step}`);
    for (const { name } of asked) {
      await waitFor(() =>
        expect(
          document.getElementById(`listing-${name}`),
          `The step ${step} of the wizard has no control for ${name}: place NumberFields there, or a control of its own.`,
        ).toBeInTheDocument(),
      );
      const control = document.getElementById(`listing-${name}`) as HTMLInputElement;
      await user.clear(control);
      await enter(user, control, String(EVERYTHING_SAID[name]));
    }
    const said = Object.fromEntries(asked.map(({ name }) => [name, EVERYTHING_SAID[name]]));
    await waitFor(() => expect(world.stored.now).toMatchObject(said));
    unmount();
  }
});
