import { z } from "zod";
import {
  LINE_FIELDS,
  LISTING_FIELDS,
  type LineField,
  type LineName,
  NUMBER_FIELDS,
  type NumberField,
  type NumberName,
} from "./listing-fields.ts";
import { LISTING_STATUSES, PROPERTY_TYPES } from "./listings.ts";
import { isState, isZipOfState, stateCode, US_STATES } from "./us-states.ts";
import { manyLines, oneLine } from "./written-text.ts";

/** What an owner writes about a home: limits, texts, and what publishing needs. */

const GROUPED = new Intl.NumberFormat("en-US");

/** Longest texts in characters, and longest lists; the same numbers are CHECKs in SQL. */
export const LISTING_LIMITS = {
  ...(Object.fromEntries(LINE_FIELDS.map(({ name, most }) => [name, most])) as Record<
    LineName,
    number
  >),
  description: 10_000,
  feature: 80,
  features: 60,
};

/**
 * The body of `POST /listings` and `PUT /listings/:id`: what is left out stays as it is, `null`
 * or an empty text clears. Numbers may be written as people write them ("$450,000").
 * What is not named here is dropped: an owner can't send views, dates or another owner.
 */
export const listingInputSchema = z.preprocess(
  withSqft,
  z.object(
    {
      ...byName(LINE_FIELDS, line),
      ...byName(NUMBER_FIELDS, number),
      state: text(z.string()).transform(toState).optional(),
      zip_code: text(oneLine())
        .refine((zip) => /^(\d{5}(-\d{4})?)?$/.test(zip), "Please enter a ZIP code of five digits.")
        .optional(),
      property_type: z.enum(PROPERTY_TYPES, "Please choose a property type.").optional(),
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
  const missing = LISTING_FIELDS.flatMap((field) =>
    publishing && "required" in field && !named.has(field.name) && !whole[field.name]
      ? [{ field: field.name, text: field.required }]
      : [],
  );
  const all = [...problems, ...missing, ...misplaced(whole)];
  return all.sort((a, b) => placeInForm(a.field) - placeInForm(b.field));
}

const FORM_ORDER: readonly string[] = LISTING_FIELDS.flatMap(({ name }) =>
  name === "zip_code" ? [name, "location"] : [name],
);

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

/** A schema for each field that is described, under its name. */
function byName<Field extends { name: string }, Schema>(
  fields: readonly Field[],
  schemaOf: (field: Field) => Schema,
) {
  return Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])) as {
    [Name in Field["name"]]: Schema;
  };
}

function line({ most }: LineField) {
  return text(oneLine()).pipe(atMost(most)).optional();
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

/**
 * A number with a fraction is kept to so many places; the others are whole. Without this a number too
 * small for its column would be refused by the database instead of being nothing.
 */
function number({ name, range: [least, most], decimals, question }: NumberField) {
  return z
    .unknown()
    .transform((value, context) => {
      const read = readNumber(value);
      if (read === null) return null;
      if (Number.isNaN(read) || (decimals === undefined && !Number.isInteger(read)))
        context.addIssue({ code: "custom", message: question });
      else if (read < least || read > most)
        context.addIssue({
          code: "custom",
          message: `${question.replace(/\.$/, "")}, from ${written(name, least)} to ${written(name, most)}.`,
        });
      return decimals === undefined ? read : Number(read.toFixed(decimals));
    })
    .optional();
}

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

function written(field: NumberName, value: number): string {
  return field === "year_built" ? String(value) : GROUPED.format(value);
}

function degrees(most: number) {
  return z.number("Please set the pin on the map.").min(-most).max(most);
}

function withoutRepetition(features: string[]): string[] {
  const words = features.map((feature) => feature.toLowerCase());
  return features.filter((feature, n) => feature !== "" && words.indexOf(words[n] ?? "") === n);
}
