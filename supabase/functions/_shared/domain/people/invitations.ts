import type { OfferTerms } from "../offers/offer-terms.ts";
import { INVITATION_LIMITS } from "../site/errors/limits.ts";
import { cleanEmail, isReachable } from "../site/text/contact-details.ts";
import { isOurName } from "../site/text/mailed-names.ts";
import { hasAccountNumbers } from "../talk/account-numbers.ts";

/** What people are invited to: to own a home together, to make an offer together, or to work on a sale (decision 195). */
export type MembershipKind = "home" | "offer" | "sale";

/** One of the people who own or buy a home together: the first, those who joined, and those who are invited. */
export type Joining = {
  /** The invitation's; null for the first. */
  id: string | null;
  name: string | null;
  /** The invited address, for the first person. */
  email: string | null;
  is_me: boolean;
  /** Null until they have joined. */
  joined_at: string | null;
  /** When the link of an invitation ends; null before it is mailed, and once it has ended. */
  link_until: string | null;
};

/** The contents of the page behind the link of an invitation to own or buy a home together. */
export type JoinInvitation = {
  /** The invited person's name, as the person who invited them wrote it. */
  name: string;
  /** The full name of the person who invites. */
  inviter: string | null;
  home: string;
  /** Whether the signed-in account has the invited mailbox; null for a visitor. */
  is_mine: boolean | null;
  /** Where the home is, for its owners. */
  city?: string;
  state?: string;
  /** The home's, for its buyers. */
  listing_id?: string | null;
  /** Present only for the account that is invited to an offer; `n` is their version. */
  terms?: (Pick<OfferTerms, "price" | "closing_on" | "financing"> & { n: number }) | null;
};

/** An invited person as the inviting one types them: to own or buy a home together, or to a sale. */
export type Invited = { name: string; email: string };

/** The errors of an invitation: a text by field; empty if it has none. */
export function invitedProblems(typed: Invited): { [Field in keyof Invited]?: string } {
  const name = typed.name.trim();
  const isNamed = name !== "" && [...name].length <= INVITATION_LIMITS.name;
  return {
    ...(isNamed ? {} : { name: "Please give a name." }),
    ...(isOurName(name) ? { name: "Please give the person's own name." } : {}),
    ...(hasAccountNumbers(`account ${name}`)
      ? { name: "Please give a name without numbers." }
      : {}),
    ...(isReachable(cleanEmail(typed.email)) ? {} : { email: "Please give an email address." }),
  };
}
