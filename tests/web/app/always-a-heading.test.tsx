import { screen } from "@testing-library/react";
import { PageSkeleton } from "@web/app/page-skeleton.tsx";
import { Route, Routes } from "@web/lib/router.tsx";
import BookScreen from "@web/screens/book-screen.tsx";
import CaseScreen from "@web/screens/case-screen.tsx";
import DisclosuresScreen from "@web/screens/disclosures-screen.tsx";
import EditListingScreen from "@web/screens/edit-listing-screen.tsx";
import HomeOffersScreen from "@web/screens/home-offers-screen.tsx";
import ListingScreen from "@web/screens/listing-screen.tsx";
import MakeOfferScreen from "@web/screens/make-offer-screen.tsx";
import OfferScreen from "@web/screens/offer-screen.tsx";
import PromoteScreen from "@web/screens/promote-screen.tsx";
import SellScreen from "@web/screens/sell-screen.tsx";
import SharedListScreen from "@web/screens/shared-list-screen.tsx";
import ViewingScreen from "@web/screens/viewing-screen.tsx";
import { delay, HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { comesBack } from "../../support/returning-person.ts";
import { startCloud } from "../../support/web-cloud.ts";

/** A page whose heading comes with its data has one while that loads, and when it can't be loaded. */
const cloud = startCloud();
const SCREENS = {
  BookScreen,
  CaseScreen,
  DisclosuresScreen,
  EditListingScreen,
  HomeOffersScreen,
  ListingScreen,
  MakeOfferScreen,
  OfferScreen,
  PromoteScreen,
  SellScreen,
  SharedListScreen,
  ViewingScreen,
};
const ID = "11111111-1111-4111-8111-111111111111";

beforeEach(async () => {
  await comesBack();
});

test("while the code of a screen loads", () => {
  renderWeb(<PageSkeleton />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName("Loading...");
});

describe.each(Object.entries(SCREENS))("%s", (_, Screen) => {
  const open = () =>
    renderWeb(
      <Routes>
        <Route path="/things/:id" element={<Screen />} />
      </Routes>,
      { path: `/things/${ID}?booking=${ID}` },
    );

  test("while it loads", () => {
    cloud.use(http.all("*", () => delay("infinite")));
    open();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });

  test("after it failed, with a retry", async () => {
    cloud.use(http.all("*", () => new HttpResponse(null, { status: 503 })));
    open();
    expect((await screen.findAllByRole("button", { name: "Try again" }))[0]).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });
});
