import type { WrittenFields } from "../listing-fields.ts";

/** What a document is made of. Whoever draws it decides how a block looks. */

export type KitField = {
  label: string;
  /** Known from the listing or the profile; without it there is a line to write on. */
  value?: string | null;
};

export type KitBlock =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  /** Set apart: something to know before filling it in. */
  | { kind: "note"; text: string }
  | { kind: "fields"; fields: KitField[] }
  /** A box before each. */
  | { kind: "checks"; items: string[] }
  /** A statement a line, and a box under each answer. */
  | { kind: "choices"; answers: string[]; items: string[] }
  /** `blank` lines to write on follow the rows. `widths` are shares of the page's width. */
  | { kind: "table"; head: string[]; widths: number[]; rows: string[][]; blank?: number }
  /** Room for handwriting. */
  | { kind: "lines"; count: number }
  | { kind: "signatures"; parties: string[] };

export type KitFacts = {
  /** YYYY-MM-DD, where the home is. */
  today: string;
  owner: { name: string; email: string; phone: string };
  home: KitHome | null;
};

/** The listing's own words; empty where the owner has not said. */
export type KitHome = WrittenFields;

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

/** Labels without a value are lines to write on. */
export function fields(...list: (KitField | string)[]): KitBlock {
  return { kind: "fields", fields: list.map(asField) };
}

function asField(field: KitField | string): KitField {
  return typeof field === "string" ? { label: field } : field;
}
