import type { SigningField } from "../../_shared/edge/documenso.ts";

/** Where people sign on the page of signatures, in points from its upper left corner. */

const PAGE = { width: 612, height: 792 };
export const MARGIN = 54;
/** The first line's top, and how far the lines are apart: a side has up to four people. */
export const FIRST = 214;
export const ROW = 70;
export const SIGNATURE = { x: MARGIN, width: 300, height: 40 };
export const DATE = { x: MARGIN + 324, width: 180, height: 40 };

/** The fields of the person on line `n`, from 0. */
export function fieldsOfLine(n: number): SigningField[] {
  const y = FIRST + n * ROW;
  return [placed("SIGNATURE", SIGNATURE, y), placed("DATE", DATE, y)];
}

function placed(
  type: SigningField["type"],
  { x, width, height }: typeof SIGNATURE,
  y: number,
): SigningField {
  const share = (points: number, of: number) => Number(((points / of) * 100).toFixed(2));
  return {
    type,
    positionX: share(x, PAGE.width),
    positionY: share(y, PAGE.height),
    width: share(width, PAGE.width),
    height: share(height, PAGE.height),
  };
}
