import { CHAT_LIMITS } from "../../_shared/domain/site/errors/first-limits.ts";
import type { Source } from "../../_shared/domain/vesty/chat.ts";
import type { Finding } from "./tools/tool.ts";

/**
 * Tracks which findings an answer cites. The model gets each finding with a number and writes "[2]"
 * after what it took from it. Users see the sources renumbered in the order of the text, and only
 * findings that were really given can be cited.
 */
export type Citations = {
  /** @returns the number under which the model sees it. */
  add(finding: Finding): number;
  /** Renumbers the next piece of the answer; holds back what may be the start of a citation. */
  read(piece: string): string;
  /** Returns the text that was held back, once the answer is complete. */
  rest(): string;
  /** The sources are in the order of their numbers in the text. */
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

/** "[1]", "[1, 3]" or "【1】", with a preceding space. */
const CITATION = /( ?)(?:\[|【)(\d{1,3}(?:\s*,\s*\d{1,3})*)(?:\]|】)/g;
const UNFINISHED = / ?(?:[[【][\d,\s]{0,20})?$/;

/** The sources of an answer without citations: the owner's data that was looked up for it. */
function ownFacts(given: readonly Source[]): Source[] {
  return given.filter(({ kind }) => kind !== "handbook").slice(0, CHAT_LIMITS.sources);
}

function isSame(a: Source, b: Source): boolean {
  return a.kind === b.kind && a.href === b.href && a.title === b.title;
}
