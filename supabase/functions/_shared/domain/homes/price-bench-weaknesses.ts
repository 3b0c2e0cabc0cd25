import { formatCount } from "../site/text/format.ts";
import { type GridColumn, yearsBetween } from "./price-bench.ts";

/** What speaks against a range, in sentences. A range without any has no hidden reason to be trusted more. */

export const NET_LIMIT = 0.15;
export const GROSS_LIMIT = 0.25;
export const LIMITS_SOURCE =
  "The limits of 15% and 25% are from Fannie Mae. Until 2014 it asked why a home was used if its price moved by more. It has no limits now.";

/** @param today yyyy-mm-dd */
export function benchWeaknesses(grid: readonly GridColumn[], today: string): string[] {
  if (grid.length === 0) return [];
  const told = (columns: readonly GridColumn[]) =>
    [...columns]
      .map(({ comparable }) => comparable.address)
      .sort()
      .join("; ");
  const age = ({ comparable }: GridColumn) => yearsBetween(comparable.sold_on, today);
  const [yearOld, halfYearOld] = [
    grid.filter((column) => age(column) > 1),
    grid.filter((column) => age(column) > 0.5 && age(column) <= 1),
  ];
  const net = grid.filter((column) => Math.abs(column.net) > NET_LIMIT);
  const gross = grid.filter((column) => column.gross > GROSS_LIMIT && !net.includes(column));
  const far = grid.filter(({ miles }) => miles !== null && miles > FAR_MILES);
  const unplaced = grid.filter(({ miles }) => miles === null);
  const missing = grid.filter(({ lines }) => lines.some(({ difference }) => difference === null));
  const heavy = grid.length >= ENOUGH ? grid.filter(({ weight }) => weight > 0.5) : [];
  const prices = grid.map(({ adjusted }) => adjusted);
  const apart = (Math.max(...prices) - Math.min(...prices)) / Math.max(1, Math.min(...prices));
  return [
    grid.length < ENOUGH &&
      `There ${grid.length === 1 ? "is only one home" : "are only two homes"} to compare with. Three are the least that tell much.`,
    yearOld.length > 0 && `Sold more than 12 months ago: ${told(yearOld)}.`,
    halfYearOld.length > 0 && `Sold more than 6 months ago: ${told(halfYearOld)}.`,
    net.length > 0 &&
      `The price was moved by more than 15%: ${told(net)}. These homes may be too different.`,
    gross.length > 0 && `The changes add up to more than 25% of the price: ${told(gross)}.`,
    far.length > 0 && `More than one mile away: ${told(far)}.`,
    unplaced.length > 0 && `We can't tell how far away: ${told(unplaced)}.`,
    heavy.length > 0 && `More than half of the weight is on one home: ${told(heavy)}.`,
    apart > WIDE_SHARE && `The adjusted prices are ${Math.round(apart * 100)}% apart.`,
    missing.length > 0 &&
      `Some facts are unknown for ${formatCount(missing.length, "home")}, so they change nothing there: ${told(missing)}.`,
  ].filter((text) => text !== false);
}

const ENOUGH = 3;
const FAR_MILES = 1;
const WIDE_SHARE = 0.15;
