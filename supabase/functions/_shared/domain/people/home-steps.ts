import { ENOUGH_HIGH, QUIET_DAYS } from "../homes/price-evidence.ts";
import type { Offer } from "../offers/offers.ts";
import { saleHeadline } from "../sales/closing-room.ts";
import { paths } from "../site/paths.ts";
import { countThisWeek, formatCount } from "../site/text/format.ts";
import {
  type DashboardState,
  type HomeState,
  homesByWeight,
  type NextLine,
  type NextStep,
} from "./dashboard.ts";

/** The part of domain/people/next-step.ts that looks at the owner's homes. */

/** Buyers need at least this many photos to picture a home. */
export const ENOUGH_PHOTOS = 5;
/** Characters, about three sentences. */
export const ENOUGH_WORDS = 200;
/** A listing that has been quiet for this many days needs another look. */
const QUIET_AFTER_DAYS = 21;
/** Views in a week. */
export const QUIET_VIEWS = 5;
/** From this many answers on, feedback is more than a single mood. */
export const ENOUGH_FEEDBACK = 3;

const DAY_MS = 86_400_000;

/** The gaps of the homes on the market, the most serious gap first across all homes. */
export function forTheMarket({ homes }: DashboardState, now: Date): NextStep | undefined {
  const active = homesByWeight(homes).filter((home) => home.status === "active");
  for (const lack of LACKS) {
    const home = active.find((each) => lack.isTrue(each, now));
    if (home) return { ...lack.step(home, now), listing_id: home.id };
  }
  return undefined;
}

/** The most serious gap of each home on the market. */
export function marketLines({ homes }: DashboardState, now: Date): NextLine[] {
  return homesByWeight(homes).flatMap((home) => {
    if (home.status !== "active") return [];
    const lack = LACKS.find((each) => each.isTrue(home, now));
    if (!lack) return [];
    const { title, action } = lack.step(home, now);
    const { path } = action;
    return { home: titleOf(home), listing_id: home.id, path, text: title, when: "", is_own: true };
  });
}

type Lack = {
  isTrue: (home: HomeState, now: Date) => boolean;
  step: (home: HomeState, now: Date) => NextStep;
};

const LACKS: readonly Lack[] = [
  {
    isTrue: (home) => home.photos === 0,
    step: (home) => ({
      id: "add-photos",
      title: "Add photos of your home",
      reason: `${titleOf(home)} is on the market without a photo. Most buyers skip homes without photos.`,
      action: { label: "Add photos", path: editPath(home, "photos") },
    }),
  },
  {
    isTrue: (home) => home.offered_slots === 0,
    step: (home) => ({
      id: "offer-times",
      title: "Offer times for showings",
      reason: `Buyers can't book a showing of ${titleOf(home)} in the next two weeks. The calendar is empty or full.`,
      action: { label: "Offer times", path: paths.availability.href(home.id) },
    }),
  },
  {
    isTrue: (home) => home.price === null,
    step: (home) => ({
      id: "set-price",
      title: "Set your price",
      reason: "Buyers who filter by price never see a home that is “Price on request”.",
      action: { label: "Set the price", path: editPath(home, "price") },
    }),
  },
  {
    isTrue: (home) => home.feedback_high >= ENOUGH_HIGH,
    step: (home) => ({
      id: "review-price",
      title: "Look at your price again",
      reason: `${home.feedback_high} of ${home.feedback} visitors who answered find ${titleOf(home)} priced high.`,
      action: { label: "What is it worth?", path: paths.priceBench.href(home.id) },
    }),
  },
  {
    isTrue: (home) => home.photos < ENOUGH_PHOTOS,
    step: (home) => ({
      id: "more-photos",
      title: "Add a few more photos",
      reason: `${titleOf(home)} shows ${formatCount(home.photos, "photo")}. Buyers want to see every room before they come.`,
      action: { label: "Add photos", path: editPath(home, "photos") },
    }),
  },
  {
    isTrue: (home) => home.description_length < ENOUGH_WORDS,
    step: (home) => ({
      id: "describe-home",
      title: home.description_length === 0 ? "Describe your home" : "Say more about your home",
      reason: "What is it like to live there? A few honest paragraphs answer what photos can't.",
      action: { label: "Write the description", path: editPath(home, "words") },
    }),
  },
  {
    isTrue: (home, now) => !home.requested && daysForSale(home, now) >= QUIET_DAYS,
    step: (home, now) => ({
      id: "review-price",
      title: "Look at your price again",
      reason: `${titleOf(home)} has been for sale for ${daysForSale(home, now)} days, and there was no request for a showing.`,
      action: { label: "What is it worth?", path: paths.priceBench.href(home.id) },
    }),
  },
  {
    isTrue: (home, now) =>
      daysForSale(home, now) >= QUIET_AFTER_DAYS && home.views_this_week < QUIET_VIEWS,
    step: (home) => ({
      id: "refresh-listing",
      title: "Give your listing a fresh start",
      reason: `${countThisWeek(home.views_this_week, "view")}. A new first photo, a better title or another price brings buyers back.`,
      action: { label: "Edit the listing", path: editPath(home) },
    }),
  },
];

/**
 * The next step of an open sale, on either side.
 *
 * @param moves only a step that the reader can do something about, or only others.
 */
export function forTheSale(
  { sales }: Pick<DashboardState, "sales">,
  now: Date,
  moves: "own" | "others",
): NextStep | undefined {
  for (const offer of sales) {
    const said = saleHeadline(offer, now);
    if (!said || !offer.sale || said.isOwn !== (moves === "own")) continue;
    const { home, listing_id, side } = offer;
    return {
      id: "sale-step",
      title: said.title,
      reason: `${homeOf(offer)}: ${said.reason}`,
      action: { label: "Open the sale", path: paths.sale.href(offer.sale.id) },
      ...(listing_id !== null && { listing_id }),
      ...(side === "buyer" &&
        home && { bought: { title: home.title, price: home.price, image: home.image } }),
    };
  }
  return undefined;
}

/** The next step of every open sale. */
export function saleLines({ sales }: Pick<DashboardState, "sales">, now: Date): NextLine[] {
  return sales.flatMap((offer) => {
    const said = saleHeadline(offer, now);
    if (!said || !offer.sale) return [];
    const { title: text, reason: when, isOwn: is_own } = said;
    const path = paths.sale.href(offer.sale.id);
    return { home: homeOf(offer), listing_id: offer.listing_id, path, text, when, is_own };
  });
}

function homeOf({ home, title }: Offer): string {
  return home?.title || title || "The home";
}

/** The step of an owner who has no home on the market. */
export function offTheMarket({ homes, timeline }: DashboardState): NextStep | undefined {
  const [home] = homesByWeight(homes);
  const step = offMarketStep(home, timeline);
  return step && home ? { ...step, listing_id: home.id } : step;
}

function offMarketStep(
  home: HomeState | undefined,
  timeline: DashboardState["timeline"],
): NextStep | undefined {
  if (!home) {
    return {
      id: "create-listing",
      title: "Create your listing",
      reason: "It takes about ten minutes and saves as you go. Only you see it until you publish.",
      action: { label: "Start your listing", path: paths.sell.href() },
    };
  }
  if (home.status === "draft") return unfinished(home);
  if (home.status === "withdrawn") {
    return {
      id: "relist",
      title: "Put your home back on the market",
      reason: `${titleOf(home)} is withdrawn, and buyers don't see it.`,
      action: { label: "Go to your listings", path: paths.myListings.href() },
    };
  }
  const isDone = timeline.every((step) => step.status === "completed");
  if (home.status === "sold" && isDone) {
    return {
      id: "all-done",
      title: "Your home is sold. Well done!",
      reason: "Keep your documents. You will need them for your next tax return.",
      action: { label: "See your documents", path: paths.dashboard.href("documents") },
    };
  }
  if (home.status === "active") return undefined;
  return {
    id: "close-sale",
    title:
      home.status === "sold" ? "Finish what comes after the sale" : "Bring the sale to closing",
    reason:
      home.status === "sold"
        ? "Your timeline still has open steps."
        : `${titleOf(home)} has a sale pending. Your contract says what comes next, and by when.`,
    action: { label: "Open the timeline", path: paths.dashboard.href("timeline") },
  };
}

/** Takes a draft from its next gap to publishing. */
function unfinished(home: HomeState): NextStep {
  const finish = { id: "finish-listing", title: "Finish your listing" };
  if (home.missing.some((field) => field !== "title")) {
    return {
      ...finish,
      reason: "The address is not complete yet.",
      action: { label: "Add the address", path: editPath(home, "basics") },
    };
  }
  if (home.photos === 0) {
    return {
      ...finish,
      reason: "It has no photos yet. They are what buyers look at first.",
      action: { label: "Add photos", path: editPath(home, "photos") },
    };
  }
  if (home.missing.length > 0 || home.description_length === 0) {
    return {
      ...finish,
      reason: "It still needs a title and a description.",
      action: { label: "Write them", path: editPath(home, "words") },
    };
  }
  if (home.price === null) {
    return {
      ...finish,
      reason: "It has no price yet.",
      action: { label: "Set the price", path: editPath(home, "price") },
    };
  }
  return {
    id: "publish-listing",
    title: "Publish your listing",
    reason: `${titleOf(home)} is ready. Check it again and publish it, so that buyers can see it.`,
    action: { label: "Review and publish", path: editPath(home, "review") },
  };
}

/** Whole days since the home was first published; 0 before that. */
function daysForSale({ published_at }: HomeState, now: Date): number {
  if (published_at === null) return 0;
  return Math.floor((now.getTime() - Date.parse(published_at)) / DAY_MS);
}

export function titleOf({ title }: HomeState): string {
  return title || "Your home";
}

function editPath(home: HomeState, step?: string): string {
  return paths.editListing.href(home.id, step);
}
