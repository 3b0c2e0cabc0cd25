import { ERRORS } from "@domain/site/errors/errors.ts";
import { screen, waitFor } from "@testing-library/react";
import { PageSkeleton } from "@web/app/page-skeleton.tsx";
import { screens } from "@web/app/routes.tsx";
import { loadScreen } from "@web/lib/lazy-screen.ts";
import AvailabilityScreen from "@web/screens/availability-screen.tsx";
import BookScreen from "@web/screens/book-screen.tsx";
import DisclosuresScreen from "@web/screens/disclosures-screen.tsx";
import EditListingScreen from "@web/screens/edit-listing-screen.tsx";
import HandbookArticleScreen from "@web/screens/handbook-article-screen.tsx";
import HandbookScreen from "@web/screens/handbook-screen.tsx";
import ListingScreen from "@web/screens/listing-screen.tsx";
import MakeOfferScreen from "@web/screens/make-offer-screen.tsx";
import MessagesScreen from "@web/screens/messages-screen.tsx";
import MyListingsScreen from "@web/screens/my-listings-screen.tsx";
import NotificationsScreen from "@web/screens/notifications-screen.tsx";
import OfferScreen from "@web/screens/offer-screen.tsx";
import SavedSearchesScreen from "@web/screens/saved-searches-screen.tsx";
import SellScreen from "@web/screens/sell-screen.tsx";
import SharedListScreen from "@web/screens/shared-list-screen.tsx";
import ShowingScreen from "@web/screens/showing-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { deferred } from "../../support/deferred.ts";
import { renderWeb } from "../../support/render-web.tsx";
import { comesBack } from "../../support/returning-person.ts";
import { Route, Routes } from "../../support/routes.tsx";
import { startCloud } from "../../support/web-cloud.ts";

/** The page before its data is there, and when the data can't be loaded. */
const cloud = startCloud();
const ID = "11111111-1111-4111-8111-111111111111";
const ONE = `/things/${ID}`;
const ALL = "/things";

const SCREENS = {
  availability: [AvailabilityScreen, ALL, ERRORS.user_listings_unavailable.text],
  book: [BookScreen, ONE, "We could not load this home"],
  case: [screens.report, ONE, ERRORS.case_unavailable.text],
  conversation: [MessagesScreen, ONE, ERRORS.messages_unavailable.text],
  disclosures: [DisclosuresScreen, ONE, ERRORS.disclosures_unavailable.text],
  editListing: [EditListingScreen, ONE, ERRORS.user_listings_unavailable.text],
  handbook: [HandbookScreen, ALL, "The handbook could not be loaded"],
  handbookArticle: [
    HandbookArticleScreen,
    "/articles/lead-paint",
    "The article could not be loaded",
  ],
  homeOffers: [screens.homeOffers, ONE, ERRORS.offers_unavailable.text],
  listing: [ListingScreen, ONE, "Error Loading Property"],
  makeOffer: [MakeOfferScreen, ONE, ERRORS.offers_unavailable.text],
  messages: [MessagesScreen, ALL, ERRORS.messages_unavailable.text],
  myListings: [MyListingsScreen, ALL, ERRORS.user_listings_unavailable.text],
  notifications: [NotificationsScreen, ALL, ERRORS.notifications_unavailable.text],
  offer: [OfferScreen, ONE, ERRORS.offers_unavailable.text],
  priceBench: [screens.priceBench, ONE, "The price bench could not be loaded"],
  promote: [screens.promote, ONE, "This page could not be loaded"],
  savedSearches: [SavedSearchesScreen, ALL, ERRORS.saved_searches_unavailable.text],
  sell: [SellScreen, ALL, ERRORS.user_listings_unavailable.text],
  sharedList: [SharedListScreen, ONE, "The list could not be loaded"],
  sign: [screens.sign, ONE, "The home could not be loaded"],
  showing: [ShowingScreen, `${ONE}?booking=${ID}`, "We could not load your showing"],
  showingByLink: [ShowingScreen, `${ONE}#token`, "We could not load your showing"],
} as const;

beforeEach(async () => {
  await comesBack();
});

test("the page has a heading while the code of a screen loads", () => {
  renderWeb(<PageSkeleton />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName("Loading...");
});

test.each(Object.entries(SCREENS))(
  "%s has a heading while it loads; when it can't, it says so and asks again on request",
  async (_, [Screen, path, text]) => {
    const failed = deferred();
    let asked = 0;
    cloud.use(
      http.all("*", async () => {
        asked += 1;
        await failed.promise;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    await loadScreen(Screen);
    const { user } = renderWeb(
      <Routes>
        <Route path="/things" element={<Screen />} />
        <Route path="/things/:id" element={<Screen />} />
        <Route path="/articles/:slug" element={<Screen />} />
      </Routes>,
      { path },
    );
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.queryByText(text)).toBeNull();
    failed.resolve();
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    const before = asked;
    const [again] = screen.getAllByRole("button", { name: "Try again" });
    await user.click(again as HTMLElement);
    await waitFor(() => expect(asked).toBeGreaterThan(before));
  },
);
