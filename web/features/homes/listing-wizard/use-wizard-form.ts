import { NUMBER_FIELDS } from "@domain/homes/listing-fields.ts";
import { listingProblems, zipPlace, zipQuestion } from "@domain/homes/listing-input.ts";
import type { PropertyType } from "@domain/homes/listings.ts";
import { type Doubt, doubtfulPrice } from "@domain/offers/doubtful-amounts.ts";
import { draftsOf, isText } from "@web/lib/drafts.ts";
import { type ChangeEvent, useMemo, useRef, useState } from "react";
import {
  FIELD_NAMES,
  type FieldName,
  isFieldName,
  type ListingFields,
  readNumber,
  toChanges,
} from "./listing-fields.ts";
import { fieldId } from "./steps.ts";
import type { EditedHome } from "./use-edited-home.ts";

/** The props of each step: the values, how to change them, and their problems. */
export type WizardForm = ReturnType<typeof useWizardForm>;

type FieldProblem = { name: FieldName; text: string };

type TextName = {
  [Name in FieldName]: ListingFields[Name] extends string ? Name : never;
}[FieldName];

/** The state and ZIP code that the owner of an unpublished home has confirmed. */
const zipDraft = draftsOf("zip", isText);

export function useWizardForm(edited: EditedHome, userId: string) {
  const { fields, change, refused } = edited;
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(() => new Set(filledIn(fields)));
  const [showsAll, setShowsAll] = useState(false);
  const isDraft = edited.listing.status === "draft";

  /** Land has no rooms; room counts come back when the type changes again. */
  const rooms = useRef<Partial<ListingFields>>({});
  function setType(type: PropertyType) {
    const isLand = type === "land";
    if (isLand) rooms.current = Object.fromEntries(ROOMS.map(({ name }) => [name, fields[name]]));
    const noRooms = Object.fromEntries(ROOMS.map(({ name }) => [name, ""]));
    change({ property_type: type, ...(isLand ? noRooms : rooms.current) });
    if (!isLand) rooms.current = {};
  }

  // A published home stays in its town.
  const zip = zipDraft(userId, edited.listing.id);
  const [confirmedZip, setConfirmedZip] = useState(() =>
    isDraft ? (zip.read() ?? "") : zipPlace(edited.listing),
  );
  const place = zipPlace(fields);

  /** Everything that prevents publishing, in form order. */
  const problems = useMemo(() => {
    const found = named(listingProblems(toChanges(fields), { publishing: true, confirmedZip }));
    const others = Object.entries(refused)
      .filter(([name]) => !found.some((problem) => problem.name === name))
      .map(([field, text]) => ({ field, text }));
    return [...found, ...named(others)];
  }, [fields, refused, confirmedZip]);

  /** Problems with what is filled in; shown only for fields that have been visited. */
  const wrong = useMemo(
    () => named(listingProblems(toChanges(fields), { confirmedZip })),
    [fields, confirmedZip],
  );

  function errorOf(name: FieldName): string | null {
    if (refused[name]) return refused[name];
    const shown = showsAll || !isDraft ? problems : left.has(name) ? wrong : [];
    return shown.find((problem) => problem.name === name)?.text ?? null;
  }

  function leave(name: FieldName) {
    // Autofill fills in several fields, but only one of them is blurred.
    setLeft((names) => new Set([...names, name, ...filledIn(fields)]));
  }

  return {
    fields,
    change,
    setType,
    /** Answers the question about a ZIP code that is usually in another state; undefined if nothing is asked. */
    confirmZip:
      place === confirmedZip || zipQuestion(fields) === undefined
        ? undefined
        : () => {
            setConfirmedZip(place);
            zip.keep(place);
          },
    problems,
    errorOf,
    /** Missing fields are marked too from now on. */
    showAll: () => setShowsAll(true),
    /** A published home stays in its town: its showings use that time zone. */
    isPlaceFixed: !isDraft,
    isDraft,
    userId,
    stored: edited.listing,
    /** A typed price is doubtful if it is far from the published one or, in a draft, from any home's. */
    priceDoubt: priceDoubt(fields.price, isDraft ? null : edited.listing.price),
    /** Props for a text control. */
    bind: (name: TextName) => ({
      id: fieldId(name),
      value: fields[name],
      error: errorOf(name),
      onBlur: () => leave(name),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        change({ [name]: event.target.value }),
    }),
  };
}

function priceDoubt(typed: string, published: number | null): Doubt<"price"> | undefined {
  const price = readNumber("price", typed);
  return typeof price === "number" && price > 0
    ? doubtfulPrice(price, published, "the price so far")
    : undefined;
}

const ROOMS = NUMBER_FIELDS.filter(({ isOfBuildings }) => isOfBuildings);

function filledIn(fields: ListingFields): FieldName[] {
  return FIELD_NAMES.filter((name) => typeof fields[name] === "string" && fields[name] !== "");
}

function named(problems: { field: string; text: string }[]): FieldProblem[] {
  return problems.flatMap(({ field, text }) => (isFieldName(field) ? [{ name: field, text }] : []));
}
