import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { markUpload } from "@web/features/homes/photos/photo-markers.ts";
import { PhotosStep } from "@web/features/homes/photos/photos-step.tsx";
import { useRemovedPhotos } from "@web/features/homes/photos/removed-photos.ts";
import type { WaitingPhoto } from "@web/features/homes/photos/waiting-photos.ts";
import { useNotices } from "@web/lib/notices.ts";
import { resumeSession, sessionStore, startSession } from "@web/session/session.ts";
import { signOut } from "@web/session/sign-out.ts";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deferred } from "../../../support/deferred.ts";
import { findAlert, renderWeb, saidText } from "../../../support/render-web.tsx";
import { CLOUD, functions, rest, startCloud, storeSession } from "../../../support/web-cloud.ts";
import { fakeCanvas } from "./fake-canvas.ts";
import { photoCloud, storedPhoto } from "./photo-cloud.ts";
import { HOME, IDS, photoFile, queueWorld } from "./queue-world.ts";

const cloud = startCloud();
const STORAGE = `${CLOUD}/storage/v1/object/property-images/*`;

function open(server = photoCloud()) {
  cloud.use(...server.handlers);
  const view = renderWeb(<PhotosStep {...IDS} title="Harbor View" home={HOME} />);
  const picker = view.container.querySelector<HTMLInputElement>("input[multiple]");
  if (!picker) throw new Error("There is no file picker.");
  return {
    ...view,
    server,
    choose: (...names: string[]) =>
      view.user.upload(
        picker,
        names.map((name) => photoFile(name)),
      ),
    chooseFiles: (...files: File[]) => fireEvent.change(picker, { target: { files } }),
    tile: async (number: number) => {
      const field = await screen.findByLabelText(`What photo ${number} shows`);
      const item = field.closest("li");
      if (!item) throw new Error(`Photo ${number} is in no list.`);
      return within(item);
    },
  };
}

/** Storage refuses every file until the returned function is called. */
function refuseFiles(): () => void {
  let isRefusing = true;
  cloud.use(
    http.post(STORAGE, () =>
      isRefusing
        ? HttpResponse.json({ message: "not allowed" }, { status: 400 })
        : HttpResponse.json({}),
    ),
  );
  return () => {
    isRefusing = false;
  };
}

const altFields = () => screen.getAllByLabelText(/^What photo \d+ shows$/);

beforeEach(async () => {
  fakeCanvas();
  URL.createObjectURL = () => "blob:thumbnail";
  URL.revokeObjectURL = () => {};
  storeSession();
  startSession();
  await resumeSession();
});

afterEach(() => {
  // Each test starts with fresh queues.
  sessionStore.setState({ status: "signed-out", user: null, hasLeft: true });
  useNotices.setState({ notices: [], places: [] });
});

describe("adding", () => {
  test("chosen photos are sent in four sizes and attached, with a message", async () => {
    const { server, choose, tile } = open();
    expect(await screen.findByText("0 of 40 photos")).toBeVisible();
    await choose("a.jpg", "b.jpg");
    expect(await screen.findByText("Successfully uploaded 2 image(s)!")).toBeVisible();
    expect((await tile(1)).getByText("Cover")).toBeVisible();
    expect((await tile(2)).getByText("2")).toBeVisible();
    expect(server.photos).toHaveLength(2);
    expect(server.uploads).toHaveLength(8);
    expect(screen.getByText("2 of 40 photos")).toBeVisible();
  });

  test("a choice of files without an image is reported", async () => {
    const { server, chooseFiles } = open();
    await screen.findByText("0 of 40 photos");
    chooseFiles(photoFile("deed.pdf", "application/pdf"));
    await findAlert("No valid images were uploaded");
    expect(screen.getByText("deed.pdf is not a photo and was left out.")).toBeVisible();
    expect(server.uploads).toEqual([]);
  });

  test.each(["chosen", "dropped"])(
    "non-images among the %s are named, and the others continue",
    async (way) => {
      const { server, chooseFiles } = open();
      const zone = await screen.findByRole("group", { name: "Add photos of Harbor View" });
      const files = [
        photoFile("deed.pdf", "application/pdf"),
        photoFile("a.jpg"),
        photoFile("notes", ""),
      ];
      const dataTransfer = { types: ["Files"], files, dropEffect: "none" };
      if (way === "chosen") chooseFiles(...files);
      // The browser would open what is dropped.
      else
        for (const event of [fireEvent.dragOver, fireEvent.drop])
          expect(event(zone, { dataTransfer })).toBe(false);
      expect(
        await screen.findByText("deed.pdf and notes are not photos and were left out."),
      ).toBeVisible();
      await waitFor(() => expect(server.photos).toHaveLength(1));
    },
  );

  test("a home takes at most 40 photos: the rest is left out and counted", async () => {
    const photos = Array.from({ length: 39 }, (_, i) => storedPhoto(`p${i}`));
    const { server, choose } = open(photoCloud(photos));
    await screen.findByText("39 of 40 photos");
    await choose("a.jpg", "b.jpg", "c.jpg");
    const text = "A listing has at most 40 photos. 2 photos were left out.";
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(server.photos).toHaveLength(40));
    expect(screen.getByRole("button", { name: "Add photos" })).toBeDisabled();
  });

  test("an unreadable one: its name and the reason, and the others continue", async () => {
    vi.mocked(createImageBitmap).mockRejectedValueOnce(new DOMException("no"));
    const { server, choose, user } = open();
    await screen.findByText("0 of 40 photos");
    await choose("broken.jpg", "b.jpg");
    const problem =
      "Failed to upload broken.jpg: this browser cannot read it as a picture. Please save it as JPEG and add it again.";
    await findAlert(problem);
    await waitFor(() => expect(server.photos).toHaveLength(1));
    expect(await screen.findByText("Successfully uploaded 1 image(s)!")).toBeVisible();
    expect(screen.getAllByText(/broken\.jpg.*(?:read|arrive)/)).toHaveLength(1);
    const [tile] = screen
      .getAllByRole("listitem")
      .filter((item) => /broken/.test(item.textContent));
    if (!tile) throw new Error("The failed photo is not shown.");
    expect(within(tile).queryByRole("button", { name: "Retry" })).toBeNull();
    await user.click(within(tile).getByRole("button", { name: "Remove" }));
    expect(tile).not.toBeInTheDocument();
    expect(screen.queryByText(problem)).toBeNull();
  });

  test("several refused by storage: Retry all, and the notice is gone", async () => {
    const { server, choose, user } = open();
    const accept = refuseFiles();
    await screen.findByText("0 of 40 photos");
    await choose("a.jpg", "b.jpg");
    await findAlert("Failed to upload a.jpg: not allowed.");
    await findAlert("Failed to upload b.jpg: not allowed.");
    expect(screen.getByText("2 photos did not arrive. Each one says why below.")).toBeVisible();
    expect(useNotices.getState().notices).toEqual([]);
    accept();
    await user.click(screen.getByRole("button", { name: "Retry all" }));
    await waitFor(() => expect(server.photos).toHaveLength(2));
    expect(screen.queryByText(/did not arrive/)).toBeNull();
  });

  test("a failure is on its photo alone, and leaves with it", async () => {
    const { server, choose, user } = open();
    const accept = refuseFiles();
    await screen.findByText("0 of 40 photos");
    const shown = (name: string) => screen.queryAllByText(`Failed to upload ${name}: not allowed.`);
    await choose("a.jpg", "b.jpg");
    await waitFor(() => expect([shown("a.jpg"), shown("b.jpg")].flat()).toHaveLength(2));
    accept();
    const tile = screen.getAllByRole("listitem").find((item) => /a\.jpg/.test(item.textContent));
    if (!tile) throw new Error("The failed photo is not shown.");
    await user.click(within(tile).getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(server.photos).toHaveLength(1));
    expect(shown("a.jpg")).toHaveLength(0);
    expect(shown("b.jpg")).toHaveLength(1);
  });

  test("a failure after its owner has left the step is told in a notice, which leaves with it", async () => {
    const { server, choose, unmount } = open();
    const answer = deferred();
    let isRefused = true;
    cloud.use(
      http.post(STORAGE, async () => {
        await answer.promise;
        return isRefused
          ? HttpResponse.json({ message: "not allowed" }, { status: 400 })
          : HttpResponse.json({});
      }),
    );
    await screen.findByText("0 of 40 photos");
    await choose("a.jpg");
    unmount();
    answer.resolve();
    const notices = () => useNotices.getState().notices.map(({ text }) => text);
    await waitFor(() => expect(notices()).toEqual(["Failed to upload a.jpg: not allowed."]));
    isRefused = false;
    useNotices.getState().notices[0]?.action?.onSelect();
    await waitFor(() => expect(server.photos).toHaveLength(1));
    expect(notices()).not.toContain("Failed to upload a.jpg: not allowed.");
  });

  test("a photo that is small or held upright says so, once, on its tile", async () => {
    const small = storedPhoto("small", { width: 640, height: 427, widths: [480] });
    const upright = storedPhoto("upright", { width: 1600, height: 2133 });
    const { tile } = open(photoCloud([storedPhoto("good"), small, upright]));
    expect((await tile(2)).getByText(/^This photo is small \(640 × 427\)/)).toBeVisible();
    expect((await tile(3)).getByText(/^This photo is taller than wide/)).toBeVisible();
    expect(screen.getAllByText(/^This photo/)).toHaveLength(2);
  });

  test("a lost connection: says that nothing is lost, and resumes when it is back", async () => {
    let isDown = true;
    const server = photoCloud();
    const { choose } = open(server);
    cloud.use(http.post(STORAGE, () => (isDown ? HttpResponse.error() : HttpResponse.json({}))));
    await screen.findByText("0 of 40 photos");
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await choose("a.jpg");
    expect(
      await screen.findByText(/^Your photos are saved|You lost the connection\./),
    ).toBeVisible();
    expect(screen.getByText("Waiting for your connection: 0 of 1 done")).toBeVisible();
    expect(screen.queryByText(/^Failed/)).toBeNull();
    isDown = false;
    window.dispatchEvent(new Event("online"));
    expect(await screen.findByText("Successfully uploaded 1 image(s)!")).toBeVisible();
  });

  test("Cancel removes an upload", async () => {
    const server = photoCloud();
    const { choose, user } = open(server);
    cloud.use(http.post(STORAGE, () => new Promise<never>(() => {})));
    await screen.findByText("0 of 40 photos");
    await choose("a.jpg");
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    expect(screen.queryByText("a.jpg")).toBeNull();
    expect(screen.getByText("0 of 40 photos")).toBeVisible();
    expect(server.lists).toEqual([]);
  });
});

describe("order", () => {
  const three = () => photoCloud(["a", "b", "c"].map((name) => storedPhoto(name, { alt: name })));
  const shown = () => altFields().map((field) => (field as HTMLInputElement).value);

  test("the buttons move a photo, not beyond the ends; the whole list is stored, and the focus stays", async () => {
    const { server, user } = open(three());
    await user.click(await screen.findByRole("button", { name: "Move photo 1 earlier" }));
    await user.click(screen.getByRole("button", { name: "Move photo 3 later" }));
    expect(server.lists).toEqual([]);
    expect(screen.queryByText(/was moved/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Move photo 1 later" }));
    await waitFor(() => expect(server.names()).toEqual(["b", "a", "c"]));
    expect(shown()).toEqual(["b", "a", "c"]);
    expect(screen.getByText("Photo 1 was moved to place 2 of 3.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Move photo 2 later" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Make photo 3 the cover" }));
    await waitFor(() => expect(server.names()).toEqual(["c", "b", "a"]));
    expect(server.lists).toHaveLength(2);
  });

  test("the keyboard moves it, with each step announced; Escape leaves it where it was", async () => {
    layOut();
    const { server, user } = open(three());
    (await screen.findByRole("button", { name: "Move photo 1" })).focus();
    await user.keyboard(" ");
    expect(await screen.findByText("Picked up photo 1 of 3.")).toBeInTheDocument();
    await user.keyboard("{ArrowRight}");
    expect(await screen.findByText("Photo 1 is over place 2 of 3.")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    expect(await screen.findByText("Photo 1 was put back where it was.")).toBeInTheDocument();
    expect(server.lists).toEqual([]);

    await user.keyboard(" ");
    await screen.findByText("Picked up photo 1 of 3.");
    await user.keyboard("{ArrowRight}");
    await screen.findByText("Photo 1 is over place 2 of 3.");
    await user.keyboard(" ");
    expect(await screen.findByText("Photo 1 was moved to place 2 of 3.")).toBeInTheDocument();
    await waitFor(() => expect(server.names()).toEqual(["b", "a", "c"]));
  });

  test("an order that wasn't stored is reverted, reported, and can be retried", async () => {
    const { server, user } = open(three());
    const images = functions(`listings/${IDS.listingId}/images`);
    cloud.use(http.patch(images, () => HttpResponse.error(), { once: true }));
    await user.click(await screen.findByRole("button", { name: "Move photo 1 later" }));
    await findAlert("Network error - please check your connection");
    await waitFor(() => expect(shown()).toEqual(["a", "b", "c"]));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(server.names()).toEqual(["b", "a", "c"]));
  });

  test("photos added by another device are kept", async () => {
    const { server, user } = open(three());
    await screen.findByRole("button", { name: "Move photo 1 later" });
    server.photos = [...server.photos, storedPhoto("d")];
    await user.click(screen.getByRole("button", { name: "Move photo 1 later" }));
    await waitFor(() => expect(server.names()).toEqual(["b", "a", "c", "d"]));
  });

  test("changed at the same moment: the list is read again", async () => {
    const { server, user } = open(three());
    cloud.use(
      http.patch(
        functions(`listings/${IDS.listingId}/images`),
        () => HttpResponse.json({ code: "images_changed" }, { status: 409 }),
        { once: true },
      ),
    );
    await user.click(await screen.findByRole("button", { name: "Move photo 1 later" }));
    await waitFor(() => expect(server.names()).toEqual(["b", "a", "c"]));
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });
});

describe("removing", () => {
  /** The page has heard of it, too: an answer that comes after its test would be a failure in the next one. */
  const untilStored = () =>
    waitFor(() => expect(useRemovedPhotos.getState()[IDS.listingId]).toEqual([]));

  test("can be undone while the notice is open, and is stored when it closes", async () => {
    const { server, user } = open(photoCloud([storedPhoto("a"), storedPhoto("b")]));
    await user.click(await screen.findByRole("button", { name: "Remove photo 1" }));
    expect(altFields()).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Remove photo 1" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(altFields()).toHaveLength(2);
    expect(await saidText("Photo 1 is back.")).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Remove photo 1" })).toHaveFocus(),
    );
    expect(server.removals).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Remove photo 1" }));
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    await untilStored();
    expect(server.names()).toEqual(["b"]);
    expect(altFields()).toHaveLength(1);
  });

  test("removals of several photos can be undone one after the other", async () => {
    const { server, user } = open(photoCloud(["a", "b", "c"].map((name) => storedPhoto(name))));
    await user.click(await screen.findByRole("button", { name: "Remove photo 1" }));
    await user.click(screen.getByRole("button", { name: "Remove photo 1" }));
    expect(await screen.findByText("Photo 1 removed, 2 in all.")).toBeVisible();
    expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(altFields()).toHaveLength(2);
    expect(screen.getByText("Photo 1 removed.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    await untilStored();
    expect(server.removals).toEqual([["a"]]);
    expect(server.names()).toEqual(["b", "c"]);
  });

  test.each(["the step", "the page", "the account"])(
    "is stored when %s is left, with what another device has added",
    async (what) => {
      const { server, user, unmount } = open(photoCloud([storedPhoto("a"), storedPhoto("b")]));
      await user.click(await screen.findByRole("button", { name: "Remove photo 1" }));
      server.photos = [...server.photos, storedPhoto("d")];
      cloud.use(
        http.post(`${CLOUD}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })),
      );
      expect(server.removals).toEqual([]);
      if (what === "the step") unmount();
      if (what === "the page") fireEvent(window, new Event("pagehide"));
      if (what === "the account") await signOut();
      await waitFor(() => expect(server.names()).toEqual(["b", "d"]));
      expect(server.outliving).toBe(what === "the step" ? 0 : 1);
      expect(useNotices.getState().notices).toEqual([]);
    },
  );

  test("a removal that wasn't stored brings the photo back, with an error", async () => {
    const { user } = open(photoCloud([storedPhoto("a")]));
    const images = functions(`listings/${IDS.listingId}/images`);
    cloud.use(http.delete(images, () => HttpResponse.json({}, { status: 500 })));
    await user.click(await screen.findByRole("button", { name: "Remove photo 1" }));
    expect(screen.getByRole("button", { name: "Add photos" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    await findAlert("Photo 1 could not be removed. Please try again.");
    expect(altFields()).toHaveLength(1);
  });
});

describe("rooms", () => {
  const three = () => photoCloud(["a", "b", "c"].map((name) => storedPhoto(name)));
  const alts = (server: ReturnType<typeof photoCloud>) => server.photos.map(({ alt }) => alt);

  test("the likely one is proposed for each photo, and nothing is stored before it is pressed", async () => {
    const { server, user } = open(three());
    const first = await screen.findByRole("button", { name: "Front of the home, for photo 1" });
    expect(screen.getByRole("button", { name: "Living room, for photo 2" })).toBeVisible();
    expect(alts(server)).toEqual(["", "", ""]);
    await user.click(first);
    await waitFor(() => expect(alts(server)).toEqual(["Front of the home", "", ""]));
    expect(screen.getByLabelText("What photo 1 shows")).toHaveValue("Front of the home");
    expect(first).not.toBeInTheDocument();
  });

  test("the keyboard accepts one after the other, and the last press leaves the focus at its photo", async () => {
    const { server, user } = open(three());
    (await screen.findByRole("button", { name: "Front of the home, for photo 1" })).focus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: /, for photo 2$/ })).toHaveFocus();
    await user.keyboard("{Enter}");
    await user.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: "Move photo 3" })).toHaveFocus();
    await waitFor(() =>
      expect(alts(server)).toEqual(["Front of the home", "Living room", "Kitchen"]),
    );
  });

  test("another one is chosen from all rooms of the home, and the next photo follows it", async () => {
    const { server, user } = open(three());
    await user.selectOptions(await screen.findByLabelText("Room of photo 1"), "Kitchen");
    await waitFor(() => expect(alts(server)[0]).toBe("Kitchen"));
    expect(await screen.findByRole("button", { name: "Dining area, for photo 2" })).toBeVisible();
    await user.selectOptions(screen.getByLabelText("Room of photo 3"), "Floor plan");
    await waitFor(() => expect(alts(server)[2]).toBe("Floor plan"));
  });

  test("rooms without a photo are a list that counts down; pressing one gives its photo that room", async () => {
    const { server, user, container } = open(photoCloud([storedPhoto("a", { alt: "Kitchen" })]));
    expect(await screen.findByText(/^1 of 10 rooms have a photo\./)).toBeVisible();
    const camera = container.querySelector<HTMLInputElement>("input[data-shot]");
    if (!camera) throw new Error("There is no camera.");
    const clicked = vi.spyOn(camera, "click");
    expect(camera).toHaveAttribute("capture", "environment");
    const rooms = within(screen.getByRole("list", { name: "Rooms without a photo" }));
    expect(rooms.queryByText("Kitchen")).toBeNull();
    await user.click(rooms.getByRole("button", { name: /^Add a photo:.*Living room/ }));
    expect(clicked).toHaveBeenCalledOnce();
    fireEvent.change(camera, { target: { files: [photoFile("living.jpg")] } });
    expect(screen.getByText(/^2 of 10 rooms have a photo\./)).toBeVisible();
    expect(screen.getByText("Living room: the photo is being added.")).toBeInTheDocument();
    expect(rooms.getByRole("button", { name: /Dining area/ })).toHaveFocus();
    await waitFor(() => expect(alts(server)).toEqual(["Kitchen", "Living room"]));
    expect(await screen.findByLabelText("What photo 2 shows")).toHaveValue("Living room");
  });

  test("rooms of photos on their way are known again after a reload", async () => {
    const kept = new Map<string, WaitingPhoto>();
    const sending = queueWorld({ send: () => new Promise(() => {}) }, kept);
    sending.queue.add([photoFile("kitchen.jpg")], 0, "Kitchen");
    await waitFor(() => expect(sending.steps()).toEqual(["kitchen.jpg sending"]));
    const attached: unknown[] = [];
    const again = queueWorld({ attach: async (photos) => void attached.push(...photos) }, kept);
    await again.queue.restore();
    await waitFor(() => expect(attached).toMatchObject([{ room: "Kitchen" }]));
  });
});

describe("a photo's description", () => {
  test("is saved after a pause in typing, once, and right away when the field is left", async () => {
    const { server, user } = open(photoCloud([storedPhoto("a")]));
    const field = await screen.findByLabelText("What photo 1 shows");
    expect(field).toHaveAttribute("placeholder", "e.g. The front, seen from the street");
    await user.type(field, "The porch");
    expect(await screen.findByText("Saved")).toBeVisible();
    const { path } = storedPhoto("a");
    expect(server.alts).toEqual([{ path, alt: "The porch" }]);

    fireEvent.change(field, { target: { value: "Hall" } });
    expect(screen.queryByText("Saving...")).toBeNull();
    // No pause passes.
    fireEvent.blur(field);
    expect(screen.getByText("Saving...")).toBeVisible();
    await waitFor(() => expect(server.alts.at(-1)).toEqual({ path, alt: "Hall" }));
  });

  test("stays typed when it could not be saved, and is saved when the network is back", async () => {
    const { server, user } = open(photoCloud([storedPhoto("a")]));
    cloud.use(http.patch(rest("listing_images"), () => HttpResponse.error(), { once: true }));
    const field = await screen.findByLabelText("What photo 1 shows");
    await user.type(field, "Hall");
    await user.tab();
    expect(await screen.findByText("Not saved yet. We are trying again.")).toBeVisible();
    expect(field).toHaveValue("Hall");
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(server.alts.map(({ alt }) => alt)).toEqual(["Hall"]));
    expect(await screen.findByText("Saved")).toBeVisible();
  });

  test("is sent again after a while when the server failed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const { server, user } = open(photoCloud([storedPhoto("a")]));
    cloud.use(
      http.patch(rest("listing_images"), () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    );
    await user.type(await screen.findByLabelText("What photo 1 shows"), "Hall");
    await user.tab();
    await screen.findByText("Not saved yet. We are trying again.");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(server.alts.map(({ alt }) => alt)).toEqual(["Hall"]);
  });

  test("is not lost when leaving the step", async () => {
    const { server, user, unmount } = open(photoCloud([storedPhoto("a")]));
    await user.type(await screen.findByLabelText("What photo 1 shows"), "Hall");
    unmount();
    await waitFor(() => expect(server.alts.map(({ alt }) => alt)).toEqual(["Hall"]));
  });
});

test("photos that fail to load show an error with a retry", async () => {
  const server = photoCloud([storedPhoto("a")]);
  const { user } = open(server);
  cloud.use(http.get(rest("listing_images"), () => HttpResponse.error(), { once: true }));
  await findAlert("Failed to load the photos");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByLabelText("What photo 1 shows")).toBeVisible();
  markUpload(IDS.listingId, undefined);
});

/** jsdom has no layout: puts the photos in a row, each 100 px wide. */
function layOut(): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const item = this.closest("li");
    const index = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : 0;
    return new DOMRect(index * 120, 0, 100, 100);
  });
}
