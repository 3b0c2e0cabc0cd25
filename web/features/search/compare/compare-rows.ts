import { homeCosts } from "@domain/homes/home-costs.ts";
import { NUMBER_FIELDS, valueText } from "@domain/homes/listing-fields.ts";
import { acceptsShowings, fullAddress, propertyTypeName } from "@domain/homes/listings.ts";
import type { LoanInputs } from "@domain/homes/mortgage.ts";
import { formatDate, formatDay, formatPrice, formatTime } from "@domain/site/text/format.ts";
import type { KeptListing } from "@web/api/search/kept-listings.ts";

type CompareRow = {
  label: string;
  /** One per home, in order; null where the owner has not said. */
  values: (string | null)[];
  differs: boolean;
};

/** A comparison adds these to the owners' facts: they are named by the homes' ids, if they are known. */
export type BesideHomes = {
  /** The visitor's, behind the monthly cost. */
  loan: LoanInputs;
  /** Null where all times are taken. */
  nextTimes: Readonly<Record<string, { date: string; time: string } | null>>;
  /** The visitor's own. */
  notes: Readonly<Record<string, string>>;
};

/** The comparison, row by row, with those in which the homes differ first. A row without any information is left out. */
export function compareRows(homes: readonly KeptListing[], beside: BesideHomes): CompareRow[] {
  const rows = FACTS.flatMap(([label, fact]) => {
    const values = homes.map((home) => fact(home, beside));
    if (values.every((value) => value === null)) return [];
    // What one owner has not said may be the same. The visitor knows where they wrote no note.
    const known = new Set(label === NOTE ? values : values.filter((value) => value !== null));
    return [{ label, values, differs: known.size > 1 }];
  });
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}

/** The features that not all of these homes share. */
export function featuresNotShared(homes: readonly KeptListing[]): Set<string> {
  const all = homes.map((home) => new Set(home.features.map(folded)));
  return new Set(
    all.flatMap((features) => [...features]).filter((each) => all.some((has) => !has.has(each))),
  );
}

/** Normalizes spelling, which differs between owners. */
export function folded(feature: string): string {
  return feature.trim().toLowerCase();
}

const NOTE = "Your note";
const MONTHLY_COST = "Monthly cost";
/** The line below the table says how the cost is estimated. */
export function monthlyCostText({ rate, years }: LoanInputs): string {
  return `${MONTHLY_COST}: estimated, at ${rate}% interest over ${years} years.`;
}

type Fact = readonly [
  label: string,
  fact: (home: KeptListing, beside: BesideHomes) => string | null,
];
const FACTS: readonly Fact[] = [
  ["Price", (home) => formatPrice(home.price)],
  [MONTHLY_COST, (home, { loan }) => priced(home, () => homeCosts(home, loan)?.total ?? null)],
  ["Next showing", (home, { nextTimes }) => nextShowing(home, nextTimes[home.id])],
  [NOTE, ({ id }, { notes }) => notes[id] || null],
  [
    "Price per sqft",
    (home) => priced(home, (price) => (positive(home.sqft) ? price / home.sqft : null)),
  ],
  ["Status", (home) => (home.status === "pending" ? "Sale pending" : "For sale")],
  ["Property type", (home) => propertyTypeName(home.property_type)],
  ...NUMBER_FIELDS.filter(({ name }) => name !== "price").map(
    (field): Fact => [field.heading ?? field.label, (home) => valueText(field, home)],
  ),
  ["Address", (home) => fullAddress(home)],
  [
    "Listed",
    (home) => formatDay(home.published_at ?? home.created_at, home.time_zone || undefined),
  ],
];

function nextShowing({ status }: KeptListing, next: BesideHomes["nextTimes"][string] | undefined) {
  if (!acceptsShowings(status)) return NO_TIMES;
  if (next === undefined) return null;
  return next ? `${formatDate(next.date, { short: true })}, ${formatTime(next.time)}` : NO_TIMES;
}

const NO_TIMES = "No free times";

function positive(value: number | null): value is number {
  return value !== null && value > 0;
}

function priced(home: KeptListing, amount: (price: number) => number | null): string | null {
  const dollars = positive(home.price) ? amount(home.price) : null;
  return dollars === null || dollars < 0.5 ? null : formatPrice(dollars);
}
