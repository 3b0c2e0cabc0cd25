import { randomUUID } from "node:crypto";

/** What the stand-in for the signing service knows, in the shapes of Documenso's API. */

export type Recipient = {
  id: number;
  email: string;
  name: string;
  token: string;
  role: "SIGNER";
  readStatus: "NOT_OPENED" | "OPENED";
  signingStatus: "NOT_SIGNED" | "SIGNED" | "REJECTED";
  sendStatus: "NOT_SENT" | "SENT";
  signedAt: string | null;
  rejectionReason: string | null;
  expiresAt: string | null;
  /** How many fields of the page wait for this person, and on which of the files, counted from 0. */
  fields: number;
  on: number[];
};

export type Item = { id: string; title: string; order: number /** base64 */; pdf: string };

export type Envelope = {
  id: string;
  externalId: string | null;
  title: string;
  status: "DRAFT" | "PENDING" | "COMPLETED" | "REJECTED" | "CANCELLED";
  createdAt: string;
  completedAt: string | null;
  redirectUrl: string;
  days: number;
  timeZone: string;
  /** The names of its other emails that are sent, too. */
  mails: string[];
  recipients: Recipient[];
  items: Item[];
};

export type Event = { name: string; envelopeId: string; attempts: number; isDelivered: boolean };

export type SigningState = {
  nextRecipient: number;
  envelopes: Record<string, Envelope>;
  events: Event[];
  /** Reports wait until a developer lets them go. */
  isHeld: boolean;
};

export function emptyState(): SigningState {
  return { nextRecipient: 1, envelopes: {}, events: [], isHeld: false };
}

/** The acts of senders and signers. Each change is reported by `emit`. */
export function createEnvelopes(
  state: SigningState,
  emit: (name: string, envelope: Envelope) => void,
) {
  const now = () => new Date().toISOString();
  return {
    state,
    all: () => Object.values(state.envelopes),
    find: (id: string) => state.envelopes[id],
    create(sent: {
      title: string;
      externalId: string | null;
      redirectUrl: string;
      days: number;
      timeZone: string;
      mails: string[];
      people: { name: string; email: string; fields: number; on: number[] }[];
      files: { title: string; pdf: string }[];
    }): Envelope {
      const envelope: Envelope = {
        id: `envelope_${token()}`,
        externalId: sent.externalId,
        title: sent.title,
        status: "DRAFT",
        createdAt: now(),
        completedAt: null,
        redirectUrl: sent.redirectUrl,
        days: sent.days,
        timeZone: sent.timeZone,
        mails: sent.mails,
        recipients: sent.people.map(({ name, email, fields, on }) => ({
          ...{ name, email, fields, on, id: state.nextRecipient++, token: token(), role: "SIGNER" },
          readStatus: "NOT_OPENED",
          signingStatus: "NOT_SIGNED",
          sendStatus: "NOT_SENT",
          ...{ signedAt: null, rejectionReason: null, expiresAt: null },
        })),
        items: sent.files.map(({ title, pdf }, n) => ({
          id: `envelope_item_${token()}`,
          title,
          pdf,
          order: n + 1,
        })),
      };
      state.envelopes[envelope.id] = envelope;
      emit("DOCUMENT_CREATED", envelope);
      return envelope;
    },
    /** @returns those who are mailed their link. */
    distribute(envelope: Envelope): Recipient[] {
      const fresh = envelope.recipients.filter(({ sendStatus }) => sendStatus === "NOT_SENT");
      const expiresAt = new Date(Date.now() + envelope.days * 86_400_000).toISOString();
      for (const each of fresh) Object.assign(each, { sendStatus: "SENT", expiresAt });
      envelope.status = "PENDING";
      emit("DOCUMENT_SENT", envelope);
      return fresh;
    },
    open(envelope: Envelope, recipient: Recipient) {
      if (recipient.readStatus === "OPENED") return;
      recipient.readStatus = "OPENED";
      emit("DOCUMENT_OPENED", envelope);
    },
    sign(envelope: Envelope, recipient: Recipient) {
      Object.assign(recipient, { signingStatus: "SIGNED", readStatus: "OPENED", signedAt: now() });
      emit("DOCUMENT_SIGNED", envelope);
      if (envelope.recipients.some(({ signingStatus }) => signingStatus !== "SIGNED")) return;
      Object.assign(envelope, { status: "COMPLETED", completedAt: now() });
      emit("DOCUMENT_COMPLETED", envelope);
    },
    reject(envelope: Envelope, recipient: Recipient, reason: string) {
      Object.assign(recipient, {
        signingStatus: "REJECTED",
        signedAt: now(),
        rejectionReason: reason,
      });
      Object.assign(envelope, { status: "REJECTED", completedAt: now() });
      emit("DOCUMENT_REJECTED", envelope);
    },
    cancel(envelope: Envelope) {
      Object.assign(envelope, { status: "CANCELLED", completedAt: now() });
      emit("DOCUMENT_CANCELLED", envelope);
    },
    remove(envelope: Envelope) {
      delete state.envelopes[envelope.id];
    },
    /** The time of everyone who has not signed is over. */
    expire(envelope: Envelope) {
      for (const each of envelope.recipients)
        if (each.signingStatus === "NOT_SIGNED") each.expiresAt = now();
      emit("RECIPIENT_EXPIRED", envelope);
    },
  };
}

export type Envelopes = ReturnType<typeof createEnvelopes>;

/** Whether this person can sign or decline now. */
export function mayAct({ status }: Envelope, { signingStatus, expiresAt }: Recipient): boolean {
  const isLate = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  return status === "PENDING" && signingStatus === "NOT_SIGNED" && !isLate;
}

function token(): string {
  return randomUUID().replaceAll("-", "").slice(0, 21);
}
