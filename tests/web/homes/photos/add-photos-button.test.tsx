import { fireEvent, screen, waitFor } from "@testing-library/react";
import { AddPhotosButton } from "@web/features/homes/photos/add-photos-button.tsx";
import { sessionStore, startSession } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deferred } from "../../../support/deferred.ts";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import { comesSignedOut, signIn } from "../../../support/returning-person.ts";
import { CLOUD, rest, startCloud } from "../../../support/web-cloud.ts";
import { fakeCanvas } from "./fake-canvas.ts";
import { photoCloud } from "./photo-cloud.ts";
import { IDS, photoFile } from "./queue-world.ts";

const cloud = startCloud();

function open(
  options: { server?: ReturnType<typeof photoCloud>; owner?: string; shared?: object[] } = {},
) {
  const { server = photoCloud(), owner = IDS.userId, shared = [] } = options;
  const sharedHomes = http.get(rest("rpc/homes_owned_together"), () => HttpResponse.json(shared));
  cloud.use(...server.handlers, sharedHomes);
  const listing = { id: IDS.listingId, user_id: owner };
  const view = renderWeb(<AddPhotosButton listing={listing} />);
  const picker = view.container.querySelector<HTMLInputElement>("input[type=file]");
  if (!picker) throw new Error("There is no file picker.");
  const opened = vi.spyOn(picker, "click").mockImplementation(() => {});
  const invalidated = vi.spyOn(view.queryClient, "invalidateQueries");
  return {
    ...view,
    server,
    picker,
    opened,
    invalidated,
    press: () => view.user.click(screen.getByRole("button", { name: "Add photos" })),
    choose: (...files: File[]) => fireEvent.change(picker, { target: { files } }),
  };
}

beforeEach(async () => {
  fakeCanvas();
  startSession();
  await signIn();
});

afterEach(() => {
  sessionStore.setState({ status: "signed-out", user: null, hasLeft: true });
});

test("opens the picker for several images, uploads them, says so, and refetches the lists of homes", async () => {
  const { server, press, picker, opened, choose, invalidated } = open();
  await press();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(picker.multiple).toBe(true);
  expect(picker.accept).toContain("image/*");
  choose(photoFile("a.jpg"), photoFile("notes.txt", "text/plain"), photoFile("b.jpg"));
  expect(await screen.findByText("Successfully uploaded 2 image(s)!")).toBeVisible();
  expect(server.photos).toHaveLength(2);
  expect(invalidated.mock.calls.filter(([asked]) => asked?.queryKey?.[0] === "listings")).toEqual([
    [{ queryKey: ["listings"] }],
  ]);
});

test("shows that it is busy, ignores a second press, and recovers afterwards", async () => {
  const { server, choose, opened, user } = open();
  const stored = deferred();
  cloud.use(
    http.post(`${CLOUD}/storage/v1/object/property-images/*`, async () => {
      await stored.promise;
      return HttpResponse.json({});
    }),
  );
  choose(photoFile("a.jpg"));
  const busy = await screen.findByRole("button", { name: /^Uploading photos, \d+%$/ });
  await user.click(busy);
  expect(opened).not.toHaveBeenCalled();
  cloud.resetHandlers(...server.handlers);
  stored.resolve();
  expect(await screen.findByRole("button", { name: "Add photos" })).toBeVisible();
});

test("signed out: shows a notice, and no picker opens", async () => {
  await comesSignedOut();
  const { press, opened } = open();
  await press();
  expect(await screen.findByText("Please log in to upload images")).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
});

test("the listing of somebody else shows a notice, and no picker opens", async () => {
  const { press, opened, choose, server } = open({ owner: "somebody else" });
  await press();
  const text = "You can only upload images to your own listings";
  expect(await screen.findByText(text)).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
  choose(photoFile("a.jpg"));
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(1));
  expect(server.uploads).toEqual([]);
});

test("a co-owner adds photos to a home that somebody else created, as their own", async () => {
  const shared = [{ listing_id: IDS.listingId, is_first: false, with: ["Olive"] }];
  const { press, opened, choose, server } = open({ owner: "somebody else", shared });
  await waitFor(async () => {
    await press();
    expect(opened).toHaveBeenCalled();
  });
  choose(photoFile("a.jpg"));
  await waitFor(() => expect(server.photos).toHaveLength(1));
  expect(server.uploads.join()).toContain(IDS.userId);
});

test("a refused file says “Failed to upload {file}: {reason}”, and its notice has a Retry", async () => {
  const { choose, server, user } = open();
  cloud.use(
    http.post(
      `${CLOUD}/storage/v1/object/property-images/*`,
      () => HttpResponse.json({ message: "not allowed" }, { status: 400 }),
      { once: true },
    ),
  );
  choose(photoFile("a.jpg"));
  await findAlert("Failed to upload a.jpg: not allowed.");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(server.photos).toHaveLength(1));
});
