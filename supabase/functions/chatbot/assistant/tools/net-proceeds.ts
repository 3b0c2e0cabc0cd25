import { z } from "zod";
import { isPublicStatus } from "../../../_shared/domain/homes/listings.ts";
import { decidingOffer } from "../../../_shared/domain/offers/compared-offers.ts";
import type { ProceedsTerms } from "../../../_shared/domain/offers/net-proceeds.ts";
import type { HomeOffers, Offer, SaleFigures } from "../../../_shared/domain/offers/offers.ts";
import { percent } from "../../../_shared/domain/offers/savings.ts";
import { type SaleProceeds, saleProceeds } from "../../../_shared/domain/sales/sale-proceeds.ts";
import { paths } from "../../../_shared/domain/site/paths.ts";
import { formatPrice } from "../../../_shared/domain/site/text/format.ts";
import type { OwnListing } from "../data/listings.ts";
import { firstNameOf, plainNote } from "../plain-note.ts";
import { calculation, dollars, percentOf, price, shareOf } from "./calculators.ts";
import { homeName, meantHome, titleOf } from "./own-home.ts";
import { defineTool, type ToolContext, ToolRefused } from "./tool.ts";

/** The net sheet of the page that compares offers, for a price or terms that the owner may change in words. */
export const netProceedsTool = defineTool({
  name: "net_proceeds",
  description:
    "Works out what the owner keeps of a sale, by the net sheet of their offers page: from the accepted or " +
    "best offer and the figures that the owner has stored. Give only what the owner names themselves, also in " +
    "an earlier question that this one continues. Percentages as people say them: 3 is 3%.",
  label: "Working out your net proceeds",
  args: z.strictObject({
    home: homeName,
    price: price.describe(
      "In dollars, if the owner names a sale price. Not their income or a budget.",
    ),
    from_asking: z
      .number()
      .min(-2_000_000_000)
      .max(2_000_000_000)
      .nullish()
      .describe(
        "The difference from the asking price, if only that is named: -20000 is 20,000 less.",
      ),
    mortgage_payoff: dollars,
    buyer_agent_percent: percentOf(15),
    listing_agent_percent: percentOf(15),
    closing_costs_percent: percentOf(20),
    concessions: dollars,
    other_costs: dollars,
  }),
  async run(args, context) {
    const homes = (await context.data.listings()).filter(({ status }) => status !== "sold");
    // Which homes have offers tells the home only if there are several and none is named.
    const isNamed = homes.length < 2 || Boolean(args.home?.trim());
    const withOffers = new Set(isNamed ? [] : await idsWithOffers(homes, context));
    const home = await meantHome(
      homes,
      args.home,
      context,
      ({ id }) => withOffers.has(id),
      ({ status }) => isPublicStatus(status),
    );
    const offers = home ? await context.data.offers(home.id) : null;
    const asked = priceAsked(args, home);
    const said = given({
      mortgagePayoff: args.mortgage_payoff,
      buyerAgent: shareOf(args.buyer_agent_percent),
      // A percentage replaces the fixed fee that the offer asks for.
      buyerAgentFee: args.buyer_agent_percent == null ? null : 0,
      listingCommission: shareOf(args.listing_agent_percent),
      closingCosts: shareOf(args.closing_costs_percent),
      concessions: args.concessions,
      otherCosts: args.other_costs,
    });
    const { offer, ...sheet } = sheetOf(home, offers, asked, { now: context.now, said });
    const facts = {
      ...sheet,
      calculated_from: fromText(offer, asked ?? sheet.price, {
        home,
        isAsked: asked !== undefined,
        isOneOfSeveral: homes.length > 1,
      }),
      stored_figures: home ? figuresText(offers?.figures ?? null, home.id) : undefined,
    };
    const title = `Net proceeds at ${formatPrice(sheet.price)}`;
    return { findings: [{ source: calculation(title, "closing-costs"), facts }] };
  },
});

/** The homes with an offer that is live or accepted. */
async function idsWithOffers(
  homes: readonly OwnListing[],
  { data, now }: ToolContext,
): Promise<string[]> {
  const all = await Promise.all(homes.map(({ id }) => data.offers(id)));
  return homes.flatMap(({ id }, n) => {
    const offers = all[n];
    return offers && decidingOffer(offers, now) ? id : [];
  });
}

function priceAsked(
  args: { price?: number | null | undefined; from_asking?: number | null | undefined },
  home: OwnListing | undefined,
): number | undefined {
  if (args.price != null) return args.price;
  if (args.from_asking == null) return undefined;
  const found = (home?.price ?? 0) + args.from_asking;
  if (!home?.price || found < 1) throw new ToolRefused(`${NO_PRICE} for the sale price.`);
  return found;
}

/** The price comes from the deciding offer, or else it is the asking price. */
function sheetOf(
  home: OwnListing | undefined,
  offers: HomeOffers | null,
  asked: number | undefined,
  terms: { now: Date; said: Partial<ProceedsTerms> },
): SaleProceeds {
  const sheet =
    saleProceeds(offers, asked, terms) ?? saleProceeds(offers, home?.price ?? undefined, terms);
  if (!sheet) throw new ToolRefused(`${NO_PRICE} for one.`);
  return sheet;
}

function fromText(
  offer: Offer | undefined,
  price: number,
  {
    home,
    isAsked,
    isOneOfSeveral,
  }: { home: OwnListing | undefined; isAsked: boolean; isOneOfSeveral: boolean },
): string {
  const forHome = home && isOneOfSeveral ? ` for ${plainNote(titleOf(home))}` : "";
  if (offer) {
    const which = offer.state === "accepted" ? "the accepted offer" : "the offer that leaves most";
    return `${which}${forHome}, by ${offer.other ? firstNameOf(offer.other) : "a buyer"}: ${formatPrice(price)}`;
  }
  if (isAsked || !home) return `${formatPrice(price)}${forHome || ", as asked"}`;
  return `the asking price of ${titleOf(home)}, which has no offer yet`;
}

const NO_PRICE = "There is no listing with a price. Ask the owner";

function figuresText(figures: SaleFigures | null, homeId: string): string[] {
  if (figures === null) return [`none; they are entered at ${paths.homeOffers.href(homeId)}`];
  return [
    `mortgage payoff ${formatPrice(figures.mortgage_payoff)}`,
    `property taxes due ${formatPrice(figures.taxes_due)}`,
    `closing costs ${percent(figures.closing_costs_share / 100)}`,
    `keeping the home ${formatPrice(figures.carrying_cost_day)} a day`,
    `other costs ${formatPrice(figures.other_costs)}`,
  ];
}

function given(terms: Record<string, number | null | undefined>): Partial<ProceedsTerms> {
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value != null));
}
