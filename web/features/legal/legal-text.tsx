import { textLinkStyles } from "@web/components/text-link.tsx";
import { env } from "@web/lib/env.ts";
import type { ReactNode } from "react";

/** A section of a policy; its number is its place in the list. */
export type LegalSection = {
  /** The anchor. It stays when the title or the number changes: people link to it. */
  id: string;
  title: string;
  body: ReactNode;
};

export type LegalDocument = {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
};

export const LAST_UPDATED = { text: "July 16, 2025", iso: "2025-07-16" };

/** Our address, as a link that also reads well on paper. */
export function SupportAddress() {
  return (
    <a href={`mailto:${env.supportEmail}`} className={textLinkStyles}>
      {env.supportEmail}
    </a>
  );
}
