import { generateKeyPairSync, sign } from "node:crypto";
import { expect, it } from "vitest";
import { createPushStandIn } from "../../local/stand-ins/push.ts";

/**
 * The stand-in refuses what push services refuse; tests/functions/people/pushes.test.ts sends messages that they take.
 */
const HOST = "web.push.apple.com";
const app = createPushStandIn();
const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const { x = "", y = "" } = publicKey.export({ format: "jwk" });
const point = Buffer.concat([4, x, y].map((part) => bytesOf(part))).toString("base64url");

function bytesOf(part: number | string): Buffer {
  return typeof part === "number" ? Buffer.of(part) : Buffer.from(part, "base64url");
}

function token(claims: object = {}): string {
  const whole = {
    aud: `https://${HOST}`,
    exp: Math.floor(Date.now() / 1000) + 3600,
    sub: "https://site.example",
    ...claims,
  };
  const text = [{ alg: "ES256", typ: "JWT" }, whole]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign("sha256", Buffer.from(text), {
    key: privateKey,
    dsaEncoding: "ieee-p1363",
  });
  return `${text}.${signature.toString("base64url")}`;
}

const send = (
  headers: Record<string, string> = {},
  body = "x".repeat(100),
  path = "subscription",
) =>
  app.request(`/${HOST}/${path}`, {
    method: "POST",
    body,
    headers: {
      authorization: `vapid t=${token()}, k=${point}`,
      "content-encoding": "aes128gcm",
      ttl: "60",
      ...headers,
    },
  });

it("takes what is signed for its host, and shows it to nobody but as bytes", async () => {
  expect((await send({ topic: "abc" })).status).toBe(201);
  const [message] = await (await app.request("/messages")).json();
  expect(message).toEqual({
    endpoint: `https://${HOST}/subscription`,
    ttl: 60,
    topic: "abc",
    body: Buffer.from("x".repeat(100)).toString("base64url"),
  });
  await app.request("/messages", { method: "DELETE" });
  expect(await (await app.request("/messages")).json()).toEqual([]);
});

it.each<[string, number, () => ReturnType<typeof send>]>([
  ["unsigned", 403, () => send({ authorization: "" })],
  ["signed for another host", 403, () => send(signed({ aud: "https://fcm.googleapis.com" }))],
  ["over", 403, () => send(signed({ exp: 1 }))],
  ["valid for a week", 403, () => send(signed({ exp: Date.now() / 1000 + 7 * 86_400 }))],
  ["from nobody", 403, () => send(signed({ sub: "" }))],
  ["by other keys", 403, () => send({ authorization: `vapid t=${token()}x, k=${point}` })],
  ["without a TTL", 400, () => send({ ttl: "soon" })],
  ["in the draft's encoding", 400, () => send({ "content-encoding": "aesgcm" })],
  ["with a topic too long", 400, () => send({ topic: "t".repeat(33) })],
  ["too long", 413, () => send({}, "x".repeat(4097))],
  ["for a browser that is gone", 410, () => send({}, "x", "a/gone")],
])("refuses what is %s: %i", async (_, status, request) => {
  expect((await request()).status).toBe(status);
});

function signed(claims: object) {
  return { authorization: `vapid t=${token(claims)}, k=${point}` };
}
