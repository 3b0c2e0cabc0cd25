import { formatNumber } from "../../../../supabase/functions/_shared/domain/format.ts";
import type { Found } from "./findings.ts";

/** The state of the sale in short, with anything else in it that the question names. */
export function ownFacts(found: readonly Found[], question: string) {
  const own = found.filter(({ tool }) => /^my_|^compare_/.test(tool));
  const isNamed = (tool: string, key: string) =>
    !BRIEF[tool] || sharedWords(label(key), question) > 0;
  const lines = own.map(({ tool, facts, source }) => {
    const said = Object.entries(facts).flatMap(([key, value]) => {
      const text = isNamed(tool, key) || BRIEF[tool]?.includes(key) ? spoken(key, value) : "";
      return text === "" ? [] : [`${label(key)}: ${text}`];
    });
    return `- **${label(tool.replace("my_", ""))}**: ${said.join("; ")} [${source}]`;
  });
  const text = lines.length > 0 ? [`What you have here:\n\n${lines.join("\n")}`] : [];
  const isAsked = own.some(({ tool, facts }) =>
    Object.keys(facts).some((key) => isNamed(tool, key)),
  );
  return { text, isAsked };
}

/**
 * These are always mentioned; the other tools are called on purpose, so everything they return is.
 */
const BRIEF: Readonly<Record<string, readonly string[]>> = {
  my_listings: ["title", "status", "price", "days_since_published", "views_this_week"],
  my_viewings: ["upcoming", "unanswered_requests_count"],
  my_offers: ["side_by_side"],
  my_timeline: ["percent_done", "steps"],
};

/**
 * Texts by other people may contain instructions for a model, and links that hide where they lead.
 */
const UNSAID = /note|description|_at$|^(?:about|edit|manage|link|where|id)$/;
const MONEY = /price|amount|money|net|payment|costs?$|saved|commission|agent|_per_month|median/i;

/** Any fact in words; "" for what is unknown or not passed on. */
export function spoken(key: string, value: unknown): string {
  if (UNSAID.test(key) || value === false || value === null || value === undefined) return "";
  if (typeof value === "number") return `${MONEY.test(key) ? "$" : ""}${formatNumber(value)}`;
  if (Array.isArray(value)) {
    const items = value.map((each) => spoken(key, each));
    return items.join("; ").replaceAll(".; ", ". ") || "none";
  }
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
