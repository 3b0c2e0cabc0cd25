import type { OfferTerms } from "../../supabase/functions/_shared/domain/offers/offer-terms.ts";
import { openDay } from "../../supabase/functions/_shared/domain/sales/federal-holidays.ts";
import {
  addDays,
  dateInZone,
} from "../../supabase/functions/_shared/domain/site/time/time-zones.ts";
import { forSale, type Home } from "./homes.ts";
import { uuidOf } from "./random.ts";
import { type Demo, hoursFrom, insert } from "./tools.ts";

/**
 * Four offers of different kinds for a home of the first demo owner, after a round of best and final
 * offers in which two of their buyers went further. One buyer has a login; the others do not.
 */
export async function insertOffers(demo: Demo): Promise<void> {
  const { ownerIds, now } = demo;
  const home = homeWithOffers(demo.homes);
  if (!home) return;
  const buyers = [demo.buyerId, ...ownerIds.slice(-3)];
  const at = (hours: number) => hoursFrom(now, hours);
  const today = dateInZone(now, home.timeZone);
  const roundId = uuidOf(`round-${home.key}`);
  const offers = scripts(home.price, today).map((versions, n) => ({
    id: uuidOf(`offer-${home.key}-${n}`),
    buyerId: buyers[n],
    versions,
    hoursAgo: 96 - 14 * n,
    expires: at(24 * 12 + 5 * n),
  }));

  await insert(demo, "public.sale_figures", "listing_id", [
    {
      listing_id: home.id,
      mortgage_payoff: Math.round(home.price * 0.00032) * 1000,
      taxes_due: 1850,
      carrying_cost_day: 62,
      closing_costs_share: 1.8,
      moving_on: addDays(today, 42),
    },
  ]);
  await insert(demo, "public.offer_rounds", "id", [
    { id: roundId, listing_id: home.id, called_at: at(-50), deadline: at(-2), opened_at: at(-2) },
  ]);
  await insert(
    demo,
    "public.offers",
    "id",
    offers.map(({ id, buyerId, versions, hoursAgo, expires }) => ({
      id,
      listing_id: home.id,
      owner_id: ownerIds[home.owner],
      buyer_id: buyerId,
      home: home.title,
      version: versions.length,
      expires_at: expires,
      created_at: at(-hoursAgo),
    })),
  );
  await insert(
    demo,
    "public.offer_versions",
    "offer_id, n",
    offers.flatMap(({ id, versions, hoursAgo, expires }) =>
      versions.map((terms, index) => ({
        ...terms,
        offer_id: id,
        n: index + 1,
        made_by: "buyer",
        round_id: index > 0 ? roundId : null,
        valid_until: expires,
        created_at: at(index > 0 ? -20 : -hoursAgo),
      })),
    ),
  );
}

/** The demo's home with offers; README leads there. */
export function homeWithOffers(homes: readonly Home[]): Home | undefined {
  return forSale(homes, 0)[1];
}

/** Each offer's versions: a usual loan, cash, little down, and a buyer with a home to sell. */
function scripts(asking: number, today: string): OfferTerms[][] {
  const share = (part: number) => Math.round((asking * part) / 1000) * 1000;
  const days = (count: number) => addDays(today, count);
  const usual: OfferTerms = {
    price: share(0.99),
    escalates_to: null,
    escalates_by: null,
    approved_amount: share(0.85),
    lender: "Sandia Home Loans",
    has_no_home: false,
    warranty: null,
    warranty_most: null,
    earnest_money: share(0.015),
    earnest_money_days: 3,
    financing: "conventional",
    down_payment: share(0.2),
    financing_days: 30,
    inspection_days: 10,
    appraisal_days: 21,
    appraisal_gap: 0,
    home_sale_days: null,
    disclosure_days: 5,
    seller_credit: 0,
    agent_name: null,
    agent_share: null,
    agent_amount: null,
    title_policy: null,
    transfer_tax: null,
    survey: null,
    deposit_holder: null,
    closing_on: openDay(days(44)),
    possession_days: 0,
    included: "Refrigerator, washer and dryer",
    excluded: "",
    note: "",
  };
  const cash: OfferTerms = {
    ...usual,
    price: share(0.95),
    escalates_to: share(0.99),
    escalates_by: 2000,
    approved_amount: null,
    lender: null,
    has_no_home: true,
    earnest_money: share(0.03),
    financing: "cash",
    down_payment: null,
    financing_days: null,
    inspection_days: 5,
    appraisal_days: null,
    disclosure_days: null,
    closing_on: openDay(days(16)),
    possession_days: 3,
    included: "",
  };
  const littleDown: OfferTerms = {
    ...usual,
    price: share(1.01),
    approved_amount: share(0.96),
    lender: "Mesa Mortgage",
    warranty: "owner",
    warranty_most: 700,
    earnest_money: share(0.005),
    financing: "fha",
    down_payment: share(0.035),
    financing_days: 45,
    inspection_days: 14,
    appraisal_days: 30,
    seller_credit: 8000,
    agent_name: "Lena Ortiz",
    agent_share: 2.5,
    closing_on: openDay(days(58)),
    included: "Refrigerator, washer, dryer, and the garden bench",
  };
  const withHome: OfferTerms = {
    ...usual,
    price: share(1.04),
    earnest_money: share(0.02),
    down_payment: share(0.25),
    appraisal_gap: 10_000,
    home_sale_days: 60,
    agent_name: "Tom Whitaker",
    agent_amount: 9000,
    closing_on: openDay(days(82)),
    note: "Closing can be earlier if our home is sold sooner.",
  };
  return [
    [usual, { ...usual, price: share(1.01), appraisal_gap: 5000, inspection_days: 7 }],
    [cash],
    [littleDown, { ...littleDown, price: share(1.03), seller_credit: 5000 }],
    [withHome],
  ];
}
