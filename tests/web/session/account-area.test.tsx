import { act, screen, waitFor, within } from "@testing-library/react";
import { initials } from "@web/components/avatar.tsx";
import { AccountArea } from "@web/features/people/account/account-area.tsx";
import { favoritesStore } from "@web/session/favorites.ts";
import { resumeSession, sessionStore } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { signIn } from "../../support/returning-person.ts";
import { auth, CLOUD, DANA, functions, rest, startCloud } from "../../support/web-cloud.ts";

const cloud = startCloud(http.post(rest("rpc/unread_conversations"), () => HttpResponse.json(2)));
let profile: Record<string, unknown>;
let scopes: (string | null)[];
let logoutStatus: number;

// Loaded lazily, and on a busy machine slower than a test waits.
beforeAll(async () => {
  await import("@web/features/people/account/account-menu.tsx");
  await import("@web/features/people/account/account-panel.tsx");
});

beforeEach(async () => {
  profile = { full_name: "Dana Whitfield", avatar_path: null };
  scopes = [];
  logoutStatus = 204;
  cloud.use(
    http.get(rest("profiles"), () => HttpResponse.json([profile])),
    http.get(rest("favorites"), () =>
      HttpResponse.json([{ listing_id: "11111111-1111-4111-8111-111111111111" }]),
    ),
    http.get(functions(`user/subscription/${DANA.id}`), () =>
      HttpResponse.json({ user_id: DANA.id, subscription_plan: "premium" }),
    ),
    http.get(rest("offers"), () =>
      HttpResponse.json([{ listing_id: "home", owner_id: DANA.id, state: "open", version: 1 }]),
    ),
    http.post(auth("logout"), ({ request }) => {
      scopes.push(new URL(request.url).searchParams.get("scope"));
      return new HttpResponse(null, { status: logoutStatus });
    }),
  );
  await resumeSession();
});

test("signed out: shows the sign-in links; an account that is not known yet says so", () => {
  renderWeb(<AccountArea />);
  expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  expect(screen.getByRole("link", { name: "Sign Up" })).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  act(() => sessionStore.setState({ status: "loading", user: null }));
  expect(screen.getByText("Loading...")).toHaveAttribute("role", "status");
});

test("the profile's name takes precedence over Google's", async () => {
  profile.full_name = "Dana Moore";
  await enter();
  expect(await screen.findByText("Dana Moore")).toBeVisible();
});

describe("signed in", () => {
  test("name, Member and initials show at once; the menu leads to the user's pages", async () => {
    const { user, where } = await enter();
    expect(screen.getByText("Dana Whitfield")).toBeVisible();
    expect(screen.getByText("Member")).toBeVisible();
    expect(screen.getByText("DW")).toBeInTheDocument();
    expect(screen.queryByRole("navigation")).toBeNull();

    await user.click(await menuButton());
    const menu = await screen.findByRole("navigation", { name: "Account" });
    const links = within(menu).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/dashboard",
      "/messages",
      "/my-listings",
      "/showings",
      "/offers",
      "/favorites",
      "/saved-searches",
      "/profile",
    ]);
    await waitFor(() => expect(favoritesStore.getState().ids).toHaveLength(1));
    expect(await screen.findByRole("link", { name: "Favorites, 1 saved" })).toBeVisible();
    expect(await screen.findByRole("link", { name: "Messages, 2 unread" })).toBeVisible();
    expect(
      await screen.findByRole("link", { name: "My listings, 1 offer to answer" }),
    ).toBeVisible();
    expect(await screen.findByText("Complete FSBO Kit")).toBeVisible();

    await user.click(screen.getByRole("link", { name: "Profile" }));
    expect(where()).toBe("/profile");
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  test("the picture replaces the initials", async () => {
    profile.avatar_path = `${DANA.id}/face-0001.webp`;
    let token: string | null = "";
    cloud.use(
      http.get(`${CLOUD}/storage/v1/object/avatars/${DANA.id}/face-0001.webp`, ({ request }) => {
        token = request.headers.get("authorization");
        return new HttpResponse("picture", { headers: { "content-type": "image/webp" } });
      }),
    );
    URL.createObjectURL = () => "blob:picture";
    URL.revokeObjectURL = () => {};
    const { container } = await enter();
    await waitFor(() =>
      expect(container.querySelector("img")).toHaveAttribute("src", "blob:picture"),
    );
    expect(token).toBe(`Bearer token-of-${DANA.id}`);
    expect(screen.queryByText("DW")).toBeNull();
  });

  test("the keyboard opens the menu, Escape closes it and restores the focus, tabbing or pressing elsewhere closes it", async () => {
    const { user } = await enter();
    const button = await menuButton();
    button.focus();
    await user.keyboard("{Enter}");
    expect(button).toHaveAttribute("aria-expanded", "true");
    await screen.findByRole("navigation", { name: "Account" });
    await user.tab();
    expect(screen.getByRole("link", { name: /Your plan/ })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-expanded", "false");

    await user.keyboard("{Enter}");
    for (let n = 0; n < 12; n += 1) await user.tab();
    expect(screen.getByRole("button", { name: "The page goes on" })).toHaveFocus();
    expect(button).toHaveAttribute("aria-expanded", "false");

    await user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    await user.click(document.body);
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("Sign Out signs out in this browser; Sign out everywhere says what is true", async () => {
    const { user } = await enter();
    const leave = async (name: string) => {
      await user.click(await menuButton());
      await user.click(await screen.findByRole("button", { name }));
      expect(await screen.findByRole("link", { name: "Login" })).toBeVisible();
    };
    await leave("Sign Out");
    await waitFor(() => expect(scopes).toEqual(["local"]));
    for (const [status, text] of [
      [204, "You are signed out on all your devices."],
      [500, /We could not reach your other devices/],
    ] as const) {
      logoutStatus = status;
      await act(signIn);
      await leave("Sign out everywhere");
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(scopes).toEqual(["local", "global", "global"]);
  });
});

async function enter() {
  await signIn();
  return renderWeb(
    <>
      <AccountArea />
      <button type="button">The page goes on</button>
    </>,
  );
}

function menuButton(): Promise<HTMLElement> {
  return screen.findByRole("button", { name: /account menu/ });
}

test.each([
  ["Dana Whitfield", "DW"],
  ["Dana Lee Moore", "DM"],
  ["dana", "D"],
  ["dana.w", "DW"],
  ["Émile", "É"],
  ["", ""],
])("the initials of %j are %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
