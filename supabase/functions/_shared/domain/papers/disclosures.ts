import type { DocumentType } from "./documents.ts";

/**
 * Disclosures: documents that an owner has published about a home, with versions and
 * acknowledgments. Who may see what is decided in SQL (schemas/papers/disclosures.sql).
 */

/** The subject of a disclosure; the form suggests its name as the title. */
export const DISCLOSURE_KINDS = {
  seller: "Seller's disclosure",
  lead_paint: "Lead paint disclosure",
  inspection: "Inspection report",
  repairs: "Repairs and improvements",
  permits: "Permits",
  title: "Title and deed",
  survey: "Survey",
  association: "Homeowners' association",
  pest: "Pest report",
  fixtures: "What stays and what goes",
  other: "Another document",
} as const;
export type DisclosureKind = keyof typeof DISCLOSURE_KINDS;

/** Each kind of access includes the next. */
export const DISCLOSURE_ACCESS = {
  everybody: {
    name: "Everyone",
    about: "Anyone who opens your listing, with or without an account.",
  },
  showings: {
    name: "People with a showing",
    about:
      "They see it once you confirm their showing, if they sign in with the email they booked with.",
  },
  invited: {
    name: "People you invite",
    about: "Anyone you invite by email address, or whose request you grant.",
  },
} as const;
export type DisclosureAccess = keyof typeof DISCLOSURE_ACCESS;

/** How long the link to an opened disclosure works. */
export const DISCLOSURE_LINK_MINUTES = 10;

export type Acknowledgment = {
  version: number;
  /** ISO, UTC. */
  at: string;
  sha256: string;
};

/** A disclosure in the version that the caller may open. */
export type PublishedDisclosure = {
  id: string;
  title: string;
  kind: DisclosureKind;
  access: DisclosureAccess;
  version: number;
  /** False for an older version, which a person who acknowledged it can still read. */
  is_current: boolean;
  type: DocumentType;
  /** Bytes. */
  size: number;
  sha256: string;
  published_at: string;
  /** When the caller last opened this version. */
  opened_at: string | null;
  /** The latest version that the caller acknowledged. */
  acknowledged: Acknowledgment | null;
};

export type RequestState = "open" | "granted" | "declined";

/** A home's disclosures as a buyer sees them. */
export type DisclosuresPage = {
  is_owner: boolean;
  home: { id: string; title: string; city: string; state: string; is_public: boolean };
  disclosures: PublishedDisclosure[];
  /** How many are closed to the caller. */
  beyond: { showings: number; invited: number };
  request: RequestState | null;
};

type DisclosureReader = {
  /** A first name, or the address that the owner invited; null if they gave no name. */
  name: string | null;
  opened_at: string | null;
  /** How often they opened it, in any version. */
  times: number;
  /** The latest version they opened. */
  version: number | null;
  acknowledged: Acknowledgment | null;
};

/** A disclosure as its owner sees it. */
export type OwnDisclosure = Omit<
  PublishedDisclosure,
  "acknowledged" | "is_current" | "opened_at"
> & {
  withdrawn_at: string | null;
  document_id: string | null;
  /** The name of the document, null once it was deleted. */
  document: string | null;
  readers: DisclosureReader[];
  opened_by_visitors: number;
  /** How many people acknowledged it whose accounts are deleted. */
  acknowledged_by_former: number;
};

export type DisclosureGuest = {
  id: string;
  /** Null for a person whose request was granted. */
  email: string | null;
  name: string | null;
  created_at: string;
};

export type DisclosureRequest = {
  id: string;
  state: Exclude<RequestState, "granted">;
  name: string | null;
  created_at: string;
};

export type OwnDisclosures = {
  home: { id: string; title: string; status: string; address_hidden: boolean };
  disclosures: OwnDisclosure[];
  guests: DisclosureGuest[];
  requests: DisclosureRequest[];
};

/** One line about each of an owner's homes. */
export type DisclosureCount = {
  listing_id: string;
  title: string;
  published: number;
  /** Requests waiting for an answer. */
  waiting: number;
};

/** Whether the caller has yet to acknowledge the version they see. */
export function isToAcknowledge({ is_current, version, acknowledged }: PublishedDisclosure) {
  return is_current && acknowledged?.version !== version;
}

/** "2 more for people with a showing, 1 for people the owner invites"; empty if there are none. */
export function beyondText({ showings, invited }: DisclosuresPage["beyond"]): string {
  return [
    showings > 0 ? `${showings} for people with a showing` : "",
    invited > 0 ? `${invited} for people the owner invites` : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** The titles of what a person may open and has not confirmed as read, in its latest version. */
export function unreadDisclosures({ disclosures }: Pick<DisclosuresPage, "disclosures">): string[] {
  return disclosures
    .filter((each) => each.is_current && each.acknowledged?.version !== each.version)
    .map(({ title }) => title);
}

/** The beginning of a hash, enough for people to compare. */
export function shortHash(sha256: string): string {
  return sha256.slice(0, 12);
}
