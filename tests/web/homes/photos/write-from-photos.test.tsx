import { screen, waitFor } from "@testing-library/react";
import { usePhotoDrafts } from "@web/features/homes/photos/photo-drafts.ts";
import { PhotosStep } from "@web/features/homes/photos/photos-step.tsx";
import { resumeSession, sessionStore, startSession } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deferred } from "../../../support/deferred.ts";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import { enter } from "../../../support/user.ts";
import { bodiesOf, functions, startCloud, storeSession } from "../../../support/web-cloud.ts";
import { PHOTO_BASE, photoCloud, storedPhoto } from "./photo-cloud.ts";
import { HOME, IDS } from "./queue-world.ts";

const cloud = startCloud();
const ANALYZE = functions("listings/analyze-images");
const kitchen = storedPhoto("kitchen");
const draft = {
  description: "The kitchen has white cabinets. It is perfect for families.\n\nThe yard is flat.",
  features: ["Kitchen island", "Fenced yard"],
  photos: [{ url: PHOTO_BASE + kitchen.path, room: "Kitchen", tip: "Clear the counter first." }],
  warnings: ["Describe the home, not who should live there."],
};

function open(server = photoCloud([kitchen, storedPhoto("yard")])) {
  cloud.use(...server.handlers);
  const onWords = vi.fn();
  const view = renderWeb(<PhotosStep {...IDS} title="Harbor View" home={HOME} onWords={onWords} />);
  return {
    ...view,
    onWords,
    server,
    write: async () =>
      view.user.click(await screen.findByRole("button", { name: "Write from my photos" })),
  };
}

beforeEach(async () => {
  storeSession();
  startSession();
  await resumeSession();
});

afterEach(() => {
  usePhotoDrafts.setState({}, true);
  sessionStore.setState({ status: "signed-out", user: null, hasLeft: true });
});

test("analyzes the photos in order, once, with a tip per photo and its room as a one-press description", async () => {
  const looked = deferred();
  const { user, write, server } = open();
  const asked = bodiesOf(cloud, "post", ANALYZE, async () => {
    await looked.promise;
    return HttpResponse.json(draft);
  });
  await write();
  await user.click(await screen.findByRole("button", { name: "Looking at your photos..." }));
  await waitFor(() => expect(asked).toHaveLength(1));
  looked.resolve();
  expect(await screen.findByText("The kitchen has white cabinets.")).toBeVisible();
  expect(asked).toEqual([
    {
      image_urls: [kitchen, storedPhoto("yard")].map(({ path }) => PHOTO_BASE + path),
      listing_id: IDS.listingId,
    },
  ]);
  expect(screen.getByText("Clear the counter first.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Kitchen, for photo 1" }));
  expect(screen.getByLabelText("What photo 1 shows")).toHaveValue("Kitchen");
  expect(screen.getByRole("button", { name: "Dining area, for photo 2" })).toHaveFocus();
  await waitFor(() => expect(server.alts).toEqual([{ path: kitchen.path, alt: "Kitchen" }]));
});

test("uses only what was ticked, in its paragraphs; sentences can be kept, edited and dropped", async () => {
  cloud.use(http.post(ANALYZE, () => HttpResponse.json(draft)));
  const { user, write, onWords } = open();
  await write();
  const use = await screen.findByRole("button", { name: "Use what I checked" });
  expect(use).toBeDisabled();
  for (const box of screen.getAllByRole("checkbox")) expect(box).not.toBeChecked();

  // Fair housing is explained for a sentence's current text.
  expect(screen.getByText(draft.warnings[0] as string)).toBeVisible();
  expect(screen.getByText(/^“perfect for families”$/i)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Edit sentence 2" }));
  await user.clear(screen.getByLabelText("Sentence 2"));
  await enter(user, screen.getByLabelText("Sentence 2"), "It has four bedrooms.");
  expect(screen.queryByText(/^“perfect for families”$/i)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Done" }));

  await user.click(screen.getByRole("checkbox", { name: "The kitchen has white cabinets." }));
  await user.click(screen.getByRole("button", { name: "Edit sentence 3" }));
  const field = screen.getByLabelText("Sentence 3");
  expect(field).toHaveFocus();
  await user.clear(field);
  await enter(user, field, "The yard is flat and fenced.");
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.getByRole("button", { name: "Edit sentence 3" })).toHaveFocus();
  expect(screen.getByRole("checkbox", { name: "The yard is flat and fenced." })).toBeChecked();
  await user.click(screen.getByRole("checkbox", { name: "Fenced yard" }));
  await user.click(use);
  expect(onWords).toHaveBeenCalledWith({
    description:
      "The kitchen has white cabinets. It has four bedrooms.\n\nThe yard is flat and fenced.",
    features: ["Fenced yard"],
  });
  expect(screen.queryByText("Fenced yard")).toBeNull();
  expect(screen.getByRole("button", { name: "Write from my photos" })).toHaveFocus();
});

test("keeps the review when leaving the step; discarding ends it", async () => {
  cloud.use(http.post(ANALYZE, () => HttpResponse.json(draft)));
  const first = open();
  await first.write();
  await first.user.click(await screen.findByRole("checkbox", { name: "Fenced yard" }));
  first.unmount();
  const { user, onWords } = open();
  expect(await screen.findByRole("checkbox", { name: "Fenced yard" })).toBeChecked();
  await user.click(screen.getByRole("button", { name: "Discard the draft" }));
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(onWords).not.toHaveBeenCalled();
});

test("shows a failure, with a retry, and the daily limit without one", async () => {
  const { user, write } = open();
  cloud.use(
    http.post(ANALYZE, () => HttpResponse.json({ code: "analysis_failed" }, { status: 503 })),
  );
  await write();
  await findAlert("Failed to analyze images");
  const detail = "You have used “Write from my photos” 20 times today. Please try again tomorrow.";
  cloud.use(
    http.post(ANALYZE, () =>
      HttpResponse.json({ code: "analysis_limit", detail }, { status: 429 }),
    ),
  );
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.queryByText("Failed to analyze images")).toBeNull();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("offers nothing without photos", async () => {
  open(photoCloud());
  expect(await screen.findByRole("button", { name: "Write from my photos" })).toBeDisabled();
  expect(screen.getByText("Add a photo first.")).toBeVisible();
});
