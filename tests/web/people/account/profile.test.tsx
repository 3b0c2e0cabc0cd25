import { screen, waitFor } from "@testing-library/react";
import ProfileScreen from "@web/screens/profile-screen.tsx";
import { sessionStore } from "@web/session/session.ts";
import { readStoredSession } from "@web/session/stored-session.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
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
  test("are shown, changed and saved, and the top bar follows", async () => {
    const { user } = open();
    const name = await screen.findByLabelText(/Full name/);
    expect(name).toHaveValue("Dana Whitfield");
    expect(screen.getByLabelText(/Kind of property/)).toHaveValue("condo");
    expect(
      screen.getAllByRole("option").map((option) => (option as HTMLOptionElement).value),
    ).toEqual(["", "house", "condo", "townhouse", "apartment", "land", "commercial"]);

    await user.clear(name);
    await enter(user, name, " Dana Moore ");
    await user.clear(screen.getByLabelText(/Phone number/));
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

  test("show each invalid field and focus the first", async () => {
    const { user } = open();
    const name = await screen.findByLabelText(/Full name/);
    await user.clear(name);
    await enter(user, name, "D");
    await user.clear(screen.getByLabelText(/Phone number/));
    await enter(user, screen.getByLabelText(/Phone number/), "call me");
    await user.click(screen.getByRole("button", { name: "Save profile" }));
    expect(screen.getByText("Full name must be at least 2 characters long")).toBeVisible();
    expect(screen.getByText("Please enter a valid phone number.")).toBeVisible();
    expect(name).toHaveFocus();
    expect(cloud.asked).toEqual([]);
  });

  test.each(["patch", "user"])(
    "the details show an error and keep the input when %s fails",
    async (call) => {
      cloud.broken[call] = 500;
      const { user, unmount } = open();
      const name = await screen.findByLabelText(/Full name/);
      await enter(user, name, " Moore");
      await user.click(screen.getByRole("button", { name: "Save profile" }));
      await findAlert("Failed to update profile. Please try again.");
      expect(name).toHaveValue("Dana Whitfield Moore");

      // The page was reloaded, or the session ended and came back.
      unmount();
      open();
      expect(await screen.findByLabelText(/Full name/)).toHaveValue("Dana Whitfield Moore");
    },
  );

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

describe("the email address", () => {
  const form = () => screen.getByRole("button", { name: "Change email address" });
  const password = () => screen.getByLabelText("Your password");

  test("is changed through emails to both addresses, as the page explains; a refusal keeps the input", async () => {
    cloud.broken.user = 429;
    const { user } = open();
    const field = await screen.findByLabelText("New email address");
    await enter(user, field, " dana@new.example ");
    await user.type(password(), DANAS_PASSWORD);
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

  test("stays after a wrong password, and so does the input", async () => {
    const { user } = open();
    const field = await screen.findByLabelText("New email address");
    await enter(user, field, "dana@new.example");
    await user.click(form());
    expect(password()).toHaveAccessibleDescription("Password is required");
    expect(password()).toHaveFocus();
    await user.type(password(), "a guess{Enter}");
    await findAlert("This is not your current password. Please try again.");
    expect(field).toHaveValue("dana@new.example");
    expect(cloud.asked).toEqual(["sign in with a guess"]);
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

  test("is not asked for if it can't be the new one", async () => {
    const { user } = open();
    const field = await screen.findByLabelText("New email address");
    await user.type(password(), DANAS_PASSWORD);
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
    expect(cloud.asked).toEqual([]);
  });
});

describe("a new password", () => {
  const fill = async (current: string) => {
    const { user } = open();
    if (current) await user.type(await screen.findByLabelText("Current password"), current);
    await enter(user, screen.getByLabelText("New password"), "another long phrase");
    await user.click(screen.getByRole("button", { name: "Save new password" }));
    return user;
  };

  test("requires the current one, not a wrong one, ends the other sessions, and continues with its own", async () => {
    const user = await fill("a guess");
    await findAlert("This is not your current password. Please try again.");
    expect(cloud.asked).toEqual(["sign in with a guess"]);
    expect(screen.getByLabelText("New password")).toHaveValue("another long phrase");
    cloud.asked.length = 0;
    await user.clear(screen.getByLabelText("Current password"));
    await user.type(screen.getByLabelText("Current password"), `${DANAS_PASSWORD}{Enter}`);
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

  test("leaves nothing behind when the service refuses it", async () => {
    cloud.broken.user = 500;
    await fill(DANAS_PASSWORD);
    await findAlert("Password reset failed. Please try again.");
    expect(cloud.asked.at(-1)).toBe("logout local");
    expect(readStoredSession()?.accessToken).toBe(`token-of-${DANA.id}`);
  });
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
