import { env } from "@web/lib/env.ts";
import type { ReactNode } from "react";

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
  table?: ReactNode;
};

export const LAST_UPDATED = { text: "July 16, 2025", iso: "2025-07-16" };

/** Our address, as a link that also works in print. */
export const SUPPORT = `[${env.supportEmail}](mailto:${env.supportEmail})`;

/** The place of a document's table. */
export const TABLE = "[table]";

/**
 * The sections of a policy, written in a little of Markdown: `## anchor: Title`, then paragraphs and
 * `- ` lists with blank lines between them, and in these `**bold**`, `*italic*` and `[text](address)`.
 */
export function sectionsOf(text: string): LegalSection[] {
  const parts = text.split("\n## ").slice(1);
  return parts.map((part) => {
    const [heading = "", ...blocks] = part.split("\n\n");
    const [id = "", title = ""] = heading.split(": ");
    return { id, title, blocks };
  });
}
