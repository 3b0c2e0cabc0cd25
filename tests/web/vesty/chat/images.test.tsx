import { fireEvent, screen, waitFor } from "@testing-library/react";
import {
  CHAT_IMAGE_SIDE,
  fitChatImage,
  fittedSize,
} from "@web/features/vesty/chat/fit-chat-image.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { deferred } from "../../../support/deferred.ts";
import { fakeDrawing } from "../../../support/fake-drawing.ts";
import { findAlert } from "../../../support/render-web.tsx";
import { DANA, startCloud } from "../../../support/web-cloud.ts";
import { become, type ChatCloud, said, startChatCloud, THREAD } from "./chat-cloud.ts";
import { lineOf, open, openSignedIn, reload } from "./world.tsx";

const server = startCloud();
let cloud: ChatCloud;
let canvas: ReturnType<typeof fakeDrawing>;

beforeEach(() => {
  become(null);
  cloud = startChatCloud(server);
  canvas = fakeDrawing(4000, 3000);
});

const picture = (name = "roof.jpg", content = "a camera's name and place") =>
  new File([content], name, { type: "image/jpeg" });
const picker = () => screen.getByLabelText<HTMLInputElement>("Pictures for Vesty");
const own = new RegExp(`^${DANA.id}/[0-9a-f-]{36}\\.webp$`);

describe("an image", () => {
  test("is redrawn, at most 1568 px long and never enlarged", async () => {
    const made = await fitChatImage(picture());
    expect(canvas.drawn).toEqual([[0, 0, 4000, 3000, 0, 0, CHAT_IMAGE_SIDE, 1176]]);
    expect([made.type, await made.text()]).toEqual(["image/webp", "small"]);
    expect(fittedSize(300, 200)).toEqual({ width: 300, height: 200 });
    expect(fittedSize(1, 9000)).toEqual({ width: 1, height: CHAT_IMAGE_SIDE });
  });

  test("an image of an unsent message goes along into a new conversation", async () => {
    cloud.broken.chat = 500;
    const { user, field } = await openSignedIn();
    await user.upload(picker(), picture());
    await user.type(field(), "Is this a problem?");
    await waitFor(() => expect(screen.getByRole("button", { name: "Send message" })).toBeEnabled());
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("button", { name: "Edit message" }));
    await user.keyboard("{Enter}");
    await screen.findByRole("button", { name: "Edit message" });
    await user.click(screen.getByRole("button", { name: "New conversation" }));
    expect(field()).toHaveValue("Is this a problem?");
    expect(field()).toHaveFocus();
    expect(screen.getByRole("list", { name: "Pictures for your message" })).toBeVisible();
  });

  test("is uploaded, deleted on the server if removed, sent with the message, and shown with it", async () => {
    const { user, field } = await openSignedIn();
    await user.upload(picker(), picture());
    expect(await screen.findByAltText("roof.jpg")).toHaveAttribute("src", "blob:picture");
    expect(await screen.findByText("Write what you want to know about it")).toBeVisible();
    expect(cloud.asked).toContain(`upload ${DANA.id}`);
    await user.click(screen.getByRole("button", { name: "Remove roof.jpg" }));
    expect(screen.queryByAltText("roof.jpg")).toBeNull();
    await waitFor(() => expect(cloud.asked.at(-1)).toMatch(/^remove /));
    expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:picture");
    await user.upload(picker(), picture());
    await screen.findByText("Write what you want to know about it");
    await user.type(field(), "Is this a problem?{Enter}");
    const line = await lineOf(cloud);
    expect(line.body.images).toEqual([expect.stringMatching(own)]);
    const shown = await screen.findByAltText(/Your picture 1 of 1/);
    expect(shown).toHaveAttribute("src", expect.stringMatching(/object\/sign\/chat-images\//));
    expect(screen.queryByAltText("roof.jpg")).toBeNull();
  });

  test("can also be pasted or dropped", async () => {
    const { field } = await openSignedIn();
    fireEvent.paste(field(), { clipboardData: { files: [picture("pasted.png")] } });
    expect(await screen.findByAltText("pasted.png")).toBeInTheDocument();
    fireEvent.drop(field(), {
      dataTransfer: { types: ["Files"], files: [picture("dropped.png")] },
    });
    expect(await screen.findByAltText("dropped.png")).toBeInTheDocument();
  });

  test("can be retried when its upload fails, and blocks sending until then", async () => {
    cloud.broken.upload = 503;
    const { user, field } = await openSignedIn();
    await user.upload(picker(), picture());
    await findAlert(/^roof\.jpg can't be sent/);
    await user.type(field(), "Look{Enter}");
    expect(field()).toHaveValue("Look");
    cloud.broken = {};
    await user.click(screen.getByRole("button", { name: "Try roof.jpg again" }));
    await waitFor(() => expect(screen.queryByText(/can't be sent/)).toBeNull());
    await waitFor(() => expect(screen.queryByText(/Getting your pictures ready/)).toBeNull());
    await user.type(field(), "{Enter}");
    expect((await lineOf(cloud)).body.images).toHaveLength(1);
  });

  test("an image that can't be read, or is none, is named and left out, and the rest is sent", async () => {
    const { user, field } = await openSignedIn();
    await user.upload(picker(), [picture("x.jpg", "no picture"), picture("roof.jpg")]);
    await findAlert(/^x\.jpg can't be sent: this browser cannot read it as a picture\./);
    fireEvent.drop(field(), {
      dataTransfer: {
        types: ["Files"],
        files: [
          new File(["<svg onload=alert(1)>"], "x.svg", { type: "image/svg+xml" }),
          new File(["%PDF"], "x.pdf", { type: "application/pdf" }),
        ],
      },
    });
    const others = "x.svg and x.pdf are not photos and were left out.";
    expect(await screen.findByText(others)).toBeVisible();
    expect(await screen.findByText("Your message goes without that picture")).toBeVisible();
    expect(screen.queryByText("Getting your pictures ready")).toBeNull();
    expect(screen.queryByRole("button", { name: "Try x.jpg again" })).toBeNull();
    await user.type(field(), "Is the roof all right?{Enter}");
    expect((await lineOf(cloud)).body.images).toEqual([expect.stringMatching(own)]);
    expect(screen.queryByText(/x\.jpg/)).toBeNull();
  });

  test("an image that can't be read is removed next to the message that says so", async () => {
    const { user, field } = await openSignedIn();
    await user.upload(picker(), picture("x.jpg", "no picture"));
    await user.click(await screen.findByRole("button", { name: "Leave it out: x.jpg" }));
    expect(screen.queryByText(/can't be sent/)).toBeNull();
    await user.type(field(), "Then without{Enter}");
    expect((await lineOf(cloud)).body.images).toBeUndefined();
  });

  test("an image that never finishes loading is abandoned after ten seconds", async () => {
    const bitmap = deferred<{ width: number; height: number; close: () => void }>();
    const close = vi.fn();
    vi.stubGlobal("createImageBitmap", () => bitmap.promise);
    const { user, field } = await openSignedIn();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    fireEvent.change(picker(), { target: { files: [picture("stuck.jpg")] } });
    expect(screen.getByText("Getting your pictures ready")).toBeVisible();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(screen.getByText("Getting your pictures ready")).toBeVisible();
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await findAlert(/^stuck\.jpg can't be sent: this browser cannot read it as a picture\./);
    bitmap.resolve({ width: 10, height: 10, close });
    await waitFor(() => expect(close).toHaveBeenCalled());
    await user.type(field(), "Then without{Enter}");
    expect((await lineOf(cloud)).body.message).toBe("Then without");
  });

  test("is one of at most five", async () => {
    const { user } = await openSignedIn();
    await user.upload(
      picker(),
      Array.from({ length: 7 }, (_, index) => picture(`p${index}.jpg`)),
    );
    expect(await screen.findByText("You can attach up to 5 images.")).toBeVisible();
    expect(screen.getAllByRole("button", { name: /^Remove p/ })).toHaveLength(5);
    expect(screen.getByRole("button", { name: "Add pictures" })).toBeDisabled();
  });

  test("survives a reload", async () => {
    const { user, unmount } = await openSignedIn();
    await user.upload(picker(), picture());
    await screen.findByText("Write what you want to know about it");
    unmount();
    reload();
    const again = await open();
    await again.user.type(again.field(), "Here it is{Enter}");
    expect((await lineOf(cloud)).body.images).toEqual([expect.stringMatching(own)]);
  });
});

test("images of earlier messages have signed addresses", async () => {
  const path = `${DANA.id}/44444444-4444-4444-8444-444444444444.jpg`;
  cloud.histories[THREAD] = [{ ...said("user", "My roof", "u1"), images: [path] }];
  await openSignedIn({ chat_thread_id: THREAD });
  expect(await screen.findByAltText(/Your picture 1 of 1/)).toHaveAttribute(
    "src",
    `http://cloud.test/storage/v1/object/sign/chat-images/${path}?token=t`,
  );
});
