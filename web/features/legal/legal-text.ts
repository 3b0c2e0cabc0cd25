import { env } from "@web/lib/env.ts";

/** A section of a policy; its position in the list gives its number. */
export type LegalSection = {
  /** The anchor. It must not change along with the title or number: people link to it. */
  id: string;
  title: string;
  /** Paragraphs and lists, in the marks that `sectionsOf` explains. */
  blocks: readonly string[];
};

export type LegalDocument = {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
};

export const LAST_UPDATED = { text: "July 16, 2025", iso: "2025-07-16" };

/** Our address, as a link that also works in print. */
export const SUPPORT = `[${env.supportEmail}](mailto:${env.supportEmail})`;

/** Stands for the table of what the site keeps in a browser. */
export const BROWSER_STORAGE = "[[browser storage]]";

/**
 * The sections of a policy, written in a little of Markdown: `## anchor: Title`, then paragraphs and
 * `- ` lists with blank lines between them, and in these `**bold**`, `*italic*` and `[text](address)`.
 */
export function sectionsOf(text: string): LegalSection[] {
  const parts = text.trim().split(/^## /m).slice(1);
  return parts.map((part) => {
    const [heading = "", ...blocks] = part.trim().split(/\n{2,}/);
    const [id = "", title = ""] = heading.split(/: (.*)/);
    return { id, title, blocks };
  });
}
