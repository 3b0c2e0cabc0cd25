import { createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { listen } from "../../../local/web-server.ts";
import { startEdgeProcess } from "../../support/edge-process.ts";
import { bearer, codeOf, jsonOf } from "../../support/edge-requests.ts";

/** Tokens of a project that signs with a key pair, the default for new projects. */

const USER = "6f3f1f0e-6c0b-4a3e-9d53-3a4f1f0f2f11";
const own = generateKeyPairSync("ec", { namedCurve: "P-256" });
const foreign = generateKeyPairSync("ec", { namedCurve: "P-256" });

let jwksStatus = 200;
/** The address to which the project redirects every caller, if any. */
let redirect: string | undefined;

const project = await listen(0, async (request, response) => {
  if (redirect) return void response.writeHead(307, { location: redirect }).end();
  response.setHeader("content-type", "application/json");
  if (request.url?.endsWith("/jwks.json")) {
    response.statusCode = jwksStatus;
    const jwk = { ...own.publicKey.export({ format: "jwk" }), kid: "ours", alg: "ES256" };
    return void response.end(JSON.stringify({ keys: [jwk] }));
  }
  if (request.url?.startsWith("/auth/v1/user")) {
    response.statusCode = 403;
    return void response.end('{"code":403,"error_code":"bad_jwt","msg":"invalid JWT"}');
  }
  response.end("[]");
});
afterAll(project.close);
const reached: string[] = [];
const inside = await listen(0, async (request, response) => {
  reached.push(JSON.stringify(request.headers));
  response.setHeader("content-type", "application/json").end("[]");
});
afterAll(inside.close);
const edge = await startEdgeProcess("listings", {
  SUPABASE_URL: `http://127.0.0.1:${project.port}`,
  // Only so that Deno would let requests through to it.
  GEOCODER_URL: `http://127.0.0.1:${inside.port}`,
});
afterAll(edge.stop);

const ask = (token: string) => edge.call(`/user/${USER}`, bearer(token));

describe("a token", () => {
  // Must run first, before the function has fetched the keys.
  it("can't be verified without the keys: 503, not 401", async () => {
    jwksStatus = 500;
    expect((await ask(jwt({}))).status).toBe(503);
    jwksStatus = 200;
  });

  it("signed by the project is accepted", async () => {
    const answer = await ask(jwt({}));
    expect(answer.status).toBe(200);
    expect(await jsonOf(answer)).toEqual([]);
  });

  it("a token of another user is not enough", async () => {
    expect(
      await codeOf(await ask(jwt({ claims: { sub: "b3d9c1de-2a55-4c4e-8d3f-0f6f0e1d2c3b" } }))),
    ).toEqual([403, "forbidden"]);
  });

  it.each([
    ["signed by another key", jwt({ key: foreign.privateKey })],
    ["that has expired", jwt({ claims: { exp: now() - 1 } })],
    ["without an expiry", jwt({ claims: { exp: undefined } })],
    ["with a visitor's role", jwt({ claims: { role: "anon" } })],
    ["with the server's role", jwt({ claims: { role: "service_role" } })],
    ["without a subject", jwt({ claims: { sub: undefined } })],
    ["that claims to need no signature", jwt({ header: { alg: "none" } })],
    ["signed with the public key as a secret", hmacWithPublicKey()],
    ["with an unknown key", jwt({ header: { kid: "theirs" } })],
    ["whose claims were changed", jwt({}).replace(/\.[^.]+\./, `.${part({ sub: USER })}.`)],
    ["cut off", jwt({}).slice(0, -20)],
    ["of two parts", jwt({}).split(".").slice(0, 2).join(".")],
    ["of dots", "..."],
    ["that isn't JSON inside", "YWJj.YWJj.YWJj"],
    ["of letters", "a.b.c"],
    ["as long as a body", `${"a".repeat(4_000)}.b.c`],
  ])("%s is invalid: 401", async (_, token) => {
    expect(await codeOf(await ask(token))).toEqual([401, "authentication_required"]);
  });

  it.each([
    "Basic abc",
    "Bearer",
    "Bearer ",
    "bearer a b",
    "sb_secret_test",
    "Bearer sb_publishable_test",
  ])("written as %j is invalid: 401", async (authorization) => {
    const answer = await edge.call(`/user/${USER}`, { headers: { authorization } });
    expect(answer.status).toBe(401);
  });

  it("is accepted whatever the case of its scheme", async () => {
    const headers = { authorization: `bearer ${jwt({})}` };
    expect((await edge.call(`/user/${USER}`, { headers })).status).toBe(200);
  });
});

type Parts = { header?: object; claims?: object; key?: KeyObject };

function jwt({ header = {}, claims = {}, key = own.privateKey }: Parts): string {
  const signed = `${part({ alg: "ES256", typ: "JWT", kid: "ours", ...header })}.${part({
    sub: USER,
    role: "authenticated",
    aud: "authenticated",
    exp: now() + 600,
    ...claims,
  })}`;
  const signature = sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" });
  return `${signed}.${signature.toString("base64url")}`;
}

/** A known attack: a verifier that lets the token choose the algorithm would accept it. */
function hmacWithPublicKey(): string {
  const [, claims] = jwt({}).split(".");
  const signed = `${part({ alg: "HS256", typ: "JWT", kid: "ours" })}.${claims}`;
  const secret = own.publicKey.export({ format: "pem", type: "spki" });
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}

it("a service that redirects isn't followed: our keys would go along, to wherever it says", async () => {
  expect((await ask(jwt({}))).status).toBe(200);
  redirect = `http://127.0.0.1:${inside.port}/latest/meta-data/`;
  expect((await ask(jwt({}))).status).toBe(503);
  expect(reached).toEqual([]);
});
