import type { DisclosureKind } from "../disclosures.ts";
import type { KitBlock } from "./blocks.ts";
import type { KitId } from "./catalogue.ts";

/**
 * The kit's documents that an owner can fill in on the site and publish as they are. The others are filled in on paper.
 */
export const FILLED_IN_HERE: Partial<Record<KitId, DisclosureKind>> = {
  "seller-disclosure": "seller",
  "lead-paint-disclosure": "lead_paint",
  "fixtures-list": "fixtures",
  "repair-record": "repairs",
  "buyer-questions": "other",
};

/** The answers, by the key of a spot. A choice is answered by one of its options, a check by "yes". */
export type KitAnswers = Record<string, string>;

/** A blank to fill in on a paper. */
export type KitSpot = {
  key: string;
  label: string;
  /** The known value; the owner may change or clear it. */
  value: string;
} & ({ kind: "line" | "text" | "check" } | { kind: "choice"; options: string[] });

/** Blanks that belong together on screen. */
export type KitPart = { heading: string; hints: string[]; spots: KitSpot[] };

export const KIT_ANSWER_LIMITS = { answers: 300, line: 200, text: 2000 } as const;

/** The buyer and the agent fill in their own parts, on paper. */
const NOT_OURS = /^(buyer|agent)'s /i;

/**
 * The blanks of a paper, in order. Keys are made from its words, not positions, so that an answer stays
 * with its question when something before it changes.
 */
export function partsOf(blocks: readonly KitBlock[]): KitPart[] {
  const parts: KitPart[] = [{ heading: "", hints: [], spots: [] }];
  for (const block of blocks) {
    if (block.kind === "heading") parts.push({ heading: block.text, hints: [], spots: [] });
    const part = parts.at(-1) as KitPart;
    if (block.kind === "note" || block.kind === "text") part.hints.push(block.text);
    if (!NOT_OURS.test(part.heading)) part.spots.push(...spotsOf(part.heading, block));
  }
  return parts.filter(({ spots }) => spots.length > 0);
}

/** The paper with the answers in it. Answers without a spot are ignored. */
export function filledIn(blocks: readonly KitBlock[], answers: KitAnswers): KitBlock[] {
  let heading = "";
  return blocks.map((block) => {
    if (block.kind === "heading") heading = block.text;
    return NOT_OURS.test(heading) ? block : filled(heading, block, answers);
  });
}

/** The head of a paper: nothing about the home itself, but perhaps its address and owner. */
const HEAD = new Set(["Property", "Seller", "Date"]);

/** The answers to buyers' questions quote a paper by this: only what was filled in below its head. */
export function textOf(blocks: readonly KitBlock[], answers: KitAnswers): string {
  return partsOf(blocks)
    .flatMap(({ heading, spots }) => {
      const lines = spots.flatMap((spot) => {
        const answer = answerOf(spot, answers);
        if (answer === "" || HEAD.has(spot.label)) return [];
        return spot.kind === "check" ? spot.label : `${spot.label}: ${answer}`;
      });
      return lines.length > 0 && heading ? [heading, ...lines] : lines;
    })
    .join("\n");
}

function spotsOf(heading: string, block: KitBlock): KitSpot[] {
  switch (block.kind) {
    case "fields":
      return block.fields.map(({ label, value }) => ({
        ...{ kind: "line", key: keyOf(heading, label), label },
        // Readers of a published paper reach the owner through this site.
        value: /phone|email/i.test(label) ? "" : (value ?? ""),
      }));
    case "choices":
      return block.items.map((label) => ({
        ...{ kind: "choice", key: keyOf(heading, label), label, value: "" },
        options: block.answers,
      }));
    case "checks":
      return block.items.map((label) => ({
        ...{ kind: "check", key: keyOf(heading, label), label, value: "" },
      }));
    case "lines":
      return [{ kind: "text", key: keyOf(heading, "lines"), label: heading || "Notes", value: "" }];
    case "table":
      return block.rows.flatMap((row) =>
        row.flatMap((cell, column) =>
          cell === "" && row[0]
            ? {
                ...{ kind: "line", value: "", key: keyOf(row[0], block.head[column] ?? "") },
                label: block.head.length > 2 ? `${row[0]}: ${block.head[column]}` : row[0],
              }
            : [],
        ),
      );
    default:
      return [];
  }
}

function filled(heading: string, block: KitBlock, answers: KitAnswers): KitBlock {
  const given = spotsOf(heading, block).map((spot) => answerOf(spot, answers));
  switch (block.kind) {
    case "fields":
      return {
        ...block,
        fields: block.fields.map((field, place) => ({ ...field, value: given[place] ?? "" })),
      };
    case "choices":
      return { ...block, chosen: given.map((answer) => block.answers.indexOf(answer)) };
    case "checks":
      return { ...block, checked: given.map((answer) => answer === "yes") };
    case "lines":
      return given[0] ? { kind: "text", text: given[0] } : block;
    case "table":
      return {
        ...block,
        rows: block.rows.map((row) =>
          row.map((cell, column) =>
            cell === "" && row[0]
              ? (answers[keyOf(row[0], block.head[column] ?? "")] ?? "").trim()
              : cell,
          ),
        ),
      };
    default:
      return block;
  }
}

/** The answer if it is valid for its blank; otherwise the known value. */
function answerOf(spot: KitSpot, answers: KitAnswers): string {
  const answer = (answers[spot.key] ?? spot.value).trim();
  if (spot.kind === "choice") return spot.options.includes(answer) ? answer : "";
  if (spot.kind === "check") return answer === "yes" ? answer : "";
  return spot.kind === "line" ? answer.replace(/\s+/g, " ") : answer;
}

function keyOf(heading: string, label: string): string {
  return `${heading} / ${label}`;
}
