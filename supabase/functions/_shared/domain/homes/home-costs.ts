import { formatNumber } from "../site/text/format.ts";
import type { WrittenFields } from "./listing-fields.ts";
import {
  type LoanInputs,
  loanFigures,
  type MonthlyCosts,
  monthlyCosts,
  PAYMENT_FIELDS,
  type PaymentFigures,
  type PaymentInputs,
  shareText,
} from "./mortgage.ts";

/**
 * The cost of a home a month: the owner's own figures where there are some, and estimates for its state elsewhere,
 * which are called so. Card, details, comparison and offer all show this sum (decision 170).
 */
export type CostedHome = Pick<
  WrittenFields,
  "price" | "state" | "property_type" | "hoa_fee" | "property_tax"
>;

/**
 * Property tax in percent of a home's value a year, and dollars a year for homeowners insurance, by state.
 *
 * Tax: median real estate taxes paid, divided by the median value of homes that their owners live in; American
 * Community Survey, 2019 to 2023, U.S. Census Bureau. Insurance: average premium of the usual policy for houses (HO-3)
 * in 2022, National Association of Insurance Commissioners.
 */
const STATE_COSTS: Record<string, readonly [taxPercent: number, insuranceDollars: number]> = {
  AK: [1.14, 1129],
  AL: [0.38, 1748],
  AR: [0.57, 1740],
  AZ: [0.52, 1018],
  CA: [0.71, 1492],
  CO: [0.49, 2079],
  CT: [1.92, 1814],
  DC: [0.58, 1384],
  DE: [0.53, 1103],
  FL: [0.79, 2677],
  GA: [0.81, 1655],
  HI: [0.27, 1431],
  IA: [1.43, 1268],
  ID: [0.53, 1002],
  IL: [2.07, 1343],
  IN: [0.74, 1191],
  KS: [1.3, 1583],
  KY: [0.77, 1359],
  LA: [0.55, 2603],
  MA: [1.11, 1871],
  MD: [1, 1392],
  ME: [1.1, 1077],
  MI: [1.28, 1056],
  MN: [1.04, 1774],
  MO: [0.88, 1668],
  MS: [0.74, 1907],
  MT: [0.75, 1639],
  NC: [0.7, 1621],
  ND: [0.99, 1325],
  NE: [1.5, 1869],
  NH: [1.77, 1188],
  NJ: [2.23, 1417],
  NM: [0.72, 1322],
  NV: [0.49, 948],
  NY: [1.6, 1628],
  OH: [1.36, 995],
  OK: [0.82, 2268],
  OR: [0.83, 893],
  PA: [1.35, 1120],
  RI: [1.32, 2074],
  SC: [0.51, 1571],
  SD: [1.09, 1756],
  TN: [0.55, 1492],
  TX: [1.58, 2397],
  UT: [0.53, 937],
  VA: [0.74, 1332],
  VT: [1.71, 1109],
  WA: [0.84, 1151],
  WI: [1.51, 957],
  WV: [0.54, 1113],
  WY: [0.58, 1596],
};

/** The rates of the whole country, for texts about no certain home: 2,969 of 303,400 dollars, and all premiums. */
const COUNTRY_COSTS = { taxPercent: 0.98, insurance: 1569 } as const;

/** The sources of the estimates, which are shown beside the figures. */
export const COST_SOURCES = {
  tax: "the state's median (Census Bureau, 2019 to 2023)",
  insurance: "the state's average for a house (NAIC, 2022)",
} as const;

/** The yearly costs of a home that only its owner knows; 0 where there is no honest estimate. */
type YearlyCosts = {
  /** Dollars. */
  tax: number;
  insurance: number;
  /** The tax is from the owner's bill. */
  isOwnersTax: boolean;
  /** The tax rate in percent of the price, where the tax is an estimate. */
  taxPercent: number | undefined;
};

/** Land has neither estimate, because both figures are of houses; a condo's association insures its building. */
export function yearlyCosts({
  price,
  state,
  property_type,
  property_tax,
}: CostedHome): YearlyCosts {
  const [percent, premium] = (property_type === "land" ? undefined : STATE_COSTS[state]) ?? [];
  const estimate = percent === undefined ? 0 : Math.round(((price ?? 0) * percent) / 100);
  return {
    tax: property_tax ?? estimate,
    insurance: property_type === "condo" ? 0 : (premium ?? 0),
    isOwnersTax: property_tax != null,
    taxPercent: property_tax == null ? percent : undefined,
  };
}

/** The calculator's initial values for a home. */
export function startInputs(home: CostedHome & { price: number }, loan: LoanInputs): PaymentInputs {
  const { tax, insurance } = yearlyCosts(home);
  return {
    price: formatNumber(home.price),
    ...loan,
    tax: formatNumber(tax),
    insurance: formatNumber(insurance),
    hoa: formatNumber(home.hoa_fee ?? 0),
  };
}

/** A down payment in dollars as the calculator's field has it: its share of the price. */
export function downInputOf(downPayment: number, price: number): string {
  return shareText((downPayment / price) * 100);
}

/**
 * The parts of a home's monthly cost; undefined without a price.
 *
 * @param loan the visitor's own, or the usual one. A down payment in dollars that exceeds the price buys the whole
 * home.
 */
export function homeFigures(home: CostedHome, loan: LoanInputs): PaymentFigures | undefined {
  const { price } = home;
  if (!price || price <= 0) return undefined;
  const figures = loanFigures(loan, price);
  const { tax, insurance } = yearlyCosts(home);
  return figures && { price, tax, insurance, hoa: home.hoa_fee ?? 0, ...figures };
}

/** Dollars between two prices of a payment. */
const PRICE_STEP = 500;

/**
 * @returns the highest price of a home that costs no more than so much a month with this loan and the country's usual
 * tax and insurance, in steps of $500. As with every price band, the price itself is too much.
 */
export function priceOfPayment(monthly: number, loan: LoanInputs): number {
  // A cost rises with its price, so the steps below and above the answer are halved until none is between them.
  let [fits, tooMuch] = [1, Math.floor(PAYMENT_FIELDS.price.max / PRICE_STEP)];
  while (tooMuch - fits > 1) {
    const middle = Math.floor((fits + tooMuch) / 2);
    if (usualCost(middle * PRICE_STEP, loan) <= monthly) fits = middle;
    else tooMuch = middle;
  }
  return fits * PRICE_STEP;
}

/** The monthly cost of a home of which only the price is known. */
function usualCost(price: number, loan: LoanInputs): number {
  const { taxPercent, insurance } = COUNTRY_COSTS;
  const figures = loanFigures(loan, price);
  if (!figures) return Number.POSITIVE_INFINITY;
  return monthlyCosts({ price, tax: (price * taxPercent) / 100, insurance, hoa: 0, ...figures })
    .total;
}

/** The monthly cost of a home; see `homeFigures`. */
export function homeCosts(home: CostedHome, loan: LoanInputs): MonthlyCosts | undefined {
  const figures = homeFigures(home, loan);
  return figures && monthlyCosts(figures);
}
