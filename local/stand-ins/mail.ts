import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Letter, MailStore } from "./mail-store.ts";
import { bodyPage, mailboxPage, messagePage } from "./mailbox-page.ts";

/** Resend's API for sending mail, and a mailbox to read what was sent. */
export function createMailApp(store: MailStore): Hono {
  const app = new Hono();
  app.post("/emails", (c) => send(c, store));
  app.get("/", (c) => c.html(mailboxPage(store.list())));
  app.get("/messages", (c) => c.json(store.list()));
  app.delete("/messages", async (c) => {
    await store.clear();
    return c.body(null, 204);
  });
  app.get("/messages/:id", (c) => {
    const message = store.find(c.req.param("id"));
    return message ? c.html(messagePage(message)) : c.notFound();
  });
  app.get("/messages/:id/body", (c) => {
    const message = store.find(c.req.param("id"));
    if (!message) return c.notFound();
    c.header("content-security-policy", BODY_POLICY);
    return c.html(bodyPage(message));
  });
  app.get("/messages/:id/attachments/:index", (c) => {
    const attachment = store.find(c.req.param("id"))?.attachments[Number(c.req.param("index"))];
    if (!attachment) return c.notFound();
    return c.body(new Uint8Array(Buffer.from(attachment.content, "base64")), 200, {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
    });
  });
  return app;
}

/** Applies even to a body opened by itself: no scripts, and no requests except for pictures. */
const BODY_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; " +
  "img-src data: http: https:; style-src 'unsafe-inline'";

async function send(c: Context, store: MailStore) {
  if (!/^Bearer \S/.test(c.req.header("authorization") ?? "")) {
    return refuse(c, 401, "missing_api_key", "Missing API key in the authorization header");
  }
  const key = c.req.header("idempotency-key");
  if (key !== undefined && (key === "" || key.length > 256)) {
    return refuse(c, 400, "invalid_idempotency_key", "The key has 1 to 256 characters");
  }
  const parsed = letterSchema.safeParse(await c.req.json().catch(() => null));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const text = `${issue?.path.join(".")}: ${issue?.message}`;
    return refuse(c, 422, "validation_error", text);
  }
  // An address that the real service would know it can't deliver to.
  if (parsed.data.to.some((address) => REFUSED.test(address))) {
    return refuse(c, 422, "validation_error", "This address can't be delivered to");
  }
  const message = await store.add(parsed.data, key);
  if (message === "key_used_for_another") {
    const text = "This key was used with a different body within the last 24 hours";
    return refuse(c, 409, "invalid_idempotent_request", text);
  }
  return c.json({ id: message.id });
}

function refuse(c: Context, statusCode: 400 | 401 | 409 | 422, name: string, message: string) {
  return c.json({ statusCode, name, message }, statusCode);
}

/** Mail to these addresses is refused, which shows what happens when mail fails. */
const REFUSED = /@refused\.example>?$/;

const MAX_RECIPIENTS = 50;

/** A line break in a header would start another header. */
const line = z
  .string()
  .min(1)
  .max(998)
  .regex(/^[^\r\n]*$/);
const address = line.regex(/^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);
const addresses = z
  .union([address.transform((one) => [one]), z.array(address).max(MAX_RECIPIENTS)])
  .optional()
  .transform((list) => list ?? []);

const attachment = z
  .object({
    filename: line,
    content: z.base64(),
    content_type: line.default("application/octet-stream"),
  })
  .transform(({ filename, content_type, content }) => ({ filename, content_type, content }));

const letterSchema = z
  .object({
    from: address,
    to: addresses.refine((list) => list.length > 0, "Missing `to` field"),
    cc: addresses,
    bcc: addresses,
    reply_to: addresses,
    subject: line,
    html: z.string().default(""),
    text: z.string().default(""),
    headers: z.record(line, line).default({}),
    attachments: z.array(attachment).default([]),
  })
  .refine(({ html, text }) => html !== "" || text !== "", "Missing `html` or `text` field")
  .transform((letter): Letter => letter);
