import { z } from "zod";
import { LISTING_STATUSES, PROPERTY_TYPES } from "./listings.ts";
import { isState, isZipOfState, stateCode, US_STATES } from "./us-states.ts";
import { manyLines, oneLine } from "./written-text.ts";

/** What an owner writes about a home (B§3, B§7): limits, texts, and what publishing needs. */

const GROUPED = new Intl.NumberFormat("en-US");

/** Longest texts in characters, and longest lists; the same numbers are CHECKs in SQL. */
export const LISTING_LIMITS = {
  title: 120,
  address: 200,
  city: 100,
  description: 10_000,
  feature: 80,
  features: 60,
} as const;

/** Smallest and largest numbers; the same are CHECKs in SQL. Whole dollars, sq ft, acres. */
export const LISTING_RANGES = {
  price: [1, 2_000_000_000],
  bedrooms: [0, 99],
  bathrooms: [0, 99],
  sqft: [0, 1_000_000],
  lot_size: [0, 100_000],
  year_built: [1600, 2100],
} as const;

/**
 * Numbers with a fraction are kept to so many places; the others are whole. Without this a number too
 * small for its column would be refused by the database instead of being nothing.
 */
export const LISTING_DECIMALS = { bathrooms: 2, lot_size: 4 } as const;

/**
 * The body of `POST /listings` and `PUT /listings/:id`: what is left out stays as it is, `null`
 * or an empty text clears. Numbers may be written as people write them ("$450,000").
 * What is not named here is dropped: an owner can't send views, dates or another owner.
 */
export const listingInputSchema = z.preprocess(
  withSqft,
  z.object(
    {
      title: line("title"),
      address: line("address"),
      city: line("city"),
      state: text(z.string()).transform(toState).optional(),
      zip_code: text(oneLine())
        .refine((zip) => /^(\d{5}(-\d{4})?)?$/.test(zip), "Please enter a ZIP code of five digits.")
        .optional(),
      price: number("price", "Please enter the price in whole dollars."),
      property_type: z.enum(PROPERTY_TYPES, "Please choose a property type.").optional(),
      bedrooms: number("bedrooms", "Please enter the number of bedrooms."),
      bathrooms: number("bathrooms", "Please enter the number of bathrooms."),
      sqft: number("sqft", "Please enter the living area in whole square feet."),
      lot_size: number("lot_size", "Please enter the lot size in acres."),
      year_built: number("year_built", "Please enter the year in four digits."),
      description: text(manyLines()).pipe(atMost(LISTING_LIMITS.description)).optional(),
      features: z
        .array(text(oneLine()).pipe(atMost(LISTING_LIMITS.feature)), "Please list the features.")
        .transform(withoutRepetition)
        .refine(
          (features) => features.length <= LISTING_LIMITS.features,
          `Please name at most ${LISTING_LIMITS.features} features.`,
        )
        .nullable()
        .transform((features) => features ?? [])
        .optional(),
      status: z.enum(LISTING_STATUSES, "Unknown status.").optional(),
      /** The owner was shown the words that federal law is about, and wants them public. */
      publish_anyway: z.boolean("Please say true or false.").optional(),
      /** The `updated_at` of the version that this changes; any version, when it is left out. */
      seen_updated_at: z.iso
        .datetime({ offset: true, error: "Unknown version." })
        .regex(/^2.*(Z|\+00:00)$/, "Unknown version.")
        .optional(),
      /** The pin that the owner set; null takes it away. */
      location: z
        .object({ lat: degrees(90), lng: degrees(180) }, "Please set the pin on the map.")
        .nullable()
        .optional(),
    },
    "The listing could not be understood.",
  ),
);

/** As it is kept. */
export type ListingInput = z.output<typeof listingInputSchema>;

export type ListingProblem = { field: string; text: string };
export type ParsedListing =
  | { listing: ListingInput; problems: [] }
  | { listing: undefined; problems: ListingProblem[] };

/** Reads what was sent, by the wizard or by a stranger. Any value will do; nothing throws. */
export function parseListing(input: unknown): ParsedListing {
  const parsed = listingInputSchema.safeParse(input);
  if (parsed.success) return { listing: parsed.data, problems: [] };
  const seen = new Set<string>();
  const problems: ListingProblem[] = [];
  for (const { path, message } of parsed.error.issues) {
    // One text a field: the first one that is to be put right.
    const field = String(path[0] ?? "");
    if (!seen.has(field)) problems.push({ field, text: message });
    seen.add(field);
  }
  return { listing: undefined, problems };
}

/**
 * What is wrong with it, in the order of the form, also between one field and another. With
 * `publishing` it is the whole listing, and what is still missing is named too; a price may be
 * missing ("Price on request").
 */
export function listingProblems(
  input: unknown,
  { publishing = false }: { publishing?: boolean } = {},
): ListingProblem[] {
  const { listing, problems } = parseListing(input);
  const named = new Set(problems.map(({ field }) => field));
  const whole = listing ?? readableParts(input, named);
  const expected = publishing ? MISSING_TEXTS : [];
  const missing = expected
    .filter(([field]) => !named.has(field) && !whole[field])
    .map(([field, text]) => ({ field, text }));
  const all = [...problems, ...missing, ...misplaced(whole)];
  return all.sort((a, b) => placeInForm(a.field) - placeInForm(b.field));
}

/** What a listing must say before others see it, in the order of the form. */
const MISSING_TEXTS = [
  ["property_type", "Please choose a property type."],
  ["address", "Please enter the street address."],
  ["city", "Please enter the city."],
  ["state", "Please choose a state."],
  ["zip_code", "Please enter a ZIP code of five digits."],
  ["title", "Please give your home a title."],
] as const;

const FORM_ORDER = ["property_type", "address", "city", "state", "zip_code", "location", "title"];

function placeInForm(field: string): number {
  const place = FORM_ORDER.indexOf(field);
  return place === -1 ? FORM_ORDER.length : place;
}

/** A wrong digit of the ZIP code would put the home, and all its viewings, into another state. */
function misplaced({ state, zip_code }: ListingInput): ListingProblem[] {
  if (!isState(state) || !zip_code || isZipOfState(zip_code, state)) return [];
  return [{ field: "zip_code", text: `This ZIP code is not in ${US_STATES[state].name}.` }];
}

/** What is right about an input of which some fields are wrong. */
function readableParts(input: unknown, wrong: Set<string>): ListingInput {
  const fields = Object.entries((input ?? {}) as object).filter(([field]) => !wrong.has(field));
  return parseListing(Object.fromEntries(fields)).listing ?? {};
}

function withSqft(input: unknown): unknown {
  if (typeof input !== "object" || input === null || !("square_feet" in input)) return input;
  return { sqft: input.square_feet, ...input };
}

/** null is as good as empty. */
function text<T extends z.ZodType<string, string>>(schema: T) {
  return z
    .string("Please enter a text.")
    .nullable()
    .transform((value) => value ?? "")
    .pipe(schema);
}

function line(field: "title" | "address" | "city") {
  return text(oneLine()).pipe(atMost(LISTING_LIMITS[field])).optional();
}

/** Counts characters as Postgres does, not halves of them. */
function atMost(limit: number) {
  return z
    .string()
    .refine(
      (value) => [...value].length <= limit,
      `Please use at most ${GROUPED.format(limit)} characters.`,
    );
}

function toState(value: string, context: z.RefinementCtx<string>): string {
  if (value.trim() === "") return "";
  const code = stateCode(value);
  if (code) return code;
  context.addIssue({ code: "custom", message: "Please choose a state." });
  return z.NEVER;
}

function number(field: keyof typeof LISTING_RANGES, text: string) {
  const [least, most] = LISTING_RANGES[field];
  const decimals = field in LISTING_DECIMALS ? LISTING_DECIMALS[field as Fractional] : undefined;
  return z
    .unknown()
    .transform((value, context) => {
      const read = readNumber(value);
      if (read === null) return null;
      if (Number.isNaN(read) || (decimals === undefined && !Number.isInteger(read)))
        context.addIssue({ code: "custom", message: text });
      else if (read < least || read > most)
        context.addIssue({
          code: "custom",
          message: `${text.replace(/\.$/, "")}, from ${written(field, least)} to ${written(field, most)}.`,
        });
      return decimals === undefined ? read : Number(read.toFixed(decimals));
    })
    .optional();
}

type Fractional = keyof typeof LISTING_DECIMALS;

/**
 * Digits, perhaps in groups of three, perhaps with decimals; what people put around them goes.
 * @returns null of nothing, NaN of what is no number.
 */
export function readNumber(value: unknown): number | null {
  if (value === null || typeof value === "number") return value;
  if (typeof value !== "string") return Number.NaN;
  const digits = value
    .trim()
    .replace(/^\$\s*/, "")
    .replace(/\s*(sq\.?\s?ft\.?|sqft|acres?)$/i, "");
  if (digits === "") return null;
  if (/^\d{1,15}(\.\d{0,10})?$|^\.\d{1,10}$/.test(digits)) return Number(digits);
  if (/^\d{1,3}(,\d{3}){1,4}(\.\d{0,10})?$/.test(digits)) return Number(digits.replaceAll(",", ""));
  return Number.NaN;
}

function written(field: string, value: number): string {
  return field === "year_built" ? String(value) : GROUPED.format(value);
}

function degrees(most: number) {
  return z.number("Please set the pin on the map.").min(-most).max(most);
}

function withoutRepetition(features: string[]): string[] {
  const words = features.map((feature) => feature.toLowerCase());
  return features.filter((feature, n) => feature !== "" && words.indexOf(words[n] ?? "") === n);
}
