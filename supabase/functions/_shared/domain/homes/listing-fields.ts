import {
  formatArea,
  formatCount,
  formatLot,
  formatNumber,
  formatPrice,
} from "../site/text/format.ts";
import type { NumberKind } from "../site/text/read-number.ts";

const AREAS = [1000, 1500, 2000, 2500, 3000, 4000];
const LOTS = [0.25, 0.5, 1, 2, 5, 10];
const YEARS = [1920, 1940, 1960, 1980, 2000, 2010, 2020];

/**
 * Every field an owner fills in about a home, in the order of the form. Columns, validation, forms,
 * facts, filters, the export and Vesty's knowledge are derived from this list; docs/add-a-field.md
 * says what else a new field needs.
 */
export const LISTING_FIELDS = [
  {
    name: "property_type",
    kind: "text",
    label: "Type of property",
    step: "basics",
    required: "Please choose a property type.",
  },
  {
    name: "address",
    kind: "line",
    most: 200,
    label: "Street address",
    step: "basics",
    required: "Please enter the street address.",
  },
  {
    name: "city",
    kind: "line",
    most: 100,
    label: "City",
    step: "basics",
    required: "Please enter the city.",
  },
  {
    name: "state",
    kind: "text",
    label: "State",
    step: "basics",
    required: "Please choose a state.",
  },
  {
    name: "zip_code",
    kind: "text",
    label: "ZIP code",
    step: "basics",
    required: "Please enter a ZIP code of five digits.",
  },
  { name: "address_hidden", kind: "flag", label: "Street", step: "place" },
  {
    name: "shared_with_portals",
    kind: "flag",
    label: "Other sites",
    step: "place",
    onCard: false,
  },
  {
    name: "title",
    kind: "line",
    most: 120,
    label: "Title",
    step: "words",
    required: "Please give your home a title.",
  },
  {
    name: "price",
    kind: "number",
    reads: "dollars",
    range: [1, 2_000_000_000],
    question: "Please enter the price in whole dollars.",
    label: "Price",
    step: "price",
    value: formatPrice,
    // A price band excludes its upper bound, where the next band begins.
    filters: [{ bound: "min" }, { bound: "max", isExclusive: true }],
  },
  {
    name: "bedrooms",
    kind: "number",
    range: [0, 99],
    question: "Please enter the number of bedrooms.",
    label: "Bedrooms",
    step: "basics",
    isOfBuildings: true,
    wanted: "the number of bedrooms",
    filters: [
      { bound: "min", choices: [1, 2, 3, 4, 5], says: (count) => `${count}+ beds` },
      { bound: "max", says: (count) => `up to ${formatCount(count, "bed")}` },
    ],
  },
  {
    name: "bathrooms",
    kind: "number",
    reads: "decimal",
    range: [0, 99],
    decimals: 2,
    question: "Please enter the number of bathrooms.",
    label: "Bathrooms",
    step: "basics",
    isOfBuildings: true,
    wanted: "the number of bathrooms",
    filters: [
      { bound: "min", choices: [1, 2, 3, 4], says: (count) => `${count}+ baths` },
      { bound: "max", says: (count) => `up to ${formatCount(count, "bath")}` },
    ],
  },
  {
    name: "sqft",
    kind: "number",
    reads: "sqft",
    range: [0, 1_000_000],
    question: "Please enter the living area in whole square feet.",
    label: "Living area",
    unit: "sq ft",
    step: "basics",
    isOfBuildings: true,
    wanted: "the square feet",
    heading: "Area",
    value: formatArea,
    filters: [
      { bound: "min", choices: AREAS },
      { bound: "max", choices: AREAS },
    ],
  },
  {
    name: "year_built",
    kind: "number",
    range: [1600, 2100],
    question: "Please enter the year in four digits.",
    label: "Year built",
    step: "basics",
    isOfBuildings: true,
    wanted: "the year it was built",
    heading: "Built in",
    value: String,
    fact: (year) => `Built in ${year}`,
    filters: [
      { bound: "min", choices: YEARS },
      { bound: "max", choices: YEARS },
    ],
  },
  {
    name: "garage_spaces",
    kind: "number",
    range: [0, 99],
    question: "Please enter the number of cars that fit in the garage.",
    label: "Garage spaces",
    step: "basics",
    isOfBuildings: true,
    fact: (count) => formatCount(count, "garage space"),
    filters: [{ bound: "min", choices: [1, 2, 3], says: (count) => `${count}+ garage spaces` }],
  },
  {
    name: "stories",
    kind: "number",
    range: [1, 99],
    question: "Please enter the number of stories.",
    label: "Stories",
    step: "basics",
    isOfBuildings: true,
    fact: (count) => formatCount(count, "story", "stories"),
    filters: [
      { bound: "min", choices: [2, 3], says: (count) => `${count}+ stories` },
      {
        bound: "max",
        says: (count) => (count === 1 ? "single story" : `up to ${count} stories`),
      },
    ],
  },
  {
    name: "lot_size",
    kind: "number",
    reads: "acres",
    range: [0, 100_000],
    decimals: 4,
    question: "Please enter the lot size in acres.",
    label: "Lot size",
    unit: "acres",
    step: "basics",
    told: "lot_acres",
    heading: "Lot",
    value: formatLot,
    fact: (acres) => `${formatLot(acres)} Lot`,
    filters: [
      { bound: "min", choices: LOTS },
      { bound: "max", choices: LOTS },
    ],
  },
  {
    name: "hoa_fee",
    kind: "number",
    reads: "dollars",
    range: [0, 100_000],
    question: "Please enter the monthly HOA fee in whole dollars.",
    label: "HOA fee",
    unit: "$ a month",
    hint: "What the homeowners association costs. Enter 0 if there is none.",
    step: "price",
    told: "hoa_fee_a_month",
    none: "No HOA fee",
    value: (dollars) => `${formatPrice(dollars)} a month`,
    fact: (dollars) => `HOA fee ${formatPrice(dollars)} a month`,
    filters: [
      {
        bound: "max",
        choices: [100, 200, 300, 500, 1000],
        choice: (dollars) => `Up to ${formatPrice(dollars)} a month`,
        says: (dollars) => `HOA fee up to ${formatPrice(dollars)}`,
      },
    ],
  },
  {
    name: "property_tax",
    kind: "number",
    reads: "dollars",
    range: [1, 1_000_000],
    question: "Please enter the property tax of a year in whole dollars.",
    label: "Property tax",
    unit: "$ a year",
    hint: "Take it from your last bill. Buyers see it in the monthly cost. Without it, they see an estimate for your state.",
    step: "price",
    told: "property_tax_a_year",
    value: (dollars) => `${formatPrice(dollars)} a year`,
    fact: (dollars) => `Property tax ${formatPrice(dollars)} a year`,
  },
  { name: "description", kind: "text", label: "Description", step: "words", onCard: false },
  { name: "features", kind: "list", label: "Features", step: "features", onCard: false },
  { name: "tour_url", kind: "text", label: "Tour", step: "words", onCard: false },
] as const satisfies readonly ListingField[];

/** The wizard's steps that ask for fields. */
type FormStep = "basics" | "place" | "features" | "words" | "price";

type Described = {
  /** The name of the column and on the wire. */
  name: string;
  label: string;
  step: FormStep;
  /** The message when it is missing on publishing; fields without one are optional. */
  required?: string;
  /** False for texts too long for a card, which appear only in the details. */
  onCard?: false;
};

type ListingField = (
  | { kind: "text" | "list" | "flag" }
  /** Maximum characters. */
  | { kind: "line"; most: number }
  | NumberDescription
) &
  Described;

type NumberDescription = {
  kind: "number";
  /** The wizard's step that asks for the number. */
  step: "basics" | "price";
  /** Minimum and maximum; the same are CHECKs in SQL. */
  range: readonly [least: number, most: number];
  /** How typed numbers are read; whole numbers by default. */
  reads?: NumberKind;
  /** Decimal places kept; whole numbers by default. */
  decimals?: number;
  /** The message for input that isn't a number. */
  question: string;
  /** Shown after the label of the input. */
  unit?: string;
  hint?: string;
  /** Doesn't apply to land. */
  isOfBuildings?: true;
  /** Vesty's word for it when it is missing; fields without one are not asked for. */
  wanted?: string;
  /** The name Vesty gets, where the column name lacks the unit. */
  told?: string;
  /** The row in comparisons, if the heading isn't the label or the value isn't the plain number. */
  heading?: string;
  value?: (value: number) => string;
  /** The text among the facts in the details; the figures on a card are in size-facts.ts. */
  fact?: (value: number) => string;
  /** The text for 0; without one, 0 counts as unknown. */
  none?: string;
  filters?: readonly NumberFilter[];
};

/** Filters homes by at least (`min_<name>`) or at most (`max_<name>`) this much. */
type NumberFilter = {
  bound: "min" | "max";
  /** Excludes the bound itself. */
  isExclusive?: true;
  /**
   * The choices of a drop-down in the search, and their label; filters without them have their own
   * control.
   */
  choices?: readonly number[];
  choice?: (value: number) => string;
  /**
   * The text of a filter on its chip and in a saved search's name; by default the label, "from" or "up to", and the
   * value.
   */
  says?: (value: number) => string;
};

type Fields = typeof LISTING_FIELDS;
type AnyField = Fields[number];

export type NumberName = Extract<AnyField, { kind: "number" }>["name"];
export type FactName = Extract<AnyField, { fact: unknown }>["name"];
export type NumberField = NumberDescription & Described & { name: NumberName };

/** The owner's fields as stored. */
export type WrittenFields = {
  [Field in AnyField as Field["name"]]: Field["kind"] extends "number"
    ? number | null
    : Field["kind"] extends "list"
      ? string[]
      : Field["kind"] extends "flag"
        ? boolean
        : string;
};

export type LineName = Extract<AnyField, { kind: "line" }>["name"];
export type LineField = { name: LineName; most: number };
export const LINE_FIELDS: readonly LineField[] = LISTING_FIELDS.filter(
  (field) => field.kind === "line",
);
export const NUMBER_FIELDS: readonly NumberField[] = LISTING_FIELDS.filter(
  (field) => field.kind === "number",
);

/** The columns in order; the literal type lets a client type its rows. */
export const WRITTEN_COLUMNS = LISTING_FIELDS.map(({ name }) => name) as NamesOf<Fields>;
export const CARD_COLUMNS = LISTING_FIELDS.filter((field) => !("onCard" in field)).map(
  ({ name }) => name,
) as NamesOf<Fields, { onCard: false }>;

type NamesOf<List, Without = never> = List extends readonly [
  infer First extends { name: string },
  ...infer Rest,
]
  ? [...([First] extends [Without] ? [] : [First["name"]]), ...NamesOf<Rest, Without>]
  : [];

/** The name of a number filter in the address, the API and SQL, and its field. */
export type NumberFilterName = {
  [Field in Extract<
    AnyField,
    { filters: unknown }
  > as `${Field["filters"][number]["bound"]}_${Field["name"]}`]: true;
} extends infer Named
  ? keyof Named & string
  : never;

export const NUMBER_FILTERS = NUMBER_FIELDS.flatMap((field) =>
  (field.filters ?? []).map((filter) => ({
    ...filter,
    name: `${filter.bound}_${field.name}` as NumberFilterName,
    field,
  })),
);

/** The owner's other facts: "Built in 1926", "0.18 acre Lot". */
export function furtherFacts(listing: Partial<WrittenFields>): { name: FactName; text: string }[] {
  return NUMBER_FIELDS.flatMap(({ name, fact, none }) => {
    const value = listing[name];
    const text = value ? fact?.(value) : value === 0 && none;
    return text ? [{ name: name as FactName, text }] : [];
  });
}

/** The value in a comparison, "3" or "1,840 sqft"; null if the owner hasn't said. */
export function valueText(field: NumberField, listing: Partial<WrittenFields>): string | null {
  const { name, value = formatNumber, none = null } = field;
  const said = listing[name];
  return said ? value(said) : said === 0 ? none : null;
}
