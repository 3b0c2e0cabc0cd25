import { DASHBOARD_PANELS } from "@domain/site/paths.ts";
import { homes } from "../../local/seed/homes.ts";
import { homeWithOffers } from "../../local/seed/offers.ts";
import { uuidOf } from "../../local/seed/random.ts";
import {
  DEMO_INSPECTOR_TOKEN,
  DEMO_PARTY_TOKEN,
  DEMO_STEP_TOKEN,
  SALE_ID,
} from "../../local/seed/sale.ts";

/** The screens that journeys walk through, with the demo's homes. */
const [first, ...others] = homes();
if (!first) throw new Error("The demo has no homes.");

const offered = homeWithOffers([first, ...others]);
const foreign = others.find(({ owner, status }) => owner > 1 && status === "active");
const sold = others.find(({ status }) => status === "sold");
if (!offered || !foreign || !sold) throw new Error("The demo has no offers, or no sold home.");
/** The owner's second home, which has offers. tests/e2e/site/reach.test.ts makes its words long. */
export const home = offered;
/** The home of an owner without a login. */
export const stranger = foreign;
/** The owner's conversation about their first home. */
export const TALK = uuidOf(`talk-${first.key}`);
const offerOf = ({ key }: { key: string }) => `/offers/${uuidOf(`offer-${key}-0`)}`;

const edit = (step: string) => `/my-listings/${home.id}/edit?step=${step}`;
/** The seed has no case with this id, so its page says that there is none. */
const REPORTED = uuidOf("no such case");

/**
 * By who sees them.
 * @param own a conversation and a list of the owner's.
 */
export const screensOf = (own: { talk: string; list: string }) => ({
  visitor: [
    "/",
    "/listings",
    "/listings?view=map",
    "/listings?only=open",
    "/hidden",
    "/list",
    `/listings/${home.id}`,
    `/listings/${sold.id}`,
    `/book/${home.id}`,
    "/showing",
    "/party",
    "/trust",
    "/own-together",
    `/my-listings/${offered.id}/owners`,
    `/my-listings/${offered.id}/ownership`,
    "/buy-together",
    "/answer",
    "/step",
    "/login",
    "/handbook",
    "/handbook/fair-housing",
    "/privacy",
    "/favorites",
    `/compare?homes=${[first, ...others.slice(0, 2)].map(({ id }) => id).join(",")}`,
    `/party#${DEMO_PARTY_TOKEN}`,
    `/party#${DEMO_INSPECTOR_TOKEN}`,
    "/seen",
    `/step#${DEMO_STEP_TOKEN}`,
    "/nowhere",
    "/h/nosgn",
  ],
  owner: [
    "/dashboard",
    "/dashboard?showings=all",
    ...DASHBOARD_PANELS.map((panel) => `/dashboard?panel=${panel}`),
    "/showings/day/today",
    "/my-listings",
    `/my-listings/${home.id}/price`,
    `/my-listings/${home.id}/promote`,
    "/sell",
    `/availability?listing=${home.id}`,
    edit("basics"),
    edit("features"),
    edit("photos"),
    edit("review"),
    "/messages",
    `/messages/${own.talk}`,
    `/disclosures/${home.id}`,
    `/my-listings/${offered.id}/offers`,
    offerOf(offered),
    `${offerOf(offered)}?change=check`,
    `${offerOf(offered)}?change=conditions`,
    "/offers",
    "/showings",
    `/listings/${stranger.id}/offer`,
    `/listings/${stranger.id}/offer?step=financing`,
    "/notifications",
    `/reports/${REPORTED}`,
    "/profile",
    "/choose-plan",
    "/saved-searches",
    "/favorites",
    `/lists/${own.list}`,
  ],
  // Each side of the demo's sale sees its own part of it.
  owner3: [
    "/dashboard",
    `/sales/${SALE_ID}`,
    `/sales/${SALE_ID}/change`,
    `/sales/${SALE_ID}/settlement`,
  ],
  buyer2: [
    "/dashboard",
    `/sales/${SALE_ID}`,
    `/sales/${SALE_ID}/change`,
    `/sales/${SALE_ID}/settlement`,
  ],
  operator: ["/operator", `/operator/reports/${REPORTED}`],
});

/** In an order in which each is reached from another page: within a page, problemsOf has to load it again. */
export function apart(screens: readonly string[]): string[] {
  const pageOf = (path: string) => path.split(/[?#]/)[0];
  const waiting = [...screens];
  const ordered: string[] = [];
  while (waiting.length > 0) {
    // Those of the page that most are left of, so that they don't end up together.
    const counts = new Map<string | undefined, number>();
    for (const path of waiting) counts.set(pageOf(path), (counts.get(pageOf(path)) ?? 0) + 1);
    const [next = ""] = waiting
      .filter((path) => pageOf(path) !== pageOf(ordered.at(-1) ?? "") || counts.size === 1)
      .toSorted((a, b) => (counts.get(pageOf(b)) ?? 0) - (counts.get(pageOf(a)) ?? 0));
    ordered.push(next);
    waiting.splice(waiting.indexOf(next), 1);
  }
  return ordered;
}
