import { type ListingProblem, parseListing } from "@domain/homes/listing-input.ts";
import type { DraftState } from "./draft-state.ts";
import { type FieldName, isFieldName, type ListingFields, toChanges } from "./listing-fields.ts";
import { changesOf } from "./versions.ts";

/** The changes of a draft, without those that were refused; their fields say why. */
export function sendable(state: DraftState): Partial<ListingFields> {
  const changes = changesOf(state);
  for (const name of Object.keys(state.refused) as FieldName[]) delete changes[name];
  return changes;
}

/** The refused changes, including those that are invalid by our own rules. */
export function withInvalid(state: DraftState): DraftState["refused"] {
  const { problems } = parseListing(toChanges(changesOf(state)));
  return { ...refusedBy(problems, state), ...state.refused };
}

/** Of these problems, those with a change in the draft, by field. */
export function refusedBy(problems: ListingProblem[], state: DraftState): DraftState["refused"] {
  const changes = changesOf(state);
  const refused: DraftState["refused"] = {};
  for (const { field, text } of problems) {
    if (isFieldName(field) && field in changes) refused[field] ??= text;
  }
  return refused;
}
