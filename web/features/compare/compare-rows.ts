import { formatDay, formatPrice } from "@domain/format.ts";
import { homeCosts } from "@domain/home-costs.ts";
import { valueText } from "@domain/listing-facts.ts";
import { NUMBER_FIELDS } from "@domain/listing-fields.ts";
import { propertyTypeName } from "@domain/listings.ts";
import type { LoanInputs } from "@domain/mortgage.ts";
import type { KeptListing } from "@web/api/kept-listings.ts";

type CompareRow = {
  label: string;
  /** One per home, in order; null where the owner has not said. */
  values: (string | null)[];
  differs: boolean;
};

/**
 * The comparison, row by row. A row without any information is left out.
 * @param loan the visitor's, behind the monthly cost.
 */
export function compareRows(homes: readonly KeptListing[], loan: LoanInputs): CompareRow[] {
  return FACTS.flatMap(([label, fact]) => {
    const values = homes.map((home) => fact(home, loan));
    if (values.every((value) => value === null)) return [];
    const name = typeof label === "string" ? label : label(loan);
    return [{ label: name, values, differs: new Set(values).size > 1 }];
  });
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

type Fact = readonly [
  label: string | ((loan: LoanInputs) => string),
  fact: (home: KeptListing, loan: LoanInputs) => string | null,
];
const FACTS: readonly Fact[] = [
  ["Price", (home) => formatPrice(home.price)],
  [
    ({ rate, years }) => `Estimated monthly payment, at ${rate}% interest over ${years} years`,
    (home, loan) => priced(home, () => homeCosts(home, loan)?.total ?? null),
  ],
  [
    "Price per sqft",
    (home) => priced(home, (price) => (positive(home.sqft) ? price / home.sqft : null)),
  ],
  ["Status", (home) => (home.status === "pending" ? "Sale pending" : "For sale")],
  ["Property type", (home) => propertyTypeName(home.property_type)],
  ...NUMBER_FIELDS.filter(({ name }) => name !== "price").map(
    (field): Fact => [field.heading ?? field.label, (home) => valueText(field, home)],
  ),
  ["Where", (home) => [home.city, home.state].filter(Boolean).join(", ") || null],
  [
    "Listed",
    (home) => formatDay(home.published_at ?? home.created_at, home.time_zone || undefined),
  ],
];

function positive(value: number | null): value is number {
  return value !== null && value > 0;
}

function priced(home: KeptListing, amount: (price: number) => number | null): string | null {
  const dollars = positive(home.price) ? amount(home.price) : null;
  return dollars === null || dollars < 0.5 ? null : formatPrice(dollars);
}
