import { DOCUMENT_REFUSALS, documentProblem, kindOfFile } from "../papers/documents.ts";
import { hasAccountNumbers } from "../talk/account-numbers.ts";

/** How an owner shows that a home is theirs, and what moderators see of it (decision 215). */

export type ProofState = "waiting" | "accepted" | "refused" | "replaced";

/** What an owner of the home knows (the SQL function `my_ownership`). */
export type Ownership = {
  title: string;
  status: string;
  has_address: boolean;
  address: string;
  /** Whether the home can't be public until its ownership is shown. */
  must_wait: boolean;
  shown_at: string | null;
  /** A document, also one of a co-owner, is under review. */
  waits: boolean;
  /** The caller's latest one; it has no name once the document is deleted. */
  proof: {
    id: string;
    name: string | null;
    state: ProofState;
    reason: string | null;
    created_at: string;
    decided_at: string | null;
  } | null;
};

export type OwnershipDocument = { path: string; name: string; type: string };

/** What moderators decide about (the SQL function `ownership_queue`). */
export type OwnershipQueue = {
  /** The team's rule: new homes wait until their ownership is shown. */
  waits: boolean;
  total: number;
  waiting: WaitingProof[];
};

export type WaitingProof = {
  id: string;
  listing_id: string;
  title: string;
  address: string;
  property_type: string;
  status: string;
  owner: string | null;
  type: string;
  created_at: string;
  is_own: boolean;
};

/** Where an upload waits for its check: "<user>/<id>.<ending>". The id is also the proof's. */
export function proofIdOf(path: string, userId: string): string | undefined {
  const [, folder, id] = WAITING.exec(path) ?? [];
  return folder === userId ? id : undefined;
}

const WAITING = /^([\da-f-]{36})\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(?:pdf|jpg|png)$/;

/** Says as a clause why a file is refused before it is sent; undefined when it is accepted. */
export function proofProblem(file: {
  name: string;
  size: number;
  type: string;
}): string | undefined {
  const problem = documentProblem(file);
  if (problem && !problem.startsWith(DOCUMENT_REFUSALS.type)) return problem;
  const kind = kindOfFile(file);
  if (problem || (kind !== "pdf" && kind !== "jpeg" && kind !== "png"))
    return "it is not a PDF, JPEG or PNG. Please save it as PDF";
  return hasAccountNumbers(file.name)
    ? "its name has the number of an account. Please give it another name"
    : undefined;
}

export const OWNERSHIP_TEXTS = {
  title: "Show that you own it",
  lead: "Buyers trust a home more when we have seen a deed or a tax bill. It is private: only you and our team can open it.",
  kept: "We delete it 7 days after our decision.",
  what: "A deed, or the latest property tax bill, with your name and the home's address. PDF, JPEG or PNG, up to 25 MB. Cover account numbers first.",
  waiting: "We are looking at your document. You get an email when it is decided.",
  mustWait: "This home can be public once we have accepted your document.",
  mayWait: "Your home can be public in the meantime. Its page says “Ownership not shown yet”.",
  replaced:
    "The home's address changed before we decided. Please send a document for the new address.",
} as const;

export const OWNERSHIP_QUEUE_TEXTS = {
  title: "Proofs of ownership",
  lead: "Compare the document with the address and the name. It is deleted 7 days after your decision.",
  empty: "No document is waiting.",
  own: "This is your own home. Someone else has to decide.",
  decided: "Your decision is saved. The owners are told.",
  rule: "New homes wait until their ownership is shown",
  ruleHint:
    "Off: they are public with a note. Vacant land, and homes that two people reported, always wait.",
} as const;
