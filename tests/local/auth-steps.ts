import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Cloud } from "../../local/cloud.ts";
import { type MailMessage, mailTo } from "../support/mailbox.ts";
import { until } from "../support/until.ts";

/** The steps of a browser at Auth, one by one over plain HTTP. */

type AuthAnswer = { status: number; body: Record<string, unknown> & { user?: AuthUser } };
type AuthUser = { id: string; email: string; new_email?: string };

export const SITE = "http://localhost:5173";

export async function askAuth(
  cloud: Cloud,
  call: string,
  body?: unknown,
  token?: string,
): Promise<AuthAnswer> {
  const [method = "", path = ""] = call.split(" ");
  const answer = await fetch(`${cloud.apiUrl}/auth/v1${path}`, {
    method,
    headers: {
      apikey: cloud.publishableKey,
      "content-type": "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? {} : JSON.parse(text) };
}

export const PASSWORD = "long enough";

export const newAddress = () => `${randomUUID()}@example.com`;

/** @returns the session's token, undefined without a session. */
export async function signIn(cloud: Cloud, email: string, password = PASSWORD) {
  const { body } = await askAuth(cloud, "POST /token?grant_type=password", { email, password });
  return body.access_token as string | undefined;
}

/** The token hash and type in the newest mail to an address whose subject matches. */
export async function linkTo(cloud: Cloud, email: string, subject: RegExp) {
  const mail = await until(async () => {
    const found = (await mailTo(cloud.standinsUrl, email)).find((each) =>
      subject.test(each.subject),
    );
    if (!found) throw new Error(`no mail to ${email} yet`);
    return found;
  });
  return linkIn(mail);
}

function linkIn({ html }: MailMessage): URL {
  const [, link = ""] = html.match(/href="([^"]+)"/) ?? [];
  return new URL(link.replaceAll("&amp;", "&"));
}

/** Redeems an email's link as our pages do. */
export function redeem(cloud: Cloud, link: URL): Promise<AuthAnswer> {
  const { token_hash, type } = Object.fromEntries(link.searchParams);
  return askAuth(cloud, "POST /verify", { token_hash, type });
}

/**
 * All the way to Google and back.
 * @returns where Auth finally redirects the browser, and the verifier that the browser kept.
 */
export async function throughGoogle(
  cloud: Cloud,
  person: { email: string; isVerified: boolean },
): Promise<{ back: URL; verifier: string }> {
  const verifier = randomBytes(48).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const query = new URLSearchParams({
    provider: "google",
    redirect_to: `${SITE}/login`,
    code_challenge: challenge,
    code_challenge_method: "s256",
  });
  const consent = await locationOf(`${cloud.apiUrl}/auth/v1/authorize?${query}`);
  const form = new URLSearchParams({ email: person.email, name: "Gina", answer: "allow" });
  if (person.isVerified) form.set("verified", "yes");
  const callback = await locationOf(consent, { method: "POST", body: form });
  return { back: new URL(await locationOf(callback)), verifier };
}

async function locationOf(address: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(address, { ...init, redirect: "manual" });
  const location = answer.headers.get("location");
  if (!location) throw new Error(`${answer.status} ${await answer.text()}`);
  return location;
}
