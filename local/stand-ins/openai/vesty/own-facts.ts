import { formatNumber } from "../../../../supabase/functions/_shared/domain/site/text/format.ts";
import type { Found } from "./findings.ts";
import { subjectsOf } from "./subjects.ts";

/**
 * The facts about the owner's own data that the question asks for, a line for each home or list; empty if it asks for
 * none.
 */
export function ownFacts(found: readonly Found[], question: string): string[] {
  const subjects = subjectsOf(question);
  const own = found.filter(({ tool }) => subjects.some((each) => each.tool === tool));
  const isMeant = homesMeant(own, question);
  const isHome = homesMeant(own, question, "alone");
  const most = mostItems(question);
  const lines = own
    .filter(({ facts }) => isHome(facts))
    .map(({ tool, facts, source }) => {
      const keys = subjects.find((each) => each.tool === tool)?.says ?? [];
      const named = keys.filter((key) => sharedWords(wordsFor(key), question) > 0);
      const textsOf = (of: readonly string[]) =>
        of.flatMap((key) => {
          const text = textOf(key, facts[key], { isMeant, most });
          return text === "" ? [] : [`${label(key)}: ${text}`];
        });
      const narrowed = tool === "my_listings" ? textsOf(named) : [];
      const said = [
        ...textsOf(["title", "home"]),
        ...(narrowed.length > 0 ? narrowed : textsOf(keys)),
      ];
      return `- **${label(tool.replace("my_", ""))}**: ${said.join("; ")} [${source}]`;
    });
  return lines.length > 0 ? [`What you have here:\n\n${lines.join("\n")}`] : [];
}

/**
 * The homes whose title the question names; or else all of them.
 * @param parts whether items in a list count as well, such as showings, which name their homes, and steps.
 */
function homesMeant(
  found: readonly Found[],
  question: string,
  parts: "alone" | "with items" = "with items",
): (facts: unknown) => boolean {
  const titleOf = (facts: unknown): string => {
    const { title, home } = (facts ?? {}) as Record<string, unknown>;
    const name = [title, home].find((each) => typeof each === "string");
    return typeof name === "string" ? name : "";
  };
  const every = found
    .flatMap(({ facts }) => [facts, ...(parts === "alone" ? [] : Object.values(facts).flat())])
    .map(titleOf);
  const named = new Set(every.filter((title) => sharedWords(title, question) > 0));
  return (facts) => named.size === 0 || titleOf(facts) === "" || named.has(titleOf(facts));
}

const NEXT = /\bnext\b(?! (?:\w+ )?(?:days?|weeks?|months?)\b)/i;
const LIST = /\b(?:which|list|all|every|who|what|when|any)\b/i;

function mostItems(question: string): number {
  if (NEXT.test(question)) return 1;
  return LIST.test(question) ? 8 : 3;
}

type Choice = { isMeant: (facts: unknown) => boolean; most: number };

function textOf(key: string, value: unknown, { isMeant, most }: Choice): string {
  if (value === false) return "no";
  if (!Array.isArray(value)) return spoken(key, value);
  const items = value.filter(isMeant);
  return someOf(key, items, typeof items[0] === "string" ? items.length : most);
}

function someOf(key: string, items: readonly unknown[], most: number): string {
  const texts = items.slice(0, most).map((each) => spoken(key, each));
  const more = items.length > most ? [`and ${items.length - most} more`] : [];
  return [...texts, ...more].join("; ").replaceAll(".; ", ". ") || "none";
}

/** Words that people say for a fact. */
const ALSO: Readonly<Record<string, string>> = {
  sqft: "square feet living area",
  year_built: "year built old",
  days_since_published: "long days listed market",
  status: "active online live public published draft pending sold withdrawn visible doing",
  views_this_week: "views viewed looked doing",
  saves_this_week: "saved saves favorite",
  price: "asking price",
  still_missing: "missing incomplete improve lack",
  confirmed_automatically: "confirm confirming automatic",
};

function wordsFor(key: string): string {
  return `${label(key)} ${ALSO[key] ?? ""}`;
}

/**
 * Texts by other people may contain instructions for a model, and links that hide where they lead.
 */
const UNSAID = /note|description|_at$|^(?:about|edit|manage|link|where|id)$/;
/** Lists within an item of a list. */
const NESTED = /^(?:open_tasks|times)$/;
const MONEY = /price|amount|money|net|payment|costs?$|saved|commission|agent|_per_month|median/i;

/** Any fact in words; "" for what is unknown or not passed on. */
export function spoken(key: string, value: unknown): string {
  if (UNSAID.test(key) || value === false || value === null || value === undefined) return "";
  if (typeof value === "number" && key.includes("year")) return String(value);
  if (typeof value === "number") return `${MONEY.test(key) ? "$" : ""}${formatNumber(value)}`;
  if (Array.isArray(value)) return someOf(key, value, NESTED.test(key) ? 3 : value.length);
  if (typeof value !== "object") return value === true ? "yes" : String(value);
  const [first = "", ...others] = Object.entries(value).flatMap(([name, each]) => {
    const text = spoken(name, each);
    return text === "" ? [] : [typeof each === "string" ? text : `${label(name)} ${text}`];
  });
  const link = "where" in value ? value.where : null;
  return [link ? `[${first}](${link})` : first, ...others].join(", ");
}

export function label(key: string): string {
  return key.replaceAll("_", " ");
}

/** How many words two texts share, whatever their endings: "views" and "viewed". */
export function sharedWords(text: string, other: string): number {
  const wordsIn = (each: string): string[] => label(each).toLowerCase().match(WORD) ?? [];
  const isIn = (long: string, short: string) => long.startsWith(short.slice(0, 5));
  return wordsIn(text).filter((a) => wordsIn(other).some((b) => isIn(a, b) || isIn(b, a))).length;
}

const WORD =
  /\b(?!(?:this|that|with|have|from|what|when|which|they|their|there|does|would|home|house|owner|each|much|many)\b)\p{L}{4,}/gu;
