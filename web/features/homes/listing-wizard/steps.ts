import { LISTING_FIELDS } from "@domain/homes/listing-fields.ts";
import type { FieldName } from "./listing-fields.ts";

/** The wizard's steps; each has its own address, `?step=…`. */
export const STEPS = [
  { id: "basics", label: "Basics", title: "The basics" },
  { id: "place", label: "Place", title: "Location" },
  { id: "features", label: "Features", title: "What it has" },
  { id: "photos", label: "Photos", title: "Photos" },
  { id: "words", label: "Words", title: "In your words" },
  { id: "price", label: "Price", title: "The price" },
  { id: "review", label: "Review", title: "Review" },
] as const;

export type Step = (typeof STEPS)[number];
export type StepId = Step["id"];

/** The step named in the address, or the first one. */
export function stepOf(name: string | null): Step {
  return STEPS.find((step) => step.id === name) ?? STEPS[0];
}

/** The step where each field is edited. */
export const STEP_OF_FIELD = {
  ...Object.fromEntries(LISTING_FIELDS.map(({ name, step }) => [name, step])),
  location: "place",
} as Record<FieldName, StepId>;

export function stepHref(id: StepId): { search: string } {
  return { search: `?step=${id}` };
}

/** The id of a field's control, for links from the list of problems. */
export function fieldId(name: FieldName): string {
  return `listing-${name}`;
}
