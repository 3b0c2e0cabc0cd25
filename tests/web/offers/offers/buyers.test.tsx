import type { Offer, OfferAct, OfferBuyer } from "@domain/offers/offers.ts";
import type { JoinInvitation } from "@domain/people/invitations.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { screens } from "@web/app/routes.tsx";
import OfferScreen from "@web/screens/offer-screen.tsx";
import OffersScreen from "@web/screens/offers-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { enter } from "../../../support/user.ts";
import { type Call, notedIn, rest, startCloud } from "../../../support/web-cloud.ts";
import { OFFER_ID, offer, SALE, start, version } from "./offers.ts";

const cloud = startCloud();
const INVITATION = "aaaaaaaa-1111-4111-8111-aaaaaaaaaaaa";
const TOKEN = "link-of-a-buyer".padEnd(43, "x");
const FIRST: OfferBuyer = {
  ...{ id: null, name: "Dana Whitfield", email: null, is_me: true },
  ...{ joined_at: "2050-01-01T00:00:00Z", left_at: null, link_until: null },
};
const SAM: OfferBuyer = { ...FIRST, id: INVITATION, name: "Sam Lee", is_me: false };
let shown: Offer;
let invitation: JoinInvitation | null;
let asked: Call[];

const called = (name: string) => asked.find((each) => each.name === name)?.body;

beforeEach(() => {
  asked = [];
  shown = offer({ side: "buyer", other: "Olive", buyers: [FIRST] });
  invitation = {
    ...{ name: "Sam", inviter: "Nora Lindqvist", home: "Craftsman", listing_id: null },
    ...{ is_mine: null, terms: null },
  };
  const rpc = notedIn(asked);
  cloud.use(
    rpc("my_offer", () => shown),
    rpc("my_offers", () => [shown]),
    rpc("offers_of_home", () => null),
    rpc("offer_start", () => start({ offer_id: OFFER_ID })),
    rpc("invite_member", () => {
      const sam = { ...SAM, name: "Sam", email: "sam@example.com", joined_at: null };
      shown = { ...shown, buyers: [FIRST, sam] };
      return null;
    }),
    rpc("end_membership", () => {
      shown = { ...shown, buyers: [FIRST] };
      return null;
    }),
    rpc("leave_membership", () => null),
    rpc("invitation_by_token", () => invitation),
    rpc("join_by_token", () => OFFER_ID),
    rpc("refuse_invitation", () => null),
    rpc("renew_invitation", () => null),
  );
});

function open(path = `/offers/${OFFER_ID}`) {
  return renderWeb(
    <Routes>
      <Route path="/offers" element={<OffersScreen />} />
      <Route path="/offers/:id" element={<OfferScreen />} />
      <Route path="/buy-together" element={<screens.buyTogether />} />
    </Routes>,
    { path },
  );
}

describe("the buyers of an offer", () => {
  beforeEach(() => comesBack());

  test("the first invites somebody by name and address, and takes it back", async () => {
    const { user } = open();
    await user.click(await screen.findByText("Buy together with someone"));
    await user.click(screen.getByRole("button", { name: "Invite" }));
    expect(screen.getByText("Please give a name.")).toBeVisible();
    expect(called("invite_member")).toBeUndefined();
    await user.type(screen.getByLabelText("Name"), "Sam");
    await enter(user, screen.getByLabelText("Email"), "sam@example.com");
    await user.click(screen.getByRole("button", { name: "Invite" }));
    expect(await screen.findByText("Invited at sam@example.com")).toBeVisible();
    expect(called("invite_member")).toMatchObject({
      ...{ kind: "offer", place_id: OFFER_ID },
      ...{ name: "Sam", email: "sam@example.com" },
    });
    await user.click(screen.getByRole("button", { name: "Send a new link: Sam" }));
    await waitFor(() =>
      expect(called("renew_invitation")).toEqual({ kind: "offer", id: INVITATION }),
    );
    await user.click(screen.getByRole("button", { name: "Take the invitation back: Sam" }));
    await waitFor(() => expect(screen.queryByText(/^Invited at/)).toBeNull());
    expect(called("end_membership")).toEqual({ kind: "offer", id: INVITATION });
  });

  test("somebody who joined leaves after reading what it means, and invites nobody", async () => {
    shown = offer({
      side: "buyer",
      buyers: [
        { ...FIRST, is_me: false, name: "Nora Lindqvist" },
        { ...SAM, is_me: true },
      ],
    });
    const { user } = open();
    const buyers = within(await screen.findByRole("region", { name: "Buyers" }));
    expect(buyers.getByText("Nora Lindqvist")).toBeVisible();
    expect(buyers.queryByText("Buy together with someone")).toBeNull();
    await user.click(buyers.getByRole("button", { name: "Leave the buyers" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/The offer goes on without you/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Leave" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Your offers" })).toBeVisible();
    expect(called("leave_membership")).toEqual({ kind: "offer", place_id: OFFER_ID });
  });

  test("the list of offers says with whom", async () => {
    shown = offer({ side: "buyer", buyers: [FIRST, SAM] });
    open("/offers");
    expect(await screen.findByText(/with Sam Lee/)).toBeVisible();
  });

  test("an accepted offer takes no more buyers, says how to add one, and an owner sees no section", async () => {
    shown = offer({ side: "buyer", state: "accepted", sale: SALE, buyers: [FIRST] });
    const { unmount } = open();
    const buyers = within(await screen.findByRole("region", { name: "Buyers" }));
    expect(buyers.getByText(/sign an amendment to the contract on paper/)).toBeVisible();
    expect(buyers.queryByText("Buy together with someone")).toBeNull();
    expect(buyers.queryByRole("button")).toBeNull();
    unmount();
    shown = offer({ buyers: null });
    open();
    expect(await screen.findByRole("heading", { level: 2, name: "History" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Buyers" })).toBeNull();
  });
});

describe("buyers who changed", () => {
  beforeEach(() => comesBack());
  const joined: OfferAct = {
    ...({ act: "buyer_joined", made_by: "buyer", n: 2, said: "", earnest_money: null } as const),
    ...{ at: "2050-01-01T00:00:00Z", by: "Sam" },
  };

  test("the buyers are told why they can't accept, instead of a button that refuses", async () => {
    shown = offer({
      ...{ side: "buyer", state: "countered", version: 2, other: "Olive", buyers: [FIRST, SAM] },
      versions: [version(1), version(2, { made_by: "owner" })],
      acts: [joined],
    });
    open();
    expect(
      await screen.findByText(/^Sam joined the buyers\..*send the same terms back/),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Answer with other terms" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Accept these terms" })).toBeNull();
  });

  test("an owner whose dialog is open is asked to look at who joined", async () => {
    shown = offer({ joins: 0 });
    const { user, queryClient } = open();
    await user.click(await screen.findByRole("button", { name: "Accept" }));
    const dialog = () => within(screen.getByRole("dialog"));
    expect(dialog().getByRole("button", { name: "Accept" })).toBeVisible();
    shown = offer({ joins: 1, acts: [joined] });
    await queryClient.invalidateQueries();
    expect(
      await dialog().findByText(/Sam joined the buyers\. Please look at who buys/),
    ).toBeVisible();
    expect(dialog().queryByRole("button", { name: "Accept" })).toBeNull();
  });
});

describe("an invitation to buy together", () => {
  test("a visitor reads who invites, no price, and is led to sign in", async () => {
    open(`/buy-together#${TOKEN}`);
    expect(await screen.findByRole("heading", { level: 1, name: "Craftsman" })).toBeVisible();
    expect(screen.getByText(/Nora Lindqvist made an offer/)).toBeVisible();
    expect(document.body.textContent).not.toContain("$");
    const link = screen.getByRole("link", { name: "Sign in to join" });
    expect(link.getAttribute("href")).toContain(encodeURIComponent(`/buy-together#${TOKEN}`));
    expect(screen.queryByRole("button", { name: "Buy together" })).toBeNull();
  });

  test("the invited account reads the terms, joins, and is led to the offer", async () => {
    await comesBack();
    const terms = { n: 2, price: 481_000, closing_on: "2050-03-01", financing: "cash" } as const;
    invitation = { ...(invitation as JoinInvitation), is_mine: true, terms };
    const { user } = open(`/buy-together#${TOKEN}`);
    expect(await screen.findByText(/\$481,000/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Buy together" }));
    expect(await screen.findByRole("heading", { level: 2, name: "History" })).toBeVisible();
    expect(called("join_by_token")).toEqual({ kind: "offer", token: TOKEN, seen: 2 });
  });

  test("terms that have changed since are shown, and nobody joins them unread", async () => {
    await comesBack();
    const terms = { n: 2, price: 481_000, closing_on: "2050-03-01", financing: "cash" } as const;
    const mine = { ...(invitation as JoinInvitation), is_mine: true };
    invitation = { ...mine, terms };
    cloud.use(
      http.post(rest("rpc/join_by_token"), () => {
        invitation = { ...mine, terms: { ...terms, n: 3, price: 499_000 } };
        return HttpResponse.json({ code: "PT409", message: "offer_changed" }, { status: 409 });
      }),
    );
    const { user } = open(`/buy-together#${TOKEN}`);
    await user.click(await screen.findByRole("button", { name: "Buy together" }));
    expect(await screen.findByText(/This offer was changed in the meantime/)).toBeVisible();
    expect(await screen.findByText(/\$499,000/)).toBeVisible();
  });

  test("another account is told that it isn't theirs, and can't join", async () => {
    await comesBack();
    invitation = { ...(invitation as JoinInvitation), is_mine: false };
    open(`/buy-together#${TOKEN}`);
    expect(await screen.findByText(/This invitation is for another address/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Buy together" })).toBeNull();
  });

  test("a press says that it isn't meant for the person", async () => {
    const { user } = open(`/buy-together?not-me#${TOKEN}`);
    await user.click(await screen.findByRole("button", { name: "This isn't meant for me" }));
    expect(await screen.findByText(/The buyer who invited you is told/)).toBeVisible();
    expect(called("refuse_invitation")).toEqual({ token: TOKEN });
  });

  test("an ended invitation says so", async () => {
    invitation = null;
    open(`/buy-together#${TOKEN}`);
    expect(await screen.findByText("This invitation has ended")).toBeVisible();
  });
});
