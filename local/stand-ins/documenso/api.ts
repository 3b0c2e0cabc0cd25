import { type Context, Hono } from "hono";
import { z } from "zod";
import { plainPdf } from "../../seed/plain-pdf.ts";
import type { Envelope, Envelopes, Recipient } from "./envelopes.ts";

type ApiOptions = {
  envelopes: Envelopes;
  apiKey: string;
  /** Mails a person their link. */
  mail: (envelope: Envelope, recipient: Recipient) => Promise<void>;
  signingUrl: (recipient: Recipient) => string;
  save: () => void;
};

const share = z.number().min(0).max(100);

/** The parts of the payload that the product sends; anything else that the service knows is refused, too. */
const PAYLOAD = z.strictObject({
  type: z.literal("DOCUMENT"),
  title: z.string().min(1).max(255),
  externalId: z.string().optional(),
  recipients: z.array(
    z.strictObject({
      name: z.string().max(255),
      email: z.email(),
      role: z.literal("SIGNER"),
      fields: z.array(
        z.strictObject({
          type: z.enum(["SIGNATURE", "DATE"]),
          identifier: z.number().int().min(0),
          page: z.number().int().min(1),
          positionX: share,
          positionY: share,
          width: share,
          height: share,
        }),
      ),
    }),
  ),
  meta: z.strictObject({
    subject: z.string().max(254),
    message: z.string().max(5000),
    timezone: z.string(),
    dateFormat: z.literal("MMMM dd, yyyy hh:mm a"),
    distributionMethod: z.literal("EMAIL"),
    signingOrder: z.literal("PARALLEL"),
    language: z.literal("en"),
    redirectUrl: z.url(),
    envelopeExpirationPeriod: z.strictObject({
      unit: z.literal("day"),
      amount: z.number().int().min(1),
    }),
    emailSettings: z.record(z.string(), z.boolean()),
  }),
});

/** Version 2 of Documenso's API, as far as the product calls it. */
export function createApi({ envelopes, apiKey, mail, signingUrl, save }: ApiOptions): Hono {
  const app = new Hono();
  app.use("*", async (c, next) => {
    const given = (c.req.header("authorization") ?? "").replace(/^Bearer /, "");
    if (given !== apiKey) return refuse(c, 401, "UNAUTHORIZED", "Invalid token");
    await next();
    if (c.req.method === "POST") save();
  });
  app.get("/envelope", (c) => {
    const query = (c.req.query("query") ?? "").toLowerCase();
    const data = envelopes
      .all()
      .filter(({ title, externalId }) => `${title} ${externalId}`.toLowerCase().includes(query))
      .map(({ id, externalId, title, status }) => ({ id, externalId, title, status }));
    return c.json({ data, count: data.length, currentPage: 1, perPage: 10, totalPages: 1 });
  });
  app.post("/envelope/create", async (c) => {
    const form = await c.req.formData();
    const sent = PAYLOAD.safeParse(JSON.parse(String(form.get("payload") ?? "{}")));
    const files = form.getAll("files").filter((each) => each instanceof File);
    if (!sent.success || files.length === 0)
      return refuse(c, 400, "INVALID_BODY", sent.error?.message ?? "No files");
    const { title, externalId, recipients, meta } = sent.data;
    const lost = recipients.some(({ fields }) => fields.some((f) => f.identifier >= files.length));
    if (lost) return refuse(c, 404, "NOT_FOUND", "Document data not found");
    const envelope = envelopes.create({
      title,
      externalId: externalId ?? null,
      redirectUrl: meta.redirectUrl,
      days: meta.envelopeExpirationPeriod.amount,
      timeZone: meta.timezone,
      mails: Object.keys(meta.emailSettings).filter((mail) => meta.emailSettings[mail]),
      people: recipients.map(({ name, email, fields }) => ({
        name,
        email,
        fields: fields.filter(({ type }) => type === "SIGNATURE").length,
        on: [...new Set(fields.map(({ identifier }) => identifier))],
      })),
      files: await Promise.all(
        files.map(async (file) => ({
          title: file.name,
          pdf: Buffer.from(await file.arrayBuffer()).toString("base64"),
        })),
      ),
    });
    return c.json({ id: envelope.id });
  });
  app.post("/envelope/distribute", async (c) => {
    const envelope = envelopes.find((await c.req.json()).envelopeId);
    if (!envelope) return refuse(c, 404, "NOT_FOUND", "Envelope not found");
    if (envelope.recipients.some(({ fields }) => fields === 0))
      return refuse(c, 400, "MISSING_SIGNATURE_FIELD", "Signers must have a signature field.");
    for (const each of envelopes.distribute(envelope)) await mail(envelope, each);
    const recipients = envelope.recipients.map((each) => ({
      ...each,
      signingUrl: signingUrl(each),
    }));
    return c.json({ success: true, id: envelope.id, recipients });
  });
  app.post("/envelope/cancel", async (c) => {
    const envelope = envelopes.find((await c.req.json()).envelopeId);
    if (!envelope) return refuse(c, 404, "NOT_FOUND", "Envelope not found");
    if (envelope.status !== "PENDING")
      return refuse(c, 400, "INVALID_REQUEST", "Only pending documents can be cancelled");
    envelopes.cancel(envelope);
    return c.json({ success: true });
  });
  app.post("/envelope/delete", async (c) => {
    const envelope = envelopes.find((await c.req.json()).envelopeId);
    if (!envelope) return refuse(c, 404, "NOT_FOUND", "Envelope not found");
    envelopes.remove(envelope);
    return c.json({ success: true });
  });
  app.get("/envelope/item/:id/download", (c) => {
    const envelope = envelopes
      .all()
      .find(({ items }) => items.some(({ id }) => id === c.req.param("id")));
    const item = envelope?.items.find(({ id }) => id === c.req.param("id"));
    if (!envelope || !item) return c.json({ error: "Envelope item not found" }, 404);
    if (c.req.query("version") !== "signed") return sendPdf(c, Buffer.from(item.pdf, "base64"));
    return sendPdf(c, signedPdf(envelope, item.order));
  });
  app.get("/envelope/:id", (c) => {
    const envelope = envelopes.find(c.req.param("id"));
    if (!envelope) return refuse(c, 404, "NOT_FOUND", "Envelope not found");
    return c.json(envelopeJson(envelope));
  });
  app.get("/envelope/:id/certificate/download", (c) => {
    const envelope = envelopes.find(c.req.param("id"));
    if (!envelope) return c.json({ error: "Document not found" }, 404);
    if (envelope.status !== "COMPLETED")
      return refuse(c, 400, "DOCUMENT_NOT_COMPLETE", "Document is not complete");
    return sendPdf(c, plainPdf("Signing certificate (stand-in)", whoSigned(envelope)));
  });
  return app;
}

/** An envelope as `GET /envelope/:id` and the reports have it. */
export function envelopeJson(known: Envelope) {
  const {
    items,
    days: _days,
    mails: _mails,
    timeZone,
    redirectUrl,
    recipients,
    ...envelope
  } = known;
  return {
    ...envelope,
    type: "DOCUMENT",
    documentMeta: { redirectUrl, timezone: timeZone },
    recipients: recipients.map(({ fields: _count, on: _files, ...each }) => each),
    envelopeItems: items.map(({ pdf: _bytes, ...item }) => item),
  };
}

/** The first file keeps its bytes, with a comment behind them; the page of signatures shows who signed. */
export function signedPdf(envelope: Envelope, order: number): Buffer {
  const [, page] = envelope.items;
  if (page && order === page.order && envelope.status === "COMPLETED")
    return plainPdf(`Signatures: ${envelope.title} (stand-in)`, whoSigned(envelope));
  const item = envelope.items.find((each) => each.order === order);
  const bytes = Buffer.from(item?.pdf ?? "", "base64");
  return envelope.status === "COMPLETED"
    ? Buffer.concat([bytes, Buffer.from(`\n% sealed by the stand-in: ${envelope.id}\n`)])
    : bytes;
}

function whoSigned({ recipients }: Envelope): string {
  return recipients
    .map(({ name, email, signedAt }) => `${name} <${email}> signed at ${signedAt}`)
    .join("\n");
}

export function sendPdf(c: Context, bytes: Buffer) {
  return c.body(new Uint8Array(bytes), 200, { "content-type": "application/pdf" });
}

function refuse(c: Context, status: 400 | 401 | 404, code: string, message: string) {
  return c.json({ message, code, data: { code, httpStatus: status } }, status);
}
