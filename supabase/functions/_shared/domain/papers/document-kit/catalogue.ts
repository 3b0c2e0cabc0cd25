import type { TimelineStepId } from "../../people/timeline.ts";
import { plainFileName } from "../../site/text/file-names.ts";

/**
 * The catalogue of the premium plan's document kit. The documents' contents are in the files beside
 * this one.
 */

export const KIT_NOTICE =
  "Template by SelfNVest. It is not legal advice, and states require different forms. Have a real estate attorney read it before anyone signs.";

export type KitDocument = {
  id: string;
  title: string;
  description: string;
  /** The timeline step this document belongs to. */
  step: TimelineStepId;
};

export const KIT_DOCUMENTS = [
  {
    id: "repair-record",
    title: "Repair and improvement record",
    description: "What was repaired, by whom, when and for how much. Buyers and appraisers ask.",
    step: "property-assessment",
  },
  {
    id: "net-sheet",
    title: "Net sheet",
    description: "What you keep at three prices, with every assumption stated.",
    step: "property-assessment",
  },
  {
    id: "moving-plan",
    title: "Moving plan",
    description: "Eight weeks counted back from the day you hand over the keys.",
    step: "property-assessment",
  },
  {
    id: "seller-disclosure",
    title: "Seller's disclosure",
    description: "What you know about the house, room by room: yes, no or don't know.",
    step: "documentation-preparation",
  },
  {
    id: "lead-paint-disclosure",
    title: "Lead paint disclosure",
    description: "For homes built before 1978, with the warning that federal law asks for.",
    step: "documentation-preparation",
  },
  {
    id: "fixtures-list",
    title: "Fixtures and inclusions list",
    description: "What stays, what goes with you, and what is negotiable.",
    step: "documentation-preparation",
  },
  {
    id: "buyer-questions",
    title: "Answers for buyers",
    description: "Questions that buyers ask at a showing, with room for your answers.",
    step: "photography-marketing",
  },
  {
    id: "open-house-checklist",
    title: "Open house checklist",
    description: "The week before, the morning, the hours themselves and afterwards.",
    step: "list-property",
  },
  {
    id: "showing-sign-in",
    title: "Showing sign-in sheet",
    description: "Who came, when, and how to reach them. Leave it by the door.",
    step: "show-property",
  },
  {
    id: "showing-feedback",
    title: "Visitor feedback card",
    description: "Three questions on half a page, to be filled in at the kitchen table.",
    step: "show-property",
  },
  {
    id: "offer-summary",
    title: "Offer summary",
    description: "Up to three offers side by side: money, terms and how likely they are to close.",
    step: "negotiate-close",
  },
  {
    id: "counter-offer",
    title: "Counter offer",
    description: "Your answer in writing: what you change, and when the offer expires.",
    step: "negotiate-close",
  },
  {
    id: "closing-checklist",
    title: "Closing checklist",
    description: "From the accepted offer to the signed documents, in order.",
    step: "negotiate-close",
  },
  {
    id: "utility-handover",
    title: "Utility and key hand-over",
    description: "Meters, accounts, codes, keys and manuals for the people who move in.",
    step: "negotiate-close",
  },
] as const satisfies readonly KitDocument[];

export type KitId = (typeof KIT_DOCUMENTS)[number]["id"];

export function kitDocument(id: string | undefined): (KitDocument & { id: KitId }) | undefined {
  return KIT_DOCUMENTS.find((document) => document.id === id);
}

/** A PDF's file name, without what file systems refuse: "Net sheet - 12 Maple St.pdf", "Net sheet.pdf". */
export function paperName(title: string, place?: string | null): string {
  const named = [title, place ?? ""].map((part) =>
    plainFileName(part.replace(/[/\\:*?"<>|]+/gu, " ")),
  );
  return `${named.filter((part) => part !== "").join(" - ")}.pdf`;
}
