import type { Side } from "../talk/messages.ts";
import { PAPER_NAMES, type SigningPaper } from "./signing-papers.ts";

/**
 * Papers that everyone of both sides signs at the signing service (decision 199). A row of `signings_of_sale`; SQL says
 * what may be sent.
 */

export type SigningState = "sending" | "sent" | "signed" | "declined" | "expired" | "withdrawn";
export type SignerState = "waiting" | "opened" | "signed" | "declined";

export type Signer = {
  /** Empty once the person has closed their account. */
  name: string;
  side: Side;
  state: SignerState;
  /** Why they declined, in their words. */
  reason: string;
  is_me: boolean;
};

export type Signing = {
  id: string;
  what: SigningPaper;
  /** The agreed amendment that it is about. */
  amendment: number | null;
  made_by: Side;
  /** The PDF that was sent; null once it is deleted. */
  file_id: string | null;
  file_name: string;
  state: SigningState;
  /** Why the last attempt to send it failed: the service didn't answer, or refused it. */
  problem: "down" | "refused" | null;
  /** What the service reported after the end. */
  late: "signed" | "declined" | null;
  /** Whether no other terms were agreed on since it was sent. */
  is_current: boolean;
  created_at: string;
  ended_at: string | null;
  /** The day of the last signature, where the home is. */
  signed_on: string | null;
  signers: Signer[];
  /** The files of the sale that came of it. */
  files: Partial<Record<SigningPart, string>>;
};

/** What the service returns: the PDF, the page with everyone's signatures, and the record of who signed when. */
export type SigningPart = "paper" | "signatures" | "certificate";

export type PersonToSign = { side: Side; name: string; is_me: boolean };

export type SaleSignings = {
  /** Whether the sale ends or has ended, and still takes a release. */
  may_release: boolean;
  /** Everyone who would sign now. */
  people: PersonToSign[];
  /** The latest first. */
  signings: Signing[];
};

export function isOpenSigning({ state }: Pick<Signing, "state">): boolean {
  return state === "sending" || state === "sent";
}

/** The signings of a paper, the latest first. */
export function signingsOf(all: SaleSignings, what: SigningPaper): Signing[] {
  return all.signings.filter((signing) => signing.what === what);
}

/** Whether the reader can sign now. */
export function signsNow({ state, signers }: Pick<Signing, "state" | "signers">): boolean {
  return (
    state === "sent" &&
    signers.some((signer) => signer.is_me && ["waiting", "opened"].includes(signer.state))
  );
}

/** How a signing stands, in one line. */
export function signingText(signing: Signing): string {
  const left = signing.signers.filter((signer) => signer.state !== "signed").length;
  switch (signing.state) {
    case "sending":
      if (signing.problem === "down")
        return "The signing service does not answer, so it isn't sent yet. We try again by ourselves.";
      return signing.problem === "refused"
        ? "The signing service refused this PDF. It may be locked or too large. Take it back, and send another copy."
        : "It is being sent to the signing service.";
    case "sent":
      return left === 1
        ? "One person still has to sign."
        : `${left} of ${signing.signers.length} people still have to sign.`;
    case "signed":
      return "Everyone has signed. The signed copy, the signatures and the certificate are in the sale.";
    case "declined":
      return "It was not signed, because someone declined.";
    case "expired":
      return "The time to sign is over, and not everyone signed.";
    case "withdrawn":
      return "It was called off, so it can no longer be signed. The side that sent it took it back, the sale ended, or the signing service stopped it.";
  }
}

/** What happened since, which people have to know; undefined if nothing did. */
export function warningText(signing: Signing, side: Side): string | undefined {
  if (signing.late === "signed")
    return "All signatures arrived after that, so they count for nothing here. Ask each other which copy is valid.";
  if (signing.is_current || signing.what !== "contract") return undefined;
  if (signing.state === "signed")
    return "You agreed on other terms before everyone had signed, so its day was not proposed. An amendment on paper has to say what changed.";
  if (!isOpenSigning(signing)) return undefined;
  return signing.made_by === side
    ? "You both agreed on other terms since you sent this. Take it back, and send the contract with the new terms."
    : "You both agreed on other terms since this was sent. Ask the other side to send the contract with the new terms.";
}

const SIGNER_TEXTS: Record<SignerState, string> = {
  waiting: "not signed yet",
  opened: "has opened it",
  signed: "has signed",
  declined: "declined",
};

/** "has signed"; a person who left has no name. */
export function signerText({ state }: Pick<Signer, "state">): string {
  return SIGNER_TEXTS[state];
}

/** The title of a paper at the service: "The contract for 12 Oak Street". */
export function signingTitle(what: SigningPaper, home: string): string {
  return home === "" ? PAPER_NAMES[what] : `${PAPER_NAMES[what]} for ${home}`;
}

/** The files that came of signings, which are not sent to be signed again. */
export function signedFileIds({ signings }: SaleSignings): Set<string> {
  return new Set(signings.flatMap(({ files }) => Object.values(files)));
}
