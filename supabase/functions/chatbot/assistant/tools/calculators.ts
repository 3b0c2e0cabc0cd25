import { z } from "zod";
import {
  COST_SOURCES,
  type CostedHome,
  yearlyCosts,
} from "../../../_shared/domain/homes/home-costs.ts";
import {
  LOAN_DEFAULTS,
  MORTGAGE_INSURANCE,
  monthlyCosts,
  termsText,
  withoutCosts,
} from "../../../_shared/domain/homes/mortgage.ts";
import {
  commissionSavings,
  SAVINGS_DEFAULTS,
  savingsAssumption,
} from "../../../_shared/domain/offers/savings.ts";
import { paths } from "../../../_shared/domain/site/paths.ts";
import { formatPrice } from "../../../_shared/domain/site/text/format.ts";
import type { Source } from "../../../_shared/domain/vesty/chat.ts";
import { plainNote } from "../plain-note.ts";
import { homesMeant, meantHome, titleOf } from "./own-home.ts";
import { defineTool, type ToolContext, ToolRefused } from "./tool.ts";

export const price = z
  .number()
  .min(1)
  .max(2_000_000_000)
  .nullish()
  .describe("In dollars. Leave it out for the price of the owner's own listing.");
export const dollars = z.number().min(0).max(2_000_000_000).nullish();
export const percentOf = (most: number) => z.number().min(0).max(most).nullish();

export const monthlyPaymentTool = defineTool({
  name: "monthly_payment",
  description:
    "Works out what a buyer would pay a month for a home: loan, property tax, insurance and HOA fee. " +
    "Percentages as people say them: 20 is 20%.",
  label: "Working out the monthly payment",
  args: z.strictObject({
    price,
    home: z
      .string()
      .max(120)
      .nullish()
      .describe(
        "Title or address of a home for sale, if the question is about that one; or how one of their own is described.",
      ),
    down_percent: percentOf(100),
    down_payment: dollars.describe("In dollars, if it is named so."),
    rate_percent: percentOf(25),
    years: z.number().min(1).max(50).nullish(),
    property_tax_per_year: z.number().min(0).max(10_000_000).nullish(),
    insurance_per_year: z.number().min(0).max(10_000_000).nullish(),
    hoa_fee_per_month: z.number().min(0).max(1_000_000).nullish(),
  }),
  async run(args, context) {
    // If the question has no price, it is about one home, whose page shows the same sum.
    const home = args.price
      ? undefined
      : await (args.home
          ? ((await ownHome(args.home, context)) ?? homeForSale(args.home, context))
          : pricedHome(context));
    const amount = args.price ?? home?.price ?? 0;
    const known = home && yearlyCosts(home);
    const terms = {
      down:
        args.down_percent ??
        shareIn(args.down_payment, amount) ??
        (1 - LOAN_DEFAULTS.financedShare) * 100,
      rate: args.rate_percent ?? context.rate?.percent ?? LOAN_DEFAULTS.annualRate * 100,
      years: args.years ?? LOAN_DEFAULTS.months / 12,
      tax: args.property_tax_per_year ?? known?.tax ?? 0,
      insurance: args.insurance_per_year ?? known?.insurance ?? 0,
      hoa: args.hoa_fee_per_month ?? home?.hoa_fee ?? 0,
    };
    const costs = monthlyCosts({ price: amount, ...terms });
    const isTaxEstimate = args.property_tax_per_year == null && known?.taxPercent !== undefined;
    const isInsuranceEstimate = args.insurance_per_year == null && (known?.insurance ?? 0) > 0;
    const left = withoutCosts(costs);
    const facts = {
      ...(home ? { home: plainNote(home.title) } : {}),
      price: amount,
      down_payment: Math.round(costs.downPayment),
      loan_per_month: Math.round(costs.loan),
      tax_per_month: Math.round(costs.tax),
      insurance_per_month: Math.round(costs.insurance),
      ...(costs.mortgageInsurance > 0
        ? { mortgage_insurance_per_month: Math.round(costs.mortgageInsurance) }
        : {}),
      ...(costs.hoa > 0 ? { hoa_fee_per_month: costs.hoa } : {}),
      total_per_month: Math.round(costs.total),
      assumptions: [
        `${termsText(terms, context.rate)}.`,
        ...(isTaxEstimate ? [`Property tax is estimated: ${COST_SOURCES.tax}.`] : []),
        ...(isInsuranceEstimate ? [`Insurance is estimated: ${COST_SOURCES.insurance}.`] : []),
        ...(costs.mortgageInsurance > 0
          ? [`Mortgage insurance below ${MORTGAGE_INSURANCE.below}% down is estimated.`]
          : []),
        ...(left === "" ? [] : [`The total is ${left}.`]),
        "An estimate, not an offer of credit.",
      ],
    };
    const title = `Monthly payment at ${formatPrice(amount)}`;
    return { findings: [{ source: calculation(title, "can-the-buyer-pay"), facts }] };
  },
});

export const savingsTool = defineTool({
  name: "commission_savings",
  description:
    "Works out what the owner saves by selling without a listing agent. Percentages: 6 is 6%.",
  label: "Working out your savings",
  args: z.strictObject({
    price,
    commission_percent: percentOf(15).describe("Of both agents together, if agents sold it."),
    buyer_agent_percent: percentOf(15).describe("What the owner pays a buyer's agent anyway."),
  }),
  async run(args, context) {
    const amount = args.price ?? (await ownPrice(context));
    const terms = {
      commission: shareOf(args.commission_percent) ?? SAVINGS_DEFAULTS.commission,
      buyerAgent: shareOf(args.buyer_agent_percent) ?? SAVINGS_DEFAULTS.buyerAgent,
    };
    const facts = {
      price: amount,
      ...commissionSavings(amount, terms),
      assumption: savingsAssumption(terms),
    };
    const title = `Commission saved at ${formatPrice(amount)}`;
    return { findings: [{ source: calculation(title, "buyers-agents"), facts }] };
  },
});

/** A calculation has no page of its own; the source is the article that explains it. */
export function calculation(title: string, slug: string): Source {
  return { kind: "calculation", title, href: paths.handbookArticle.href(slug) };
}

async function ownPrice(context: ToolContext): Promise<number> {
  return (await pricedHome(context)).price;
}

/** A down payment in dollars as a percentage of the price. */
function shareIn(down: number | null | undefined, amount: number): number | undefined {
  return down == null ? undefined : Math.min(100, (down / amount) * 100);
}

type PricedHome = CostedHome & { title: string; price: number };

/** One of their own homes, if one has this name or description. @throws ToolRefused where it could be several. */
async function ownHome(name: string, context: ToolContext): Promise<PricedHome | undefined> {
  const own = await context.data.listings();
  const meant = await homesMeant(own, name, context).catch(() => []);
  const home = meant.length > 1 ? await meantHome(meant, name, context) : meant[0];
  return home?.price ? { ...home, title: titleOf(home), price: home.price } : undefined;
}

/** The home for sale with this name. @throws ToolRefused where it could be several. */
async function homeForSale(name: string, { data }: ToolContext): Promise<PricedHome> {
  const { listings, total } = await data.search({ search_term: name });
  const exact = listings.filter(({ title }) => title.toLowerCase() === name.toLowerCase());
  const home = exact.length === 1 ? exact[0] : total === 1 ? listings[0] : undefined;
  if (!home?.price)
    throw new ToolRefused(
      total === 0
        ? `No home for sale is called ${plainNote(name)}. Ask which home they mean, or for a price.`
        : `${plainNote(name)} may be one of ${total} homes. Ask which one they mean.`,
    );
  return { ...home, price: home.price };
}

/** Their only home with a price, or for a buyer their only favorite. @throws ToolRefused where it could be several. */
async function pricedHome({ data }: ToolContext): Promise<PricedHome> {
  const own = await data.listings();
  const homes: readonly (CostedHome & { title: string })[] =
    own.length > 0 ? own : await data.favorites();
  const priced = homes.flatMap((home) => (home.price ? [{ ...home, price: home.price }] : []));
  const [home, another] = priced;
  if (!home) throw new ToolRefused("There is no listing with a price. Ask for one.");
  if (another)
    throw new ToolRefused(
      `It could be ${priced.length} homes: ${priced.map(({ title }) => plainNote(title)).join(", ")}. Ask which one, or for a price.`,
    );
  return home;
}

export function shareOf(percentage: number | null | undefined): number | undefined {
  return percentage == null ? undefined : percentage / 100;
}
