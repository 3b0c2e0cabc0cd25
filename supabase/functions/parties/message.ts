import { FALLBACK_TITLE } from "../_shared/domain/homes/listings.ts";
import { PARTY_ROLES, type PartyRole } from "../_shared/domain/sales/party-roles.ts";
import { wordsOnly } from "../_shared/domain/search/plain-words.ts";
import { INVITATION_LIMITS, PARTY_LIMITS } from "../_shared/domain/site/errors/limits.ts";
import { paths } from "../_shared/domain/site/paths.ts";
import { mailedName } from "../_shared/domain/site/text/mailed-names.ts";
import type { Side } from "../_shared/domain/talk/messages.ts";
import { oneLine, renderLetter } from "../_shared/edge/letter.ts";
import { type Mail, oneClickHeaders } from "../_shared/edge/mail.ts";
import type { Due } from "../_shared/edge/outbox.ts";

/** An invitation that is due, with its content; a row of `claim_invitations`. */
export type DueInvitation = Due & {
  /** "purchase": to buy a home together; "ownership": to own one together. */
  kind: "invitation" | "purchase" | "ownership";
  to_email: string;
  name: string;
  /** Null for one who is to buy or own together. */
  role: PartyRole | null;
  invited_by: Side;
  /** The full name of the person who invited them. */
  inviter: string | null;
  /** The home's title; null while it isn't public. */
  home: string | null;
  token: string;
  /**
   * The token that refuses the invitation and opens nothing: mail programs keep the header that has it, and call it.
   */
  stop_token: string;
};

type Sender = { from: string; siteUrl: string; apiUrl: string };

const MAX_NAME = 80;
const MAX_TITLE = 120;

/**
 * Another person typed this address, so the mail has that person's name, the role and the public title of the home, but
 * no price, no address and no words of theirs, and nothing of these is in its subject. One press says that the invitation isn't for this mailbox.
 */
export async function composeInvitation(due: DueInvitation, sender: Sender): Promise<Mail> {
  const { apiUrl, from } = sender;
  const letter =
    due.role !== null
      ? partyLetter(due, due.role, sender)
      : due.kind === "ownership"
        ? ownershipLetter(due, sender)
        : purchaseLetter(due, sender);
  return {
    to: due.to_email,
    from,
    subject: letter.subject,
    ...(await renderLetter(letter)),
    headers: oneClickHeaders(`${apiUrl}/functions/v1/parties/refuse?token=${due.stop_token}`),
    idempotencyKey: `party/${due.id}`,
  };
}

function wordsOf(due: DueInvitation) {
  const named = (name: string) => mailedName(wordsOnly(oneLine(name, MAX_NAME)));
  const name = named(due.name);
  return {
    home: wordsOnly(oneLine(due.home ?? "", MAX_TITLE)) || FALLBACK_TITLE,
    inviter: named(due.inviter ?? ""),
    greeting: name === "" ? "Hello," : `Hello ${name},`,
  };
}

function purchaseLetter(due: DueInvitation, { siteUrl }: Sender) {
  const { home, inviter, greeting } = wordsOf(due);
  return {
    subject: "You are invited to buy a home together",
    heading: "You are invited to buy a home together",
    greeting,
    paragraphs: [
      `${inviter || "Someone"} made an offer for “${home}” and asks you to buy it with them. With an account of your own, you can read the offer and do the same as they do.`,
    ],
    facts: [{ label: "The home", value: home }],
    action: {
      label: "See the invitation",
      url: `${siteUrl}${paths.buyTogether.href()}#${due.token}`,
    },
    closing: `To join, sign in with this address, or create an account with it. The invitation works for ${INVITATION_LIMITS.joinDays} days, and until the offer is accepted or over. If it isn't meant for you, one press ends it.`,
    links: [
      {
        label: "This isn't meant for me",
        url: `${siteUrl}${paths.buyTogether.href(true)}#${due.token}`,
      },
    ],
  };
}

function ownershipLetter(due: DueInvitation, { siteUrl }: Sender) {
  const { home, inviter, greeting } = wordsOf(due);
  return {
    subject: "You are invited to sell a home together",
    heading: "You are invited to sell a home together",
    greeting,
    paragraphs: [
      `${inviter || "Someone"} is selling “${home}” and says that it is yours, too. With an account of your own, you can read everything about it and do the same as they do.`,
    ],
    facts: [{ label: "The home", value: home }],
    action: {
      label: "See the invitation",
      url: `${siteUrl}${paths.ownTogether.href()}#${due.token}`,
    },
    closing: `To join, sign in with this address, or create an account with it. The invitation works for ${INVITATION_LIMITS.joinDays} days, once. If it isn't meant for you, one press ends it.`,
    links: [
      {
        label: "This isn't meant for me",
        url: `${siteUrl}${paths.ownTogether.href(true)}#${due.token}`,
      },
    ],
  };
}

function partyLetter(due: DueInvitation, role: PartyRole, { siteUrl }: Sender) {
  const { home, inviter, greeting } = wordsOf(due);
  const side = due.invited_by === "owner" ? "the seller" : "the buyer";
  const who = inviter === "" ? `${side[0]?.toUpperCase()}${side.slice(1)}` : `${inviter}, ${side},`;
  const label = PARTY_ROLES[role].label;
  const url = `${siteUrl}${paths.party.href()}#${due.token}`;
  return {
    subject: "You are invited to a home sale",
    heading: "You are invited to a home sale",
    greeting,
    paragraphs: [
      `${who} of “${home}” asks you to follow its closing. Your page shows the dates and files for your part, and you can add your own files there. You need no account.`,
      "We never send wire instructions, and there are no account numbers on your page. Please put none there.",
    ],
    facts: [
      { label: "Your part", value: label },
      { label: "The home", value: home },
    ],
    action: { label: "Open your page", url },
    closing: `Anyone who has this link can open your page, so please don't forward this email. The link works as long as the sale, and ${PARTY_LIMITS.linkDays} days longer. The person who invited you can end it or send a new one. If this isn't meant for you, you can end it on the page.`,
    links: [
      { label: "This isn't meant for me", url: `${siteUrl}${paths.party.href(true)}#${due.token}` },
    ],
  };
}
