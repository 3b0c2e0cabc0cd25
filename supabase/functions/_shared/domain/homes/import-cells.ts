import type { Cell } from "./csv-row.ts";
import { type ImportName, toImported } from "./imported.ts";

export type Read = ReturnType<typeof toImported>[number] & { cells: Cell[] };

/** The cells of a row that hold something, found by their headings. */
export class Cells {
  readonly #cells: (Cell & { plain: string; cell: Cell })[];
  readonly #asked = new Map<string, string>();
  readonly #spoken = new Set<ImportName>();

  constructor(row: readonly Cell[]) {
    this.#cells = row
      .filter(({ value }) => value !== "")
      .map((cell) => ({ ...cell, plain: plainHeading(cell.heading), cell }));
  }

  /** The first column under one of these headings, in their order. */
  find(headings: readonly string[]): Cell | undefined {
    for (const heading of headings) {
      const found = this.#cells.find(({ plain }) => plain === heading);
      if (found) return found.cell;
    }
    return undefined;
  }

  /** One value on which all columns of these headings agree. */
  readAll(name: ImportName, read: (value: string) => unknown, headings: readonly string[]): Read[] {
    const all = this.#cells.filter(({ plain }) => headings.includes(plain));
    if (all.length > 0) this.#spoken.add(name);
    const values = all.map(({ cell, heading, value }) =>
      toImported(name, read(value), `${heading}: ${value}`).map((field) => ({
        ...field,
        cells: [cell],
      })),
    );
    // "Residential" beside "Condominium" says less, not something else.
    const said = values.flat();
    const [first] = said;
    if (!first || said.some(({ value }) => !isSame(value, first.value))) return [];
    return [{ ...first, cells: said.flatMap(({ cells }) => cells) }];
  }

  /** A value that several columns say together. */
  join(name: ImportName, read: (cells: Cells) => Joined | undefined): Read[] {
    const joined = read(this);
    if (!joined) return [];
    this.#spoken.add(name);
    const said = joined.cells.map(({ heading, value }) => `${heading}: ${value}`).join(", ");
    if (joined.question)
      for (const { heading } of joined.cells) this.#asked.set(heading, joined.question);
    return toImported(name, joined.value, said).map((field) => ({ ...field, cells: joined.cells }));
  }

  questionOf(heading: string): string {
    const question = this.#asked.get(heading);
    return question ? ` (${question})` : "";
  }

  speaksOf(name: ImportName): boolean {
    return this.#spoken.has(name);
  }
}

/** A fact without a value is left out, and the question says why. */
export type Joined = { value?: unknown; cells: Cell[]; question?: string };

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one).toLowerCase() === JSON.stringify(other).toLowerCase();
}

/** "Lot Size (Acres)" and "lotSizeAcres" are one; "$/SqFt" and "HOA/Month" keep what their signs say. */
export function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/\$\s*\//g, "price per ")
    .replaceAll("#", "number")
    .replace(/\/\s*(?=mo|yr|year|sq)/g, " per ")
    .replace(/[^a-z0-9]/g, "");
}
