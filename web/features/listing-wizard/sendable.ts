import { type ListingProblem, parseListing } from "@domain/listing-input.ts";
import type { DraftState } from "./draft-state.ts";
import { type FieldName, isFieldName, type ListingFields, toChanges } from "./listing-fields.ts";
import { changesOf } from "./versions.ts";

/** The changes of a draft without those that were refused: their field shows why. */
export function sendable(state: DraftState): Partial<ListingFields> {
  const changes = changesOf(state);
  for (const name of Object.keys(state.refused) as FieldName[]) delete changes[name];
  return changes;
}

/** What is refused, with the changes that are invalid by our own rules. */
export function withInvalid(state: DraftState): DraftState["refused"] {
  const { problems } = parseListing(toChanges(changesOf(state)));
  return { ...refusedBy(problems, state), ...state.refused };
}

/** The problems that are about a change in the draft, by its field. */
export function refusedBy(problems: ListingProblem[], state: DraftState): DraftState["refused"] {
  const changes = changesOf(state);
  const refused: DraftState["refused"] = {};
  for (const { field, text } of problems) {
    if (isFieldName(field) && field in changes) refused[field] ??= text;
  }
  return refused;
}
