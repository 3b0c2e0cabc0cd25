import { LISTING_FIELDS, NUMBER_FIELDS } from "@domain/homes/listing-fields.ts";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { EVERYTHING_SAID } from "../../../support/listing-fields.ts";
import { enter } from "../../../support/user.ts";
import { startCloud } from "../../../support/web-cloud.ts";
import { enterWizard, NO_LISTING, openPath } from "./world.tsx";

const cloud = startCloud(...NO_LISTING);
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

test("land is not asked for what only buildings have", async () => {
  const world = await enterWizard(cloud, { property_type: "land" });
  openPath(`${world.edit}?step=basics`);
  expect(await screen.findByLabelText("Lot size, acres")).toBeVisible();
  for (const { name, isOfBuildings } of NUMBER_FIELDS)
    if (isOfBuildings) expect(document.getElementById(`listing-${name}`)).toBeNull();
});
