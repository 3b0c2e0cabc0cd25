import { paths } from "@domain/site/paths.ts";
import { lazyScreen, loadScreen } from "@web/lib/lazy-screen.ts";
import { type Location, matchRoutes, type RouteTable, useRoutes } from "@web/lib/router.tsx";
import type { LinkProps } from "@web/screens/link-screen.tsx";
import type { MemberProps } from "@web/screens/member-screen.tsx";
import { type ComponentType, isValidElement } from "react";

/**
 * Every screen, loaded on demand, by the name of its address in `paths`; dialogs and the page for unknown addresses have
 * names of their own. `screens.dashboard.preload()` loads one ahead of time.
 */
export const screens = {
  home: lazyScreen(() => import("@web/screens/landing-screen.tsx")),
  listings: lazyScreen(() => import("@web/screens/listings-screen.tsx"), {
    id: "list",
    load: () => import("@web/screens/listings-contents.tsx"),
  }),
  listing: lazyScreen(() => import("@web/screens/listing-screen.tsx")),
  sign: lazyScreen(() => import("@web/screens/sign-screen.tsx")),
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
  showingsDay: lazyScreen(() => import("@web/screens/showings-day-screen.tsx")),
  messages: lazyScreen(() => import("@web/screens/messages-screen.tsx")),
  answer: link(
    "Your answer",
    "max-w-3xl",
    () => import("@web/features/talk/messages/answer-page.tsx"),
  ),
  stepLink: link(
    "Your sale",
    "max-w-2xl",
    () => import("@web/features/sales/step-link/step-link-page.tsx"),
  ),
  makeOffer: lazyScreen(() => import("@web/screens/make-offer-screen.tsx")),
  offers: lazyScreen(() => import("@web/screens/offers-screen.tsx")),
  offer: lazyScreen(() => import("@web/screens/offer-screen.tsx")),
  sale: lazyScreen(() => import("@web/screens/sale-screen.tsx")),
  saleSettlement: member(
    "Check the closing's figures",
    "",
    () => import("@web/features/sales/closing-room/settlement.tsx"),
  ),
  changeSale: member(
    "Propose a change",
    "",
    () => import("@web/features/sales/closing-room/change-sale.tsx"),
  ),
  homeOffers: member("Offers", "", () => import("@web/features/offers/offers/home-offers.tsx")),
  priceBench: member(
    "What is it worth?",
    "max-w-5xl",
    () => import("@web/features/homes/price-bench/price-bench.tsx"),
  ),
  promote: member(
    "Find your buyer",
    "max-w-5xl",
    () => import("@web/features/homes/promote/promote-home.tsx"),
  ),
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
  unsubscribe: link(
    "Unsubscribe",
    "",
    () => import("@web/features/search/saved-searches/unsubscribe-page.tsx"),
  ),
  seenHomes: lazyScreen(() => import("@web/screens/seen-homes-screen.tsx")),
  newsConfirm: link(
    "Confirm your email",
    "",
    () => import("@web/features/search/news/confirm-page.tsx"),
  ),
  party: link(
    "Your part of a home sale",
    "",
    () => import("@web/features/sales/party-link/party-link.tsx"),
  ),
  trust: link(
    "Person of trust",
    "max-w-2xl",
    () => import("@web/features/showings/trust/trust-page.tsx"),
  ),
  homeOwners: lazyScreen(() => import("@web/screens/home-owners-screen.tsx")),
  ownership: member(
    "Ownership",
    "max-w-3xl",
    () => import("@web/features/homes/ownership/ownership-page.tsx"),
  ),
  ownTogether: link(
    "Own a home together",
    "max-w-2xl",
    () => import("@web/features/homes/owners/own-together.tsx"),
  ),
  buyTogether: link(
    "Buy a home together",
    "max-w-2xl",
    () => import("@web/features/offers/buy-together/buy-together.tsx"),
  ),
  newsLeave: link("No more news", "", () => import("@web/features/search/news/leave-page.tsx")),
  handbook: lazyScreen(() => import("@web/screens/handbook-screen.tsx")),
  handbookArticle: lazyScreen(() => import("@web/screens/handbook-article-screen.tsx")),
  operator: lazyScreen(() => import("@web/screens/operator-screen.tsx")),
  moderation: lazyScreen(() => import("@web/screens/moderation-screen.tsx")),
  report: member(
    "Decision",
    "grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 sm:gap-10",
    () => import("@web/features/talk/reports/case-page.tsx"),
  ),
  privacy: lazyScreen(() => import("@web/screens/privacy-screen.tsx")),
  terms: lazyScreen(() => import("@web/screens/terms-screen.tsx")),
  notFound: lazyScreen(() => import("@web/screens/not-found-screen.tsx")),
  styleguide: import.meta.env.DEV
    ? lazyScreen(() => import("@web/screens/styleguide-screen.tsx"))
    : undefined,
};

/** A page for members: its frame and its feature load at the same time. */
function member(
  title: string,
  frame: string,
  load: () => Promise<{ default: ComponentType<MemberProps> }>,
) {
  return lazyScreen(async () => {
    const [{ memberScreen }, feature] = await Promise.all([
      import("@web/screens/member-screen.tsx"),
      load(),
    ]);
    return { default: memberScreen(title, frame, feature.default) };
  });
}

/** The page behind a mailed link: its frame and its feature load at the same time. */
function link(
  title: string,
  width: string,
  load: () => Promise<{ default: ComponentType<LinkProps> }>,
) {
  return lazyScreen(async () => {
    const [{ linkScreen }, feature] = await Promise.all([
      import("@web/screens/link-screen.tsx"),
      load(),
    ]);
    return { default: linkScreen(title, width, feature.default) };
  });
}

/** The page at `location`. */
export function AppRoutes({ location }: { location: Location }) {
  return useRoutes(PAGES, location);
}

/** The dialogs that can open over a page; nothing for any other address. */
export function DialogRoutes() {
  return useRoutes(DIALOGS);
}

/** The screen of each address: the compiler names one that has none. */
const SCREEN_AT: Record<keyof typeof paths, ComponentType | undefined> = {
  ...screens,
  conversation: screens.messages,
};

const PAGES: RouteTable = [
  ...Object.entries(paths).flatMap(([name, { path }]) => {
    const Screen = SCREEN_AT[name as keyof typeof paths];
    return Screen ? { path, element: <Screen /> } : [];
  }),
  { path: "*", element: <screens.notFound /> },
];

const DIALOGS: RouteTable = [
  { path: paths.listing.path, element: <screens.listingDialog /> },
  { path: paths.availability.path, element: <screens.availabilityDialog /> },
  { path: paths.book.path, element: <screens.bookDialog /> },
  { path: paths.login.path, element: <screens.loginDialog /> },
];

/** Loads the code of the page at this address, so that it renders without a fallback. */
export async function loadScreenAt(pathname: string): Promise<void> {
  const element = matchRoutes(PAGES, pathname)?.route.element;
  if (isValidElement(element)) await loadScreen(element.type);
}
