import { CHAT_LIMITS, type Source } from "../../_shared/domain/chat.ts";
import type { Finding } from "./tools/tool.ts";

/**
 * Which findings an answer rests on. The model is given each finding with a number and writes
 * "[2]" behind what it took from it. What people see is numbered anew, in the order of the text,
 * and only what was really given can be cited.
 */
export type Citations = {
  /** @returns the number under which the model gets it. */
  add(finding: Finding): number;
  /** Puts the next piece of the answer right; keeps back what may be the beginning of a number. */
  read(piece: string): string;
  /** What was kept back, when nothing more comes. */
  rest(): string;
  /** In the order of their numbers in the text. */
  sources(): Source[];
};

export function createCitations(): Citations {
  const given: Source[] = [];
  const cited: Source[] = [];
  let kept = "";

  const renumbered = (text: string) =>
    text.replace(CITATION, (_, space: string, numbers: string) => {
      const shown = numbers
        .split(/\D+/)
        .map((number) => positionOf(given[Number(number) - 1]))
        .filter((position) => position !== undefined);
      return [...new Set(shown)].map((position) => `${space}[${position}]`).join("");
    });
  const positionOf = (source: Source | undefined): number | undefined => {
    if (!source) return undefined;
    if (!cited.includes(source) && cited.length < CHAT_LIMITS.sources) cited.push(source);
    return cited.includes(source) ? cited.indexOf(source) + 1 : undefined;
  };

  return {
    add({ source }) {
      const known = given.findIndex((each) => isSame(each, source));
      if (known >= 0) return known + 1;
      return given.push(source);
    },
    read(piece) {
      const text = kept + piece;
      const end = text.search(UNFINISHED);
      kept = end < 0 ? "" : text.slice(end);
      return renumbered(end < 0 ? text : text.slice(0, end));
    },
    rest() {
      const text = renumbered(kept);
      kept = "";
      return text;
    },
    sources: () => (cited.length > 0 ? [...cited] : ownFacts(given)),
  };
}

/** "[1]", "[1, 3]" or "【1】", with the space before it. */
const CITATION = /( ?)(?:\[|【)(\d{1,3}(?:\s*,\s*\d{1,3})*)(?:\]|】)/g;
const UNFINISHED = / ?(?:[[【][\d,\s]{0,20})?$/;

/** An answer without numbers: what was looked up for it about the owner. */
function ownFacts(given: readonly Source[]): Source[] {
  return given.filter(({ kind }) => kind !== "handbook").slice(0, CHAT_LIMITS.sources);
}

function isSame(a: Source, b: Source): boolean {
  return a.kind === b.kind && a.href === b.href && a.title === b.title;
}
