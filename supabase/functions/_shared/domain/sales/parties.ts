import { cleanPhone } from "../site/text/contact-details.ts";
import type { Side } from "../talk/messages.ts";
import type { Appointment, AppointmentPurpose, OwnAppointment } from "./appointments.ts";
import type { PartyRole } from "./party-roles.ts";
import type { SaleFile } from "./sale-files.ts";
import type { SaleStepKind } from "./sale-steps.ts";

/** People who work on a sale without an account, each with a link of their own (decision 97); roles are in party-roles.ts. */

/** Why an invited person can no longer do anything. */
export type PartyEnd = "revoked" | "refused" | "unreached" | "left";

export const PARTY_ENDS: Record<PartyEnd, string> = {
  revoked: "The link was ended",
  refused: "Said that the invitation isn't meant for them",
  unreached: "Mail to this address came back",
  left: "Invited by an account that is closed",
};

/** An invited person, as one side sees them. */
export type Party = {
  id: string;
  role: PartyRole;
  /** Null once it is forgotten. */
  name: string | null;
  invited_by: Side;
  /** Present only for the side that invited the person. */
  email: string | null;
  phone: string | null;
  /** Whether the reader shows them their email address and telephone. */
  shares: boolean;
  invited_at: string;
  opened_at: string | null;
  ended_at: string | null;
  why: PartyEnd | null;
  /** Null until the invitation was mailed, and once it has ended; "infinity" as long as the sale goes on. */
  link_until: string | null;
  /** The time they take at the home: the one ahead, or the last one. */
  appointment: Appointment | null;
  said: { kind: SaleStepKind; at: string; made_on: string }[];
};

/** The contents of the page behind a party's link. */
export type PartyPage = {
  role: PartyRole;
  name: string;
  invited_by: Side;
  /** The home's title. */
  home: string;
  address: string | null;
  sale_state: "open" | "closed";
  link_until: string | null;
  /** Names that its role knows, and the addresses and telephones of those who show theirs. */
  sides: { side: Side; name: string | null; email: string | null; phone: string | null }[];
  steps: {
    kind: SaleStepKind;
    state: "open" | "done" | "waived";
    due_on: string | null;
    /** The hour at which that day's deadline ends, where the home is; 24 is the end of the day. */
    until_hour: number;
    settled_on: string | null;
    /** Whether it can say now that its part is done. */
    can: boolean;
    said_on: string | null;
    /** The agreed sum of the earnest money, for a role that reads the terms. */
    sum: number | null;
  }[];
  /** The lender that the owner's sale pays off, for a title officer and the owner's attorney. */
  payoff: string | null;
  files: (Pick<SaleFile, "id" | "kind" | "name" | "type" | "size" | "created_at"> & {
    is_own: boolean;
  })[];
  /** The visit for which the party takes a time at the home, and how long it can last; null if it can take none now. */
  takes: { purpose: AppointmentPurpose; minutes: number[] } | null;
  appointment: OwnAppointment | null;
  phone: string | null;
  /** The home's time zone. */
  time_zone: string;
};

/**
 * The one thing asked of a party now: to take a time at the home, or to say that its part of a step is done. Without
 * either, the next date that it waits for, if there is one.
 */
export function askedOf(
  page: Pick<PartyPage, "steps" | "takes" | "appointment">,
):
  | { time: true }
  | { step: PartyPage["steps"][number] }
  | { next: PartyPage["steps"][number] | undefined } {
  if (page.takes && !page.appointment) return { time: true };
  const open = page.steps.filter(({ state }) => state === "open");
  const step = open.find(({ can }) => can);
  return step ? { step } : { next: open.find(({ due_on }) => due_on !== null) };
}

/** A side as a form names it. */
export function sideName(side: Side): "Seller" | "Buyer" {
  return side === "owner" ? "Seller" : "Buyer";
}

/** What a side says of a party when it invites one, besides name and address. */
export type PartyDetails = { role: PartyRole; phone: string; shares: boolean };

/** The error of an invited party's phone number; undefined if it has none. */
export function phoneProblem(phone: string): string | undefined {
  return phone.trim() === "" || cleanPhone(phone)
    ? undefined
    : "Please enter a phone number, or leave it out.";
}
