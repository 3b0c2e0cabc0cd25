import { FIELD_NAMES, type FieldName, isSame, type ListingFields } from "./listing-fields.ts";

/**
 * What the owner has changed and the server doesn't have yet, field by field, each with the value
 * it began from. From it and a fresh copy of the server's every question is answered: what to
 * send, what somebody else has changed, and where the two meet.
 */
export type Edits = { [Name in FieldName]?: Edit<Name> };
type Edit<Name extends FieldName> = {
  from: ListingFields[Name];
  to: ListingFields[Name];
  /** Under way to the server, or sent without an answer: it may be stored there. */
  sent?: ListingFields[Name];
};

/** One field that was changed here and elsewhere, to different things. */
export type Conflict = { name: FieldName; mine: unknown; theirs: unknown };

export function applyEdits(saved: ListingFields, edits: Edits): ListingFields {
  return { ...saved, ...editedFields(edits) };
}

/** The edited fields alone, with their new values. */
export function editedFields(edits: Edits): Partial<ListingFields> {
  return Object.fromEntries(Object.entries(edits).map(([name, edit]) => [name, edit.to]));
}

/**
 * @returns the edits after `name` was set to `value`; back at the saved value there is none,
 *   unless another one may have reached the server meanwhile.
 */
export function withEdit<Name extends FieldName>(
  edits: Edits,
  saved: ListingFields,
  name: Name,
  value: ListingFields[Name],
): Edits {
  const edit = edits[name] as Edit<Name> | undefined;
  const isBack = isSame(name, value, saved[name]) && edit?.sent === undefined;
  if (isBack) return without(edits, name);
  return { ...edits, [name]: { from: saved[name], ...edit, to: value } };
}

export function without(edits: Edits, ...names: FieldName[]): Edits {
  const left = { ...edits };
  for (const name of names) delete left[name];
  return left;
}

/** The edits with a note that `names` are on their way. */
export function withSent(edits: Edits, names: readonly FieldName[]): Edits {
  const noted = names.map((name) => [name, { ...edits[name], sent: edits[name]?.to }]);
  return { ...edits, ...Object.fromEntries(noted) };
}

/**
 * Edits that were made on an older copy, against what the server has now. What somebody else has
 * set to the same is done; what nobody touched, or what an earlier try of ours has stored, stays
 * to be sent; the rest is for the owner.
 */
export function reconcile(
  edits: Edits,
  server: ListingFields,
): { edits: Edits; conflicts: Conflict[] } {
  let left = edits;
  const conflicts: Conflict[] = [];
  for (const name of editedNames(edits)) {
    const edit = edits[name] as Edit<FieldName>;
    const isOurs = edit.sent !== undefined && isSame(name, edit.sent, server[name]);
    if (isSame(name, edit.to, server[name])) left = without(left, name);
    else if (isOurs) left = { ...left, [name]: { from: server[name], to: edit.to } };
    else if (!isSame(name, edit.from, server[name])) {
      conflicts.push({ name, mine: edit.to, theirs: server[name] });
    }
  }
  return { edits: left, conflicts };
}

/**
 * After the server has taken `sent`: what was typed since then stays to be sent, on top of the
 * server's answer. An older answer so never takes anything back.
 */
export function settle(edits: Edits, sent: Partial<ListingFields>, server: ListingFields): Edits {
  let left = edits;
  for (const name of editedNames(edits)) {
    if (!(name in sent)) continue;
    const edit = edits[name] as Edit<FieldName>;
    if (JSON.stringify(edit.to) === JSON.stringify(sent[name])) left = without(left, name);
    else left = { ...left, [name]: { from: server[name], to: edit.to } };
  }
  return left;
}

/** The owner's own value goes over the one that is on the server now. */
export function keepMine(edits: Edits, name: FieldName, server: ListingFields): Edits {
  const edit = edits[name];
  return edit ? { ...edits, [name]: { from: server[name], to: edit.to } } : edits;
}

export function editedNames(edits: Edits): FieldName[] {
  return FIELD_NAMES.filter((name) => edits[name] !== undefined);
}
