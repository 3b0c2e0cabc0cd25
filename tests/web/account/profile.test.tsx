import { screen, waitFor } from "@testing-library/react";
import ProfileScreen from "@web/screens/profile-screen.tsx";
import { sessionStore } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findAlert, renderWeb } from "../../support/render-web.tsx";
import { auth, startCloud } from "../../support/web-cloud.ts";
import { type ProfileCloud, signedInWithProfile } from "./profile-cloud.ts";

const server = startCloud();
vi.setConfig({ testTimeout: 30_000 });
let cloud: ProfileCloud;
beforeEach(async () => {
  cloud = await signedInWithProfile(server);
});

const open = () => renderWeb(<ProfileScreen />, { path: "/profile" });

describe("the details", () => {
  test("are shown, changed and saved; the top bar follows", async () => {
    const { user } = open();
    const name = await screen.findByLabelText(/Full name/);
    expect(name).toHaveValue("Dana Whitfield");
    expect(screen.getByLabelText(/Kind of property/)).toHaveValue("condo");
    expect(
      screen.getAllByRole("option").map((option) => (option as HTMLOptionElement).value),
    ).toEqual(["", "house", "condo", "townhouse", "apartment", "land", "commercial"]);

    await user.clear(name);
    await user.type(name, " Dana Moore ");
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

  test("that can't be stored are named, the first of them with the focus", async () => {
    const { user } = open();
    const name = await screen.findByLabelText(/Full name/);
    await user.clear(name);
    await user.type(name, "D");
    await user.clear(screen.getByLabelText(/Phone number/));
    await user.type(screen.getByLabelText(/Phone number/), "call me");
    await user.click(screen.getByRole("button", { name: "Save profile" }));
    expect(screen.getByText("Full name must be at least 2 characters long")).toBeVisible();
    expect(screen.getByText("Please enter a valid phone number.")).toBeVisible();
    expect(name).toHaveFocus();
    expect(cloud.asked).toEqual([]);
  });

  test.each(["patch", "user"])(
    "when %s fails, it says so and keeps what was typed",
    async (call) => {
      cloud.broken[call] = 500;
      const { user, unmount } = open();
      const name = await screen.findByLabelText(/Full name/);
      await user.type(name, " Moore");
      await user.click(screen.getByRole("button", { name: "Save profile" }));
      await findAlert("Failed to update profile. Please try again.");
      expect(name).toHaveValue("Dana Whitfield Moore");

      // The page is loaded anew, or the session ended and came back.
      unmount();
      open();
      expect(await screen.findByLabelText(/Full name/)).toHaveValue("Dana Whitfield Moore");
    },
  );

  test("that can't be loaded leave the rest of the page alone", async () => {
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

  test("changes by mails to both addresses, and it says so", async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText("New email address"), " dana@new.example ");
    await user.click(form());
    expect(await screen.findByText("Please check both inboxes")).toBeVisible();
    expect(
      screen.getByText(/each email that arrives at dana@example\.com and at dana@new\.example/),
    ).toBeVisible();
    expect(cloud.asked).toEqual([
      `user {"email":"dana@new.example"} to ${window.location.origin}/login?next=%2Fprofile`,
    ]);
  });

  test("of somebody else is answered like any other", async () => {
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
    await user.type(await screen.findByLabelText("New email address"), "sam@example.com");
    await user.click(form());
    expect(await screen.findByText("Please check both inboxes")).toBeVisible();
  });

  test.each([
    ["", "Email is required"],
    ["dana", "Please enter a valid email address"],
    ["DANA@example.com", "This is your email address already"],
  ])("%j: %s", async (email, text) => {
    const { user } = open();
    const field = await screen.findByLabelText("New email address");
    if (email) await user.type(field, email);
    await user.click(form());
    expect(screen.getByText(text)).toBeVisible();
    expect(field).toHaveFocus();
    expect(cloud.asked).toEqual([]);
  });

  test("refused, it says why and keeps what was typed", async () => {
    cloud.broken.user = 429;
    const { user } = open();
    const field = await screen.findByLabelText("New email address");
    await user.type(field, "dana@new.example");
    await user.click(form());
    await findAlert("Too many requests. Please wait a few minutes before trying again.");
    expect(field).toHaveValue("dana@new.example");
  });
});

test("a new password ends the other sessions", async () => {
  const { user } = open();
  const field = await screen.findByLabelText("New password");
  await user.type(field, "another long phrase");
  await user.click(screen.getByRole("button", { name: "Save new password" }));
  expect(
    await screen.findByText("Your password is changed. Other devices are signed out."),
  ).toBeVisible();
  expect(cloud.asked.at(-1)).toBe("logout others");
  expect(screen.getByLabelText("New password")).toHaveValue("");
});
