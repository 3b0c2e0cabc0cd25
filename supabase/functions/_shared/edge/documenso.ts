import { z } from "zod";
import type { Reader } from "./env.ts";
import { type ThirdParty, watchedFetch } from "./third-parties.ts";

/**
 * Documenso, the signing service, hosted or one's own (decision 199). An envelope has the PDFs that everyone signs and
 * the people who sign them. This is version 2 of its API.
 */
export type SigningService = {
  /** The envelope of that external id; null if there is none. */
  find(externalId: string): Promise<string | null>;
  /** @returns its id. Nobody is told before `distribute`. */
  create(envelope: NewEnvelope): Promise<string>;
  /** Mails everyone their link. Does nothing if that was done. */
  distribute(id: string): Promise<void>;
  /** Null if the service doesn't know it any more. */
  read(id: string): Promise<Envelope | null>;
  /** Ends an envelope that people can still sign, or deletes one that was never distributed. */
  callOff(envelope: Pick<Envelope, "id" | "status">): Promise<void>;
  /** The signed PDF of one of its items. */
  signedPdf(itemId: string): Promise<Uint8Array>;
  /** The record of who signed when, as a PDF. */
  certificate(id: string): Promise<Uint8Array>;
  /** The page on which the holder of a token signs. */
  pageOf(token: string): string;
};

/** A field lies on the second file; its place and size are shares of the page, in percent. */
export type SigningField = {
  type: "SIGNATURE" | "DATE";
  positionX: number;
  positionY: number;
  width: number;
  height: number;
};

export type NewEnvelope = {
  externalId: string;
  title: string;
  /** The words in the email of the service. */
  subject: string;
  message: string;
  /** Where people go after they have signed. */
  returnTo: string;
  timeZone: string;
  days: number;
  files: { name: string; bytes: Uint8Array }[];
  recipients: { name: string; email: string; fields: SigningField[] }[];
};

export type SigningSettings = {
  /** The address of the service's site, without a trailing slash. */
  url: string;
  apiKey: string;
  webhookSecret: string;
  timeoutMs: number;
};

const DOCUMENSO = "https://app.documenso.com";
/** A contract is uploaded and sealed with the service's own certificate, which takes it a while. */
const TIMEOUT_MS = 25_000;

/** Undefined unless both secrets are set: then papers are signed by hand. */
export function readSigningSettings(read: Reader): SigningSettings | undefined {
  if (!read.has("DOCUMENSO_API_KEY") || !read.has("DOCUMENSO_WEBHOOK_SECRET")) return undefined;
  return {
    url: read.address("DOCUMENSO_URL", DOCUMENSO),
    apiKey: read.text("DOCUMENSO_API_KEY"),
    webhookSecret: read.text("DOCUMENSO_WEBHOOK_SECRET"),
    timeoutMs: read.count("DOCUMENSO_TIMEOUT_MS", TIMEOUT_MS),
  };
}

/** `refused`: it will refuse the same request again. `down`: it may take it later. Never quotes the service. */
export class SigningProblem extends Error {
  readonly code: "down" | "refused";

  constructor(code: SigningProblem["code"], cause?: unknown) {
    super(code, { cause });
    this.name = "SigningProblem";
    this.code = code;
  }
}

const RECIPIENT = z.object({
  id: z.number(),
  email: z.string(),
  token: z.string(),
  readStatus: z.enum(["NOT_OPENED", "OPENED"]),
  signingStatus: z.enum(["NOT_SIGNED", "SIGNED", "REJECTED"]),
  signedAt: z.string().nullish(),
  rejectionReason: z.string().nullish(),
  expiresAt: z.string().nullish(),
});

const ENVELOPE = z.object({
  id: z.string(),
  status: z.enum(["DRAFT", "PENDING", "COMPLETED", "REJECTED", "CANCELLED"]),
  recipients: z.array(RECIPIENT),
  envelopeItems: z.array(z.object({ id: z.string(), order: z.number() })),
});

export type Envelope = z.infer<typeof ENVELOPE>;
export type Recipient = z.infer<typeof RECIPIENT>;

const FOUND = z.object({
  data: z.array(z.object({ id: z.string(), externalId: z.string().nullish() })),
});

/** An event names the envelope that changed; nothing else of it is believed. */
const EVENT = z.object({ payload: z.object({ envelopeId: z.string() }) });

/** The envelope that a report of the service is about; undefined if it is about something else, such as a template. */
export function envelopeOfEvent(body: unknown): string | undefined {
  return EVENT.safeParse(body).data?.payload.envelopeId;
}

export function createSigningService(settings: SigningSettings, party: ThirdParty): SigningService {
  const { url, apiKey, timeoutMs } = settings;
  const watched = watchedFetch(party, timeoutMs);

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await watched(`${url}/api/v2${path}`, {
      ...init,
      headers: { ...init.headers, authorization: apiKey },
      // Our key would be sent along (decision 131).
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause) => {
      throw new SigningProblem("down", cause);
    });
    if (response.ok || response.status === 404) return response;
    const mayPass = [401, 402, 403, 408, 429].includes(response.status) || response.status >= 500;
    await response.body?.cancel();
    throw new SigningProblem(mayPass ? "down" : "refused", new Error(`status ${response.status}`));
  }

  async function parsed<T>(shape: z.ZodType<T>, response: Response): Promise<T> {
    const body: unknown = await response.json().catch(() => undefined);
    const answer = shape.safeParse(body);
    if (response.ok && answer.success) return answer.data;
    party.fails("wrong_answer", response.status);
    throw new SigningProblem("down", new Error(`another shape, status ${response.status}`));
  }

  async function pdf(path: string): Promise<Uint8Array> {
    const response = await call(path);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.ok && new TextDecoder().decode(bytes.subarray(0, 5)) === "%PDF-") return bytes;
    throw new SigningProblem("down", new Error("no PDF"));
  }

  function post(path: string, body: object): Promise<Response> {
    const headers = { "content-type": "application/json" };
    return call(path, { method: "POST", headers, body: JSON.stringify(body) });
  }

  return {
    async find(externalId) {
      const query = new URLSearchParams({ query: externalId, type: "DOCUMENT" });
      const { data } = await parsed(FOUND, await call(`/envelope?${query}`));
      return data.find((each) => each.externalId === externalId)?.id ?? null;
    },
    async create(envelope) {
      const form = new FormData();
      form.set("payload", JSON.stringify(payloadOf(envelope)));
      for (const { name, bytes } of envelope.files) {
        const part = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/pdf" });
        form.append("files", part, name);
      }
      const answer = await call("/envelope/create", { method: "POST", body: form });
      return (await parsed(z.object({ id: z.string() }), answer)).id;
    },
    async distribute(envelopeId) {
      await parsed(
        z.object({ success: z.boolean() }),
        await post("/envelope/distribute", { envelopeId }),
      );
    },
    async read(id) {
      const response = await call(`/envelope/${encodeURIComponent(id)}`);
      if (response.status !== 404) return parsed(ENVELOPE, response);
      await response.body?.cancel();
      return null;
    },
    async callOff({ id: envelopeId, status }) {
      if (status !== "DRAFT" && status !== "PENDING") return;
      const reason = "The side that sent it called it off, or the sale ended.";
      await (status === "DRAFT"
        ? post("/envelope/delete", { envelopeId })
        : post("/envelope/cancel", { envelopeId, reason }));
    },
    signedPdf: (id) => pdf(`/envelope/item/${encodeURIComponent(id)}/download?version=signed`),
    certificate: (id) => pdf(`/envelope/${encodeURIComponent(id)}/certificate/download`),
    pageOf: (token) => `${url}/sign/${encodeURIComponent(token)}`,
  };
}

function payloadOf(envelope: NewEnvelope) {
  return {
    type: "DOCUMENT",
    title: envelope.title,
    externalId: envelope.externalId,
    recipients: envelope.recipients.map(({ name, email, fields }) => ({
      name,
      email,
      role: "SIGNER",
      fields: fields.map((field) => ({ ...field, identifier: 1, page: 1 })),
    })),
    meta: {
      subject: envelope.subject,
      message: envelope.message,
      timezone: envelope.timeZone,
      dateFormat: "MMMM dd, yyyy hh:mm a",
      distributionMethod: "EMAIL",
      signingOrder: "PARALLEL",
      language: "en",
      redirectUrl: envelope.returnTo,
      envelopeExpirationPeriod: { unit: "day", amount: envelope.days },
      // We tell people ourselves when everyone has signed.
      emailSettings: {
        recipientSigned: false,
        documentPending: false,
        documentCompleted: false,
        ownerDocumentCompleted: false,
        ownerRecipientExpired: false,
      },
    },
  };
}
