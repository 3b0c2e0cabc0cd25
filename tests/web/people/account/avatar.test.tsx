import { screen, waitFor } from "@testing-library/react";
import { fitAvatar, squareOf } from "@web/features/people/profile/fit-avatar.ts";
import ProfileScreen from "@web/screens/profile-screen.tsx";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeDrawing } from "../../../support/fake-drawing.ts";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import { DANA, startCloud } from "../../../support/web-cloud.ts";
import { type ProfileCloud, signedInWithProfile } from "./profile-cloud.ts";

const server = startCloud();
let cloud: ProfileCloud;
let canvas: ReturnType<typeof fakeDrawing>;

beforeEach(async () => {
  cloud = await signedInWithProfile(server);
  canvas = fakeDrawing(3000, 2000);
});

const photo = () => new File(["a camera's name and place"], "me.jpg", { type: "image/jpeg" });

describe("a picture", () => {
  test("is cropped to the photo's center, at most 512 px wide, and redrawn", async () => {
    const picture = await fitAvatar(photo());
    expect(canvas.drawn).toEqual([[500, 0, 2000, 2000, 0, 0, 512, 512]]);
    expect([picture.type, await picture.text()]).toEqual(["image/webp", "small"]);
    canvas.writesWebp = false;
    expect((await fitAvatar(photo())).type).toBe("image/jpeg");
  });

  test("is never enlarged", () => {
    expect(squareOf(100, 300)).toEqual({
      ...{ x: 0, y: 100, fromWidth: 100, fromHeight: 100 },
      ...{ width: 100, height: 100 },
    });
  });
});

describe("the picture on the page", () => {
  const open = () => renderWeb(<ProfileScreen />, { path: "/profile" });

  test("is added, shown, changed and removed, and old files are deleted", async () => {
    const { user, container } = open();
    await screen.findByRole("button", { name: "Add a picture" });
    await user.upload(screen.getByLabelText("Picture"), photo());
    expect(await screen.findByText("Your picture is saved.")).toBeVisible();
    expect(cloud.asked[0]).toBe(`upload ${DANA.id} image/webp`);
    const first = String(cloud.row.avatar_path);
    expect(first).toMatch(new RegExp(`^${DANA.id}/[0-9a-f-]{36}\\.webp$`));
    await waitFor(() =>
      expect(container.querySelector("img")).toHaveAttribute("src", "blob:picture"),
    );

    await user.upload(screen.getByLabelText("Picture"), photo());
    await waitFor(() => expect(cloud.asked).toContain(`remove ${first}`));
    const second = String(cloud.row.avatar_path);
    expect(second).not.toBe(first);

    await user.click(await screen.findByRole("button", { name: "Remove picture" }));
    expect(await screen.findByText("Your picture is removed.")).toBeVisible();
    expect(cloud.row.avatar_path).toBeNull();
    await waitFor(() => expect(cloud.asked).toContain(`remove ${second}`));
    expect(screen.getByRole("button", { name: "Add a picture" })).toHaveFocus();
  });

  test("a file that is not a picture is refused before anything is sent", async () => {
    const { user } = open();
    await screen.findByRole("button", { name: "Add a picture" });
    await user.upload(
      screen.getByLabelText("Picture"),
      new File(["no picture"], "x.png", { type: "image/png" }),
    );
    await findAlert(/Please choose another picture/);
    expect(cloud.asked).toEqual([]);
  });

  test("leaves no file behind when the profile can't be saved", async () => {
    cloud.broken.patch = 500;
    const { user } = open();
    await screen.findByRole("button", { name: "Add a picture" });
    await user.upload(screen.getByLabelText("Picture"), photo());
    await findAlert("Failed to update profile. Please try again.");
    await waitFor(() => expect(cloud.asked.at(-1)).toMatch(`remove ${DANA.id}/`));
  });
});
