import type { HomeOwner, HomeOwners } from "@domain/homes/owners.ts";
import type { JoinInvitation } from "@domain/people/invitations.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { screens } from "@web/app/routes.tsx";
import HomeOwnersScreen from "@web/screens/home-owners-screen.tsx";
import MyListingsScreen from "@web/screens/my-listings-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { OWN_HOME } from "../../../support/showings.ts";
import { type Call, DANA, notedIn, rest, startCloud } from "../../../support/web-cloud.ts";

const cloud = startCloud();
const SHARE = "aaaaaaaa-1111-4111-8111-aaaaaaaaaaaa";
const TOKEN = "link-of-an-owner".padEnd(43, "x");
const FIRST: HomeOwner = {
  ...{ id: null, name: "Dana Whitfield", email: null, is_me: true },
  ...{ joined_at: "2050-01-01T00:00:00Z", link_until: null },
};
const ANN: HomeOwner = { ...FIRST, id: SHARE, name: "Ann Lee", is_me: false };
let owners: HomeOwners | null;
let invitation: JoinInvitation | null;
let asked: Call[];

const called = (name: string) => asked.find((each) => each.name === name)?.body;

beforeEach(() => {
  asked = [];
  owners = { is_first: true, owners: [FIRST] };
  invitation = {
    ...{ name: "Ann", inviter: "Olive Owner", home: "Craftsman", city: "Denver", state: "CO" },
    is_mine: null,
  };
  const rpc = notedIn(asked);
  cloud.use(
    rpc("owners_of_home", () => owners),
    rpc("invite_member", () => {
      const ann = { ...ANN, name: "Ann", email: "ann@example.com", joined_at: null };
      owners = { is_first: true, owners: [FIRST, ann] };
      return null;
    }),
    rpc("renew_invitation", () => null),
    rpc("end_membership", () => {
      owners = { is_first: true, owners: [FIRST] };
      return null;
    }),
    rpc("leave_membership", () => null),
    rpc("invitation_by_token", () => invitation),
    rpc("join_by_token", () => OWN_HOME.id),
    rpc("refuse_invitation", () => null),
    http.get(rest("rpc/views_this_week"), () => HttpResponse.json(0)),
    http.get(rest("rpc/saves_this_week"), () => HttpResponse.json(0)),
    http.get(rest("listings"), () => HttpResponse.json([])),
  );
});

function open(path = `/my-listings/${OWN_HOME.id}/owners`) {
  return renderWeb(
    <Routes>
      <Route path="/my-listings" element={<MyListingsScreen />} />
      <Route path="/my-listings/:id/owners" element={<HomeOwnersScreen />} />
      <Route path="/own-together" element={<screens.ownTogether />} />
    </Routes>,
    { path },
  );
}

describe("owners of a home", () => {
  beforeEach(() => comesBack());

  test("the first owner invites somebody by name and address, and takes it back", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Invite" }));
    expect(screen.getByText("Please give a name.")).toBeVisible();
    expect(called("invite_member")).toBeUndefined();
    await user.type(screen.getByLabelText("Name"), "Ann");
    await user.type(screen.getByLabelText("Email"), "ann@example.com");
    await user.click(screen.getByRole("button", { name: "Invite" }));
    expect(await screen.findByText("Invited at ann@example.com")).toBeVisible();
    expect(called("invite_member")).toMatchObject({
      ...{ kind: "home", place_id: OWN_HOME.id },
      ...{ name: "Ann", email: "ann@example.com" },
    });
    await user.click(screen.getByRole("button", { name: "Send a new link: Ann" }));
    await waitFor(() => expect(called("renew_invitation")).toEqual({ kind: "home", id: SHARE }));
    await user.click(screen.getByRole("button", { name: "Take the invitation back: Ann" }));
    await waitFor(() => expect(screen.queryByText(/^Invited at/)).toBeNull());
    expect(called("end_membership")).toEqual({ kind: "home", id: SHARE });
  });

  test("the first owner removes an owner after reading what it means", async () => {
    owners = { is_first: true, owners: [FIRST, ANN] };
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Remove: Ann Lee" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/This changes no deed/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(screen.queryByText("Ann Lee")).toBeNull());
    expect(called("end_membership")).toEqual({ kind: "home", id: SHARE });
  });

  test("a co-owner invites and removes nobody, and leaves", async () => {
    owners = {
      is_first: false,
      owners: [
        { ...FIRST, is_me: false, name: "Olive Owner" },
        { ...ANN, is_me: true },
      ],
    };
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Leave the owners" }));
    expect(screen.queryByRole("button", { name: "Invite" })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Leave" }));
    // The heading of the page that loads is replaced by that of the page.
    await waitFor(() =>
      expect(screen.getByRole("heading", { level: 1, name: "My listings" })).toBeVisible(),
    );
    expect(called("leave_membership")).toEqual({ kind: "home", place_id: OWN_HOME.id });
  });

  test("somebody else's home says that it isn't theirs", async () => {
    owners = null;
    open();
    expect(await screen.findByText("Not one of your homes")).toBeVisible();
  });

  test("a home that somebody else created is among one's own, without its deletion", async () => {
    cloud.use(
      http.get(rest("listings"), ({ request }) => {
        const asks = new URL(request.url).searchParams;
        const isOwn = asks.get("user_id") === `eq.${DANA.id}`;
        return HttpResponse.json(isOwn ? [] : [{ ...OWN_HOME, user_id: "someone" }]);
      }),
      http.get(rest("rpc/homes_owned_together"), () =>
        HttpResponse.json([{ listing_id: OWN_HOME.id, is_first: false, with: ["Ann Lee"] }]),
      ),
    );
    open("/my-listings");
    expect(await screen.findByText(/with Ann Lee/)).toBeVisible();
    expect(screen.getByRole("link", { name: /^Owners: / })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Delete: / })).toBeNull();
  });
});

describe("an invitation to own a home together", () => {
  test("a visitor reads who invites, and is led to sign in", async () => {
    open(`/own-together#${TOKEN}`);
    expect(await screen.findByRole("heading", { level: 1, name: "Craftsman" })).toBeVisible();
    expect(screen.getByText(/Olive Owner sells this home in Denver, CO/)).toBeVisible();
    const link = screen.getByRole("link", { name: "Sign in to join" });
    expect(link.getAttribute("href")).toContain(encodeURIComponent(`/own-together#${TOKEN}`));
    expect(screen.queryByRole("button", { name: "Own it together" })).toBeNull();
  });

  test("the invited account joins, and is led to the owners", async () => {
    await comesBack();
    invitation = { ...(invitation as JoinInvitation), is_mine: true };
    const { user } = open(`/own-together#${TOKEN}`);
    await user.click(await screen.findByRole("button", { name: "Own it together" }));
    expect(await screen.findByRole("list", { name: "Owners" })).toBeVisible();
    expect(called("join_by_token")).toEqual({ kind: "home", token: TOKEN });
  });

  test("another account is told that it isn't theirs, and can't join", async () => {
    await comesBack();
    invitation = { ...(invitation as JoinInvitation), is_mine: false };
    open(`/own-together#${TOKEN}`);
    expect(await screen.findByText(/This invitation is for another address/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Own it together" })).toBeNull();
  });

  test("a press says that it isn't meant for the person", async () => {
    const { user } = open(`/own-together?not-me#${TOKEN}`);
    await user.click(await screen.findByRole("button", { name: "This isn't meant for me" }));
    expect(await screen.findByText(/The owner who invited you is told/)).toBeVisible();
    expect(called("refuse_invitation")).toEqual({ token: TOKEN });
  });

  test("an ended invitation says so", async () => {
    invitation = null;
    open(`/own-together#${TOKEN}`);
    expect(await screen.findByText("This invitation has ended")).toBeVisible();
  });
});
