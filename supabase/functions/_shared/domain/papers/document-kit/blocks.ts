import type { WrittenFields } from "../../homes/listing-fields.ts";
import type { HomeOffers } from "../../offers/offers.ts";

/** The building blocks of a document. The renderer decides how each one looks. */

export type KitField = {
  label: string;
  /**
   * Known from the listing or the profile; when missing, the field becomes a blank line to fill in.
   */
  value?: string | null;
};

export type KitBlock =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  /** A highlighted hint to read before filling in the form. */
  | { kind: "note"; text: string }
  | { kind: "fields"; fields: KitField[] }
  /** Items with a checkbox before each; `checked` says which have a cross. */
  | { kind: "checks"; items: string[]; checked?: boolean[] }
  /** One statement per line, with a checkbox under each answer; -1 in `chosen` is none. */
  | { kind: "choices"; answers: string[]; items: string[]; chosen?: number[] }
  /** `blank` adds empty rows to fill in. `widths` are fractions of the page width. */
  | { kind: "table"; head: string[]; widths: number[]; rows: string[][]; blank?: number }
  /** Blank lines for handwriting. */
  | { kind: "lines"; count: number }
  | { kind: "signatures"; parties: string[] };

export type KitFacts = {
  /** YYYY-MM-DD in the home's time zone. */
  today: string;
  owner: { name: string; email: string; phone: string };
  home: KitHome | null;
  /** The home's offers and the owner's own figures, as they read them; null without a home. */
  offers: HomeOffers | null;
  /** The answers are printed when the document is written. */
  now: Date;
};

/** The value in the listing; empty where the owner hasn't given one. */
type KitHome = WrittenFields;

export type KitWriter = (facts: KitFacts) => KitBlock[];

export function heading(text: string): KitBlock {
  return { kind: "heading", text };
}

export function text(words: string): KitBlock {
  return { kind: "text", text: words };
}

export function note(words: string): KitBlock {
  return { kind: "note", text: words };
}

export function checks(...items: string[]): KitBlock {
  return { kind: "checks", items };
}

/** A label without a value becomes a blank line to fill in. */
export function fields(...list: (KitField | string)[]): KitBlock {
  return { kind: "fields", fields: list.map(asField) };
}

function asField(field: KitField | string): KitField {
  return typeof field === "string" ? { label: field } : field;
}
