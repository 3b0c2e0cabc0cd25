import { textLinkStyles } from "@web/components/text-link.tsx";
import { env } from "@web/lib/env.ts";
import type { ReactNode } from "react";

/** A section of a policy; its position in the list gives its number. */
export type LegalSection = {
  /** The anchor. It must not change along with the title or number: people link to it. */
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

/** Our address, as a link that also works in print. */
export function SupportAddress() {
  return (
    <a href={`mailto:${env.supportEmail}`} className={textLinkStyles}>
      {env.supportEmail}
    </a>
  );
}
