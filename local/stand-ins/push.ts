import { createPublicKey, verify } from "node:crypto";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { page } from "./page.ts";

/** A message that a push service took, as the browser would get it. */
export interface PushedMessage {
  /** The browser's subscription. */
  endpoint: string;
  ttl: number;
  topic: string | undefined;
  urgency: string | undefined;
  /** Encrypted for the browser (RFC 8291), as base64url. */
  body: string;
}

/** The size that all services take, and most don't take more. */
const MAX_BODY_BYTES = 4096;
const KEPT = 500;
/** A subscription whose address ends like this gets that answer, as from a service in that state. */
const STATES: Record<
  string,
  [status: 403 | 404 | 410 | 429 | 503, headers: Record<string, string>]
> = {
  // The browser subscribed for another site's keys.
  foreign: [403, {}],
  missing: [404, {}],
  gone: [410, {}],
  busy: [429, { "retry-after": "120" }],
  down: [503, {}],
};

/**
 * Stands in for browsers' push services (RFC 8030): takes a message for `https://<host>/<path>` at `/<host>/<path>`,
 * from a sender that signed for that host (RFC 8292). It can't read the messages; `/messages` has them as JSON.
 */
export function createPushStandIn(): Hono {
  let taken: PushedMessage[] = [];
  const app = new Hono();
  app.get("/", (c) => c.html(listed(taken)));
  app.get("/messages", (c) => c.json(taken));
  app.delete("/messages", (c) => {
    taken = [];
    return c.body(null, 204);
  });
  app.post("/:host/*", async (c) => {
    const host = c.req.param("host");
    const path = new URL(c.req.url).pathname.split(`/${host}/`).slice(1).join(`/${host}/`);
    const body = Buffer.from(await c.req.arrayBuffer());
    const refusal = refused(c, host, body);
    if (refusal) return refusal;
    const [status, headers] = STATES[/([a-z]+)$/.exec(path)?.[1] ?? ""] ?? [];
    if (status) return c.body(null, status, headers);
    const message = {
      endpoint: `https://${host}/${path}`,
      ttl: Number(c.req.header("ttl")),
      topic: c.req.header("topic"),
      urgency: c.req.header("urgency"),
      body: body.toString("base64url"),
    };
    taken = [message, ...taken].slice(0, KEPT);
    return c.body(null, 201, { location: `https://${host}/message/${taken.length}` });
  });
  return app;
}

function refused(c: Context, host: string, body: Buffer): Response | undefined {
  if (!isSignedFor(`https://${host}`, c.req.header("authorization"))) return c.body(null, 403);
  if (body.byteLength > MAX_BODY_BYTES) return c.body(null, 413);
  const isWhole =
    /^\d+$/.test(c.req.header("ttl") ?? "") &&
    /^[\w-]{0,32}$/.test(c.req.header("topic") ?? "") &&
    c.req.header("content-encoding") === "aes128gcm" &&
    body.byteLength > 0;
  return isWhole ? undefined : c.body(null, 400);
}

/** "vapid t=<JWT>, k=<public key>": the token is for this service, not over, at most for a day, and says whom to ask. */
function isSignedFor(audience: string, authorization = ""): boolean {
  const [, head, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]{87})$/.exec(authorization) ?? [];
  if (!head || !claims || !signature || !key) return false;
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
  const seconds = exp - Date.now() / 1000;
  const isFor = aud === audience && seconds > 0 && seconds <= 86_400;
  return (
    isFor && /^(mailto:|https?:)/.test(sub) && isSignature(`${head}.${claims}`, signature, key)
  );
}

function isSignature(text: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((n) => n.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  return verify(
    "sha256",
    Buffer.from(text),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
}

function listed(taken: PushedMessage[]) {
  return page(
    "Pushed to devices",
    taken.length === 0
      ? html`<p>Nothing yet. Only the device can read what it is told.</p>`
      : html`<table>
          <tr><th>Device</th><th>Topic</th><th>Bytes</th></tr>
          ${taken.map(
            ({ endpoint, topic = "", body }) =>
              html`<tr><td>${endpoint}</td><td>${topic}</td><td>${Buffer.from(body, "base64url").byteLength}</td></tr>`,
          )}
        </table>`,
    { refreshSeconds: 5 },
  );
}
