import type { BuyerInvitation } from "@domain/offers/offer-buyers.ts";
import type { Offer, OfferBuyer } from "@domain/offers/offers.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { screens } from "@web/app/routes.tsx";
import OfferScreen from "@web/screens/offer-screen.tsx";
import OffersScreen from "@web/screens/offers-screen.tsx";
import { beforeEach, describe, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { type Call, notedIn, startCloud } from "../../../support/web-cloud.ts";
import { OFFER_ID, offer, SALE, start } from "./offers.ts";

const cloud = startCloud();
const INVITATION = "aaaaaaaa-1111-4111-8111-aaaaaaaaaaaa";
const FIRST: OfferBuyer = {
  ...{ id: null, name: "Dana Whitfield", email: null, is_me: true },
  ...{ joined_at: "2050-01-01T00:00:00Z", left_at: null },
};
const SAM: OfferBuyer = { ...FIRST, id: INVITATION, name: "Sam Lee", is_me: false };
let shown: Offer;
let invitation: BuyerInvitation | null;
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
    rpc("offer_start", () => start({ offer_id: OFFER_ID })),
    rpc("invite_buyer", () => {
      const sam = { ...SAM, name: "Sam", email: "sam@example.com", joined_at: null };
      shown = { ...shown, buyers: [FIRST, sam] };
      return shown;
    }),
    rpc("revoke_buyer", () => {
      shown = { ...shown, buyers: [FIRST] };
      return shown;
    }),
    rpc("leave_offer", () => null),
    rpc("buyer_invitation", () => invitation),
    rpc("join_offer", () => OFFER_ID),
    rpc("refuse_purchase", () => true),
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
    expect(called("invite_buyer")).toBeUndefined();
    await user.type(screen.getByLabelText("Name"), "Sam");
    await user.type(screen.getByLabelText("Email"), "sam@example.com");
    await user.click(screen.getByRole("button", { name: "Invite" }));
    expect(await screen.findByText("Invited at sam@example.com")).toBeVisible();
    expect(called("invite_buyer")).toMatchObject({
      ...{ offer_id: OFFER_ID, name: "Sam", email: "sam@example.com" },
    });
    await user.click(screen.getByRole("button", { name: "Take the invitation back: Sam" }));
    await waitFor(() => expect(screen.queryByText(/^Invited at/)).toBeNull());
    expect(called("revoke_buyer")).toEqual({ id: INVITATION, offer_id: OFFER_ID });
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
    expect(dialog.getByText(/the offer goes on without you/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Leave" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Your offers" })).toBeVisible();
    expect(called("leave_offer")).toEqual({ id: OFFER_ID });
  });

  test("the list of offers says with whom", async () => {
    shown = offer({ side: "buyer", buyers: [FIRST, SAM] });
    open("/offers");
    expect(await screen.findByText(/with Sam Lee/)).toBeVisible();
  });

  test("an accepted offer takes no more buyers, and an owner sees no section", async () => {
    shown = offer({ side: "buyer", state: "accepted", sale: SALE, buyers: [FIRST] });
    const { unmount } = open();
    expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Buyers" })).toBeNull();
    unmount();
    shown = offer({ buyers: null });
    open();
    expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Buyers" })).toBeNull();
  });
});

describe("an invitation to buy together", () => {
  test("a visitor reads who invites, no price, and is led to sign in", async () => {
    open(`/buy-together#${INVITATION}`);
    expect(await screen.findByRole("heading", { level: 1, name: "Craftsman" })).toBeVisible();
    expect(screen.getByText(/Nora Lindqvist made an offer/)).toBeVisible();
    expect(document.body.textContent).not.toContain("$");
    const link = screen.getByRole("link", { name: "Sign in to join" });
    expect(link.getAttribute("href")).toContain(encodeURIComponent(`/buy-together#${INVITATION}`));
    expect(screen.queryByRole("button", { name: "Buy together" })).toBeNull();
  });

  test("the invited account reads the terms, joins, and is led to the offer", async () => {
    await comesBack();
    const terms = { price: 481_000, closing_on: "2050-03-01", financing: "cash" } as const;
    invitation = { ...(invitation as BuyerInvitation), is_mine: true, terms };
    const { user } = open(`/buy-together#${INVITATION}`);
    expect(await screen.findByText(/\$481,000/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Buy together" }));
    expect(await screen.findByRole("heading", { level: 2, name: "History" })).toBeVisible();
    expect(called("join_offer")).toEqual({ id: INVITATION });
  });

  test("another account is told that it isn't theirs, and can't join", async () => {
    await comesBack();
    invitation = { ...(invitation as BuyerInvitation), is_mine: false };
    open(`/buy-together#${INVITATION}`);
    expect(await screen.findByText(/This invitation is for another address/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Buy together" })).toBeNull();
  });

  test("a press says that it isn't meant for the person", async () => {
    const { user } = open(`/buy-together?not-me#${INVITATION}`);
    await user.click(await screen.findByRole("button", { name: "This isn't meant for me" }));
    expect(await screen.findByText(/The buyer who invited you is told/)).toBeVisible();
    expect(called("refuse_purchase")).toEqual({ id: INVITATION });
  });

  test("an ended invitation says so", async () => {
    invitation = null;
    open(`/buy-together#${INVITATION}`);
    expect(await screen.findByText("This invitation has ended")).toBeVisible();
  });
});
