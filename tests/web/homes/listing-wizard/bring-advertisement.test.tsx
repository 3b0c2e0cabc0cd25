import { readAdvertisement } from "@domain/homes/listing-import.ts";
import { POST_BOX_QUESTION } from "@domain/homes/listing-input.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { deferred } from "../../../support/deferred.ts";
import { focusOn } from "../../../support/render-web.tsx";
import { functions, startCloud } from "../../../support/web-cloud.ts";
import { COMPLETE } from "./listings.ts";
import { enterWizard, NO_LISTING, openPath } from "./world.tsx";

const cloud = startCloud(...NO_LISTING);
let world: Awaited<ReturnType<typeof enterWizard>>;
beforeEach(async () => {
  world = await enterWizard(cloud, { ...COMPLETE, title: "My own title", bedrooms: null });
});

async function bring(text: string) {
  const { user } = openPath(`${world.edit}?step=basics`);
  await user.click(await screen.findByText(/^Already advertised elsewhere/));
  await user.click(await screen.findByLabelText("Your advertisement"));
  await user.paste(text);
  await user.click(screen.getByRole("button", { name: "Read it" }));
  return user;
}

describe("an advertisement from elsewhere", () => {
  test("fills in what the owner leaves ticked, nothing before that, and shows what it did not understand", async () => {
    const user = await bring("Bungalow with light\n4 bed, 2 bath, no HOA\nHeating: forced air");
    await focusOn(screen.findByRole("heading", { name: "Is this right?" }));
    expect(screen.getByRole("checkbox", { name: "Bedrooms: 4" })).toHaveAccessibleDescription(
      "From “4 bed”",
    );
    expect(screen.getByRole("checkbox", { name: "HOA fee: No HOA fee" })).toBeVisible();
    // Values that are there already are kept unless the owner says otherwise.
    const title = screen.getByRole("checkbox", { name: "Title: Bungalow with light" });
    expect(title).not.toBeChecked();
    expect(title).toHaveAccessibleDescription(/^Replaces what you have/);
    const left = screen.getByText(/^We could not read this/).parentElement as HTMLElement;
    expect(within(left).getByText("Heating: forced air")).toBeVisible();
    expect(world.stored.sent).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Use what is checked" }));
    await waitFor(() => expect(world.stored.sent.at(-1)).toMatchObject({ bedrooms: 4 }));
    expect(world.stored.sent.at(-1)).not.toHaveProperty("title");
    expect(screen.getByLabelText("Bedrooms")).toHaveValue("4");
  });

  test("a PO box in it is asked about, and the street takes its place", async () => {
    world = await enterWizard(cloud, { ...COMPLETE, address: "" });
    const user = await bring("PO Box 152, Bozeman, MT 59715\n3 bed 2 bath");
    const question = await screen.findByRole("group", { name: POST_BOX_QUESTION });
    expect(question).toHaveTextContent(/PO Box 152 is where mail goes/);
    const street = within(question).getByLabelText("Street and number");
    await user.type(street, "PO Box 153{Enter}");
    expect(street).toHaveAccessibleDescription("Please enter a street and a number.");
    await user.clear(street);
    await user.type(street, "14 Elm St");
    await user.click(within(question).getByRole("button", { name: "Use this address" }));
    expect(question).not.toBeInTheDocument();
    expect(screen.getByLabelText("Street address")).toHaveFocus();
    await waitFor(() => expect(world.stored.sent.at(-1)).toMatchObject({ address: "14 Elm St" }));
  });

  test("may be a file that Excel wrote in UTF-16", async () => {
    const { user } = openPath(`${world.edit}?step=basics`);
    await user.click(await screen.findByText(/^Already advertised elsewhere/));
    const text = "\uFEFFBeds\tCity\tPrice\r\n4\tLa Cañada\t450.000";
    const bytes = Uint16Array.from(text, (sign) => sign.charCodeAt(0));
    await user.upload(
      await screen.findByLabelText("Choose a CSV file"),
      new File([bytes], "a.csv"),
    );
    await waitFor(() =>
      expect(screen.getByLabelText("Your advertisement")).toHaveDisplayValue(/La Cañada/),
    );
    await user.click(screen.getByRole("button", { name: "Read it" }));
    expect(await screen.findByRole("checkbox", { name: "Price: $450,000" })).toBeVisible();
  });

  test("can be replaced while the assistant is still reading", async () => {
    const read = deferred<Response>();
    cloud.use(http.post(functions("listings/read-advertisement"), () => read.promise));
    const user = await bring("4 bed\nsomething else");
    await user.click(screen.getByRole("button", { name: "Let the assistant read the rest" }));
    await user.click(screen.getByRole("button", { name: "Use what is checked" }));
    await user.click(screen.getByLabelText("Your advertisement"));
    await user.paste("5 bed");
    await user.click(screen.getByRole("button", { name: "Read it" }));
    read.resolve(HttpResponse.json(readAdvertisement("4 bed, 2 bath")));
    await screen.findByRole("button", { name: "Let the assistant read the rest" });
    expect(screen.getByRole("checkbox", { name: "Bedrooms: 5" })).toBeVisible();
  });

  test("keeps what the rules have read when the assistant can't be reached", async () => {
    cloud.use(
      http.post(functions("listings/read-advertisement"), () =>
        HttpResponse.json(
          { error: ERRORS.import_not_set_up.text, code: "import_not_set_up" },
          { status: 503 },
        ),
      ),
    );
    const user = await bring("4 bed\nsomething else");
    await user.click(screen.getByRole("button", { name: "Let the assistant read the rest" }));
    expect(await screen.findByText(/not set up on this site/)).toBeVisible();
    expect(screen.getByRole("checkbox", { name: "Bedrooms: 4" })).toBeChecked();
  });
});
