import { priceOfPayment } from "../homes/home-costs.ts";
import {
  NUMBER_FILTERS,
  type NumberField,
  type NumberFilterName,
} from "../homes/listing-fields.ts";
import { PROPERTY_TYPES } from "../homes/listings.ts";
import { type LoanInputs, usualLoan } from "../homes/mortgage.ts";
import { MAX_SEARCH_TERM } from "../site/errors/first-limits.ts";
import { readNumber } from "../site/text/read-number.ts";
import { type Bounds, formatBounds, parseBounds } from "./bounds.ts";
import { HOME_FEATURE_NAMES } from "./home-features.ts";

/**
 * The search for homes (docs/product.md B§2, B§7, B§9): its filters, their form in an address, and the values that are
 * refused. It does without zod because it is part of the first load.
 */
export type ListingFilters = { [Name in NumberFilterName]?: number } & {
  /** One or several of PROPERTY_TYPES, separated by commas, in their order. */
  property_type?: string;
  /** Some of ONLY, likewise. */
  only?: string;
  /** The features that homes must have or must not have: some of HOME_FEATURE_NAMES. */
  features?: string;
  without?: string;
  search_term?: string;
  /** The labels of towns, ZIP codes, counties, states or streets (`suggest_places`), with PLACE_MARK between several. */
  place?: string;
  /** The places where homes must not be, likewise. */
  not_place?: string;
  /** The distance in miles from the one place. */
  within?: number;
  /** The payment in dollars for the usual loan: a price that a visitor thinks of in payments. */
  monthly?: number;
  /** "$2,000 to $2,500 a month" */
  min_monthly?: number;
  /** The days on which homes can be seen, or have an open house. */
  day?: (typeof DAYS)[number];
  /** Without a status, pending homes follow the active ones. Sold means in the last six months. */
  status?: (typeof SEARCHED_STATUSES)[number];
  /** Only homes published after this instant, as `minuteOf` writes it. */
  since?: string;
  /** Only homes in this area, as `encodeArea` writes it. */
  area?: string;
  /** Only homes in this part of the map. */
  bbox?: Bounds;
  sort?: ListingSort;
  /** The words of a search in plain words that became no filter, with LEFT_MARK between them. */
  left?: string;
};

export const PLACE_MARK = ";";
export const LEFT_MARK = "; ";

/** "near" */
export const USUAL_MILES = 25;
const MOST_MILES = 100;
const MOST_MONTHLY = 1_000_000;

/** A search term with further words, which may be the first. */
export function withWords(term: string | undefined, words: string): string {
  return [term, words].filter(Boolean).join(" ");
}

const SEARCHED_STATUSES = ["active", "pending", "sold"] as const;
export const LISTING_SORTS = ["newest", "price_asc", "price_desc"] as const;
type ListingSort = (typeof LISTING_SORTS)[number];

type SearchArguments = {
  /** JSON, as a GET sends it. */
  filters?: string;
  sort?: ListingSort;
  west?: number;
  south?: number;
  east?: number;
  north?: number;
};

/** Listed in the last seven days, reduced, with showing times or an open house within a week, or without an HOA fee. */
export const ONLY = ["new", "reduced", "showings", "open", "no_hoa"] as const;

export const DAYS = [
  ...(["today", "tomorrow", "weekend", "monday", "tuesday", "wednesday"] as const),
  ...(["thursday", "friday", "saturday", "sunday"] as const),
] as const;

export const PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 100;
export const MAX_PLACE = 300;

/** The filters in address order, before `bbox` and `sort`; also what a saved search stores. */
export const FILTER_FIELDS = [
  "search_term",
  "place",
  "not_place",
  "within",
  "property_type",
  ...NUMBER_FILTERS.map(({ name }) => name),
  "min_monthly",
  "monthly",
  "status",
  "features",
  "without",
  "only",
  "day",
  "since",
  "area",
] as const;

/** Every search parameter of an address. */
export const SEARCH_FIELDS = [...FILTER_FIELDS, "bbox", "sort", "left"] as const;

/** The drop-down's price bands (decision 6). The last one has no maximum. */
export const PRICE_BANDS = [
  { value: "0-300000", label: "Under $300,000", min: 0, max: 300_000 },
  { value: "300000-500000", label: "$300,000 to $500,000", min: 300_000, max: 500_000 },
  { value: "500000-750000", label: "$500,000 to $750,000", min: 500_000, max: 750_000 },
  { value: "750000-1000000", label: "$750,000 to $1,000,000", min: 750_000, max: 1_000_000 },
  { value: "1000000+", label: "$1,000,000 and more", min: 1_000_000, max: undefined },
] as const;

/** The problem of a field; search-problems.ts says it in words, which a browser never needs. */
export type FilterProblem = { field: string; isBelowMinimum?: true };
type ParsedFilters = { filters: ListingFilters; problems: FilterProblem[] };

/**
 * Reads the query of the listings API (docs/product.md B§7). "all", empty and zero mean no filter.
 * Invalid values are reported in `problems` and dropped, so a page can still show results while the
 * API answers 400.
 */
export function parseFilters(query: URLSearchParams): ParsedFilters {
  const problems: FilterProblem[] = [];
  const filters: ListingFilters = {};

  for (const [field, words] of LISTS) {
    const wanted = asked(query, field)?.split(",");
    const known = words.filter((word) => wanted?.includes(word));
    if (wanted?.some((word) => !words.some((other) => other === word))) problems.push({ field });
    // All types together are no filter.
    else if (wanted && (field !== "property_type" || known.length < PROPERTY_TYPES.length))
      filters[field] = known.join(",");
  }
  const word = asked(query, "status");
  const status = SEARCHED_STATUSES.find((each) => each === word);
  if (status) filters.status = status;
  else if (word !== undefined) problems.push({ field: "status" });
  const askedDay = asked(query, "day");
  const day = DAYS.find((each) => each === askedDay);
  if (day) filters.day = day;
  else if (askedDay !== undefined) problems.push({ field: "day" });
  for (const filter of NUMBER_FILTERS) readBound(query, filter, filters, problems);
  for (const { name, bound } of NUMBER_FILTERS) {
    if (bound === "max" && (filters[name] ?? Number.NaN) < (filters[minimumOf(name)] ?? 0))
      problems.push({ field: name, isBelowMinimum: true });
  }

  // In this parameter "all" is a word, not a drop-down's choice.
  for (const [field, most] of TEXTS) {
    // Postgres can't store or search for NUL, and other control characters match nothing.
    const clean = (query.get(field) ?? "").replace(/\p{Cc}+/gu, " ").trim();
    if (clean.length > most) problems.push({ field });
    else if (clean !== "") filters[field] = clean;
  }

  readAmount(query, "min_monthly", MOST_MONTHLY, filters, problems);
  readAmount(query, "monthly", MOST_MONTHLY, filters, problems);
  if ((filters.monthly ?? Number.NaN) < (filters.min_monthly ?? 0))
    problems.push({ field: "monthly", isBelowMinimum: true });
  readAmount(query, "within", MOST_MILES, filters, problems);
  // A distance from nowhere, or from several places.
  if (filters.within !== undefined && placesOf(filters).length !== 1) {
    delete filters.within;
    problems.push({ field: "within" });
  }

  const area = asked(query, "area");
  if (area !== undefined) {
    if (AREA_FORM.test(area)) filters.area = area;
    else problems.push({ field: "area" });
  }

  const since = asked(query, "since");
  if (since !== undefined) {
    if (SINCE_FORM.test(since) && minuteOf(Date.parse(since)) === since) filters.since = since;
    else problems.push({ field: "since" });
  }

  const box = asked(query, "bbox");
  if (box !== undefined) {
    const bounds = parseBounds(box);
    if (bounds) filters.bbox = bounds;
    else problems.push({ field: "bbox" });
  }

  const sort = asked(query, "sort");
  if (sort !== undefined) {
    if (isSort(sort)) filters.sort = sort;
    else problems.push({ field: "sort" });
  }
  return { filters, problems };
}

/** The query for these filters, in a fixed order and without unset ones. */
export function filtersToQuery(filters: ListingFilters): URLSearchParams {
  const { bbox, sort, left, ...rest } = filters;
  const query = new URLSearchParams();
  for (const field of FILTER_FIELDS) {
    const value = rest[field];
    if (value) query.set(field, String(value));
  }
  if (bbox) query.set("bbox", formatBounds(bbox));
  if (sort && sort !== "newest") query.set("sort", sort);
  if (left) query.set("left", left);
  return query;
}

/**
 * The filters as arguments of the SQL function `search_listings`, or, without `sort`, of
 * `map_listings` (whose bounds are the view).
 */
export function filtersToArguments(
  { bbox, sort, ...filters }: ListingFilters,
  loan?: LoanInputs,
): SearchArguments {
  const rest: ListingFilters = withPaymentAsPrice(filters, loan);
  const asked = Object.fromEntries(
    FILTER_FIELDS.flatMap((name) => (rest[name] ? [[name, rest[name]]] : [])),
  );
  const [west, south, east, north] = bbox ?? [];
  return {
    ...(Object.keys(asked).length > 0 ? { filters: JSON.stringify(asked) } : {}),
    ...(sort ? { sort } : {}),
    ...(bbox ? { west, south, east, north } : {}),
  };
}

export type PricedFilters = Omit<ListingFilters, "monthly" | "min_monthly">;

/** The search with a price in place of a payment a month, which homes don't have. @param loan the searcher's own. */
export function withPaymentAsPrice(
  { monthly, min_monthly, ...filters }: ListingFilters,
  loan = usualLoan(),
): PricedFilters {
  const { min_price = 0, max_price = Number.POSITIVE_INFINITY } = filters;
  return {
    ...filters,
    ...(min_monthly !== undefined
      ? { min_price: Math.max(priceOfPayment(min_monthly, loan), min_price) }
      : {}),
    ...(monthly !== undefined
      ? { max_price: Math.min(priceOfPayment(monthly, loan), max_price) }
      : {}),
  };
}

export function placesOf({ place }: ListingFilters): string[] {
  return (place ?? "").split(PLACE_MARK).filter((each) => each.trim() !== "");
}

/** The drop-down's value for a price range, "all" without one, undefined for any other range. */
export function priceBandOf(filters: ListingFilters): string | undefined {
  const min = filters.min_price ?? 0;
  if (min === 0 && filters.max_price === undefined) return "all";
  return PRICE_BANDS.find((band) => band.min === min && band.max === filters.max_price)?.value;
}

export function withPriceBand(filters: ListingFilters, value: string): ListingFilters {
  const { min_price: _min, max_price: _max, ...rest } = filters;
  const band = PRICE_BANDS.find((candidate) => candidate.value === value);
  if (!band) return rest;
  return {
    ...rest,
    ...(band.min > 0 ? { min_price: band.min } : {}),
    ...(band.max !== undefined ? { max_price: band.max } : {}),
  };
}

/** How many filters of the panel are set; sort order and map area don't count, nor does a place's distance. */
export function countFilters(filters: ListingFilters): number {
  const {
    sort: _sort,
    bbox: _bbox,
    left: _left,
    within: _,
    min_price,
    max_price,
    min_monthly,
    monthly,
    ...rest
  } = filters;
  const price = min_price !== undefined || max_price !== undefined ? 1 : 0;
  const payment = min_monthly !== undefined || monthly !== undefined ? 1 : 0;
  return price + payment + Object.values(rest).filter((value) => value !== undefined).length;
}

/** An instant in milliseconds as the filter `since` has it: "2026-11-25T15:04Z". */
export function minuteOf(instant: number): string {
  return Number.isNaN(instant) ? "" : `${new Date(instant).toISOString().slice(0, 16)}Z`;
}

const SINCE_FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/;

function minimumOf(name: NumberFilterName): NumberFilterName {
  return name.replace("max", "min") as NumberFilterName;
}

const LISTS = [
  ["property_type", PROPERTY_TYPES],
  ["only", ONLY],
  ["features", HOME_FEATURE_NAMES],
  ["without", HOME_FEATURE_NAMES],
] as const;

/**
 * Three to sixty corners as `encodeArea` writes them. That they are on earth and have an extent is left to
 * `decodeArea` and SQL, which are not part of the first load.
 */
const AREA_FORM = /^[A-P]((?:[g-z0-9_-]{0,5}[A-Za-f]){2}){3,60}$/;

const TEXTS = [
  ["search_term", MAX_SEARCH_TERM],
  ["place", MAX_PLACE],
  ["not_place", MAX_PLACE],
  ["left", MAX_SEARCH_TERM],
] as const;

function asked(query: URLSearchParams, field: string): string | undefined {
  const value = query.get(field)?.trim();
  return value === undefined || value === "" || value === "all" ? undefined : value;
}

function readBound(
  query: URLSearchParams,
  { name, field }: (typeof NUMBER_FILTERS)[number],
  filters: ListingFilters,
  problems: FilterProblem[],
): void {
  const text = asked(query, name);
  if (text === undefined) return;
  const { reads = "whole" } = field;
  // These lots are in acres, without a unit.
  const value = readNumber(text, reads === "acres" ? "decimal" : reads) ?? 0;
  if (!isFilterValue(field, value)) problems.push({ field: name });
  else if (value > 0) filters[name] = value;
}

function readAmount(
  query: URLSearchParams,
  name: "within" | "monthly" | "min_monthly",
  most: number,
  filters: ListingFilters,
  problems: FilterProblem[],
): void {
  const text = asked(query, name);
  if (text === undefined) return;
  const isMoney = name !== "within";
  const value = readNumber(text, isMoney ? "dollars" : "decimal") ?? Number.NaN;
  const isFit = isMoney ? Number.isInteger(value) : Number.isInteger(value * 4);
  if (isFit && value > 0 && value <= most) filters[name] = value;
  else if (value !== 0) problems.push({ field: name });
}

/** Lots are filtered in hundredths of an acre, other fields with decimals in quarters. */
export function isFilterValue({ decimals = 0, range }: NumberField, value: number): boolean {
  const steps = decimals > 2 ? 100 : decimals > 0 ? 4 : 1;
  return Math.round(value * steps) / steps === value && value <= range[1];
}

function isSort(value: string): value is ListingSort {
  return LISTING_SORTS.some((sort) => sort === value);
}
