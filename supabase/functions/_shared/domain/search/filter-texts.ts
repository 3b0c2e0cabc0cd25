import { priceOfPayment } from "../homes/home-costs.ts";
import { NUMBER_FILTERS, type NumberField } from "../homes/listing-fields.ts";
import { type PropertyType, propertyTypeName } from "../homes/listings.ts";
import {
  type LoanInputs,
  loanFigures,
  type NamedRate,
  termsText,
  usualLoan,
} from "../homes/mortgage.ts";
import { formatInstant, formatPrice } from "../site/text/format.ts";
import { HOME_FEATURES } from "./home-feature-texts.ts";
import type { HomeFeature } from "./home-features.ts";
import {
  type DAYS,
  type FILTER_FIELDS,
  type ListingFilters,
  type ONLY,
  PLACE_MARK,
} from "./listing-search.ts";

/** The texts of a search's filters, for chips and for the names of saved searches. */

type FilterName = (typeof FILTER_FIELDS)[number];

type NamedFilter = {
  /** "3+ beds" */
  text: string;
  /** The search without it. */
  without: ListingFilters;
};

/**
 * The filters one by one, in the order people say them.
 *
 * @param words whether each word of the search term is a filter of its own; a sentence never is. @param loan the
 * searcher's own loan, for a payment a month.
 */
export function nameFilters(
  filters: ListingFilters,
  words: "each" | "together" = "each",
  loan = usualLoan(),
): NamedFilter[] {
  const {
    property_type: types = "",
    min_price,
    max_price,
    search_term,
    place = "",
    not_place = "",
    within,
    monthly,
    min_monthly,
    features = "",
    without = "",
    only = "",
    day,
    since,
  } = filters;
  return [
    ...eachOf(filters, "property_type", types, typeText),
    ...NUMBER_FILTERS.filter(({ field }) => field.name !== "price").map(
      ({ name, field, bound, says = rangeText(field, bound) }) =>
        named(filters, [name], filters[name] ? says(filters[name]) : undefined),
    ),
    named(filters, ["min_price", "max_price"], priceRange(min_price, max_price)),
    named(filters, ["monthly", "min_monthly"], paymentText(min_monthly, monthly, loan)),
    ...(within
      ? [named(filters, ["place", "within"], `within ${within} mi of ${place}`)]
      : eachOf(filters, "place", place, (label) => label, PLACE_MARK)),
    ...eachOf(filters, "not_place", not_place, (label) => `not in ${label}`, PLACE_MARK),
    ...eachOf(filters, "features", features, (name) => HOME_FEATURES[name as HomeFeature]),
    ...eachOf(filters, "without", without, withoutText),
    ...wordsOf(search_term, words).map((word, n, all) => ({
      text: `“${word}”`,
      without: { ...filters, search_term: all.filter((_, other) => other !== n).join(" ") },
    })),
    named(filters, ["status"], filters.status && STATUS_TEXTS[filters.status]),
    ...eachOf(filters, "only", only, (word) => ONLY_TEXTS[word as (typeof ONLY)[number]]),
    named(filters, ["day"], day && DAY_TEXTS[day]),
    named(filters, ["since"], since && `new since ${formatInstant(since)}`),
    named(filters, ["area"], filters.area && AREA_TEXT),
  ].filter(({ text }) => text !== "");
}

function named(
  filters: ListingFilters,
  names: FilterName[],
  text: string | undefined,
): NamedFilter {
  const kept = Object.entries(filters).filter(([name]) => !names.some((other) => other === name));
  return { text: text ?? "", without: Object.fromEntries(kept) };
}

const STATUS_TEXTS = {
  active: "no pending sales",
  pending: "only pending sales",
  sold: "sold in the last 6 months",
};

/** The filters of `only`, in the panel, as chips and in names. */
export const ONLY_TEXTS: Record<(typeof ONLY)[number], string> = {
  new: "New this week",
  reduced: "Price reduced",
  showings: "Showings this week",
  open: "Open house this week",
  no_hoa: "No HOA fee",
};

/** The days on which homes can be seen, in words. */
const DAY_TEXTS: Record<(typeof DAYS)[number], string> = {
  today: "Today",
  tomorrow: "Tomorrow",
  weekend: "This weekend",
  monday: "On Monday",
  tuesday: "On Tuesday",
  wednesday: "On Wednesday",
  thursday: "On Thursday",
  friday: "On Friday",
  saturday: "On Saturday",
  sunday: "On Sunday",
};

/** "No pool" */
function withoutText(name: string): string {
  const label = HOME_FEATURES[name as HomeFeature];
  return `No ${/^[A-Z]{2}/.test(label) ? label : label.toLowerCase()}`;
}

/** "$2,000 to $2,500 a month: $310,000 to $390,000" */
function paymentText(
  least: number | undefined,
  most: number | undefined,
  loan: LoanInputs,
): string | undefined {
  const [from, to] = [least, most].map((each) => (each ? formatPrice(each) : undefined));
  const [low, high] = [least, most].map((each) =>
    each ? formatPrice(priceOfPayment(each, loan)) : undefined,
  );
  if (from && to) return `${from} to ${to} a month: ${low} to ${high}`;
  if (from) return `from ${from} a month: from ${low}`;
  return to && `${to} a month: under ${high}`;
}

/** The loan from which the price of a payment a month is computed. @param named the operator's rate. */
export function paymentTerms(monthly: number, loan: LoanInputs, named?: NamedRate): string {
  const figures = loanFigures(loan, priceOfPayment(monthly, loan));
  const terms = figures ? termsText(figures, named) : "the usual loan";
  return `We work out the price for that payment with ${terms}, and the usual tax and insurance in the country. Each home shows its own figures.`;
}

const AREA_TEXT = "Area on the map";

/** A filter for each word of a list. */
function eachOf(
  filters: ListingFilters,
  name: "property_type" | "only" | "features" | "without" | "place" | "not_place",
  list: string,
  textOf: (word: string) => string,
  mark = ",",
): NamedFilter[] {
  const words = list.split(mark).filter((word) => word !== "");
  return words.map((word) => {
    const { [name]: _all, ...others } = filters;
    const rest = words.filter((other) => other !== word).join(mark);
    return { text: textOf(word), without: rest === "" ? others : { ...others, [name]: rest } };
  });
}

function typeText(type: string): string {
  return type === "land" ? "Land" : `${propertyTypeName(type as PropertyType)}s`;
}

/** A longer text is a sentence or an address, which stays one filter. */
const MOST_WORDS_APART = 4;

function wordsOf(term = "", words: "each" | "together"): string[] {
  // Two chips for one word would be removed together.
  const each = [...new Set(term.split(/\s+/))].filter((word) => word !== "");
  if (words === "each" && each.length <= MOST_WORDS_APART) return each;
  return term.trim() === "" ? [] : [term.trim()];
}

/** "year built from 2000" */
function rangeText({ label, value = String }: NumberField, bound: "min" | "max") {
  const name = label.toLowerCase();
  return (number: number) => `${name} ${bound === "min" ? "from" : "up to"} ${value(number)}`;
}

function priceRange(min: number | undefined, max: number | undefined): string | undefined {
  if (min && max) return `${formatPrice(min)} to ${formatPrice(max)}`;
  if (min) return `from ${formatPrice(min)}`;
  if (max) return `under ${formatPrice(max)}`;
  return undefined;
}
