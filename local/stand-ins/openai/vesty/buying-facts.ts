import type { Found } from "./findings.ts";
import { label, spoken } from "./own-facts.ts";

/** What a buyer's tools found: homes with their links, two homes side by side, or what the buyer comes back to. */
export function buyingFacts(found: readonly Found[]): string[] {
  return found.flatMap(({ tool, facts, source }) => {
    if (tool === "search_homes") return [searchText(facts, source)];
    if (tool === "compare_homes") return [comparisonText(facts, source)];
    if (tool === "my_buying") return [placesText(facts, source)];
    return [];
  });
}

type Facts = Found["facts"];

function searchText(facts: Facts, source: number): string {
  const missing = Array.isArray(facts.not_understood)
    ? ` I did not understand: ${facts.not_understood.join(", ")}.`
    : "";
  const homes = listOf(facts.some_of_them).map(
    ({ title, link, city, price }) => `- [${title}](${link}), ${city}, ${spoken("price", price)}`,
  );
  const head = `For sale (${facts.searched_for}): **${facts.homes}** [${source}].${missing} [See them all](${facts.where})`;
  return [head, ...homes].join("\n");
}

function comparisonText(facts: Facts, source: number): string {
  const homes = listOf(facts.homes);
  const lines = homes.map(({ title, link, status: _, ...others }) => {
    const told = Object.entries(others).flatMap(([key, value]) => {
      const text = spoken(key, value);
      return text === "" ? [] : [`${label(key)} ${text}`];
    });
    return `- [${title}](${link}): ${told.join("; ")}`;
  });
  return [`Side by side [${source}], also on [this page](${facts.where}):`, ...lines].join("\n");
}

function placesText({ is_a_buyer: _, where, ...facts }: Facts, source: number): string {
  const lines = Object.entries(facts).map(
    ([key, value]) => `- ${label(key)}: ${spoken(key, value)}`,
  );
  const links = Object.entries((where ?? {}) as Record<string, string>);
  const pages = links.map(([name, href]) => `[${name}](${href})`).join(", ");
  return [`What you are looking at [${source}]: ${pages}`, ...lines].join("\n");
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value : [];
}
