import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cloud } from "../../local/cloud.ts";
import { createMailer } from "../../local/lite/mailer.ts";
import { WRONG_TRIES } from "../../local/lite/wrong-tries.ts";
import { readProjectConfig } from "../../local/project-config.ts";
import { mailService } from "../../local/services.ts";
import { operatorOf } from "../support/operator.ts";
import { startTestCloud } from "../support/test-cloud.ts";
import {
  askAuth,
  linkTo,
  newAddress,
  PASSWORD,
  redeem,
  SITE,
  signIn,
  throughGoogle,
} from "./auth-steps.ts";

/** The local cloud's Auth where it must behave like the hosted one, or more strictly. */
let cloud: Cloud;

beforeAll(async () => {
  cloud = await startTestCloud();
});
afterAll(() => cloud?.stop());

async function signUp(email = newAddress()) {
  const { body } = await askAuth(cloud, "POST /signup", { email, password: PASSWORD });
  return { email, token: body.access_token as string, id: body.user?.id ?? "" };
}

const codeOf = ({ status, body }: Awaited<ReturnType<typeof askAuth>>) => [status, body.error_code];

it("an address that mail can't reach gets no account, as at GoTrue", async () => {
  for (const email of ["an\u200ba@example.com", "ana@example.com\u202c", "ana lee@example.com"])
    expect(codeOf(await askAuth(cloud, "POST /signup", { email, password: PASSWORD }))).toEqual([
      ...[400, "validation_failed"],
    ]);
  expect((await signUp()).token).toBeTruthy();
});

describe("account mail", () => {
  it("carries a token hash to our own pages, works once, and for no other kind", async () => {
    const { email, id } = await signUp();
    await askAuth(cloud, "POST /recover", { email });
    const link = await linkTo(cloud, email, /new password/i);
    expect(link.origin + link.pathname).toBe(`${SITE}/pages/reset-password.html`);
    expect([...link.searchParams.keys()]).toEqual(["token_hash", "type"]);

    const asAnother = new URL(link);
    asAnother.searchParams.set("type", "email_change");
    expect((await redeem(cloud, asAnother)).status).toBe(403);
    const session = await redeem(cloud, link);
    expect([session.status, session.body.user?.id]).toEqual([200, id]);
    expect(codeOf(await redeem(cloud, link))).toEqual([403, "otp_expired"]);
  });

  it("a mail for signing in leads to the login", async () => {
    const { email, id } = await signUp();
    await askAuth(cloud, "POST /otp", { email });
    const link = await linkTo(cloud, email, /sign in/i);
    expect(link.origin + link.pathname).toBe(`${SITE}/login`);
    expect((await redeem(cloud, link)).body.user?.id).toBe(id);
  });

  it("a new address needs both mailboxes, in either order", async () => {
    for (const isOldFirst of [true, false]) {
      const { email, token } = await signUp();
      const wanted = newAddress();
      await askAuth(cloud, "PUT /user", { email: wanted }, token);
      const links = [
        await linkTo(cloud, email, /new email/i),
        await linkTo(cloud, wanted, /new email/i),
      ];
      const [first, second] = (isOldFirst ? links : links.reverse()) as [URL, URL];
      expect(first.searchParams.get("next")).toBe("/profile");

      const half = await redeem(cloud, first);
      expect([half.status, half.body.access_token]).toEqual([200, undefined]);
      expect(await signIn(cloud, wanted)).toBeUndefined();
      expect((await redeem(cloud, first)).status).toBe(403);

      expect((await redeem(cloud, second)).body.user?.email).toBe(wanted);
      expect(await signIn(cloud, wanted)).toBeDefined();
      expect(await signIn(cloud, email)).toBeUndefined();
    }
  });

  it("a third address starts over: earlier consent does not count", async () => {
    const { email, token } = await signUp();
    const [second, third] = [newAddress(), newAddress()];
    await askAuth(cloud, "PUT /user", { email: second }, token);
    await redeem(cloud, await linkTo(cloud, email, /new email/i));
    await askAuth(cloud, "PUT /user", { email: third }, token);
    const half = await redeem(cloud, await linkTo(cloud, third, /new email/i));
    expect(half.body.access_token).toBeUndefined();
    expect(await signIn(cloud, email)).toBeDefined();
  });
});

describe("a mail service that never answers", () => {
  let silent: Server;
  let patient: Cloud;
  beforeAll(async () => {
    silent = createServer(() => {});
    await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
    const { port } = silent.address() as AddressInfo;
    const env = { RESEND_BASE_URL: `http://127.0.0.1:${port}` };
    patient = await startTestCloud({ env });
  });
  afterAll(async () => {
    await patient?.stop();
    silent.closeAllConnections();
    await new Promise((done) => silent.close(done));
  });

  it("delays no answer, and reveals no account", async () => {
    const email = newAddress();
    const arrived = new Promise((tell) => silent.once("request", tell));
    await askAuth(patient, "POST /signup", { email, password: PASSWORD });
    const known = await askAuth(patient, "POST /recover", { email });
    const unknown = await askAuth(patient, "POST /recover", { email: newAddress() });
    expect(known).toEqual({ status: 200, body: {} });
    expect(unknown).toEqual(known);
    await arrived;
  });

  it("is given up on after a while, and reported without the address", async () => {
    const { port } = silent.address() as AddressInfo;
    const { mailTemplates: templates } = await readProjectConfig();
    const said = await new Promise<string>((warn) => {
      const mail = mailService({ RESEND_BASE_URL: `http://127.0.0.1:${port}` }, "");
      const stopped = new AbortController().signal;
      const mailer = createMailer({ mail, templates, siteUrl: SITE, stopped, warn, timeoutMs: 1 });
      void mailer.sendRecovery("dana@example.com", "hash", "123456");
    });
    expect(said).toMatch(/recovery.*timeout/i);
    expect(said).not.toContain("dana");
  });
});

describe("Google", () => {
  const exchange = (back: URL, verifier: string) =>
    askAuth(cloud, "POST /token?grant_type=pkce", {
      auth_code: back.searchParams.get("code"),
      code_verifier: verifier,
    });

  it("opens the existing account when it has verified the address", async () => {
    const { email, id } = await signUp();
    const { back, verifier } = await throughGoogle(cloud, { email, isVerified: true });
    expect([back.origin + back.pathname, back.hash]).toEqual([`${SITE}/login`, ""]);
    expect((await exchange(back, verifier)).body.user?.id).toBe(id);
    expect((await exchange(back, verifier)).status).toBe(404);
  });

  it("leaves the account untouched when it has not", async () => {
    const { email, id } = await signUp();
    const { back } = await throughGoogle(cloud, { email, isVerified: false });
    expect(back.searchParams.get("code")).toBeNull();
    expect(back.searchParams.get("error_code")).toBe("provider_email_needs_verification");
    const identities = await cloud.sql.query(
      "select provider from auth.identities where user_id = $1",
      [id],
    );
    expect(identities).toEqual([{ provider: "email" }]);
    expect(await signIn(cloud, email)).toBeDefined();
  });

  it("creates no account for an unverified address until its mail is followed", async () => {
    const email = newAddress();
    const { back } = await throughGoogle(cloud, { email, isVerified: false });
    expect(back.searchParams.get("error_code")).toBe("provider_email_needs_verification");
    const confirmed = await redeem(cloud, await linkTo(cloud, email, /confirm/i));
    expect(confirmed.body.user?.email).toBe(email);
  });

  it("gives nothing for a code to a browser that didn't ask for it", async () => {
    const { back } = await throughGoogle(cloud, { email: newAddress(), isVerified: true });
    const foreign = await exchange(back, "somebody-else's-verifier-of-at-least-43-characters");
    expect(codeOf(foreign)).toEqual([400, "bad_code_verifier"]);
  });
});

describe("a new password", () => {
  const NEW = "another long one";
  const change = (token: string, current?: string, password = NEW) =>
    askAuth(cloud, "PUT /user", { password, current_password: current }, token);

  it("requires the current one", async () => {
    const { email, token } = await signUp();
    expect(codeOf(await change(token))).toEqual([400, "current_password_required"]);
    expect(codeOf(await change(token, "a guess"))).toEqual([400, "current_password_invalid"]);
    expect(await signIn(cloud, email, NEW)).toBeUndefined();
    expect((await change(token, PASSWORD)).status).toBe(200);
    expect(await signIn(cloud, email, NEW)).toBeDefined();
    const [{ sessions } = { sessions: 0 }] = await cloud.sql.query<{ sessions: number }>(
      `select count(*)::int as sessions from auth.sessions s join auth.users u on u.id = s.user_id
       where u.email = $1`,
      [email],
    );
    // One session from signing up, one from the sign-in above, none left over from the check.
    expect(sessions).toBe(2);
  });

  it("accepts a link from an email instead", async () => {
    const { email } = await signUp();
    await askAuth(cloud, "POST /recover", { email });
    const { body } = await redeem(cloud, await linkTo(cloud, email, /new password/i));
    expect((await change(String(body.access_token))).status).toBe(200);
    expect(await signIn(cloud, email, NEW)).toBeDefined();
  });

  it("accepts a sign-in within the last day when there is none yet", async () => {
    const email = newAddress();
    const { back, verifier } = await throughGoogle(cloud, { email, isVerified: true });
    const { body } = await askAuth(cloud, "POST /token?grant_type=pkce", {
      auth_code: back.searchParams.get("code"),
      code_verifier: verifier,
    });
    const token = String(body.access_token);
    const age = (hours: number) =>
      cloud.sql.query(
        "update auth.sessions set created_at = now() - make_interval(hours => $2) where user_id = $1",
        [body.user?.id, hours],
      );
    await age(25);
    expect(codeOf(await change(token))).toEqual([400, "reauthentication_needed"]);
    await age(23);
    expect((await change(token)).status).toBe(200);
  });

  it("can't be guessed, here or at the login, however many try at once", async () => {
    const { email, token } = await signUp();
    const guesses = Array.from({ length: WRONG_TRIES + 10 }, (_, index) =>
      index < 5
        ? change(token, `guess ${index}`)
        : askAuth(cloud, "POST /token?grant_type=password", { email, password: `guess ${index}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(WRONG_TRIES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await change(token, PASSWORD)).status).toBe(429);
    expect(await signIn(cloud, (await signUp()).email)).toBeDefined();
  });

  it("is refused without a session, like anything else", async () => {
    expect((await change("no.good.token", PASSWORD)).status).toBe(403);
  });
});

describe("a role", () => {
  const operator = operatorOf(() => cloud);
  const counts = async (token = "") => {
    const answer = await fetch(`${cloud.apiUrl}/rest/v1/rpc/operator_counts`, {
      method: "POST",
      headers: { apikey: cloud.publishableKey, authorization: `Bearer ${token}` },
    });
    return answer.status;
  };

  it("is given and taken by a command, and carried by the token as on the hosted platform", async () => {
    const { email, token } = await signUp();
    expect(await counts(token)).toBe(403);
    expect(await operator("add", email.toUpperCase())).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/is operator/),
    });
    expect(await counts(token), "the token is older").toBe(403);

    const { body } = await askAuth(cloud, "POST /token?grant_type=password", {
      email,
      password: PASSWORD,
    });
    expect(await counts(String(body.access_token))).toBe(200);
    const { refresh_token } = body;
    const renewed = await askAuth(cloud, "POST /token?grant_type=refresh_token", { refresh_token });
    expect(await counts(String(renewed.body.access_token))).toBe(200);
    expect(await operator("list")).toMatchObject({ stdout: `operator ${email}\n` });

    expect(await operator("remove", email)).toMatchObject({
      stdout: expect.stringMatching(/no role/),
    });
    expect(await counts(String(renewed.body.access_token)), "at once").toBe(403);
    expect(await signIn(cloud, email), "and the account stays").toBeDefined();
  });

  it("can't be taken by the person, or by anyone with the publishable key", async () => {
    const { email, token, id } = await signUp();
    const wish = { app_metadata: { role: "operator" }, data: { role: "operator" } };
    await askAuth(cloud, "PUT /user", wish, token);
    const signedUp = await askAuth(cloud, "POST /signup", {
      email: newAddress(),
      password: PASSWORD,
      ...wish,
    });
    expect(await counts(await signIn(cloud, email))).toBe(403);
    expect(await counts(String(signedUp.body.access_token))).toBe(403);
    for (const call of ["GET /admin/users", `PUT /admin/users/${id}`]) {
      const refused = await askAuth(cloud, call, call.startsWith("PUT") ? wish : undefined, token);
      expect(codeOf(refused)).toEqual([403, "not_admin"]);
    }
  });

  it("says what is wrong with the command", async () => {
    expect(await operator("add", "nobody@example.com")).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Nobody has signed up as nobody@example.com/),
    });
    expect(await operator("add", "a@example.com", "--role", "king")).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no role king/),
    });
    // As a program, which has to end with that code.
    const program = ["--import", "tsx", "deploy/operator/cli.ts", "add"];
    await expect(promisify(execFile)(process.execPath, program)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("npm run operator -- add"),
    });
  });
});
