import { LISTING_FIELDS } from "@domain/listing-fields.ts";
import type { FieldName } from "./listing-fields.ts";

/** The way through the wizard; each step has an address of its own, `?step=…`. */
export const STEPS = [
  { id: "basics", label: "Basics", title: "The basics" },
  { id: "place", label: "Place", title: "Where it stands" },
  { id: "features", label: "Features", title: "What it has" },
  { id: "photos", label: "Photos", title: "Photos" },
  { id: "words", label: "Words", title: "In your words" },
  { id: "price", label: "Price", title: "The price" },
  { id: "review", label: "Review", title: "Review" },
] as const;

export type Step = (typeof STEPS)[number];
export type StepId = Step["id"];

/** The step that an address asks for; the first one for an address that asks for none. */
export function stepOf(name: string | null): Step {
  return STEPS.find((step) => step.id === name) ?? STEPS[0];
}

export function stepBefore(id: StepId): Step | undefined {
  return STEPS[STEPS.findIndex((step) => step.id === id) - 1];
}

export function stepAfter(id: StepId): Step | undefined {
  return STEPS[STEPS.findIndex((step) => step.id === id) + 1];
}

/** Where a field is filled in. */
export const STEP_OF_FIELD = {
  ...Object.fromEntries(LISTING_FIELDS.map(({ name, step }) => [name, step])),
  location: "place",
} as Record<FieldName, StepId>;

export function stepHref(id: StepId): { search: string } {
  return { search: `?step=${id}` };
}

/** The id of a field's control, so that a list of problems can lead there. */
export function fieldId(name: FieldName): string {
  return `listing-${name}`;
}
