import { createHash, createSign, generateKeyPairSync, randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { page } from "./page.ts";

/** The client that the local cloud's Auth is registered as. */
export const GOOGLE_CLIENT = { id: "local.apps.googleusercontent.com", secret: "GOCSPX-local" };

/** Google's real address, and the stand-in's path that answers for it. */
export const GOOGLE_PATHS: Record<string, string> = {
  "https://accounts.google.com/o/oauth2/v2/auth": "/consent",
  "https://oauth2.googleapis.com/token": "/token",
  "https://www.googleapis.com/oauth2/v3/certs": "/certs",
};

type Grant = { email: string; name: string; isVerified: boolean; clientId: string; uri: string };

const CODE_LIFE_S = 600;
const TOKEN_LIFE_S = 3600;

/** Google's OpenID Connect as Auth speaks it, with a page where developers choose who they are. */
export function createGoogleStandIn(): Hono {
  // Made on first use: it takes a moment, and most starts never need it.
  let pair: ReturnType<typeof newPair> | undefined;
  const keys = () => (pair ??= newPair());
  const keyId = randomUUID();
  const grants = new Map<string, Grant & { madeAt: number }>();
  const app = new Hono();

  app.get("/consent", (c) => {
    const asked = readAsked(c);
    return asked ? c.html(consentPage()) : c.text("Error 400: invalid_request", 400);
  });
  app.post("/consent", async (c) => {
    const asked = readAsked(c);
    if (!asked) return c.text("Error 400: invalid_request", 400);
    const form = await c.req.parseBody();
    if (form.answer !== "allow") return back(c, asked, { error: "access_denied" });
    const email = String(form.email ?? "").trim();
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) return c.html(consentPage(NO_EMAIL), 400);
    const code = randomUUID();
    grants.set(code, {
      email,
      name: String(form.name ?? "").trim(),
      isVerified: form.verified === "yes",
      clientId: asked.clientId,
      uri: asked.uri,
      madeAt: Date.now(),
    });
    return back(c, asked, { code });
  });

  app.post("/token", async (c) => {
    const form = await c.req.parseBody();
    const code = String(form.code ?? "");
    const grant = grants.get(code);
    grants.delete(code);
    const isClient =
      form.client_id === GOOGLE_CLIENT.id && form.client_secret === GOOGLE_CLIENT.secret;
    if (!isClient) return c.json({ error: "invalid_client" }, 401);
    if (
      !grant ||
      grant.uri !== form.redirect_uri ||
      Date.now() - grant.madeAt > CODE_LIFE_S * 1000
    ) {
      return c.json({ error: "invalid_grant" }, 400);
    }
    const accessToken = randomUUID();
    return c.json({
      access_token: accessToken,
      expires_in: TOKEN_LIFE_S,
      token_type: "Bearer",
      scope: "openid email profile",
      id_token: sign({
        ...claimsOf(grant),
        at_hash: createHash("sha256")
          .update(accessToken)
          .digest()
          .subarray(0, 16)
          .toString("base64url"),
      }),
    });
  });
  app.get("/certs", (c) => {
    const key = keys().publicKey.export({ format: "jwk" });
    return c.json({ keys: [{ ...key, kid: keyId, alg: "RS256", use: "sig" }] });
  });

  function sign(claims: object): string {
    const parts = [{ alg: "RS256", typ: "JWT", kid: keyId }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    return `${parts}.${createSign("RSA-SHA256").update(parts).sign(keys().privateKey, "base64url")}`;
  }
  return app;
}

const newPair = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

function claimsOf({ email, name, isVerified, clientId }: Grant) {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: "https://accounts.google.com",
    aud: clientId,
    // The same person gets the same subject every time.
    sub: BigInt(`0x${createHash("sha256").update(email).digest("hex").slice(0, 16)}`).toString(),
    email,
    email_verified: isVerified,
    name,
    iat: now,
    exp: now + TOKEN_LIFE_S,
  };
}

type Asked = { clientId: string; uri: string; state: string };

function readAsked(c: Context): Asked | undefined {
  const clientId = c.req.query("client_id") ?? "";
  const uri = c.req.query("redirect_uri") ?? "";
  const isOurs = clientId === GOOGLE_CLIENT.id && /^http:\/\/(127\.0\.0\.1|localhost):/.test(uri);
  return isOurs && c.req.query("response_type") === "code"
    ? { clientId, uri, state: c.req.query("state") ?? "" }
    : undefined;
}

function back(c: Context, { uri, state }: Asked, answer: Record<string, string>) {
  return c.redirect(`${uri}?${new URLSearchParams({ ...answer, state })}`);
}

const NO_EMAIL = "Enter an email address.";

function consentPage(problem?: string) {
  return page(
    "Sign in with Google",
    html`<p>This stands in for Google. You are whoever you say you are.</p>
      ${problem ? html`<p role="alert">${problem}</p>` : ""}
      <form method="post">
        <p><label>Email <input name="email" type="email" value="gina@gmail.example" required /></label></p>
        <p><label>Name <input name="name" value="Gina Ortega" /></label></p>
        <p><label><input name="verified" type="checkbox" value="yes" checked />
          Google has verified this address</label></p>
        <p>
          <button name="answer" value="allow">Continue</button>
          <button name="answer" value="deny" formnovalidate>Cancel</button>
        </p>
      </form>`,
  );
}
