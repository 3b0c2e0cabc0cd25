import { z } from "zod";
import "../site/zod-settings.ts";
import { formatNumber } from "../site/text/format.ts";
import { numberQuestion, readNumber } from "../site/text/read-number.ts";
import { manyLines, oneLine } from "../site/text/written-text.ts";
import { namesStreet, streetNote } from "./hidden-street.ts";
import {
  LINE_FIELDS,
  LISTING_FIELDS,
  type LineField,
  type LineName,
  NUMBER_FIELDS,
  type NumberField,
} from "./listing-fields.ts";
import { LISTING_STATUSES, PROPERTY_TYPES } from "./listings.ts";
import { readTour, TOUR_QUESTION } from "./tours.ts";
import { isState, isZipOfState, stateCode, US_STATES, usualStatesOf } from "./us-states.ts";

/** An owner's input about a home: limits, messages, and what publishing requires. */

/** Maximum lengths of texts (characters) and lists; the same numbers are CHECKs in SQL. */
export const LISTING_LIMITS = {
  ...(Object.fromEntries(LINE_FIELDS.map(({ name, most }) => [name, most])) as Record<
    LineName,
    number
  >),
  description: 10_000,
  feature: 80,
  features: 60,
};

/** A PO box is no place for a showing, so its owner is asked. */
export const POST_BOX_QUESTION = "At which street and number can people see the home?";
const POST_BOX = `A PO box is where mail goes. ${POST_BOX_QUESTION}`;

/**
 * The body of `POST /listings` and `PUT /listings/:id`: omitted fields stay as they are, `null` or
 * an empty text clears. Numbers may be formatted ("$450,000"). Unknown keys are dropped, so an
 * owner can't set views, dates or another owner.
 */
const listingInputSchema = z.preprocess(
  withSqft,
  z.object(
    {
      ...byName(LINE_FIELDS, line),
      ...byName(NUMBER_FIELDS, number),
      address: text(oneLine())
        .pipe(atMost(LISTING_LIMITS.address))
        .refine((address) => !isPostBox(address), POST_BOX)
        .optional(),
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
      tour_url: text(z.string().transform(toTour)).optional(),
      address_hidden: z.boolean("Please say true or false.").optional(),
      shared_with_portals: z.boolean("Please say true or false.").optional(),
      status: z.enum(LISTING_STATUSES, "Unknown status.").optional(),
      /** The owner has seen the words flagged under federal law and wants to publish them. */
      publish_anyway: z.boolean("Please say true or false.").optional(),
      /** The `updated_at` of the version being changed; any version if omitted. */
      seen_updated_at: z.iso
        .datetime({ offset: true, error: "Unknown version." })
        .regex(/^2.*(Z|\+00:00)$/, "Unknown version.")
        .optional(),
      /** The pin set by the owner; null removes it. */
      location: z
        .object({ lat: degrees(90), lng: degrees(180) }, "Please set the pin on the map.")
        .nullable()
        .optional(),
    },
    "The listing could not be understood.",
  ),
);

/** The parsed input, as stored. */
export type ListingInput = z.output<typeof listingInputSchema>;

export type ListingProblem = { field: string; text: string };
type ParsedListing =
  | { listing: ListingInput; problems: [] }
  | { listing: undefined; problems: ListingProblem[] };

/** Parses input of any shape, from the wizard or anyone else. Never throws. */
export function parseListing(input: unknown): ParsedListing {
  const parsed = listingInputSchema.safeParse(input);
  if (parsed.success) return { listing: parsed.data, problems: [] };
  const seen = new Set<string>();
  const problems: ListingProblem[] = [];
  for (const { path, message } of parsed.error.issues) {
    // The first message of each field.
    const field = String(path[0] ?? "");
    if (!seen.has(field)) problems.push({ field, text: message });
    seen.add(field);
  }
  return { listing: undefined, problems };
}

/**
 * All problems in the order of the form, including those between fields. With `publishing`, the
 * input is the whole listing and missing fields are reported too; the price may be missing ("Price
 * on request"). With `confirmedZip`, what `zipPlace` said when the owner answered `zipQuestion`, or "", that
 * question counts as a problem until it is answered.
 */
export function listingProblems(
  input: unknown,
  { publishing = false, confirmedZip }: { publishing?: boolean; confirmedZip?: string } = {},
): ListingProblem[] {
  const { listing, problems } = parseListing(input);
  const named = new Set(problems.map(({ field }) => field));
  const whole = listing ?? validParts(input, named);
  const missing = LISTING_FIELDS.flatMap((field) =>
    publishing && "required" in field && !named.has(field.name) && !whole[field.name]
      ? [{ field: field.name, text: field.required }]
      : [],
  );
  const told = publishing ? streetProblems(whole) : [];
  const asked = confirmedZip === undefined ? undefined : zipQuestion(whole);
  const question =
    asked && zipPlace(whole) !== confirmedZip ? [{ field: "zip_code", text: asked }] : [];
  const all = [...problems, ...missing, ...question, ...told];
  return all.sort((a, b) => placeInForm(a.field) - placeInForm(b.field));
}

const FORM_ORDER: readonly string[] = LISTING_FIELDS.flatMap(({ name }) =>
  name === "zip_code" ? [name, "location"] : [name],
);

function placeInForm(field: string): number {
  const place = FORM_ORDER.indexOf(field);
  return place === -1 ? FORM_ORDER.length : place;
}

/**
 * A question about a ZIP code that is usually in another state. A mistyped one would put the home there, but a few ZIP
 * codes cross a state line, so the owner's answer decides and the ZIP code is never refused.
 */
export function zipQuestion({ state, zip_code }: ZipPlace): string | undefined {
  if (!isState(state) || !/^\d{5}/.test(zip_code ?? "")) return undefined;
  const zip = (zip_code ?? "").slice(0, 5);
  if (isZipOfState(zip, state)) return undefined;
  const usual = usualStatesOf(zip).map((code) => US_STATES[code].name);
  const where = usual.length > 0 ? `usually in ${usual.join(" or ")}` : "not one that we know";
  return `ZIP ${zip} is ${where}. Is the home in ${US_STATES[state].name}?`;
}

export function zipPlace({ state, zip_code }: ZipPlace): string {
  return `${zip_code ?? ""} ${state ?? ""}`;
}

type ZipPlace = Pick<ListingInput, "state" | "zip_code">;

/** Whether mail goes there and nobody lives there; "RR 2 Box 152" is a home on a rural route. */
export function isPostBox(address: string): boolean {
  return BOX.test(address);
}

const BOX =
  /^\s*(?:p\.?\s?o\.?\s?(?:box|b\.?x\.?|drawer)|post(?:al)? office (?:box|drawer)|pob\s?#?\d|apartado(?: postal)?)\s?#?\s?\d+/i;

/** The PO box that pieces of an advertisement name: "Address: PO Box 152". */
export function postBoxIn(pieces: readonly string[]): string | undefined {
  const texts = pieces.flatMap((piece) => [piece, piece.replace(/^[^:]{1,40}:/, "")]);
  return texts.map((text) => BOX.exec(text)?.[0].trim()).find((box) => box !== undefined);
}

/** The words of a home whose street is hidden must not give it away. */
function streetProblems(listing: ListingInput): ListingProblem[] {
  const { address_hidden: isHidden, address = "", title = "", description = "" } = listing;
  if (!isHidden) return [];
  const words = { features: (listing.features ?? []).join(" "), title, description };
  return Object.entries(words)
    .filter(([, text]) => namesStreet(text, address))
    .map(([field, text]) => ({ field, text: streetNote(text, address) ?? "" }));
}

/** The valid fields of an input in which others are wrong. */
function validParts(input: unknown, wrong: Set<string>): ListingInput {
  const fields = Object.entries((input ?? {}) as object).filter(([field]) => !wrong.has(field));
  return parseListing(Object.fromEntries(fields)).listing ?? {};
}

function withSqft(input: unknown): unknown {
  if (typeof input !== "object" || input === null || !("square_feet" in input)) return input;
  return { sqft: input.square_feet, ...input };
}

/** null counts as empty. */
function text<T extends z.ZodType<string, string>>(schema: T) {
  return z
    .string("Please enter a text.")
    .nullable()
    .transform((value) => value ?? "")
    .pipe(schema);
}

/** Builds a schema for each described field, by name. */
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

/** Counts characters as Postgres does, not UTF-16 code units. */
function atMost(limit: number) {
  return z
    .string()
    .refine(
      (value) => [...value].length <= limit,
      `Please use at most ${formatNumber(limit)} characters.`,
    );
}

function toState(value: string, context: z.RefinementCtx<string>): string {
  if (value.trim() === "") return "";
  const code = stateCode(value);
  if (code) return code;
  context.addIssue({ code: "custom", message: "Please choose a state." });
  return z.NEVER;
}

function toTour(value: string, context: z.RefinementCtx<string>): string {
  if (value.trim() === "") return "";
  const tour = readTour(value);
  if (tour) return tour.address;
  context.addIssue({ code: "custom", message: TOUR_QUESTION });
  return z.NEVER;
}

/**
 * Rounds to the field's decimals. Otherwise a number too small for its column would be refused by
 * the database instead of counting as 0.
 */
function number(field: NumberField) {
  const { range, decimals, question, reads = "whole" } = field;
  const [least, most] = range;
  // A year is written without a comma.
  const written = field.value === String ? String : formatNumber;
  return z
    .unknown()
    .transform((value, context) => {
      const read = readNumber(value, reads);
      if (read === null) return null;
      if (Number.isNaN(read) || (decimals === undefined && !Number.isInteger(read)))
        context.addIssue({ code: "custom", message: numberQuestion(value, reads) ?? question });
      else if (read < least || read > most)
        context.addIssue({
          code: "custom",
          message: `${question.replace(/\.$/, "")}, from ${written(least)} to ${written(most)}.`,
        });
      return decimals === undefined ? read : Number(read.toFixed(decimals));
    })
    .optional();
}

function degrees(most: number) {
  return z.number("Please set the pin on the map.").min(-most).max(most);
}

function withoutRepetition(features: string[]): string[] {
  const words = features.map((feature) => feature.toLowerCase());
  return features.filter((feature, n) => feature !== "" && words.indexOf(words[n] ?? "") === n);
}
