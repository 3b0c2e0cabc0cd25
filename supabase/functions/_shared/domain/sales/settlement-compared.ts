import { formatCents } from "./prorations.ts";
import type { SavedSettlement } from "./settlement-figures.ts";
import { type FormOf, lineWords, SHARED_LINES, type SharedLine } from "./settlement-lines.ts";

/** A figure that both forms have, as each side typed it. Both mean by it what the buyer owes the seller. */
export type ComparedFigure = {
  line: SharedLine;
  label: string;
  mine: number;
  theirs: number;
  isSame: boolean;
  text: string;
};

/** What both sides have saved, line by line; nothing else of the other side's form is known here. */
export function comparedFigures(saved: SavedSettlement | null, form: FormOf): ComparedFigure[] {
  return SHARED_LINES.flatMap((line) => {
    const mine = saved?.figures.lines?.[line];
    const theirs = saved?.theirs[line];
    if (mine === undefined || theirs === undefined) return [];
    const { label } = lineWords(line, form);
    const isSame = mine === theirs;
    const other = form.side === "buyer" ? "seller" : "buyer";
    const text = isSame
      ? `${formatCents(mine)} on both forms.`
      : `${formatCents(mine)} on yours, ${formatCents(theirs)} on the ${other}'s: ${formatCents(Math.abs(mine - theirs))} apart. Ask the title company which is right.`;
    return [{ line, label, mine, theirs, isSame, text }];
  });
}
