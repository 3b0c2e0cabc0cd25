import { paths } from "@domain/site/paths.ts";
import { lazyScreen, loadScreen } from "@web/lib/lazy-screen.ts";
import {
  createRoutesFromElements,
  type Location,
  matchRoutes,
  Route,
  Routes,
  useRoutes,
} from "@web/lib/router.tsx";
import { isValidElement } from "react";

/** Every screen, loaded on demand; `screens.dashboard.preload()` loads it ahead of time. */
export const screens = {
  landing: lazyScreen(() => import("@web/screens/landing-screen.tsx")),
  listings: lazyScreen(() => import("@web/screens/listings-screen.tsx"), {
    id: "list",
    load: () => import("@web/screens/listings-contents.tsx"),
  }),
  listing: lazyScreen(() => import("@web/screens/listing-screen.tsx")),
  listingDialog: lazyScreen(() => import("@web/screens/listing-dialog.tsx")),
  login: lazyScreen(() => import("@web/screens/login-screen.tsx")),
  loginDialog: lazyScreen(() => import("@web/screens/login-dialog.tsx")),
  dashboard: lazyScreen(() => import("@web/screens/dashboard-screen.tsx")),
  sell: lazyScreen(() => import("@web/screens/sell-screen.tsx")),
  myListings: lazyScreen(() => import("@web/screens/my-listings-screen.tsx")),
  editListing: lazyScreen(() => import("@web/screens/edit-listing-screen.tsx")),
  availability: lazyScreen(() => import("@web/screens/availability-screen.tsx")),
  availabilityDialog: lazyScreen(() => import("@web/screens/availability-dialog.tsx")),
  book: lazyScreen(() => import("@web/screens/book-screen.tsx")),
  bookDialog: lazyScreen(() => import("@web/screens/book-dialog.tsx")),
  disclosures: lazyScreen(() => import("@web/screens/disclosures-screen.tsx")),
  showing: lazyScreen(() => import("@web/screens/showing-screen.tsx")),
  showings: lazyScreen(() => import("@web/screens/showings-screen.tsx")),
  messages: lazyScreen(() => import("@web/screens/messages-screen.tsx")),
  answer: lazyScreen(() => import("@web/screens/answer-screen.tsx")),
  stepLink: lazyScreen(() => import("@web/screens/step-link-screen.tsx")),
  makeOffer: lazyScreen(() => import("@web/screens/make-offer-screen.tsx")),
  offers: lazyScreen(() => import("@web/screens/offers-screen.tsx")),
  offer: lazyScreen(() => import("@web/screens/offer-screen.tsx")),
  sale: lazyScreen(() => import("@web/screens/sale-screen.tsx")),
  saleSettlement: lazyScreen(() => import("@web/screens/settlement-screen.tsx")),
  changeSale: lazyScreen(() => import("@web/screens/change-sale-screen.tsx")),
  homeOffers: lazyScreen(() => import("@web/screens/home-offers-screen.tsx")),
  promote: lazyScreen(() => import("@web/screens/promote-screen.tsx")),
  favorites: lazyScreen(() => import("@web/screens/favorites-screen.tsx")),
  hiddenHomes: lazyScreen(() => import("@web/screens/hidden-homes-screen.tsx")),
  openList: lazyScreen(() => import("@web/screens/open-list-screen.tsx")),
  sharedList: lazyScreen(() => import("@web/screens/shared-list-screen.tsx")),
  compare: lazyScreen(() => import("@web/screens/compare-screen.tsx")),
  notifications: lazyScreen(() => import("@web/screens/notifications-screen.tsx")),
  profile: lazyScreen(() => import("@web/screens/profile-screen.tsx")),
  choosePlan: lazyScreen(() => import("@web/screens/choose-plan-screen.tsx")),
  paymentSuccess: lazyScreen(() => import("@web/screens/payment-success-screen.tsx")),
  savedSearches: lazyScreen(() => import("@web/screens/saved-searches-screen.tsx")),
  unsubscribe: lazyScreen(() => import("@web/screens/unsubscribe-screen.tsx")),
  seenHomes: lazyScreen(() => import("@web/screens/seen-homes-screen.tsx")),
  newsConfirm: lazyScreen(() => import("@web/screens/news-confirm-screen.tsx")),
  party: lazyScreen(() => import("@web/screens/party-screen.tsx")),
  homeOwners: lazyScreen(() => import("@web/screens/home-owners-screen.tsx")),
  ownTogether: lazyScreen(() => import("@web/screens/own-together-screen.tsx")),
  buyTogether: lazyScreen(() => import("@web/screens/buy-together-screen.tsx")),
  newsLeave: lazyScreen(() => import("@web/screens/news-leave-screen.tsx")),
  handbook: lazyScreen(() => import("@web/screens/handbook-screen.tsx")),
  handbookArticle: lazyScreen(() => import("@web/screens/handbook-article-screen.tsx")),
  operator: lazyScreen(() => import("@web/screens/operator-screen.tsx")),
  moderation: lazyScreen(() => import("@web/screens/moderation-screen.tsx")),
  report: lazyScreen(() => import("@web/screens/case-screen.tsx")),
  privacy: lazyScreen(() => import("@web/screens/privacy-screen.tsx")),
  terms: lazyScreen(() => import("@web/screens/terms-screen.tsx")),
  notFound: lazyScreen(() => import("@web/screens/not-found-screen.tsx")),
  styleguide: import.meta.env.DEV
    ? lazyScreen(() => import("@web/screens/styleguide-screen.tsx"))
    : undefined,
};

/** The page at `location`. */
export function AppRoutes({ location }: { location: Location }) {
  return useRoutes(PAGES, location);
}

/** The dialogs that can open over a page; nothing for any other address. */
export function DialogRoutes() {
  return (
    <Routes>
      <Route path={paths.listing.path} element={<screens.listingDialog />} />
      <Route path={paths.availability.path} element={<screens.availabilityDialog />} />
      <Route path={paths.book.path} element={<screens.bookDialog />} />
      <Route path={paths.login.path} element={<screens.loginDialog />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

const PAGES = createRoutesFromElements(
  <>
    <Route path={paths.home.path} element={<screens.landing />} />
    <Route path={paths.listings.path} element={<screens.listings />} />
    <Route path={paths.listing.path} element={<screens.listing />} />
    <Route path={paths.login.path} element={<screens.login />} />
    <Route path={paths.dashboard.path} element={<screens.dashboard />} />
    <Route path={paths.sell.path} element={<screens.sell />} />
    <Route path={paths.myListings.path} element={<screens.myListings />} />
    <Route path={paths.editListing.path} element={<screens.editListing />} />
    <Route path={paths.availability.path} element={<screens.availability />} />
    <Route path={paths.book.path} element={<screens.book />} />
    <Route path={paths.disclosures.path} element={<screens.disclosures />} />
    <Route path={paths.showing.path} element={<screens.showing />} />
    <Route path={paths.party.path} element={<screens.party />} />
    <Route path={paths.homeOwners.path} element={<screens.homeOwners />} />
    <Route path={paths.ownTogether.path} element={<screens.ownTogether />} />
    <Route path={paths.buyTogether.path} element={<screens.buyTogether />} />
    <Route path={paths.showings.path} element={<screens.showings />} />
    <Route path={paths.messages.path} element={<screens.messages />} />
    <Route path={paths.conversation.path} element={<screens.messages />} />
    <Route path={paths.answer.path} element={<screens.answer />} />
    <Route path={paths.stepLink.path} element={<screens.stepLink />} />
    <Route path={paths.makeOffer.path} element={<screens.makeOffer />} />
    <Route path={paths.offers.path} element={<screens.offers />} />
    <Route path={paths.offer.path} element={<screens.offer />} />
    <Route path={paths.sale.path} element={<screens.sale />} />
    <Route path={paths.saleSettlement.path} element={<screens.saleSettlement />} />
    <Route path={paths.changeSale.path} element={<screens.changeSale />} />
    <Route path={paths.homeOffers.path} element={<screens.homeOffers />} />
    <Route path={paths.promote.path} element={<screens.promote />} />
    <Route path={paths.favorites.path} element={<screens.favorites />} />
    <Route path={paths.hiddenHomes.path} element={<screens.hiddenHomes />} />
    <Route path={paths.openList.path} element={<screens.openList />} />
    <Route path={paths.sharedList.path} element={<screens.sharedList />} />
    <Route path={paths.compare.path} element={<screens.compare />} />
    <Route path={paths.notifications.path} element={<screens.notifications />} />
    <Route path={paths.profile.path} element={<screens.profile />} />
    <Route path={paths.choosePlan.path} element={<screens.choosePlan />} />
    <Route path={paths.paymentSuccess.path} element={<screens.paymentSuccess />} />
    <Route path={paths.savedSearches.path} element={<screens.savedSearches />} />
    <Route path={paths.unsubscribe.path} element={<screens.unsubscribe />} />
    <Route path={paths.seenHomes.path} element={<screens.seenHomes />} />
    <Route path={paths.newsConfirm.path} element={<screens.newsConfirm />} />
    <Route path={paths.newsLeave.path} element={<screens.newsLeave />} />
    <Route path={paths.handbook.path} element={<screens.handbook />} />
    <Route path={paths.handbookArticle.path} element={<screens.handbookArticle />} />
    <Route path={paths.operator.path} element={<screens.operator />} />
    <Route path={paths.moderation.path} element={<screens.moderation />} />
    <Route path={paths.report.path} element={<screens.report />} />
    <Route path={paths.privacy.path} element={<screens.privacy />} />
    <Route path={paths.terms.path} element={<screens.terms />} />
    {screens.styleguide && <Route path={paths.styleguide.path} element={<screens.styleguide />} />}
    <Route path="*" element={<screens.notFound />} />
  </>,
);

/** Loads the code of the page at this address, so that it renders without a fallback. */
export async function loadScreenAt(pathname: string): Promise<void> {
  const element = matchRoutes(PAGES, pathname)?.route.element;
  if (isValidElement(element)) await loadScreen(element.type);
}
