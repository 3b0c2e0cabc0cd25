import { screen, waitFor } from "@testing-library/react";
import { fitAvatar, squareOf } from "@web/features/people/profile/fit-avatar.ts";
import ProfileScreen from "@web/screens/profile-screen.tsx";
import { sessionStore } from "@web/session/session.ts";
import { readStoredSession } from "@web/session/stored-session.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeDrawing } from "../../../support/fake-drawing.ts";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import { enter } from "../../../support/user.ts";
import { auth, DANA, startCloud } from "../../../support/web-cloud.ts";
import {
  DANAS_PASSWORD,
  FRESH_TOKEN,
  type ProfileCloud,
  signedInWithProfile,
} from "./profile-cloud.ts";

const server = startCloud();
let cloud: ProfileCloud;
beforeEach(async () => {
  cloud = await signedInWithProfile(server);
});

const open = () => renderWeb(<ProfileScreen />, { path: "/profile" });

describe("the profile details", () => {
  test("are shown, changed and saved, and the top bar follows; invalid fields say so, and the first has the focus", async () => {
    const { user } = open();
    const name = await screen.findByLabelText(/Full name/);
    const phone = screen.getByLabelText(/Phone number/);
    expect(name).toHaveValue("Dana Whitfield");
    expect(screen.getByLabelText(/Kind of property/)).toHaveValue("condo");
    expect(
      screen.getAllByRole("option").map((option) => (option as HTMLOptionElement).value),
    ).toEqual(["", "house", "condo", "townhouse", "apartment", "land", "commercial"]);

    await user.clear(name);
    await user.clear(phone);
    await enter(user, phone, "call me");
    await user.click(screen.getByRole("button", { name: "Save profile" }));
    expect(screen.getByText("Please enter a valid phone number.")).toBeVisible();
    expect(phone).toHaveFocus();
    expect(cloud.asked).toEqual([]);

    await user.clear(name);
    await enter(user, name, " Dana Moore ");
    await user.clear(phone);
    await user.selectOptions(screen.getByLabelText(/Kind of property/), "commercial");
    expect(screen.getByText("Not saved yet")).toBeVisible();
    await user.dblClick(screen.getByRole("button", { name: "Save profile" }));

    expect(await screen.findByText("Your profile is saved.")).toBeVisible();
    expect(cloud.asked.slice(0, 2)).toEqual([
      'patch {"full_name":"Dana Moore","phone":null,"property_address":null,"property_type":"commercial"}',
      'user {"data":{"full_name":"Dana Moore"}}',
    ]);
    await waitFor(() => expect(sessionStore.getState().user?.full_name).toBe("Dana Moore"));
    expect(screen.queryByText("Not saved yet")).toBeNull();
    expect(name).toHaveValue("Dana Moore");
  });

  test("show an error and keep the input when either request fails", async () => {
    cloud.broken.patch = 500;
    const { user, unmount } = open();
    const name = () => screen.findByLabelText(/Full name/);
    await enter(user, await name(), " Moore");
    await user.click(screen.getByRole("button", { name: "Save profile" }));
    await findAlert("Failed to update profile. Please try again.");
    expect(await name()).toHaveValue("Dana Whitfield Moore");

    // The page was reloaded, or the session ended and came back.
    unmount();
    const again = open();
    expect(await name()).toHaveValue("Dana Whitfield Moore");
    cloud.broken = { user: 500 };
    await again.user.click(screen.getByRole("button", { name: "Save profile" }));
    await findAlert("Failed to update profile. Please try again.");
    expect(await name()).toHaveValue("Dana Whitfield Moore");
  });

  test("don't break the rest of the page when they can't be loaded", async () => {
    cloud.broken.read = 500;
    const { user } = open();
    await findAlert("We could not load your profile. Please try again shortly.");
    expect(screen.getByRole("button", { name: "Export my data" })).toBeVisible();
    cloud.broken.read = 0;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText(/Full name/)).toBeVisible();
  });
});

describe("a picture", () => {
  let canvas: ReturnType<typeof fakeDrawing>;
  beforeEach(() => {
    canvas = fakeDrawing(3000, 2000);
  });
  const photo = () => new File(["a camera's name and place"], "me.jpg", { type: "image/jpeg" });

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

  test("is added on the page, shown, changed and removed, and old files are deleted, also one that could not be added; what is no picture is not sent", async () => {
    const { user, container } = open();
    await screen.findByRole("button", { name: "Add a picture" });
    const text = new File(["no picture"], "x.png", { type: "image/png" });
    await user.upload(screen.getByLabelText("Picture"), text);
    await findAlert(/Please choose another picture/);
    expect(cloud.asked).toEqual([]);
    cloud.broken.patch = 500;
    await user.upload(screen.getByLabelText("Picture"), photo());
    await findAlert("Failed to update profile. Please try again.");
    await waitFor(() => expect(cloud.asked.at(-1)).toMatch(`remove ${DANA.id}/`));
    cloud.broken.patch = 0;
    cloud.asked.length = 0;
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
});

describe("the email address", () => {
  const form = () => screen.getByRole("button", { name: "Change email address" });
  const password = () => screen.getByLabelText("Your password");

  test("is changed through emails to both addresses, as the page explains; what can't be the new one, a wrong password or a refusal keeps the input", async () => {
    const { user } = open();
    const field = await screen.findByLabelText("New email address");
    await enter(user, password(), "a guess");
    for (const [email, text] of [
      ["", "Email is required"],
      ["dana", "Please enter a valid email address"],
      ["DANA@example.com", "This is your email address already"],
    ] as const) {
      await user.clear(field);
      if (email) await user.type(field, email);
      await user.click(form());
      expect(screen.getByText(text)).toBeVisible();
      expect(field).toHaveFocus();
    }
    await user.clear(password());
    await user.clear(field);
    await enter(user, field, " dana@new.example ");
    await user.click(form());
    expect(password()).toHaveAccessibleDescription("Password is required");
    expect(password()).toHaveFocus();
    expect(cloud.asked).toEqual([]);
    await user.type(password(), "a guess{Enter}");
    await findAlert("This is not your current password. Please try again.");
    expect(cloud.asked).toEqual(["sign in with a guess"]);

    await user.clear(password());
    await user.type(password(), DANAS_PASSWORD);
    cloud.broken.user = 429;
    await user.click(form());
    await findAlert("Too many requests. Please wait a few minutes before trying again.");
    expect(field).toHaveValue("dana@new.example");
    cloud.broken.user = 0;
    cloud.asked.length = 0;
    await user.click(form());
    expect(await screen.findByText("Please check both inboxes")).toBeVisible();
    expect(
      screen.getByText(/each email that arrives at dana@example\.com and at dana@new\.example/),
    ).toBeVisible();
    expect(cloud.asked).toEqual([
      `sign in with ${DANAS_PASSWORD}`,
      'user {"email":"dana@new.example"}',
      "logout local",
    ]);
    expect(password()).toHaveValue("");
  });

  test("gets the same answer when it belongs to another account", async () => {
    server.use(
      http.put(auth("user"), () =>
        HttpResponse.json(
          {
            code: "email_exists",
            msg: "A user with this email address has already been registered",
          },
          { status: 422 },
        ),
      ),
    );
    const { user } = open();
    await enter(user, await screen.findByLabelText("New email address"), "sam@example.com");
    await user.type(password(), DANAS_PASSWORD);
    await user.click(form());
    expect(await screen.findByText("Please check both inboxes")).toBeVisible();
  });
});

test("a new password requires the current one, ends the other sessions, and continues with its own; one that the service refuses leaves nothing behind", async () => {
  const { user } = open();
  const current = await screen.findByLabelText("Current password");
  await enter(user, current, "a guess");
  await enter(user, screen.getByLabelText("New password"), "another long phrase");
  await user.click(screen.getByRole("button", { name: "Save new password" }));
  await findAlert("This is not your current password. Please try again.");
  expect(cloud.asked).toEqual(["sign in with a guess"]);
  expect(screen.getByLabelText("New password")).toHaveValue("another long phrase");

  cloud.broken.user = 500;
  await user.clear(current);
  await user.type(current, `${DANAS_PASSWORD}{Enter}`);
  await findAlert("Password reset failed. Please try again.");
  expect(cloud.asked.at(-1)).toBe("logout local");
  expect(readStoredSession()?.accessToken).toBe(`token-of-${DANA.id}`);

  cloud.broken.user = 0;
  cloud.asked.length = 0;
  await user.type(current, "{Enter}");
  expect(
    await screen.findByText("Your password is changed. Other devices are signed out."),
  ).toBeVisible();
  expect(cloud.asked).toEqual([
    `sign in with ${DANAS_PASSWORD}`,
    `user {"password":"another long phrase","current_password":"${DANAS_PASSWORD}"}`,
    "logout others",
  ]);
  expect(readStoredSession()?.accessToken).toBe(FRESH_TOKEN);
  expect(screen.getByLabelText("New password")).toHaveValue("");
  expect(screen.getByLabelText("Current password")).toHaveValue("");
});

describe("an account that only signs in with Google", () => {
  const signedIn = async (isRecent: boolean) => {
    cloud = await signedInWithProfile(server, { ...DANA, app_metadata: { providers: ["google"] } });
    cloud.isRecent = isRecent;
    return open();
  };

  test("must sign in again before sensitive changes", async () => {
    await signedIn(false);
    expect(await screen.findAllByRole("button", { name: "Continue with Google" })).toHaveLength(3);
    expect(screen.queryByLabelText("New password")).toBeNull();
    expect(screen.queryByLabelText("New email address")).toBeNull();
    expect(screen.queryByRole("button", { name: "Delete my account" })).toBeNull();
    expect(screen.getByRole("button", { name: "Export my data" })).toBeVisible();
  });

  test("can make them right after that without a password", async () => {
    const { user } = await signedIn(true);
    await enter(user, await screen.findByLabelText("New password"), "another long phrase");
    expect(screen.queryByLabelText(/Current|Your password/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Save new password" }));
    expect(await screen.findByText(/Your password is changed/)).toBeVisible();
    expect(cloud.asked).toEqual(['user {"password":"another long phrase"}', "logout others"]);
  });

  test("is asked again on submit if the page has been open for long", async () => {
    const { user } = await signedIn(true);
    const field = await screen.findByLabelText("New email address");
    cloud.isRecent = false;
    await user.type(field, "dana@new.example{Enter}");
    await findAlert("Please sign in again before you change this.");
    expect(cloud.asked).toEqual([]);
  });
});
